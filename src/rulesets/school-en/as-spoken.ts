/** Words as they are spoken or run together in messages: drawn out, without the g of -ing, several with capitals between them. */
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { difference } from '../../rules/suggested/difference.ts';
import { isTypedAsName } from '../../words/capital.ts';
import { isDrawnOut } from '../../words/drawn-out.ts';
import { layEnglish } from '../../words/lay-english.ts';
import { ENGLISH } from './orthography.ts';
import type { EnglishQuestion } from './question.ts';

/** How common a word is, as `Reading` counts, whose letters somebody draws out: *might*, *guys*. */
const DRAWN_OUT = 3;

/** The same of one that is written with a letter twice, where the word with a letter once may be commoner still: *too*, and *to*. */
const DOUBLED = 5;

/** How much commoner another near word is, in powers of ten, that is meant rather: *bargain* by `bargin`, and not *barging*. */
const RATHER_ANOTHER = 2;

/** How common the word is in its likeliest reading. */
export const weightOf = (word: string, game: Lexicon): number =>
  Math.max(...game.readings(word).map(({ weight = 0 }) => weight));

/** Letters three times on end or more, which are written once or twice. */
const RUN = /(\p{L})\1{2,}/u;

/** All ways to write runs of a letter once or twice. */
function shortened(word: string): string[] {
  const [run, letter = ''] = RUN.exec(word) ?? [];
  if (run === undefined) return [word];
  return [letter, letter + letter].flatMap((once) => shortened(word.replace(run, once)));
}

/** Most letters of a drawn-out word: of longer ones nobody needs to be told. */
const LONGEST_DRAWN_OUT = 20;

/** The common word whose letters were drawn out: `miiiight`. */
function drawnOut({ form, game }: EnglishQuestion): string | undefined {
  if (!isDrawnOut(form) || form.length > LONGEST_DRAWN_OUT) return undefined;
  const found = shortened(form)
    .map((word) => ({ word, weight: weightOf(word, game) }))
    .sort((one, other) => other.weight - one.weight);
  const longest = Math.max(...found.filter(({ weight }) => weight >= DOUBLED).map(({ word }) => word.length));
  const best = found.find(({ word }) => word.length === longest) ?? found[0];
  return best && best.weight >= DRAWN_OUT ? best.word : undefined;
}

/** The form in -ing of which the g was left out, as it is spoken: `prunin`. */
function withoutG({ typed, form, game }: EnglishQuestion, near: string[]): string | undefined {
  const whole = `${form}g`;
  if (!form.endsWith('in') || isTypedAsName(typed) || !game.has(whole)) return undefined;
  const slips = near.filter((word) => Number.isFinite(difference(form, word, ENGLISH)));
  const most = Math.max(0, ...slips.map((word) => weightOf(word, game)));
  return most - Math.max(0, weightOf(whole, game)) < RATHER_ANOTHER || most < DRAWN_OUT ? whole : undefined;
}

/** Before the capital that begins the next word: `HappyHolidays`, `DWPCrimes`. */
const BEFORE_WORD = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Words that were written as one, with capitals for spaces; each must be known, if only as a name or an abbreviation. */
export function runTogether({ typed, game, spelling }: EnglishQuestion): string[] | undefined {
  const words = typed.split(BEFORE_WORD);
  const isKnown = (word: string): boolean => {
    const laid = layEnglish(word);
    // Short pieces that are no words are parts of names: McCoy, iPhone.
    return word.length < 3 && word !== word.toUpperCase() ? game.has(laid) : game.has(laid) || !!spelling?.has(laid);
  };
  return words.length > 1 && words.every(isKnown) && words.some((word) => word.length > 2) ? words : undefined;
}

/** What was meant by a word that is written as it is spoken. @param near words that may have been meant. */
export const asSpoken = (question: EnglishQuestion, near: string[]): string | undefined =>
  drawnOut(question) ?? withoutG(question, near);
