/** A known word with a prefix or a suffix that the list lacks. */

import PREFIXES from '../../../../../dictionaries/packed/tables/pl-prefixes.json' with { type: 'json' };
import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import { isNoun, isVerbal } from '../../../morphology/pl/tag.ts';
import { logFrequencyOf, type PolishQuery } from '../query.ts';

const kind = 'derivation';

const prefixes = (classes: readonly (keyof typeof PREFIXES)[]): ReadonlySet<string> =>
  new Set(classes.flatMap((one) => PREFIXES[one].split(' ')));

const OF_COMPOUNDS = prefixes(['compound']);
const OF_VERBS = prefixes(['verb']);
const ALL = prefixes(['noun', 'compound', 'adjective', 'around-noun', 'verb']);
const LONGEST = Math.max(...[...ALL].map(({ length }) => length));

/** Minimum length of a base. Almost any string ends with a shorter word; they would crowd the proposals that a fit sees. */
const SHORTEST_BASE = 3;

/** A prefix before a listed word: `antypromocja`. */
export function prefixed(query: PolishQuery): Proposal<never>[] {
  const { form, game, longest } = query;
  const found: Proposal<never>[] = [];
  for (let at = Math.max(1, form.length - longest.last); at <= LONGEST && at <= form.length - SHORTEST_BASE; at++) {
    const prefix = form.slice(0, at);
    const base = form.slice(at);
    if (!ALL.has(prefix) || !game.has(base)) continue;
    const readings = query.readingsOf(base);
    found.push({
      kind,
      intended: [prefix, base],
      evidence: {
        prefix: 1,
        prefixLetters: prefix.length,
        baseLetters: base.length,
        base: logFrequencyOf(base, query),
        ofCompounds: Number(OF_COMPOUNDS.has(prefix)),
        verbal: Number(OF_VERBS.has(prefix) && readings.some(({ tag }) => isVerbal(tag))),
        noun: Number(readings.some(({ tag }) => isNoun(tag))),
      },
    });
  }
  return found;
}

/** Endings of a dictionary form after its stem. */
const ENDINGS = ['', 'a', 'o', 'e', 'y', 'i', 'ek', 'ka', 'ać', 'ić', 'ować'] as const;

const SHORTEST_STEM = 4;

/** Letters of a suffix with its ending. */
const LONGEST_TAIL = 7;

/** Proposes the word with the longest stem that begins the string, and another tail: `bagażnikowy` of *bagażnik*. */
export function suffixed(query: PolishQuery): Proposal<never>[] {
  const { form, game } = query;
  const furthest = Math.min(game.reach(form), form.length - 2);
  for (let at = furthest; at >= Math.max(SHORTEST_STEM, form.length - LONGEST_TAIL); at--) {
    const stem = form.slice(0, at);
    const base = ENDINGS.map((ending) => stem + ending).find(
      (word) =>
        game.has(word) && query.readingsOf(word).some(({ lemma, origin }) => lemma === word && origin === 'attested'),
    );
    if (base === undefined) continue;
    return [
      {
        kind,
        intended: [base],
        evidence: {
          suffix: 1,
          [`tail-${form.slice(at, at + 2)}`]: 1,
          tailLetters: form.length - at,
          stem: at / form.length,
          suffixBase: logFrequencyOf(base, query),
        },
      },
    ];
  }
  return [];
}
