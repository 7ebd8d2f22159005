import { useEffect, useRef, useState } from 'preact/hooks';
import { browser } from '../browser.ts';
import { formsAddress } from '../messages/forms-address.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { changeQuery, type FormsQuery, keepQuery } from '../storage/forms-queries.ts';
import { type AddressedQuery, readAddress } from './query.ts';

export interface QueryInAddress {
  query: FormsQuery;
  /** The address stands for something that is no longer kept. */
  isGone: boolean;
  /** What is typed or switched: what is kept follows, and going back skips it. */
  change: (changes: Partial<FormsQuery>) => void;
  /** A link was followed: going back leads here again. */
  follow: (next: FormsQuery) => void;
}

/**
 * The query that the page's address stands for, kept in step with it both ways.
 * @param first what the address stands for when the page opens. @param chosen rules for an address without.
 */
export function useQuery(first: AddressedQuery, chosen: RulesetId): QueryInAddress {
  const [{ query, isGone }, setShown] = useState(first);
  const id = useRef(first.id);
  const show = (next: AddressedQuery) => {
    id.current = next.id;
    setShown(next);
  };
  useEffect(() => {
    const cameBack = async () => show(await readAddress(location.search, chosen));
    addEventListener('popstate', cameBack);
    return () => removeEventListener('popstate', cameBack);
  }, []);
  /** The page goes on with what it cannot keep; only reloading and going back lose it. */
  const keep = (keeping: Promise<unknown>) => keeping.catch(() => {});
  return {
    query,
    isGone,
    change(changes) {
      const next = { ...query, ...changes };
      if (id.current) keep(changeQuery(id.current, next));
      else {
        id.current = crypto.randomUUID();
        keep(keepQuery(next, id.current));
        history.replaceState(null, '', addressOf(next, id.current));
      }
      show({ query: next, id: id.current, isGone: false });
    },
    follow(next) {
      const id = crypto.randomUUID();
      keep(keepQuery(next, id));
      history.pushState(null, '', addressOf(next, id));
      show({ query: next, id, isGone: false });
    },
  };
}

function addressOf({ place }: FormsQuery, id: string): string {
  return browser.runtime.getURL(formsAddress(place, id));
}

/** An address of the page with this query, for a link. It is kept at once; the page may open before that has ended. */
export function addressFor(query: FormsQuery): string {
  const id = crypto.randomUUID();
  keepQuery(query, id).catch(() => {});
  return addressOf(query, id);
}
