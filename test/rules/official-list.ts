import type { OfficialList, OwnException } from '../../src/core/rules/rules.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { rulesetOf } from '../../src/core/rulesets/index.ts';
import { lookupKey } from '../../src/core/words/query.ts';

/** Returns a user's list with these words, in any spelling. */
export function officialList(ruleset: RulesetId, words: readonly string[]): OfficialList {
  const forms = new Set(words.map((word) => lookupKey(word, rulesetOf(ruleset).language)));
  const lengths = [...forms].map((form) => form.length);
  return {
    name: 'Club list',
    edition: '2026',
    has: (form) => forms.has(form),
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
  };
}

/** Returns exceptions for a verdict: `+word` is admitted, `-word` barred; the note has the same letters. */
export function ownExceptions(ruleset: RulesetId, ...signed: string[]): ReadonlyMap<string, OwnException> {
  return new Map(
    signed.map((one): [string, OwnException] => {
      const word = one.slice(1);
      return [
        lookupKey(word, rulesetOf(ruleset).language),
        { effect: one.startsWith('+') ? 'admits' : 'bars', note: `note on ${word}` },
      ];
    }),
  );
}
