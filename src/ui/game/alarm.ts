/** What tells that the time is up, besides the page. */
export interface Alarm {
  sound: boolean;
  vibration: boolean;
}

/** Can this device vibrate? Browsers of desktop computers have the function too, or have it not. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Three short beeps, loud enough beside a conversation: seconds after the first begins, hertz, seconds, and part of full volume. */
const BEEPS = { starts: [0, 0.3, 0.6], pitch: 880, length: 0.18, volume: 0.4 };

/** Milliseconds of vibration, pause, vibration. */
const PULSES = [300, 150, 300];

export function soundAlarm(): void {
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: BEEPS.volume });
  volume.connect(audio.destination);
  const beeps = BEEPS.starts.map((start) => {
    const beep = new OscillatorNode(audio, { frequency: BEEPS.pitch });
    beep.connect(volume);
    beep.start(audio.currentTime + start);
    beep.stop(audio.currentTime + start + BEEPS.length);
    return beep;
  });
  // A page may have only a few of these open.
  beeps.at(-1)?.addEventListener('ended', () => audio.close());
}

/** Does what was chosen; nothing by default. */
export function ring({ sound, vibration }: Alarm): void {
  if (sound) soundAlarm();
  if (vibration && canVibrate()) navigator.vibrate(PULSES);
}
