import { useEffect, useState } from 'preact/hooks';
import { rulesetName } from '../../core/explain/explanation.ts';
import { followSync, type ListInUse, type SyncStatus } from '../../platform/storage/sync-state.ts';
import { counted, message } from '../../ui/message.ts';
import { AidSwitch, useAids } from '../../ui/switch.tsx';
import { useLists } from './lists/use-lists.ts';

/** Sync with the user's other devices: its switch, its state, and the lists that this device lacks. */
export function Machines() {
  const isOn = useAids()?.sync;
  const [state, setState] = useState<SyncStatus | undefined>();
  useEffect(() => followSync(setState), []);
  const { lists } = useLists();

  const missing =
    isOn && state && lists
      ? state.lists.filter((list) => !lists.records.some(({ sha256 }) => sha256 === list.sha256))
      : [];
  return (
    <>
      <AidSwitch aid="sync" />
      <p role="status" class="quiet">
        {isOn !== undefined && syncState(isOn ? state : null)}
      </p>
      {isOn && state && state.unfit > 0 && <p class="problem">{counted('sync_unfit', state.unfit)}</p>}
      {isOn && state?.refused && <p class="problem">{message('sync_refused')}</p>}
      {missing.length > 0 && (
        <ul>
          {missing.map((list) => (
            <li key={`${list.ruleset} ${list.sha256}`}>
              {message('sync_list_elsewhere', message(`ruleset_short_${rulesetName(list.ruleset)}`), nameOf(list))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** @param state null if sync is off */
function syncState(state: SyncStatus | undefined | null): string {
  if (state === null) return message('sync_off');
  if (!state?.last) return message('sync_waiting');
  const when = new Date(state.last).toLocaleString(message('language'));
  return message('sync_last', when);
}

function nameOf({ name, edition }: ListInUse): string {
  return edition ? `${name}, ${edition}` : name;
}
