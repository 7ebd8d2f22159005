import type { Reading } from '../../../lexicon/lexicon.ts';
import { isRegularZe, withoutByAndEnding, withoutZe, withoutZeInside } from '../../../morphology/pl/particles.ts';
import {
  isAdjective,
  isImperative,
  isPresentOrFuture,
  isThirdPersonPast,
  isVerbal,
  parseTags,
} from '../../../morphology/pl/tag.ts';
import type { Finding } from '../../../rules/catalogue.ts';
import type { Detail } from '../../../rules/detail.ts';
import { isOfPronoun } from '../closed-class.ts';
import { finding } from '../finding.ts';
import { LIST_3, LIST_3_INFLECTING } from '../lists.ts';
import type { PolishQuery, PolishReading, ReadingDetector, WordDetector } from '../query.ts';
import {
  barred,
  FUNCTION_WORDS,
  isCommonForm,
  isWord,
  likeliestHost,
  mayCarry,
  PARTICLE_HOSTS,
} from './particle-hosts.ts';

/** -ż/-że on an imperative (2.b): the word is an imperative, and so is the word without the particle. */
export const zeImperative: ReadingDetector = ({ form, lemma, tag }, query) => {
  if (!isImperative(tag)) return null;
  for (const split of withoutZe(form)) {
    if (!isRegularZe(split)) continue;
    const base = query.readingsOf(split.base).find((reading) => reading.lemma === lemma && isImperative(reading.tag));
    if (base)
      return finding('ze-imperative', {
        kind: 'attached',
        lemma,
        base: split.base,
        tag: base.tag.text,
        particle: split.particle,
      });
  }
  return null;
};

/** The same for a form that the lexicon has without a reading: `patrzajże`, of *patrzaj*. */
export const zeImperativeUnread: WordDetector = ({ form, game, readings }) => {
  if (readings.length > 0) return [];
  const split = withoutZe(form).find((one) => isRegularZe(one) && IMPERATIVE.test(one.base) && game.has(one.base));
  return split ? [finding('ze-imperative', { kind: 'attached', base: split.base, particle: split.particle })] : [];
};

/** Endings of the imperative of verbs in -ać and of all plural imperatives. */
const IMPERATIVE = /(?:aj|j?my|j?cie)$/;

/**
 * Minimum number of letters of a verb form that a player may see with the particle. Shorter ones match by chance (`jeż` is not je + -ż).
 */
const PLAUSIBLE_HOST = 3;

/**
 * Notes that an imperative would be barred as another verb with -że: `mamże` of *mamić* is not *mam* with -że. Players may expect the other
 * verb.
 */
export const zeOnOtherVerb: WordDetector = (query) => {
  if (!query.readings.some(({ tag }) => isImperative(tag))) return [];
  for (const split of withoutZe(query.form)) {
    if (split.base.length < PLAUSIBLE_HOST || !isRegularZe(split)) continue;
    const readings = query.readingsOf(split.base);
    const verb = readings.find(({ tag }) => isPresentOrFuture(tag) || isThirdPersonPast(tag));
    if (!verb) continue;
    const other = query.readings[0]!.lemma;
    const detail: Detail = {
      kind: 'attached',
      base: split.base,
      lemma: verb.lemma,
      tag: verb.tag.text,
      particle: split.particle,
      other,
    };
    return [finding('ze-other-verb', detail, { decides: false })];
  }
  return [];
};

const STARRED: ReadonlySet<string> = new Set(LIST_3_INFLECTING.values());

/** Restores the open vowel of the word before the particle: `kogóż` is *kogo* with -ż. */
const opened = (base: string): string => base.replace(/ó$/, 'o');

/** Forms of the starred entries of list 3: `tegoż` of *tenże*. The lexicon has the form, of the pronoun or of the entry. */
export function inflectedOnList3(query: PolishQuery): Finding[] {
  if (LIST_3.has(query.form)) return [];
  const splits = withoutZe(query.form);
  if (splits.length === 0) return [];
  for (const { base, particle } of splits) {
    const word = opened(base);
    for (const { lemma } of query.readingsOf(word)) {
      const entry = LIST_3_INFLECTING.get(lemma);
      if (entry) return [finding('ze-list3', { kind: 'attached', list: 3, lemma: entry, base: word, particle })];
    }
  }
  const entry = query.readings.find(({ lemma }) => STARRED.has(lemma))?.lemma;
  const [split] = splits;
  if (!entry || !split) return [];
  return [
    finding('ze-list3', {
      kind: 'attached',
      list: 3,
      lemma: entry,
      base: opened(split.base),
      particle: split.particle,
    }),
  ];
}

/**
 * Returns true when the spelling lexicon has the whole word as a form of a common word. Pronouns that inflect before the particle do not
 * count (`takowegoż` of *takowyż*).
 */
