/** What a string is put together from: several words without a space, or a word with an affix. */

import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import { logFrequency } from '../../../diagnosis/log-frequency.ts';
import type { Lexicon, Reading } from '../../../lexicon/lexicon.ts';
import { HYPHEN } from '../../../words/normalise.ts';
import { kindOf } from '../kinds.ts';
import type { EnglishQuestion } from '../question.ts';

const OPEN_CLASSES = /^(?:noun|verb|adj)/;

/** Is the word a noun, verb or adjective in its likeliest reading? */
export const isOpenClass = (word: string, game: Lexicon): boolean =>
  OPEN_CLASSES.test(game.readings(word)[0]?.tag ?? '');

const isNoun = (word: string, game: Lexicon): boolean => game.readings(word)[0]?.tag.startsWith('noun') === true;

/** Splits that are proposed at most: those of which the rarer word is the commonest. */
const MOST_SPLITS = 2;

/** Two listed words: written together, or a compound that the list lacks. */
export function twoWords({ form, game }: EnglishQuestion): Proposal<never>[] {
  const splits: { words: [string, string]; rarer: number; commoner: number }[] = [];
  for (let at = 2; at <= form.length - 2; at++) {
    const words: [string, string] = [form.slice(0, at), form.slice(at)];
    if (!words.every((word) => game.has(word))) continue;
    const [one, other] = words.map((word) => logFrequency(word, game)) as [number, number];
    splits.push({ words, rarer: Math.min(one, other), commoner: Math.max(one, other) });
  }
  splits.sort((one, other) => other.rarer - one.rarer);
  return splits.slice(0, MOST_SPLITS).flatMap(({ words, rarer, commoner }) => {
    const [first, last] = words;
    const evidence = {
      rarer,
      commoner,
      shortPart: Number(first.length < 3 || last.length < 3),
      closedFirst: Number(!isOpenClass(first, game)),
      closedLast: Number(!isOpenClass(last, game)),
      nouns: Number(isNoun(first, game) && isNoun(last, game)),
    };
    return [
      { kind: 'written-together', intended: words, evidence } as const,
      { kind: 'derivation', intended: words, evidence } as const,
    ];
  });
}

/** The affixes of these letters, each with its hyphen: `-able`, `re-`. */
const affixesOf = (letters: string, spelling: Lexicon): string[] =>
  spelling
    .readings(letters)
    .filter((reading: Reading) => kindOf(reading) === 'affix')
    .flatMap(({ source = '' }) => source.split(', '));

const SHORTEST_BASE = 3;

/** A listed word with a listed prefix or suffix: `nonfluoridated`, `enablement`. */
export function affixed({ form, game, spelling }: EnglishQuestion): Proposal<never>[] {
  if (!spelling) return [];
  const found: Proposal<never>[] = [];
  const propose = (base: string, affix: string, isPrefix: boolean): void => {
    const evidence = {
      base: logFrequency(base, game),
      prefix: Number(isPrefix),
      suffix: Number(!isPrefix),
      affix: affix.length,
    };
    found.push({ kind: 'derivation', intended: isPrefix ? [affix, base] : [base, affix], evidence });
  };
  for (let at = 1; at < form.length; at++) {
    const [first, last] = [form.slice(0, at), form.slice(at)];
    if (last.length >= SHORTEST_BASE && game.has(last) && spelling.has(first)) {
      const prefix = affixesOf(first, spelling).find((affix) => affix.endsWith(HYPHEN));
      if (prefix) propose(last, first, true);
    }
    if (first.length >= SHORTEST_BASE && spelling.has(last)) {
      const base = [first, `${first}e`].find((word) => game.has(word));
      if (base && affixesOf(last, spelling).some((affix) => affix.startsWith(HYPHEN))) propose(base, last, false);
    }
  }
  return found;
}
