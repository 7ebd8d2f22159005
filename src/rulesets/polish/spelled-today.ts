import type { Reading } from '../../lexicon/lexicon.ts';
import { modernised } from '../../morphology/pl/old-spelling.ts';
import { isInfinitive, parseTags, type Tag } from '../../morphology/pl/tag.ts';
import { hasOnlyPolishLetters } from '../../words/alphabet.ts';
import { startsWithCapital } from '../../words/capital.ts';
import { isOfClosedClass, isOfPronoun } from './closed-class.ts';
import { type PolishQuestion, weightOf } from './question.ts';

/** Letters of a word, other than a pronoun or an infinitive, that an old spelling is told of: shorter ones are met by chance. */
const SHORTEST = 4;

/** Of no more letters, only what is met in texts (`djen` is no *dien*). */
const SHORT = 5;
const RAREST_SHORT = 1;

/** Has the word an attested reading that the old spelling may stand for? What is listed without a reading may be anything. */
const isWordOfToday = (today: string, fits: (tag: Tag) => boolean, question: PolishQuestion): boolean =>
  hasOnlyPolishLetters(today) &&
  question.readingsOf(today).some(
    (reading) =>
      // What nie- is joined to is no less a word.
      (reading.origin === 'attested' || today.startsWith('nie')) &&
      fits(reading.tag) &&
      (today.length > SHORT ||
        (today.length >= SHORTEST && (reading.weight ?? 0) >= RAREST_SHORT) ||
        isInfinitive(reading.tag) ||
        isOfClosedClass(reading)),
  );

/** The name that a dictionary spells so today: `Marya` → Maria. */
function nameOfToday(today: string, fits: (tag: Tag) => boolean, { spelling }: PolishQuestion): string | undefined {
  const name = spelling
    ?.readings(today)
    .find(
      ({ origin, spelling: spelled = '', tag }) =>
        origin === 'attested' && startsWithCapital(spelled) && parseTags(tag).some(fits),
    );
  return name?.spelling;
}

/** A short word, or a rare one, with a letter twice is rather a name, asked with a capital: `Massa`, but `Assyżu`. */
const DOUBLED = /([^aeiouy])\1/;
const SHORTEST_DOUBLED = 6;
const KNOWN_WELL = 3;

/** Names are still spelled so, Polish ones too, but for long ones, of which none is a word by chance: `Kay`, `Reyman`, and not `Zawołay`. */
const OLD_IN_NAMES = /[aeou]y(?![aąeęioóuy])/;
const LONG = 7;

/** The old ending of their feminine cases, which none keeps: `Kozłowskiey`, and not `Stroynowska`. */
const OLD_CASE = /kiey$/;

/** Names of places that are adjectives themselves: *Zakopane*, *Lubelskie*. */
const ADJECTIVAL_NAME = /e$/;

/** The names that the word is a form of, as dictionaries have them. */
const namesOf = ({ spellings }: PolishQuestion): readonly Reading[] =>
  spellings.filter(({ spelling }) => spelling !== undefined);

/**
 * How a word is spelled today that stands in its spelling of before 1936; a name, asked with its capital, as dictionaries spell it.
 * Undefined where no rule undone gives a word that the lexicons have.
 */
export function spelledToday(question: PolishQuestion): string | undefined {
  const { form, isLower } = question;
  const names = namesOf(question);
  // In lower case even the form of another name is rather an adjective with its old ending: `innem`, and not of *Inn*.
  if (!isLower && !names.every(({ lemma }) => ADJECTIVAL_NAME.test(lemma))) return undefined;
  const isDoubled = !isLower && DOUBLED.test(form);
  if (isDoubled && form.length < SHORTEST_DOUBLED) return undefined;
  const isLikeName = !isLower && OLD_IN_NAMES.test(form);
  const isOldInNames = isLikeName && form.length < LONG;
  for (const { today, fits, isEnding, besides } of modernised(form)) {
    // What is a form of a name, too, is of old spelling in its ending at most, but for pronouns in lower case: `moie`, `tey`.
    const isPronoun = () => question.readingsOf(today).some(isOfPronoun);
    if (names.length > 0 && !isEnding && !(isLower && isPronoun())) continue;
    // Of other words `dobrę` is no accusative.
    if (form.endsWith('ę') && today.endsWith('ą') && !isPronoun()) continue;
    if (besides !== undefined && !question.game.has(besides)) continue;
    // Asked with a capital it is rather the name than a word of the same letters: `Zofji` is *Zofii* of Zofia, and not *zofii*.
    const isAsItIs = isLower || (isLikeName && !OLD_CASE.test(form));
    const name = isAsItIs ? undefined : nameOfToday(today, fits, question);
    if (name !== undefined) return name;
    if ((isDoubled || isOldInNames) && weightOf(today, question) < KNOWN_WELL) continue;
    if (isWordOfToday(today, fits, question)) return today;
  }
  return undefined;
}
