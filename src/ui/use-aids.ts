import { useEffect, useState } from 'preact/hooks';
import { type Aids, onAidsChanged, readAids } from '../platform/storage/aids.ts';

/** Which aids are on; undefined until that has been read. Follows what is switched in other tabs. */
export function useAids(): Aids | undefined {
  const [aids, setAids] = useState<Aids | undefined>();
  useEffect(() => {
    readAids().then(setAids);
    return onAidsChanged(setAids);
  }, []);
  return aids;
}
