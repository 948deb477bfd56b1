//! What a person reads on a table's page.

/// The question that is put, with all that its form sends along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Names and values of the form's hidden fields: the seat, and which question it is.
    hidden: Vec<(String, String)>,
    pub answers: Vec<String>,
}

impl Question {
    /// The form of answers, if this person is asked.
    pub fn on(page: &str) -> Option<Question> {
        let form = page.split_once("<form class=\"answers\"")?.1.split_once("</form>")?.0;
        let inputs = form.split("<input ").skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag);
        let hidden =
            inputs.filter(|tag| tag.contains("type=\"hidden\"")).filter_map(|tag| Some((value(tag, "name")?, value(tag, "value")?)));
        let answers = form.split("name=\"answer\" ").skip(1).filter_map(|rest| value(rest, "value"));
        Some(Question { hidden: hidden.collect(), answers: answers.collect() })
    }

    pub fn field(&self, name: &str) -> Option<&str> {
        self.hidden.iter().find(|(have, _)| have == name).map(|(_, value)| value.as_str())
    }

    pub fn seat(&self) -> u8 {
        self.field("seat").and_then(|seat| seat.parse().ok()).unwrap_or(0)
    }

    /// What the form posts when this answer is clicked.
    pub fn body(&self, answer: &str) -> String {
        let mut body = form_urlencoded::Serializer::new(String::new());
        body.extend_pairs(&self.hidden).append_pair("answer", answer);
        body.finish()
    }
}

/// How many answers the table had when this page was drawn.
pub fn ply(page: &str) -> Option<usize> {
    value(page.split_once("id=\"p-board\"")?.1, "data-ply")?.parse().ok()
}

pub fn is_over(page: &str) -> bool {
    page.contains("class=\"status over\"")
}

/// The value of an attribute, the first after the beginning of this text.
fn value(tag: &str, name: &str) -> Option<String> {
    let rest = tag.split_once(&format!("{name}=\""))?.1;
    Some(unescape(rest.split_once('"')?.0))
}

fn unescape(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&#39;", "'").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<div class=\"frame\" id=\"p-board\" data-ply=\"17\"></div><form class=\"answers\" method=\"post\" action=\"/t/a/answer\">\
        <input type=\"hidden\" name=\"seat\" value=\"1\"><input type=\"hidden\" name=\"version\" value=\"17.3\">\
        <ul><li><button name=\"answer\" value=\"take a&amp;b\" id=\"x\">Take</button></li><li><button name=\"answer\" value=\"pass\">Pass</button></li></ul></form>";

    #[test]
    fn every_hidden_field_of_the_form_is_sent_back() {
        let question = Question::on(PAGE).unwrap();
        assert_eq!(question.seat(), 1);
        assert_eq!(question.answers, ["take a&b", "pass"]);
        assert_eq!(question.body("take a&b"), "seat=1&version=17.3&answer=take+a%26b");
        assert_eq!(ply(PAGE), Some(17));
        assert!(!is_over(PAGE) && Question::on("<p>nobody is asked</p>").is_none());
    }
}
