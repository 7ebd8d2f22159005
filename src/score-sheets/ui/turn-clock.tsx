import { useEffect, useRef, useState } from 'preact/hooks';
import { clockTime } from '../../ui/figures.ts';
import { counted, message } from '../../ui/message.ts';
import { Spoken } from '../../ui/spoken.tsx';
import { type Clock, isOver, isRunning, pause, reset, start, timeLeft } from '../play/clock.ts';
import { type Alarm, ring } from './alarm.ts';

interface Props {
  clock: Clock;
  change: (clock: Clock) => void;
  /** What tells that the time is up, besides the page. */
  alarm: Alarm;
  /** Milliseconds before the end at which the clock warns. */
  warnAt?: number;
}

/** Milliseconds between two looks at the clock: a second never shows late enough to see. */
const LOOK = 200;

/** The countdown of a round or turn with its buttons. A screen reader hears the warning and the end, not every second. */
export function TurnClock({ clock, change, alarm, warnAt = 10_000 }: Props) {
  const now = useNow(clock);
  const left = timeLeft(clock, now);
  const running = isRunning(clock, now);
  const over = isOver(clock, now);
  const warns = !over && left <= warnAt;
  /** A page that is opened after the end rings no more. */
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

/** The time, as long as the clock runs; one look after its end, so that the end is shown. */
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
