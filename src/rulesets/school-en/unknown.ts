/** What a word rather was that nothing knows: a name, or another word that was misspelled. */
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { isNotListed, isUnexplained } from '../../rules/catalogue.ts';
import {
  difference,
  LETTER_LEFT_OUT,
  POWER_OF_TEN,
  SOUNDS_SIMILAR,
  UNNOTICED,
} from '../../rules/suggested/difference.ts';
import type { Evidence, Reason } from '../../rules/verdict.ts';
import { isLikeAbbreviation, isTypedAsName } from '../../words/capital.ts';
import { asSpoken, runTogether, weightOf } from './as-spoken.ts';
import { reason } from './catalogue.ts';
import { ENGLISH } from './orthography.ts';
import { otherPast } from './past-by-rule.ts';
import type { EnglishQuestion } from './question.ts';

/** How common a near word is, as `Reading` counts, that may have been meant: most names are near to some word that hardly anybody knows. */
const KNOWN_WELL = 3;

/**
 * How much commoner the word that was meant is than any other near one, in powers of ten: of 1,377 drawn slips of which it is told what was
 * meant, 1,345 were that.
 */
const COMMONER = 1;

/** Fewest letters of a misspelled word of which it can be told what was meant: short ones are near to many words, and names more so. */
const SURE_LETTERS = { word: 5, name: 8 };

/** How common a word is, as `Reading` counts, that may have been meant by one of as many letters, if it is likelier than others. */
const KNOWN = 2.5;
const NOT_SHORT = 6;

/** Fewest letters of one that is near to no word by chance, however rare that is. */
const LONG = 9;

/** How much likelier the word is than any other, as costs count (difference.ts): of 100 such words of lists of errors 96 are that. */
const LIKELIER = 26;

/** How common both words are that were written as one: *every*, *time*. */
const EVERYDAY = 5;

/** Fewest letters of either. */
const WRITTEN_AS_ONE = 2;

/**
 * What can be told of a word that no list has, and what is offered for it.
 * @param near words that may have been meant, best first.
 * @param mayBeOffered by the last word on it, as `judge` has it.
 */
export function unknown(
  question: EnglishQuestion,
  reasons: Reason[],
  near: string[],
  mayBeOffered: (form: string) => boolean,
): { reasons: Reason[]; suggestions: string[] } {
  const { typed, form, game } = question;
  const told = (evidence: Evidence): Reason[] => [reason('not-listed', evidence)];
  const asMeant = (meant: string) => {
    const others = near.filter((word) => word !== meant);
    return { reasons: told({ meant }), suggestions: mayBeOffered(meant) ? [meant, ...others] : others };
  };
  const past = reasons.every(isNotListed) ? otherPast(question, near) : undefined;
  if (!reasons.every(isUnexplained)) {
    // The largest lists have some of them, too: `teached`.
    return past === undefined ? { reasons, suggestions: near } : asMeant(past);
  }
  const parts = runTogether(question);
  if (parts) return { reasons: told({ parts }), suggestions: [] };
  const spoken = asSpoken(question, near) ?? past;
  if (spoken !== undefined) return asMeant(spoken);
  const weights = near.map((word) => weightOf(word, game));
  const asName = isTypedAsName(typed);
  if (asName && weights.every((weight) => weight < KNOWN_WELL)) {
    return { reasons: told({ name: typed }), suggestions: [] };
  }
  const [meant] = near;
  const [first = 0, ...others] = weights;
  const far = meant === undefined ? Number.POSITIVE_INFINITY : difference(form, meant, ENGLISH);
  const isCommoner =
    Number.isFinite(far) &&
    form.length >= SURE_LETTERS[asName ? 'name' : 'word'] &&
    first >= KNOWN_WELL &&
    others.every((weight) => first - weight >= COMMONER);
  const isSure = isCommoner || (!asName && isLikelier(form, near, weights, far));
  const two = asName || first >= EVERYDAY ? undefined : twoWords(form, game);
  // Another letter makes *sometime* of *sametime*; nobody means *now days* who leaves one out of *nowadays*.
  const isRatherTwo =
    two?.split(' ').every((word) => weightOf(word, game) - first >= COMMONER) === true &&
    meant?.length === form.length &&
    far >= SOUNDS_SIMILAR;
  if (meant && isSure && !isRatherTwo) return { reasons: told({ meant }), suggestions: near };
  if (asName && far > LETTER_LEFT_OUT) return { reasons: told({ name: typed }), suggestions: near };
  // Up to four capitals are those of an abbreviation, unless a word is a slip away.
  if (isLikeAbbreviation(typed) && far > UNNOTICED) return { reasons: told({ abbreviation: typed }), suggestions: [] };
  // Letters swapped or sounds spelled otherwise are likelier than a space that is missing: `theif`.
  const isNear = !isRatherTwo && far <= UNNOTICED && first >= KNOWN_WELL;
  return two && !isNear ? { reasons: told({ meant: two }), suggestions: [] } : { reasons, suggestions: near };
}

/**
 * Is the first word a slip away, and so much likelier to have been meant than the others that nobody would doubt it? In a long word, and near,
 * it may be rare.
 */
function isLikelier(form: string, near: readonly string[], weights: readonly number[], far: number): boolean {
  const [first = 0] = weights;
  const [likeliest = 0, ...others] = near.map(
    (word, at) => (weights[at] ?? 0) * POWER_OF_TEN - difference(form, word, ENGLISH, 2),
  );
  return (
    form.length >= NOT_SHORT &&
    far <= LETTER_LEFT_OUT &&
    (first >= KNOWN || form.length >= LONG) &&
    others.every((likelihood) => likeliest - likelihood >= LIKELIER)
  );
}

/** The two everyday words that were written as one, where there are any: those of which the rarer is the commonest. */
function twoWords(form: string, game: Lexicon): string | undefined {
  let found: string | undefined;
  let most = EVERYDAY;
  for (let at = WRITTEN_AS_ONE; at <= form.length - WRITTEN_AS_ONE; at++) {
    const [one, other] = [form.slice(0, at), form.slice(at)];
    const weight = Math.min(weightOf(one, game), weightOf(other, game));
    if (weight < most) continue;
    most = weight;
    found = `${one} ${other}`;
  }
  return found;
}
