import { useEffect, useId, useState } from 'preact/hooks';
import { type Aid, type Aids, changeAids, onAidsChanged, readAids } from '../platform/storage/aids.ts';
import { policyInForce } from '../platform/storage/policy-in-force.ts';
import { message } from './message.ts';

/**
 * What makes a checkbox one that can be reached and read, by screen readers too, but not changed: `disabled` would take it out of the
 * order of the keys.
 */
export function unchangeable(fixed: boolean) {
  return { 'aria-disabled': fixed, onClick: (event: Event) => fixed && event.preventDefault() };
}

/** Which aids are on; undefined until that has been read. Follows what is switched in other tabs. */
export function useAids(): Aids | undefined {
  const [aids, setAids] = useState<Aids | undefined>();
  useEffect(() => {
    readAids().then(setAids);
    return onAidsChanged(setAids);
  }, []);
  return aids;
}

interface Props {
  label: string;
  /** What it means, below the label. */
  hint: string;
  on: boolean;
  /** By the user's organisation: then it can be reached and read, and not changed. */
  fixed?: boolean;
  change: (on: boolean) => void;
}

/** A choice that is on or off. */
export function Switch({ label, hint, on, fixed = false, change }: Props) {
  const id = useId();
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={id}
          {...unchangeable(fixed)}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        {label}
      </label>
      <p id={id} class={fixed ? 'managed note' : 'quiet note'}>
        {fixed ? message('managed') : hint}
      </p>
    </>
  );
}

/** One of the aids that are off until somebody switches them on. Nothing until it is known how it stands. */
export function AidSwitch({ aid }: { aid: Aid }) {
  const aids = useAids();
  const [failed, setFailed] = useState(false);
  if (!aids) return null;
  const change = (on: boolean) =>
    changeAids({ [aid]: on }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <>
      <Switch
        label={message(`${aid}_switch`)}
        hint={message(`${aid}_switch_hint`)}
        on={aids[aid]}
        fixed={policyInForce().fixed.has(aid)}
        change={change}
      />
      <p role="alert" class="problem">
        {failed && message('save_failed')}
      </p>
    </>
  );
}
