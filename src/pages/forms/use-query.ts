import { useEffect, useRef, useState } from 'preact/hooks';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { browser } from '../../platform/browser.ts';
import { formsAddress } from '../../platform/messages/forms-address.ts';
import { changeQuery, type FormsQuery, keepQuery } from '../../platform/storage/forms-queries.ts';
import { type AddressedQuery, readAddress } from './query.ts';

export interface QueryInAddress {
  query: FormsQuery;
  /** True if the address refers to a query that is no longer stored. */
  isGone: boolean;
  /** For input and switches: changes the stored query without a history entry. */
  change: (changes: Partial<FormsQuery>) => void;
  /** For links: adds a history entry. */
  follow: (next: FormsQuery) => void;
}

/**
 * The query of the page's address, kept in sync with it.
 * @param first the query when the page opens
 * @param chosen ruleset for an address without one
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
  /** If storing fails the page still works; only reloading and going back lose the query. */
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

/** Returns an address of the page with this query, for a link. The query is stored at once; the page may open before storing has ended. */
export function addressFor(query: FormsQuery): string {
  const id = crypto.randomUUID();
  keepQuery(query, id).catch(() => {});
  return addressOf(query, id);
}
