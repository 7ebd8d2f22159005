import { useState } from 'preact/hooks';
import { changeAid } from '../storage/aids.ts';
import { message } from './message.ts';
import { Switch } from './switch.tsx';
import { useAids } from './use-aids.ts';

/** Allows words to be looked for; off until somebody switches it on. Nothing until it is known how it stands. */
export function StudySwitch() {
  const aids = useAids();
  const [failed, setFailed] = useState(false);
  if (!aids) return null;
  const change = (on: boolean) =>
    changeAid('study', on).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <>
      <Switch label={message('study_switch')} hint={message('study_switch_hint')} on={aids.study} change={change} />
      <p role="alert" class="problem">
        {failed && message('save_failed')}
      </p>
    </>
  );
}
