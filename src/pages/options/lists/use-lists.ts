import { useEffect, useRef, useState } from 'preact/hooks';
import { type ActiveLists, activeListIds, checksumOf, onListsChanged } from '../../../platform/storage/active-lists.ts';
import { listRecords, type WordListRecord } from '../../../platform/storage/word-lists.ts';
import { unreadableLists } from '../../../ui/unanswered.tsx';

/** The user's lists, and the active list of each ruleset. */
export interface Lists {
  records: readonly WordListRecord[];
  active: ActiveLists;
}

/**
 * Returns the user's lists, updated when this or another tab changes them (undefined until they are read), the sentence that says why they
 * cannot be read, if so, and a function that reads them again.
 */
export function useLists(): {
  lists: Lists | undefined;
  unreadable: string;
  readAgain: () => Promise<void>;
} {
  const [lists, setLists] = useState<Lists | undefined>();
  const [unreadable, setUnreadable] = useState('');
  /** Number of the latest read; an earlier one may end later. */
  const readings = useRef(0);
  const readAgain = async () => {
    const number = ++readings.current;
    try {
      const read = await readLists();
      if (number !== readings.current) return;
      setLists(read);
      setUnreadable('');
    } catch (error) {
      console.error(error);
      setUnreadable(unreadableLists(error));
    }
  };
  useEffect(() => {
    readAgain();
    return onListsChanged(readAgain);
  }, []);
  return { lists, unreadable, readAgain };
}

async function readLists(): Promise<Lists> {
  const [records, inUse] = await Promise.all([listRecords(), activeListIds()]);
  const active = Object.entries(inUse).map(([ruleset, id]) => {
    const checksum = checksumOf(id);
    return [ruleset, records.find(({ sha256 }) => sha256 === checksum)?.id ?? id];
  });
  return { records, active: Object.fromEntries(active) };
}
