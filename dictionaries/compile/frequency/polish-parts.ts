/**
 * Orders the parts of speech of a word without other forms: *nie* is a conjunction and a particle, *prawda* a particle and a noun. Counts
 * do not distinguish them; the number of languages that translate its Wiktionary entry as each (WikDict) does.
 */
import type { PackedLexicon } from '../../../src/core/lexicon/packed-lexicon.ts';
import { NOUN_PRONOUNS } from '../../../src/core/rulesets/polish/closed-class.ts';
import type { Commonness, Counted, CountedLemma } from './language.ts';
import { readTranslated, readTranslatedParts } from './translated.ts';

const WITHOUT_FORMS = /^(?:prep|conj|comp|qub|interj|burk|pred|adv)$/;

/** Parts of speech by their name in entries. */
const ENTERED: Readonly<Record<string, string>> = { comp: 'conj', burk: 'interj' };

/** Maximum share of what fewer languages have, so that it comes later in any case: a step is a fifth of a power of ten. */
const AFTER = 0.5;

/** Maximum share of such a noun beside its adjective, because a form has a larger share in a noun than in an adjective of three genders. */
const NOMINALISED = 0.02;

/** *się*, which is also a particle. */
const REFLEXIVE = 'siebie';

/** Parts of speech beside which a noun's other forms already show how common it is: *rano*, *poza*. */
const COUNTED = /^(?:prep|adv)$/;

interface Judged extends Commonness {
  /** Number of languages with this part of speech. */
  languages: number;
  /** Frequency of the dictionary form in this part of speech. */
  met: number;
}

const isClosed = ({ lemma, partOfSpeech }: CountedLemma): boolean =>
  WITHOUT_FORMS.test(partOfSpeech) ||
  partOfSpeech === REFLEXIVE ||
  (partOfSpeech === 'subst' && NOUN_PRONOUNS.has(lemma));

/** Returns true for more languages, or as many and a higher frequency. */
const isEnteredMore = (one: Judged, other: Judged): boolean =>
  one.languages > other.languages || (one.languages === other.languages && one.met > other.met);

/** Returns the lemmas, with less frequent parts of speech of one word bounded by what the first leaves them. */
export function withEnteredParts(
  lemmas: readonly Commonness[],
  lexicon: PackedLexicon,
  { share }: Counted,
): Commonness[] {
  const translated = readTranslated();
  const parts = readTranslatedParts();

  /** Returns the number of languages; undefined if entries do not tell. */
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

  /**
   * Returns the frequency of a noun that is also an adjective (*karny*, a penalty kick): low if few languages have it beside the adjective.
   */
  const besideAdjective = ({ lemma, frequency }: Commonness, all: readonly Commonness[]): number => {
    const adjective = all.find(({ partOfSpeech }) => partOfSpeech === 'adj');
    const [asNoun, asAdjective] = [translated(lemma, 'subst').languages, translated(lemma, 'adj').languages];
    if (!adjective || asAdjective <= 2 * asNoun) return frequency;
    return Math.min(frequency, NOMINALISED * adjective.frequency);
  };

  /** Returns the share of the dictionary form in the lemma's forms of that part of speech. */
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
    // The first part of speech is as common as the most common one was before.
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
