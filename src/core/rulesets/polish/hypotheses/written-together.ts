/** Several words that were written as one. */

import TOGETHER from '../../../../../dictionaries/packed/tables/pl-written-together.json' with { type: 'json' };
import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import { nearWords } from '../../../diagnosis/near-words.ts';
import { modernised } from '../../../morphology/pl/old-spelling.ts';
import { agree, isAdjective, isAdverb, isAfterPo, isImperative, isNoun, isVerbal } from '../../../morphology/pl/tag.ts';
import { isOfClosedClass, isOfPronoun } from '../closed-class.ts';
import { POLISH } from '../orthography.ts';
import { logFrequencyOf, type PolishQuery, type PolishReading } from '../query.ts';

const kind = 'written-together';

/** Proposes several words. @param isBarred a rule bars the word: then no misspelled second word is searched */
export const wordsApart = (query: PolishQuery, isBarred: boolean): Proposal<never>[] => [
  ...afterShortWord(query, isBarred),
  ...ontoWord(query),
  ...pairs(query),
];

/** The short words, each with tag values of which the next word has one. */
const SHORT_WORDS: ReadonlyArray<readonly [word: string, takes: readonly string[]]> = Object.entries(TOGETHER).map(
  ([word, takes]) => [word, takes.split(' ')],
);

const SHORTEST_SECOND = 2;

/** Returns true when a short word that takes these values may stand before this reading. */
function isTaken(takes: readonly string[], { form, tag, origin }: PolishReading): boolean {
  if (origin !== 'attested') return false;
  if (isAdverb(tag) && tag.values.has('com')) return false;
  if (isAfterPo(tag)) return takes.includes('adjp');
  // Words that only occur after prepositions: `na oślep`.
  if (tag.pos === 'burk') return takes.includes('acc') || takes.includes('gen');
  // The old genitive of adjectives: `od dawna`.
  if (takes.includes('gen') && isAdjective(tag) && form.endsWith('a') && tag.values.has('f')) return true;
  return takes.some((value) => tag.values.has(value) || tag.pos === value);
}

interface Second {
  second: string;
  how: 'exact' | 'old' | 'slip';
}

function secondsOf(second: string, { game }: PolishQuery, isBarred: boolean): Second[] {
  const exact = game.has(second) ? [{ second, how: 'exact' } as const] : [];
  const old = modernised(second)
    .filter(({ today }) => game.has(today))
    .map(({ today }) => ({ second: today, how: 'old' }) as const);
  if (isBarred || exact.length > 0 || old.length > 0 || second.length < 4) return [...exact, ...old];
  return nearWords(second, game, POLISH, POLISH.limits.soundsAlike)
    .slice(0, 2)
    .map((near) => ({ second: near, how: 'slip' }) as const);
}

/** Before these consonants z is pronounced s, and misspelled so: `spowrotem`. */
const SPOKEN_S = /^s(?=[pktcfh])/;

/** Proposes a short word and the next one: `wogóle`, `napewno`, `nierobi`. */
function afterShortWord(query: PolishQuery, isBarred: boolean): Proposal<never>[] {
  const { form } = query;
  const spoken = form.replace(SPOKEN_S, 'z');
  return [form, ...(spoken === form ? [] : [spoken])].flatMap((joined) =>
    SHORT_WORDS.filter(([word]) => joined.startsWith(word) && joined.length >= word.length + SHORTEST_SECOND).flatMap(
      ([word, takes]) => {
        const rest = joined.slice(word.length);
        return secondsOf(rest, query, isBarred).flatMap(({ second, how }) => {
          const readings = query.readingsOf(second);
          const taken = readings.filter((reading) => isTaken(takes, reading));
          if (taken.length === 0) return [];
          const frequency = Math.max(...taken.map(({ logFrequency = 0 }) => logFrequency));
          return [
            {
              kind,
              intended: [word, second],
              evidence: {
                [`after-${word}`]: 1,
                [how]: 1,
                frequency,
                secondLetters: second.length,
                frequencyNoun: taken.every(({ tag }) => isNoun(tag)) ? frequency : 0,
                adverb: Number(taken.some(({ tag }) => isAdverb(tag))),
                verb: Number(taken.some(({ tag }) => isVerbal(tag))),
                pronoun: Number(taken.some(isOfPronoun)),
                capitalNoun: Number(!query.isLower && taken.every(({ tag }) => isNoun(tag))),
                bound: Number(taken.some(({ tag }) => tag.pos === 'burk')),
              },
            } as const,
          ];
        });
      },
    ),
  );
}

