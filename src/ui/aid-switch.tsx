import { useState } from 'preact/hooks';
import { type Aid, changeAids } from '../platform/storage/aids.ts';
import { policyInForce } from '../platform/storage/policy-in-force.ts';
import { message } from './message.ts';
import { Switch } from './switch.tsx';
import { useAids } from './use-aids.ts';

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
