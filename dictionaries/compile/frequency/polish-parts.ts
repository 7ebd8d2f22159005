/**
 * Parts of speech of one word that has no other forms: *nie* is a conjunction and a particle, *prawda* a particle and a noun. What is counted of
 * such a word tells nothing of them. In how many languages Wiktionary's entry is translated as which (WikDict) tells what the word is first.
 */
import type { PackedLexicon } from '../../../src/lexicon/packed-lexicon.ts';
import { NOUN_PRONOUNS } from '../../../src/rulesets/polish/closed-class.ts';
import type { Commonness, Counted, CountedLemma } from './language.ts';
import { readTranslated, readTranslatedParts } from './translated.ts';

const WITHOUT_FORMS = /^(?:prep|conj|comp|qub|interj|burk|pred|adv)$/;

/** Parts of speech by what entries call them. */
const ENTERED: Readonly<Record<string, string>> = { comp: 'conj', burk: 'interj' };

/** Whatever the entries say, what is entered less is told after what is entered more: a step of a power of ten is a fifth. */
const AFTER = 0.5;

/** How common such a noun is at most beside its adjective: of one form, a noun has a larger share than an adjective of three genders. */
const NOMINALISED = 0.02;

/** *się*, which is a particle besides. */
const REFLEXIVE = 'siebie';

/** That a noun is common is known from its other forms, and so is how much that leaves of an adverb or a preposition: *rano*, *poza*. */
const COUNTED = /^(?:prep|adv)$/;

interface Judged extends Commonness {
  /** How many languages have the word as this. */
  languages: number;
  /** How often the dictionary form is met as this. */
  met: number;
}

const isClosed = ({ lemma, partOfSpeech }: CountedLemma): boolean =>
  WITHOUT_FORMS.test(partOfSpeech) ||
  partOfSpeech === REFLEXIVE ||
  (partOfSpeech === 'subst' && NOUN_PRONOUNS.has(lemma));

/** In more languages, or in as many and met more often. */
const isEnteredMore = (one: Judged, other: Judged): boolean =>
  one.languages > other.languages || (one.languages === other.languages && one.met > other.met);

/** The lemmas, of those parts of speech of one word without forms that are entered less no more than the first leaves them. */
export function withEnteredParts(
  lemmas: readonly Commonness[],
  lexicon: PackedLexicon,
  { share }: Counted,
): Commonness[] {
  const translated = readTranslated();
  const parts = readTranslatedParts();

  /** How many languages have the word as this; undefined where entries do not tell. */
  const languagesOf = ({ lemma, partOfSpeech }: Commonness, all: readonly Commonness[]): number | undefined => {
    const entered = (part: string): number => parts.get(`${lemma} ${part}`) ?? 0;
    if (partOfSpeech === 'subst') {
      return NOUN_PRONOUNS.has(lemma) ? entered('pron') : translated(lemma, partOfSpeech).languages;
    }
    if (partOfSpeech === 'adj') return translated(lemma, partOfSpeech).languages;
    if (partOfSpeech === REFLEXIVE) return entered('pron');
    if (!WITHOUT_FORMS.test(partOfSpeech)) return undefined;
    // Pronouns that are not declined are adverbs: *kiedy*, *jak*.
    const isDeclined = NOUN_PRONOUNS.has(lemma) || all.some((one) => one.partOfSpeech === 'num');
    if (partOfSpeech === 'adv' && !isDeclined) return Math.max(entered('adv'), entered('pron'));
    return entered(ENTERED[partOfSpeech] ?? partOfSpeech);
  };

  /** A noun that is an adjective in some sense of it (*karny*, a penalty kick): it is rare where few have an entry for it beside the adjective. */
  const besideAdjective = ({ lemma, frequency }: Commonness, all: readonly Commonness[]): number => {
    const adjective = all.find(({ partOfSpeech }) => partOfSpeech === 'adj');
    const [asNoun, asAdjective] = [translated(lemma, 'subst').languages, translated(lemma, 'adj').languages];
    if (!adjective || asAdjective <= 2 * asNoun) return frequency;
    return Math.min(frequency, NOMINALISED * adjective.frequency);
  };

  /** What share of the lemma's forms of that part of speech the dictionary form has. */
  const shareOf = ({ lemma, partOfSpeech }: Commonness): number => {
    if (WITHOUT_FORMS.test(partOfSpeech)) return 1;
    const readings = lexicon.readings(lemma).filter((one) => one.lemma === lemma);
    return Math.max(
      0,
      ...readings.filter(({ tag }) => tag.startsWith(`${partOfSpeech}:`)).map(({ tag }) => share(tag)),
    );
  };

  const byLemma = new Map<string, Commonness[]>();
  for (const one of lemmas) byLemma.set(one.lemma, [...(byLemma.get(one.lemma) ?? []), one]);
  return lemmas.map((one) => {
    const all = byLemma.get(one.lemma) ?? [];
    if (one.partOfSpeech === 'subst' && !isClosed(one)) return { ...one, frequency: besideAdjective(one, all) };
    if (all.length === 1 || !isClosed(one)) return one;
    const judged = all.flatMap((each) => {
      const languages = languagesOf(each, all);
      return languages === undefined ? [] : [{ ...each, languages, met: each.frequency * shareOf(each) }];
    });
    const own = judged.find(({ partOfSpeech }) => partOfSpeech === one.partOfSpeech);
    if (!own) return one;
    const leaves = (first: Judged): number =>
      Math.min(AFTER, (own.languages + AFTER) / (first.languages + AFTER)) * first.met;
    const closed = judged.filter(isClosed);
    const first = closed.reduce((best, each) => (isEnteredMore(each, best) ? each : best), own);
    // What comes first is as common as the word was before, whatever it was then.
    const most = Math.max(...closed.map(({ met }) => met));
    let { frequency } = one;
    if (first.languages > own.languages) frequency = Math.min(frequency, leaves({ ...first, met: most }));
    else if (first === own && own.languages > 0) frequency = most / shareOf(one);
    if (COUNTED.test(one.partOfSpeech)) return { ...one, frequency };
    for (const declined of judged) {
      if (!isClosed(declined) && declined.languages > own.languages) frequency = Math.min(frequency, leaves(declined));
    }
    return { ...one, frequency };
  });
}
