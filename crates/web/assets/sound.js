
// ---- sound: small, our own, made of tones; off until it is switched on ------------------------------------------------------------------

// Each is a row of tones: when it begins, how high, how long, how loud; wood knocks, bells ring.
const SOUNDS = {
  step: [[0, 190, .07, .25, "triangle"], [.015, 95, .09, .3, "sine"]],
  turn: [[0, 659, .5, .16, "sine"], [.12, 880, .7, .16, "sine"], [.12, 1760, .4, .03, "sine"]],
  chat: [[0, 523, .12, .12, "triangle"], [.07, 784, .18, .1, "triangle"]],
  end: [[0, 523, .5, .14, "triangle"], [.16, 659, .5, .14, "triangle"], [.32, 784, .5, .14, "triangle"], [.48, 1047, 1.2, .16, "sine"]],
};
let audio = null;

function play(name) {
  if (!preferences.sound || !window.AudioContext) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  for (const [after, height, length, loud, shape] of SOUNDS[name]) {
    const begins = audio.currentTime + after, tone = audio.createOscillator(), volume = audio.createGain();
    tone.type = shape;
    tone.frequency.value = height;
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(loud, begins + .008);
    volume.gain.exponentialRampToValueAtTime(.0001, begins + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begins);
    tone.stop(begins + length);
  }
}
