//! How long others wait in calm hours, and how much longer while somebody attacks. Machines are shared: what their other guests do must not be taken for
//! the attack's work. So in the long form every attack is compared with the calm just before it and just after it.

use crate::crowd::{Crowd, Manner};
use crate::outcome::Outcome;
use crate::scenarios::{Form, Trial};
use crate::waits::Waits;

/// Another visitor may wait so many times as long as in calm hours.
pub const MOST_RATIO: f64 = 3.0;

pub struct CalmHours {
    form: Form,
    seconds: f64,
    latest: Waits,
}

/// What an attack is judged by once it is over.
pub struct Disturbed {
    waits: Waits,
    broken: usize,
}

impl CalmHours {
    /// The first pages of a young site are slower than later ones: they are not counted.
    pub async fn begin(trial: &Trial, crowd: &mut Crowd, seconds: f64, outcome: &mut Outcome) -> CalmHours {
        crowd.play(Manner::calm(1.0)).await;
        crowd.tally.waits = Waits::default();
        let latest = play(crowd, seconds).await;
        outcome.measure("calm_p99_ms", latest.spread().p99);
        outcome.require(crowd.tally.broken == 0, || format!("{} requests got no reply in calm hours", crowd.tally.broken));
        CalmHours { form: trial.form, seconds, latest }
    }

    /// Others play while the attack goes on, for as long as the calm lasted.
    pub async fn disturbed(&self, crowd: &mut Crowd) -> Disturbed {
        Disturbed::watch(crowd, self.seconds).await
    }

    /// After the attack, when it is calm again.
    pub async fn compare(&mut self, name: &str, during: Disturbed, crowd: &mut Crowd, outcome: &mut Outcome) {
        if self.form == Form::Long {
            let after = play(crowd, self.seconds).await;
            self.latest.join(after.clone());
            during.judge(name, self, outcome);
            self.latest = after;
        } else {
            during.judge(name, self, outcome);
        }
    }
}

impl Disturbed {
    /// Others play for so long while the attack goes on.
    pub async fn watch(crowd: &mut Crowd, seconds: f64) -> Disturbed {
        let broken = crowd.tally.broken;
        let waits = play(crowd, seconds).await;
        Disturbed { waits, broken: crowd.tally.broken - broken }
    }

    /// Ratios are measured by both forms and judged by the long one.
    pub fn judge(&self, name: &str, calm: &CalmHours, outcome: &mut Outcome) {
        let waits = self.waits.spread();
        let ratio = waits.p99 / calm.latest.spread().p99;
        outcome.measure(&format!("{name}_p99_ms"), waits.p99);
        outcome.measure(&format!("{name}_ratio"), ratio);
        outcome.require(waits.count > 0, || format!("{name}: nobody else could answer"));
        outcome.require(self.broken == 0, || format!("{name}: {} requests of others got no reply", self.broken));
        outcome.require(calm.form == Form::Short || ratio <= MOST_RATIO, || {
            format!("{name}: others' p99 was {:.1} ms, {ratio:.1} times that of the calm around it", waits.p99)
        });
    }
}

async fn play(crowd: &mut Crowd, seconds: f64) -> Waits {
    crowd.play(Manner::calm(seconds)).await;
    std::mem::take(&mut crowd.tally.waits)
}
