import { type FormsQuery, formsAddress } from '../messages/forms-address.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS } from '../storage/ruleset-ids.ts';

/**
 * What an address of this page asks for; what is missing or wrong in it takes its default.
 * @param search query of the address, with its question mark.
 * @param chosen the rules for an address that names none.
 */
export function readQuery(search: string, chosen: RulesetId): FormsQuery {
  const query = new URLSearchParams(search);
  const place = query.get('in');
  return {
    word: query.get('word') ?? '',
    ruleset: RULESET_IDS.find((id) => id === query.get('ruleset')) ?? chosen,
    choice: query.get('choice') || undefined,
    filter: query.get('filter') || undefined,
    worth: query.has('worth'),
    place: place === 'popup' || place === 'window' ? place : undefined,
  };
}

/** Address of the page with this query, relative to the page itself. */
export function hrefOf(query: FormsQuery): string {
  return formsAddress(query).replace(/^.*\?/, '?');
}

/** The same view of another word, or of another paradigm of it. What was narrowed down was narrowed down there. */
export function leadingTo(query: FormsQuery, word: string, choice?: string): FormsQuery {
  return { ...query, word, choice, filter: undefined };
}
