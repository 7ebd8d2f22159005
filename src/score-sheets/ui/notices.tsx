import type { ComponentChildren } from 'preact';
import { message } from '../../ui/message.ts';
import type { StorageNotice } from './use-game.ts';

/** The reason why an action failed. It is always in the page, so that screen readers announce a new error. */
export function ErrorLine({ id, children }: { id?: string; children?: ComponentChildren }) {
  return (
    <p id={id} class="problem" role="alert">
      {children}
    </p>
  );
}

/** The notice about the storage of the game; empty without errors. */
export function StorageLine({ notice }: { notice: StorageNotice | null }) {
  return (
    <div role="alert" class="storage-line">
      {notice && <p class="problem">{message(`game_storage_${notice}`)}</p>}
    </div>
  );
}
