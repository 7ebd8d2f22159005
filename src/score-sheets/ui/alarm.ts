/** What tells that the time is up, besides the page. */
export interface Alarm {
  sound: boolean;
  vibration: boolean;
}

/** Can this device vibrate? Chromium has the function on desktop computers too, where nothing vibrates. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Three short beeps: when each starts and how long it is, in seconds, its pitch in hertz, and its part of the full volume. */
const BEEPS = { starts: [0, 0.3, 0.6], pitch: 880, length: 0.18, volume: 0.4 };

/** Milliseconds of vibration, pause, vibration. */
const PULSES = [300, 150, 300];

function beep(): void {
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: BEEPS.volume });
  volume.connect(audio.destination);
  const beeps = BEEPS.starts.map((start) => {
    const tone = new OscillatorNode(audio, { frequency: BEEPS.pitch });
    tone.connect(volume);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + BEEPS.length);
    return tone;
  });
  // A page may have only a few of these open.
  beeps.at(-1)?.addEventListener('ended', () => audio.close());
}

/** Does what was chosen; nothing by default. */
export function ring({ sound, vibration }: Alarm): void {
  if (sound) beep();
  if (vibration && canVibrate()) navigator.vibrate(PULSES);
}
