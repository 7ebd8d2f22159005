import { useEffect, useState } from 'preact/hooks';
import { onListsChanged } from '../platform/storage/active-lists.ts';
import { onExceptionsChanged } from '../platform/storage/exceptions.ts';

/** Returns a number that increases when verdicts may have changed: after a change of word lists, of a policy, or of exceptions. */
export function useVerdictVersion(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const changed = () => setVersion((number) => number + 1);
    const ends = [onListsChanged(changed), onExceptionsChanged(changed)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return version;
}
