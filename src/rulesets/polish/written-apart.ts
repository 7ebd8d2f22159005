import TOGETHER from '../../../dictionaries/packed/tables/pl-written-together.json' with { type: 'json' };
import { SOUNDS_ALIKE } from '../../diagnosis/difference.ts';
import { nearWords } from '../../diagnosis/near-words.ts';
import { modernised } from '../../morphology/pl/old-spelling.ts';
import { isAdjective, isAdverb, isAfterPo, isGerund, isImperative, isNoun } from '../../morphology/pl/tag.ts';
import type { Evidence } from '../../rules/verdict.ts';
import { isLikeAbbreviation } from '../../words/capital.ts';
import { isOfPronoun, NOUN_PRONOUNS } from './closed-class.ts';
import { POLISH } from './orthography.ts';
import type { PolishQuestion, TaggedReading } from './question.ts';
import { writtenOntoPronoun } from './written-onto-pronoun.ts';

/** Letters of the second of two words that were written as one. */
const SHORTEST_SECOND = 3;

/** Is it long enough, or a pronoun: `zato`? */
const isLongEnough = (second: string, shortest: number): boolean =>
  second.length >= shortest || NOUN_PRONOUNS.has(second);

/** Letters of a noun after a preposition, and how common it is: others are met by chance (`poland`). */
const SHORTEST_NOUN = 4;
const RAREST_NOUN = 4;

/** The same of those that tell where something goes: `wdół`, `wbok`. */
const SHORTEST_ACCUSATIVE = 3;

/** The same of longer ones: `naodwrót`. */
const LONG_NOUN = 6;
const RAREST_LONG_NOUN = 2.5;

/** The same after a preposition that begins nouns as well, as those do that take accusative and instrumental: `podkoniec`, no `podprojekt`. */
const RAREST_AFTER_PREFIX = 5;

/** The short words, each with the tag values of which the word after it has one: `do` takes the genitive, `co` a superlative. */
const SHORT_WORDS: ReadonlyArray<readonly [word: string, takes: readonly string[]]> = Object.entries(TOGETHER).map(
  ([word, takes]) => [word, takes.split(' ')],
);

/** How common a word is that is an adverb: others are met by chance (`zabywszy`). */
const RAREST_ADVERB = 1;

/** The part of speech of words that are met in expressions alone. */
const BOUND = 'burk';

/** May a short word stand before this reading, so that the two were written as one: `na` pewno, `w` ogóle, `z` daleka, `co` najmniej? */
function goesAfter(takes: readonly string[], reading: TaggedReading, isMet: boolean): boolean {
  const { form, tag, origin, weight = 0 } = reading;
  if (origin !== 'attested') return false;
  const isTaken = takes.some((value) => value !== '' && tag.values.has(value));
  // `nabardziej` is a slip for *najbardziej*.
  if (isAdverb(tag)) return isTaken && isMet && !tag.values.has('com');
  if (tag.pos === 'verb' || tag.pos === 'pred') return isTaken;
  if (isAfterPo(tag)) return takes.includes('adjp');
  // A word that only prepositions keep: `na oślep`, `na wznak`.
  if (tag.pos === BOUND) return takes.includes('acc') || takes.includes('gen');
  // The old genitive of adjectives: `od dawna`, `z daleka`; pronouns have none (`Bezjaka`).
  if (takes.includes('gen') && isAdjective(tag) && form.endsWith('a') && tag.values.has('f'))
    return !isOfPronoun(reading);
  // After *po* few words stand in the accusative (`poraz`, `poco`): `pobok` is none of them.
  if (
    takes.includes('adjp') &&
    isNoun(tag) &&
    !tag.values.has('loc') &&
    !isOfPronoun(reading) &&
    weight < RAREST_AFTER_PREFIX
  )
    return false;
  const isPrefix = takes.includes('acc') && takes.includes('inst');
  const rarest = isPrefix ? RAREST_AFTER_PREFIX : form.length < LONG_NOUN ? RAREST_NOUN : RAREST_LONG_NOUN;
  const shortest = takes.includes('acc') && tag.values.has('acc') ? SHORTEST_ACCUSATIVE : SHORTEST_NOUN;
  return (
    isTaken && (isOfPronoun(reading) || ((isNoun(tag) || isGerund(tag)) && form.length >= shortest && weight >= rarest))
  );
}

