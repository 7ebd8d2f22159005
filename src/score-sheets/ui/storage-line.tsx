import { message } from '../../ui/message.ts';
import type { StorageNotice } from './use-saved-games.ts';

/** What the players must know of how their game is kept; nothing while all is well. */
export function StorageLine({ notice }: { notice: StorageNotice | null }) {
  return (
    <div role="alert" class="storage-line">
      {notice && <p class="problem">{message(`game_storage_${notice}`)}</p>}
    </div>
  );
}
