import { useEffect, useRef, useState } from 'preact/hooks';
import { message } from '../ui/message.ts';

interface Props {
  /** Empty where a long press leaves. */
  pin: string;
  leave: () => void;
}

/** Milliseconds of a press that no one makes by chance. */
const LONG = 2000;

/** The way out of the table: a press held for two seconds, by pointer or key; the PIN, where one was set. */
export function Leave({ pin, leave }: Props) {
  const [asking, setAsking] = useState(false);
  if (pin === '') return <HeldButton held={leave} />;
  return asking ? (
    <PinField pin={pin} right={leave} given={() => setAsking(false)} />
  ) : (
    <button type="button" class="action" onClick={() => setAsking(true)}>
      {message('judge_leave')}
    </button>
  );
}

function HeldButton({ held }: { held: () => void }) {
  const timer = useRef<number | undefined>(undefined);
  const [pressed, setPressed] = useState(false);
  const begin = () => {
    // A key that is held repeats.
    if (timer.current !== undefined) return;
    setPressed(true);
    timer.current = window.setTimeout(held, LONG);
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

interface PinFieldProps {
  pin: string;
  right: () => void;
  /** Given up. */
  given: () => void;
}

function PinField({ pin, right, given }: PinFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (field.current?.value === pin) return right();
    setWrong(true);
    if (field.current) field.current.value = '';
  };
  return (
    <form class="leaving" onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && given()}>
      <label>
        {message('judge_pin')}
        <input ref={field} type="password" inputMode="numeric" autocomplete="off" maxLength={8} aria-invalid={wrong} />
      </label>
      <button type="submit" class="action">
        {message('judge_leave')}
      </button>
      <button type="button" class="action" onClick={given}>
        {message('judge_stay')}
      </button>
      <span role="alert" class="problem">
        {wrong && message('judge_pin_wrong')}
      </span>
    </form>
  );
}
