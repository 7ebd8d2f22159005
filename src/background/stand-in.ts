/** Stands in for the rules and the packed lexicon until they are there. */

import type { Lexicon } from '../lexicon/lexicon.ts';
import type { ListName, RulesetId, Verdict } from '../rules/verdict.ts';

export function openLexicon(bytes: ArrayBuffer): Lexicon {
  const list = new Set(['okno', 'kot', 'remaki', 'remakiem', 'chcesz']);
  if (bytes.byteLength === 0) throw new Error('empty');
  return { has: (form) => list.has(form), readings: () => [], forms: () => [] };
}

interface Lexicons {
  game: Lexicon;
  spelling: Lexicon | null;
  list: ListName;
}

export function needsSpelling(word: string, _ruleset: RulesetId, lexicons: Lexicons): boolean {
  return !lexicons.game.has(word.toLowerCase());
}

export function judge(word: string, ruleset: RulesetId, lexicons: Lexicons): Verdict {
  const lower = word.toLowerCase();
  const allowed = lexicons.game.has(lower);
  return {
    word,
    tiles: lower.toUpperCase(),
    ruleset,
    verdict: allowed ? 'allowed' : 'disallowed',
    reasons: [
      allowed
        ? { rule: `${ruleset}/listed`, section: '5', effect: 'admits', decides: true, evidence: {} }
        : { rule: `${ruleset}/not-listed`, section: '5', effect: 'excludes', decides: true, evidence: {} },
    ],
    analyses: allowed ? [{ lemma: lower, tag: 'subst:sg:nom:m3', origin: 'attested' }] : [],
    basis: { kind: 'open-list', list: lexicons.list },
    points: [...lower].length,
    suggestions: [],
  };
}
