import { useEffect, useState } from 'preact/hooks';
import type { FormsQuery } from '../messages/forms-address.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { hrefOf, readQuery } from './query.ts';

export interface QueryInAddress {
  query: FormsQuery;
  /** What is typed or switched: the address follows, and going back skips it. */
  change: (changes: Partial<FormsQuery>) => void;
  /** A link was followed: going back leads here again. */
  follow: (next: FormsQuery) => void;
}

/** The query of the page's address, kept in step with it both ways. @param chosen rules for an address without. */
export function useQuery(chosen: RulesetId): QueryInAddress {
  const [query, setQuery] = useState(() => readQuery(location.search, chosen));
  useEffect(() => {
    const cameBack = () => setQuery(readQuery(location.search, chosen));
    addEventListener('popstate', cameBack);
    return () => removeEventListener('popstate', cameBack);
  }, []);
  return {
    query,
    change(changes) {
      const next = { ...query, ...changes };
      setQuery(next);
      history.replaceState(null, '', hrefOf(next));
    },
    follow(next) {
      setQuery(next);
      history.pushState(null, '', hrefOf(next));
    },
  };
}
