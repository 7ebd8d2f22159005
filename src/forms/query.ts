import { type FormsPlace, type FormsQuery, formsAddress } from '../messages/forms-address.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS } from '../storage/ruleset-ids.ts';
import { hasFormsView } from '../storage/ruleset-language.ts';

/** The rulesets under which there are paradigms to show. */
export const RULESETS_WITH_FORMS: readonly RulesetId[] = RULESET_IDS.filter(hasFormsView);

const PLACES: readonly FormsPlace[] = ['popup', 'panel', 'window'];

/**
 * What an address of this page asks for; what is missing or wrong in it takes its default.
 * @param search query of the address, with its question mark.
 * @param chosen the rules for an address that names none; where there are no paradigms under these, the first that has some.
 */
export function readQuery(search: string, chosen: RulesetId): FormsQuery {
  const query = new URLSearchParams(search);
  const place = query.get('in');
  return {
    word: query.get('word') ?? '',
    ruleset: named(query.get('ruleset')) ?? named(chosen) ?? 'pfs-2018',
    choice: query.get('choice') || undefined,
    filter: query.get('filter') || undefined,
    worth: query.has('worth'),
    place: PLACES.find((known) => known === place),
  };
}

function named(ruleset: string | null): RulesetId | undefined {
  return RULESETS_WITH_FORMS.find((id) => id === ruleset);
}

/** Address of the page with this query, relative to the page itself. */
export function hrefOf(query: FormsQuery): string {
  return formsAddress(query).replace(/^.*\?/, '?');
}

/** The same view of another word, or of another paradigm of it. What was narrowed down was narrowed down there. */
export function leadingTo(query: FormsQuery, word: string, choice?: string): FormsQuery {
  return { ...query, word, choice, filter: undefined };
}