/** How common a noun is after which no place is called with a preposition. */
const RAREST_NO_PLACE = 4.1;

const isNoPlace = (reading: TaggedReading): boolean => isOfPronoun(reading) || (reading.weight ?? 0) >= RAREST_NO_PLACE;

/** Before these consonants z is spoken s, and spelled so by mistake where it is a word of its own: `spowrotem`. */
const SPOKEN_S = /^s(?=[pktcfh])/;

/** A word that is written as one with verbs by mistake, and begins few names that are spelled like one. */
const NOT = 'nie';

/** The particle *no* after what somebody is asked to do: `niechno`, `chodźno`. */
const WITH_NO = /^(.{4,})no$/;

/**
 * The word and the particle *no*, which were written as one, in old spelling, too (`poczekayno`); undefined where the word is none that it
 * stands after, or the letters are those of an adjective (`wyraźno`, `stroyno`).
 */
export function withNo(question: PolishQuestion): string | undefined {
  const [, word] = WITH_NO.exec(question.form) ?? [];
  if (word === undefined) return undefined;
  const words = [word, ...modernised(word).map(({ today }) => today)];
  if (words.some((one) => question.game.has(`${one}ny`))) return undefined;
  const isAsking = ({ tag, origin }: TaggedReading): boolean =>
    origin === 'attested' && (isImperative(tag) || tag.pos === 'qub');
  const asked = words.find((one) => question.readingsOf(one).some(isAsking));
  return asked && `${asked} no`;
}

/**
 * The two words that were written as one: as they once were (`wogóle`, `przytem`), or by mistake, with another one in the second
 * (`wogule`). Asked with a capital, a noun after a preposition is rather a place that is called so, unless it is common (`Wogóle`). Null
 * where the letters are no two such words, or those of an abbreviation.
 */
export function writtenApart(question: PolishQuestion): Pick<Evidence, 'today' | 'meant'> | null {
  const { typed, form, game, isLower } = question;
  if (isLikeAbbreviation(typed)) return null;
  const pairsOf = (joined: string) =>
    SHORT_WORDS.filter(([word]) => joined.startsWith(word) && isLongEnough(joined.slice(word.length), SHORTEST_SECOND));
  const apart = (joined: string, spellings: (second: string) => readonly string[]): string | undefined => {
    for (const [word, takes] of pairsOf(joined)) {
      const found = spellings(joined.slice(word.length)).find((second) => {
        const readings = question.readingsOf(second);
        const isMet = readings.some(({ weight = 0 }) => weight >= RAREST_ADVERB);
        return readings.some(
          (reading) =>
            (isLower || !isNoun(reading.tag) || (!takes.includes('sup') && isNoPlace(reading))) &&
            goesAfter(takes, reading, isMet),
        );
      });
      if (found !== undefined) return `${word} ${found}`;
    }
    return undefined;
  };
  const today = apart(form, (second) => [second, ...modernised(second).map((one) => one.today)]);
  if (today !== undefined) return today.startsWith(NOT) ? { meant: today } : { today };
  const besides = writtenOntoPronoun(question);
  if (besides !== undefined) return { today: besides };
  if (!isLower && !form.startsWith(NOT)) return null;
  const meant =
    (SPOKEN_S.test(form) ? apart(form.replace(SPOKEN_S, 'z'), (second) => [second]) : undefined) ??
    apart(form, (second) =>
      second.length < SHORTEST_NOUN || game.has(second) ? [] : nearWords(second, game, POLISH, SOUNDS_ALIKE),
    );
  return meant === undefined ? null : { meant };
}