export function isFormWithoutZe({ spellings, game }: PolishQuery): boolean {
  const inflectsBefore = ({ lemma, tag }: Reading) =>
    lemma.endsWith('ż') && parseTags(tag).some(isAdjective) && game.has(lemma.slice(0, -1));
  return spellings.some((reading) => isCommonForm(reading) && !inflectsBefore(reading));
}

/**
 * Returns true when the letters before -ż are a preposition (`weż`), or a noun in -a, so that the word looks like a foreign one in -aż
 * (`mesaż`).
 */
const isChanceZe = (form: string, readings: readonly PolishReading[]): boolean =>
  readings.length > 0 && !mayCarry(readings) && (form.endsWith('aż') || readings.some(({ tag }) => tag.pos === 'prep'));

/** Returns true when the word already carries -ż/-że: it is on list 3, or it is an imperative with the particle. */
function carriesZe(word: string, query: PolishQuery): boolean {
  if (LIST_3.has(word)) return true;
  return withoutZe(word).some(
    (split) =>
      isRegularZe(split) &&
      query.readingsOf(split.base).some(({ tag }) => isImperative(tag)) &&
      query.readingsOf(word).some(({ tag }) => isImperative(tag)),
  );
}

/** -ż/-że twice (2.b): on a word that has it already, or both at once on another word (`ożeż`). */
export const doubleZe: WordDetector = (query) => {
  // -by may follow: `niechżeżby`.
  const form = withoutByAndEnding(query.form)?.base ?? query.form;
  for (const word of form === query.form ? [form] : [query.form, form]) {
    for (const split of withoutZe(word)) {
      if (isFormWithoutZe(query)) return [];
      if (carriesZe(split.base, query)) return [barred('ze-double', split, query.readingsOf(split.base)[0])];
      // `bożeż` is *boże* with -ż.
      if (isWord(split.base, query)) continue;
      for (const inner of withoutZe(split.base)) {
        if (query.game.has(inner.base) || PARTICLE_HOSTS.has(inner.base)) {
          const twice = { base: inner.base, particle: `-${word.slice(inner.base.length)}` };
          const readings = query.readingsOf(inner.base);
          // Only an imperative takes the first -że: `robiżże`.
          const verb = readings.find(({ tag }) => tag.pos === 'verb');
          return readings.some(({ tag }) => isImperative(tag)) || !verb
            ? [barred('ze-double', twice)]
            : [barred('ze-other-verb', twice, verb)];
        }
      }
    }
  }
  return [];
};

/**
 * -ż/-że on a verb form that is no imperative, or on any other word outside list 3 (2.b). -że after a vowel (`byłaże`) is an older spelling
 * on verbs and function words; elsewhere it is the end of another word.
 */
export const barredZe: WordDetector = (query) => {
  const inside = withoutZeInside(query.form);
  const splits = withoutZe(query.form);
  if ((!inside && splits.length === 0) || isFormWithoutZe(query)) return [];
  const past = inside && query.readingsOf(inside.base).find(({ tag }) => isThirdPersonPast(tag));
  if (past) return [barred('ze-other-verb', inside, past)];
  for (const { base, particle } of splits) {
    // `cóże` is *co* with -że.
    const split = { base: particle === '-że' ? opened(base) : base, particle };
    if (!isWord(split.base, query)) continue;
    const readings = query.readingsOf(split.base);
    if (isChanceZe(query.form, readings)) continue;
    if (!isRegularZe(split) && !(split.particle === '-że' && isOldHost(readings))) continue;
    const [first] = readings;
    // *mnie* is the pronoun rather than a form of *miąć*.
    const verb =
      first && isOfPronoun(first)
        ? undefined
        : readings.find(({ tag }) => (isVerbal(tag) || tag.pos === 'pred') && !isImperative(tag));
    if (verb) return [barred('ze-other-verb', split, verb)];
    if (!readings.some(({ tag }) => isImperative(tag))) return [barred('ze-closed', split, likeliestHost(readings))];
  }
  return [];
};

/** Other words that take -ż as readily: `stądże`. */
export const HOSTS_OF_ZE: ReadonlySet<string> = new Set([...FUNCTION_WORDS, 'adv', 'interj', 'siebie']);

/** Returns true when a reading is a finite verb, a pronoun, a numeral or a word without forms, and none is an imperative. */
const isOldHost = (readings: readonly PolishReading[]): boolean =>
  readings.some(
    (one) => HOSTS_OF_ZE.has(one.tag.pos) || ['pred', 'verb', 'num'].includes(one.tag.pos) || isOfPronoun(one),
  ) && !readings.some(({ tag }) => isImperative(tag));
