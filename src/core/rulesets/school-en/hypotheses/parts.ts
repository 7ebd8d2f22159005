/** The parts of a string: several words without a space, or a word with an affix. */

import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import { type Lexicon, logFrequency } from '../../../lexicon/lexicon.ts';
import { HYPHEN } from '../../../words/normalise.ts';
import { type EnglishQuery, kindOf, OPEN_CLASSES } from '../query.ts';

/** Maximum number of proposed splits. Those with the most common rarer word win. */
const MOST_SPLITS = 2;

/** Words of one letter in their spelling as words; no list of the game has them. *u* is short for *you* in messages. */
const ONE_LETTER: Readonly<Record<string, string>> = { a: 'a', i: 'I', u: 'u' };

/** Returns true when the commonest reading of the word is of a closed class: an article, a pronoun, a preposition, a conjunction. */
const isClosed = (word: string, game: Lexicon): boolean => !OPEN_CLASSES.test(game.readings(word)[0]?.tag ?? '');

/** Proposes two listed words: written together, or a compound that the list lacks. */
export function twoWords({ form, game }: EnglishQuery): Proposal<never>[] {
  const splits: { words: [string, string]; rarer: number; commoner: number }[] = [];
  const last = Math.min(form.length - 2, game.reach(form));
  for (let at = 2; at <= last; at++) {
    const words: [string, string] = [form.slice(0, at), form.slice(at)];
    if (!words.every((word) => game.has(word))) continue;
    const [one, other] = words.map((word) => logFrequency(word, game)) as [number, number];
    splits.push({ words, rarer: Math.min(one, other), commoner: Math.max(one, other) });
  }
  splits.sort((one, other) => other.rarer - one.rarer);
  const ofTwo = splits.slice(0, MOST_SPLITS).flatMap(({ words, rarer, commoner }) => {
    const evidence = { rarer, commoner };
    return [
      { kind: 'written-together', intended: words, evidence } as const,
      { kind: 'derivation', intended: words, evidence } as const,
    ];
  });
  return [...ofTwo, ...withOneLetter(form, game)];
}

/** Proposes a word of one letter before or after another word: `afew`, `iwas`, `andu`. */
function withOneLetter(form: string, game: Lexicon): Proposal<never>[] {
  const [first, rest, start, last] = [form.charAt(0), form.slice(1), form.slice(0, -1), form.slice(-1)];
  const propose = (letter: string, word: string, place: 'before' | 'behind'): Proposal<never>[] => {
    const alone = ONE_LETTER[letter];
    if (alone === undefined || !game.has(word)) return [];
    const evidence = {
      [`${place}Letter`]: 1,
      letterFrequency: logFrequency(word, game),
      letterClosed: Number(isClosed(word, game)),
    };
    return [{ kind: 'written-together', intended: place === 'before' ? [alone, word] : [word, alone], evidence }];
  };
  return [...propose(first, rest, 'before'), ...propose(last, start, 'behind')];
}

/**
 * Returns true when dictionaries have these letters as an affix of this kind. The hyphen shows whether it is a prefix or a suffix: `re-`,
 * `-able`.
 */
const isAffix = (letters: string, spelling: Lexicon, isOfKind: (affix: string) => boolean): boolean =>
  spelling
    .readings(letters)
    .some((reading) => kindOf(reading) === 'affix' && reading.source?.split(', ').some(isOfKind));

/** Minimum length of a base. Almost any string has a shorter word beside an affix; they would crowd the proposals that a fit sees. */
const SHORTEST_BASE = 3;

/** Proposes a listed word with a listed prefix or suffix: `nonfluoridated`, `enablement`. */
export function affixed({ form, game, spelling }: EnglishQuery): Proposal<never>[] {
  if (!spelling) return [];
  const found: Proposal<never>[] = [];
  const propose = (intended: string[], base: string, prefix: number): void => {
    const affix = form.length - base.length;
    found.push({ kind: 'derivation', intended, evidence: { base: logFrequency(base, game), prefix, affix } });
  };
  const [ofWord, ofAffix] = [game.reach(form), spelling.reach(form)];
  for (let at = 1; at < form.length; at++) {
    const [first, last] = [form.slice(0, at), form.slice(at)];
    if (at <= ofAffix && last.length >= SHORTEST_BASE && game.has(last)) {
      if (isAffix(first, spelling, (affix) => affix.endsWith(HYPHEN))) propose([first, last], last, 1);
    }
    if (at <= ofWord && at >= SHORTEST_BASE && spelling.has(last)) {
      const base = [first, `${first}e`].find((word) => game.has(word));
      if (base && isAffix(last, spelling, (affix) => affix.startsWith(HYPHEN))) propose([base, last], base, 0);
    }
  }
  return found;
}
