import { useEffect, useId, useState } from 'preact/hooks';
import { type Aid, type Aids, changeAids, onAidsChanged, readAids } from '../platform/storage/aids.ts';
import { message } from './message.ts';
import { useSettings } from './page.tsx';

/**
 * Returns the attributes of a checkbox that the user can focus but not change. `disabled` is not used, because it removes the checkbox from
 * the order of the Tab key.
 */
export function unchangeable(fixed: boolean) {
  return { 'aria-disabled': fixed, onClick: (event: Event) => fixed && event.preventDefault() };
}

/** Returns the features that are on; undefined until they have been read. Updates when another tab changes them. */
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
  /** The explanation below the label. */
  hint: string;
  on: boolean;
  /** True if the user's organisation has fixed it: the user can focus it but not change it. */
  fixed?: boolean;
  change: (on: boolean) => void;
}

/** Shows a checkbox with its explanation. */
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

/** Shows the switch of a feature that is off by default. Shows nothing until its state has been read. */
export function AidSwitch({ aid }: { aid: Aid }) {
  const aids = useAids();
  const { policy } = useSettings();
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
        fixed={policy.fixed.has(aid)}
        change={change}
      />
      <p role="alert" class="problem">
        {failed && message('save_failed')}
      </p>
    </>
  );
}
