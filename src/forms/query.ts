import type { RulesetId } from '../rules/verdict.ts';
import { RULESETS } from '../rulesets/index.ts';
import { type FormsPlace, type FormsQuery, keptQuery } from '../storage/forms-queries.ts';

/** The rulesets under which there are paradigms to show. */
export const RULESETS_WITH_FORMS: readonly RulesetId[] = RULESETS.filter(({ offers }) => offers.forms).map(
  ({ id }) => id,
);

const PLACES: readonly FormsPlace[] = ['popup', 'panel', 'window'];

/** What an address of the page stands for. */
export interface AddressedQuery {
  query: FormsQuery;
  /** Under which the query is kept; none in an address without. */
  id: string | null;
  /** The address has an id, and nothing is kept under it any more. */
  isGone: boolean;
}

/** Where the page stands, by its address. */
export function placeIn(search: string): FormsPlace | undefined {
  const place = new URLSearchParams(search).get('in');
  return PLACES.find((known) => known === place);
}

/**
 * What an address of this page asks for.
 * @param search query of the address, with its question mark.
 * @param chosen the rules for an address that names none; where there are no paradigms under these, the first that has some.
 */
export async function readAddress(search: string, chosen: RulesetId): Promise<AddressedQuery> {
  const address = new URLSearchParams(search);
  const id = address.get('id');
  const kept = id ? await keptQuery(id) : undefined;
  // Bookmarks of earlier versions have the query itself in them.
  const asked = kept ?? Object.fromEntries(address);
  return {
    query: { ...queryOf(asked, chosen), place: placeIn(search) },
    id,
    isGone: id !== null && kept === undefined,
  };
}

/** The query in what was kept or written; what is missing or wrong in it takes its default. */
function queryOf(asked: unknown, chosen: RulesetId): FormsQuery {
  const { word, ruleset, choice, filter, worth } = asked as Record<keyof FormsQuery, unknown>;
  return {
    word: typeof word === 'string' ? word : '',
    ruleset: named(ruleset) ?? named(chosen) ?? RULESETS_WITH_FORMS[0]!,
    choice: textIn(choice),
    filter: textIn(filter),
    worth: Boolean(worth),
  };
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}

function named(ruleset: unknown): RulesetId | undefined {
  return RULESETS_WITH_FORMS.find((id) => id === ruleset);
}

/** The same view of another word, or of another paradigm of it. What was narrowed down was narrowed down there. */
export function leadingTo(query: FormsQuery, word: string, choice?: string): FormsQuery {
  return { ...query, word, choice, filter: undefined };
}
