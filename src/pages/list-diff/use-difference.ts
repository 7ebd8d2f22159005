import { useEffect, useState } from 'preact/hooks';
import { listBytes } from '../../platform/storage/word-lists.ts';
import type { Side } from './difference-messages.ts';
import { type Difference, startDifference } from './start-difference.ts';

export type Compared =
  | { state: 'none' }
  | { state: 'comparing' }
  | { state: 'ready'; difference: Difference; counts: Record<Side, number> }
  | { state: 'failed' };

/** The difference of two lists, by their ids; computed again when one of them changes. */
export function useDifference(older: string | undefined, newer: string | undefined): Compared {
  const [compared, setCompared] = useState<Compared>({ state: 'none' });
  useEffect(() => {
    setCompared({ state: 'none' });
    if (!older || !newer) return;
    setCompared({ state: 'comparing' });
    const difference = startDifference();
    let ended = false;
    Promise.all([listBytes(older), listBytes(newer)])
      .then(([olderBytes, newerBytes]) => difference.ask({ ask: 'compare', older: olderBytes, newer: newerBytes }))
      .then((counts) => ended || setCompared({ state: 'ready', difference, counts }))
      .catch((error) => {
        console.error(error);
        if (!ended) setCompared({ state: 'failed' });
      });
    return () => {
      ended = true;
      difference.end();
    };
  }, [older, newer]);
  return compared;
}
