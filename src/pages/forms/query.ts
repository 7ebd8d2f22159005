import { useEffect, useRef, useState } from 'preact/hooks';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { RULESETS } from '../../core/rulesets/index.ts';
import { browser } from '../../platform/browser.ts';
import {
  changeQuery,
  type FormsPlace,
  type FormsQuery,
  formsAddress,
  readQuery,
  storeQuery,
} from '../../platform/storage/forms-queries.ts';

/** The rulesets with a forms view. */
export const RULESETS_WITH_FORMS: readonly RulesetId[] = RULESETS.filter(({ offers }) => offers.forms).map(
  ({ id }) => id,
);

const PLACES: readonly FormsPlace[] = ['popup', 'panel', 'window'];

/** The query that an address of the page refers to. */
export interface AddressedQuery {
  query: FormsQuery;
  /** The id under which the query is stored; null if the address has none. */
  id: string | null;
  /** True if the address has an id whose query is no longer stored. */
  isGone: boolean;
  /** The ruleset of the address, if it has no forms view: the query is by another one. */
  replaced?: RulesetId | undefined;
}

/** Returns from the address where the page is shown. */
export function placeIn(search: string): FormsPlace | undefined {
  const place = new URLSearchParams(search).get('in');
  return PLACES.find((known) => known === place);
}

/**
 * Reads the query that an address of this page refers to.
 * @param search query of the address, with its question mark
 * @param defaultRuleset the ruleset for an address without one; if it has no forms view, the first ruleset that has one is used
 */
export async function readAddress(search: string, defaultRuleset: RulesetId): Promise<AddressedQuery> {
  const address = new URLSearchParams(search);
  const id = address.get('id');
  const stored = id ? await readQuery(id) : undefined;
  // Bookmarks of earlier versions contain the query itself, with an older name of one field.
  const fields = stored ?? { ...Object.fromEntries(address), withPoints: address.get('worth') };
  return {
    query: { ...queryOf(fields, defaultRuleset), place: placeIn(search) },
    id,
    isGone: id !== null && stored === undefined,
    replaced: RULESETS.find((one) => one.id === address.get('ruleset') && !one.offers.forms)?.id,
  };
}

/** Parses a query; missing and invalid fields get their defaults. */
function queryOf(fields: unknown, defaultRuleset: RulesetId): FormsQuery {
  const { word, ruleset, choice, filter, withPoints } = fields as Record<keyof FormsQuery, unknown>;
  return {
    word: typeof word === 'string' ? word : '',
    ruleset: knownRuleset(ruleset) ?? knownRuleset(defaultRuleset) ?? RULESETS_WITH_FORMS[0]!,
    choice: textIn(choice),
    filter: textIn(filter),
    withPoints: Boolean(withPoints),
  };
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}

function knownRuleset(ruleset: unknown): RulesetId | undefined {
  return RULESETS_WITH_FORMS.find((id) => id === ruleset);
}

/** The same view for another word, or for another paradigm of the word, without the filter. */
export function queryFor(query: FormsQuery, word: string, choice?: string): FormsQuery {
  return { ...query, word, choice, filter: undefined };
}

export interface QueryInAddress extends Pick<AddressedQuery, 'query' | 'isGone' | 'replaced'> {
  /** For input and switches: changes the stored query without a history entry. */
  change: (changes: Partial<FormsQuery>) => void;
  /** For links: adds a history entry. */
  follow: (next: FormsQuery) => void;
}

/**
 * The query of the page's address, kept in sync with it.
 * @param first the query when the page opens
 * @param defaultRuleset ruleset for an address without one
 */
export function useQuery(first: AddressedQuery, defaultRuleset: RulesetId): QueryInAddress {
  const [{ query, isGone, replaced }, setShown] = useState(first);
  const id = useRef(first.id);
  const show = (next: AddressedQuery) => {
    id.current = next.id;
    setShown(next);
  };
  useEffect(() => {
    const cameBack = async () => show(await readAddress(location.search, defaultRuleset));
    addEventListener('popstate', cameBack);
    return () => removeEventListener('popstate', cameBack);
  }, []);
  /** If storing fails the page still works; only reloading and going back lose the query. */
  const ignoreFailure = (storing: Promise<unknown>) => storing.catch(() => {});
  return {
    query,
    isGone,
    replaced,
    change(changes) {
      const next = { ...query, ...changes };
      if (id.current) ignoreFailure(changeQuery(id.current, next));
      else {
        id.current = crypto.randomUUID();
        ignoreFailure(storeQuery(next, id.current));
        history.replaceState(null, '', addressOf(next, id.current));
      }
      show({ query: next, id: id.current, isGone: false });
    },
    follow(next) {
      const id = crypto.randomUUID();
      ignoreFailure(storeQuery(next, id));
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
  storeQuery(query, id).catch(() => {});
  return addressOf(query, id);
}
