import { useEffect, useRef, useState } from 'preact/hooks';
import type { PinHash } from '../../platform/storage/pin.ts';
import { afterSecond, storedTries, type Tries, tryPin } from '../../platform/storage/pin.ts';
import { counted, message } from '../../ui/message.ts';
import { Spoken } from '../../ui/page.tsx';

interface Props {
  /** Null if a long press leaves. */
  pin: PinHash | null;
  leave: () => void;
}

/** Milliseconds of a press that is not accidental. */
const LONG_PRESS_MS = 2000;

/** The exit from the table: a press of two seconds by pointer or key, or the PIN if one was set. */
export function Leave({ pin, leave }: Props) {
  return pin ? <LeaveByPin pin={pin} leave={leave} /> : <HeldButton onHeld={leave} />;
}

function HeldButton({ onHeld }: { onHeld: () => void }) {
  const timer = useRef<number | undefined>(undefined);
  const [pressed, setPressed] = useState(false);
  const begin = () => {
    // A held key repeats.
    if (timer.current !== undefined) return;
    setPressed(true);
    timer.current = window.setTimeout(onHeld, LONG_PRESS_MS);
  };
  const end = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setPressed(false);
  };
  useEffect(() => end, []);
  const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  return (
    <button
      type="button"
      class={`action held ${pressed ? 'pressed' : ''}`}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onKeyDown={(event) => isPress(event) && begin()}
      onKeyUp={end}
      onBlur={end}
      onContextMenu={(event) => event.preventDefault()}
    >
      {message('judge_hold_to_leave')}
    </button>
  );
}

interface LeaveByPinProps {
  pin: PinHash;
  leave: () => void;
}

function LeaveByPin({ pin, leave }: LeaveByPinProps) {
  const [asking, setAsking] = useState(false);
  // Here, because the wait continues while the field is closed.
  const [wait, setTries] = useWait(pin);
  return asking ? (
    <PinField pin={pin} wait={wait} onTry={setTries} onRight={leave} cancel={() => setAsking(false)} />
  ) : (
    <button type="button" class="action" onClick={() => setAsking(true)}>
      {message('judge_leave')}
    </button>
  );
}

/** Seconds until the next PIN is accepted, counted down. */
function useWait(pin: PinHash): [wait: number, setTries: (tries: Tries) => void] {
  const [tries, setTries] = useState(() => storedTries(pin));
  useEffect(() => {
    if (tries.wait === 0) return;
    const timer = setTimeout(() => setTries(afterSecond(tries, pin)), 1000);
    return () => clearTimeout(timer);
  }, [tries]);
  return [tries.wait, setTries];
}

interface PinFieldProps {
  pin: PinHash;
  /** Seconds until the next PIN is accepted. */
  wait: number;
  onTry: (tries: Tries) => void;
  onRight: () => void;
  /** Called when the user gives up. */
  cancel: () => void;
}

function PinField({ pin, wait, onTry, onRight, cancel }: PinFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const checking = useRef(false);
  const [wrong, setWrong] = useState(false);
  const spokenWait = useSpokenWait(wait);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = field.current?.value;
    if (!typed || !field.current || wait > 0 || checking.current) return;
    field.current.value = '';
    field.current.focus();
    setWrong(false);
    checking.current = true;
    const attempt = await tryPin(typed, pin).finally(() => {
      checking.current = false;
    });
    if (attempt.state === 'right') return onRight();
    onTry(attempt.tries);
    setWrong(attempt.state === 'wrong');
  };
  return (
    <form class="leaving" onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && cancel()}>
      <label class="pin">
        {message('judge_pin')}
        <input ref={field} type="password" inputMode="numeric" autocomplete="off" maxLength={8} aria-invalid={wrong} />
      </label>
      <button type="submit" class="action" aria-disabled={wait > 0} aria-describedby="pin-wait">
        {message('judge_leave')}
      </button>
      <button type="button" class="action" onClick={cancel}>
        {message('judge_stay')}
      </button>
      <span role="alert" class="problem">
        {wrong && message('judge_pin_wrong')}
      </span>
      <span id="pin-wait" class="wait">
        {wait > 0 && counted('judge_pin_wait', wait)}
      </span>
      <Spoken text={spokenWait} />
    </form>
  );
}

/** The text about a wait for screen readers: its length when it begins, and its end. Every second would be too much. */
function useSpokenWait(wait: number): string {
  const [spoken, setSpoken] = useState('');
  const isWaiting = wait > 0;
  useEffect(() => {
    if (isWaiting) setSpoken(counted('judge_pin_wait', wait));
    else setSpoken((before) => before && message('judge_pin_again'));
  }, [isWaiting]);
  return spoken;
}