/** Proposes words that were attached to a pronoun before 1936, and the particle *no*. */
function ontoWord(query: PolishQuery): Proposal<never>[] {
  const pronoun = writtenOntoPronoun(query);
  const found: Proposal<never>[] =
    pronoun === undefined ? [] : [{ kind, intended: pronoun.split(' '), evidence: { ontoPronoun: 1 } }];
  const host = query.form.endsWith('no') ? query.form.slice(0, -2) : '';
  if (host.length < 3) return found;
  const words = [host, ...modernised(host).map(({ today }) => today)];
  const isAsking = ({ tag, origin }: PolishReading): boolean =>
    origin === 'attested' && (isImperative(tag) || tag.pos === 'qub');
  const word = words.find((one) => query.readingsOf(one).some(isAsking));
  if (word === undefined) return found;
  const isAdjectives = Number(words.some((one) => query.game.has(`${one}ny`)));
  return [...found, { kind, intended: [word, 'no'], evidence: { withNo: 1, adjectiveStem: isAdjectives } }];
}

/** Words that were attached to a pronoun before 1936 and are separate today. */

/** After a pronoun or the like: `ktobądź`, `gdziebądź`. */
const WITH_BADZ = /^(.{2,})bądź$/;

/** *sam* after *ten* or *taki*, in the same case: `tensam`, `tegosamego`. */
const WITH_SAM = /^(t.+?)(sam.*)$/;

/** The old instrumental of *to* or *co* before a comparative: `tembardziej`, `czemprędzej`. */
const BEFORE_COMPARATIVE = /^(t|cz)em(.{4,})$/;

/** Returns the two words of today; undefined if the letters are no such words. */
function writtenOntoPronoun(query: PolishQuery): string | undefined {
  const { form } = query;
  const readingsOf = (word: string) => (word === '' ? [] : query.readingsOf(word));
  const [, open = ''] = WITH_BADZ.exec(form) ?? [];
  if (readingsOf(open).some(isOfClosedClass)) return `${open} bądź`;
  const [, pronoun = '', same = ''] = WITH_SAM.exec(form) ?? [];
  const ofSame = readingsOf(same).filter(({ lemma }) => lemma === 'sam');
  const agrees = readingsOf(pronoun).some(
    (one) => isOfPronoun(one) && ofSame.some((other) => agree(one.tag, other.tag)),
  );
  if (agrees) return `${pronoun} ${same}`;
  const [, stem = '', degree = ''] = BEFORE_COMPARATIVE.exec(form) ?? [];
  const isComparative = readingsOf(degree).some(({ tag }) => isAdverb(tag) && tag.values.has('com'));
  return isComparative ? `${stem}ym ${degree}` : undefined;
}

const NOT = 'nie';

/** Maximum number of proposed splits. Those with the most common rarer word win. */
const MOST_SPLITS = 2;

/** Proposes two words of any length: `tymbardziej`, `dzieńdobry`. */
function pairs(query: PolishQuery): Proposal<never>[] {
  const { form, game, longest } = query;
  const splits: { first: string; second: string; rarer: number }[] = [];
  // Words of one letter are on no list.
  const last = Math.min(Math.max(longest.first, 1), form.length - 1);
  for (let at = Math.max(form.length - Math.max(longest.last, 1), 1); at <= last; at++) {
    const [first, second] = [form.slice(0, at), form.slice(at)];
    const isWord = (word: string): boolean =>
      game.has(word) || (word.length === 1 && query.readingsOf(word).length > 0);
    if (!isWord(second) || !isWord(first)) continue;
    splits.push({ first, second, rarer: Math.min(logFrequencyOf(first, query), logFrequencyOf(second, query)) });
  }
  splits.sort((one, other) => other.rarer - one.rarer);
  return splits.slice(0, MOST_SPLITS).map(({ first, second, rarer }) => {
    const [firsts, seconds] = [query.readingsOf(first), query.readingsOf(second)];
    return {
      kind,
      intended: [first, second],
      evidence: {
        pair: 1,
        notFirst: Number(first === NOT),
        notVerb: Number(first === NOT && seconds.some(({ tag }) => isVerbal(tag))),
        capitalPair: Number(!query.isLower),
        rarer,
        commoner: Math.max(logFrequencyOf(first, query), logFrequencyOf(second, query)),
        shorter: Math.min(first.length, second.length),
        shortPart: Number(first.length < 3 || second.length < 3),
        closedLast: Number(seconds.some(isOfClosedClass)),
        closedBoth: Number(firsts.some(isOfClosedClass) && seconds.some(isOfClosedClass)),
        agreeing: Number(
          firsts.some((one) =>
            seconds.some(
              (other) =>
                ((isAdjective(one.tag) && isNoun(other.tag)) || (isNoun(one.tag) && isAdjective(other.tag))) &&
                agree(one.tag, other.tag),
            ),
          ),
        ),
      },
    };
  });
}
