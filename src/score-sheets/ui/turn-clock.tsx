import { useEffect, useRef, useState } from 'preact/hooks';
import { clockTime } from '../../ui/figures.ts';
import { counted, message } from '../../ui/message.ts';
import { Spoken } from '../../ui/page.tsx';
import { type Clock, isOver, isRunning, pause, reset, start, timeLeft } from '../play/clock.ts';

/** Signals at the end of the time. */
interface Alarm {
  sound: boolean;
  vibration: boolean;
}

/** Returns true if this device can vibrate. Chromium has the function on desktop computers too, where it does nothing. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Three short beeps: starts and length in seconds, pitch in hertz, volume from 0 to 1. */
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
  // A page may have only a few open contexts.
  beeps.at(-1)?.addEventListener('ended', () => audio.close());
}

/** Plays the chosen signals. */
export function ring({ sound, vibration }: Alarm): void {
  if (sound) beep();
  if (vibration && canVibrate()) navigator.vibrate(PULSES);
}

interface Props {
  clock: Clock;
  change: (clock: Clock) => void;
  alarm: Alarm;
  /** Milliseconds before the end at which the clock warns. */
  warnAt?: number;
}

/** Milliseconds between two updates, so short that users do not see a late second. */
const LOOK = 200;

/** The countdown of a round or turn with its buttons. Screen readers announce the warning and the end, not every second. */
export function TurnClock({ clock, change, alarm, warnAt = 10_000 }: Props) {
  const now = useNow(clock);
  const left = timeLeft(clock, now);
  const running = isRunning(clock, now);
  const over = isOver(clock, now);
  const warns = !over && left <= warnAt;
  /** True when the clock has run on this page, so that a page opened after the end does not ring. */
  const seenRunning = useRef(false);
  useEffect(() => {
    if (over && seenRunning.current) ring(alarm);
    seenRunning.current = running;
  }, [over, running]);
  const touched = clock.startedAt !== null || left < clock.length;
  return (
    <div class={`turn-clock${over ? ' over' : warns ? ' warns' : ''}`}>
      <span class="time" role="timer" aria-label={message('game_clock')}>
        {clockTime(left)}
      </span>
      <progress max={clock.length} value={left} aria-hidden="true" />
      <span class="game-actions">
        {!over && (
          <button
            type="button"
            class="action"
            onClick={() => change(running ? pause(clock, Date.now()) : start(clock, Date.now()))}
          >
            {running ? message('game_clock_pause') : message('game_clock_start')}
          </button>
        )}
        {touched && (
          <button type="button" class="action" onClick={() => change(reset(clock))}>
            {message('game_clock_reset')}
          </button>
        )}
      </span>
      {over && <strong class="problem">{message('game_clock_over')}</strong>}
      <Spoken
        text={over ? message('game_clock_over') : warns && running ? counted('game_clock_warning', warnAt / 1000) : ''}
      />
    </div>
  );
}

/** Returns the current time, updated while the clock runs and once after its end. */
function useNow(clock: Clock): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (clock.startedAt === null) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (!isRunning(clock, Date.now())) clearInterval(timer);
    }, LOOK);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
