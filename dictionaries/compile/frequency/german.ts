import type { FormReading, Reading } from '../../../src/core/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../../src/core/lexicon/packed-lexicon.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { readTranslatedWords } from '../de/headwords.ts';
import { withRivals } from './german-rivals.ts';
import type { Language } from './language.ts';

const ONE_FORM = /^(?:prp|kon|itj|ptl|adv)$/;
/** Features of the lemma, not of the form. */
const FEATURE = /^(?:tr|sep|eng|enge|foreign|nocomp|bare|indecl)$/;
const ADVERB_ALSO = 'adv:also';
const CLOSED = /^(?:art|pro|prp|kon)$/;

/** Remaining share of a lemma whose forms usually belong to another one. */
const LEFT = 0.001;

/** Number of sources that attest a lemma. Neuters without a paradigm are usually other words used as nouns: das Für. */
const SOURCES = 2;
const NOUN_OF_GENDER = /^sub:.*:[mf]$/;

/** An infinitive as a noun, without a genitive. */
const INFINITIVE_AS_NOUN = 'sub:sg:nom.dat.acc:n';

/** Remaining share, at each step, of a lemma that is probably a form of another one. */
const FORM_ONLY = 0.02;

/** Translated entries of Wiktionary (WikDict), in lower case. */
const ENTRIES = readTranslatedWords();

/**
 * Returns true for a lemma without an entry that has the letters of a noun's plural, or of a declined adjective: *Sonderwünsche*,
 * *unzureichende*. Nouns in -er have the letters of a plural by chance: *Schmelzer*.
 */
function isFormOnly(lemma: string, partOfSpeech: string, lexicon: PackedLexicon): boolean {
  if (ENTRIES.has(lemma.toLowerCase())) return false;
  const form = toGermanTiles(lemma);
  const readings = lexicon.readings(form);
  if (partOfSpeech === 'adj') {
    return lemma.endsWith('e') && readings.some((one) => one.tag === 'adj:pos:e' && ENTRIES.has(one.lemma));
  }
  if (partOfSpeech !== 'sub' || lemma.endsWith('er')) return false;
  const own = readings.filter((one) => isOf(one, lemma, partOfSpeech));
  return (
    own.length > 0 &&
    own.every(({ origin }) => origin === 'inferred') &&
    readings.some((one) => one.lemma !== lemma && one.tag.startsWith('sub:pl:nom'))
  );
}

/**
 * Corrections: every noun has a dative plural, although a rule builds it, which takes two powers of ten from a reading; and an infinitive
 * comes before the participle with its letters: *bekommen*.
 */
const RAISED: readonly { tags: RegExp; by: number }[] = [
  { tags: /^sub:pl:dat:/, by: 5 },
  { tags: /^ver:inf(?!:gen)/, by: 1.4 },
];

const isOf = (reading: Reading, lemma: string, partOfSpeech: string): boolean =>
  reading.lemma === lemma && reading.tag.startsWith(partOfSpeech);

export const GERMAN: Language = {
  place(tag) {
    const [first = '', ...rest] = tag.split(':').filter((part) => !FEATURE.test(part));
    if (first === 'sub') {
      return { partOfSpeech: 'sub', tagClass: `sub:${rest.at(-1)}`, tag: rest.slice(0, -1).join(':') };
    }
    // *eher* is the comparative of *bald*, but is used as a word of its own: the frequency of *bald* says nothing about it.
    if (tag === ADVERB_ALSO) return { partOfSpeech: tag, tagClass: tag, tag: '' };
    if (ONE_FORM.test(first)) return { partOfSpeech: first, tagClass: `${tag} alone`, tag: '' };
    return { partOfSpeech: first, tagClass: first, tag: rest.join(':') };
  },

  expected: (partOfSpeech) => (CLOSED.test(partOfSpeech) ? 1000 : partOfSpeech === 'itj' ? 0.01 : 1),

  restraint({ lemma, partOfSpeech }, lexicon) {
    if (partOfSpeech === 'itj') return 0.3;
    return isFormOnly(lemma, partOfSpeech, lexicon) ? FORM_ONLY : 1;
  },

  remainder({ lemma, partOfSpeech }, lexicon) {
    const forms = lexicon.forms(toGermanTiles(lemma)).filter(({ reading }) => isOf(reading, lemma, partOfSpeech));
    const others = ({ form }: FormReading, of: (tag: string) => boolean) =>
      lexicon.readings(form).filter((one) => of(one.tag) && one.lemma !== lemma);
    if (partOfSpeech === 'pro') {
      // Personal pronouns have forms of possessives as rare genitives: seiner, of er. ihr is both, so the form ihre stays with it.
      const isPossessive = forms.some(({ form }) => form !== lemma && form.startsWith(lemma));
      const yields = forms.some((one) => {
        const pronouns = others(one, (tag) => tag.startsWith('pro'));
        return !one.form.startsWith(lemma) && pronouns.some((other) => one.form.startsWith(other.lemma));
      });
      return yields && !isPossessive ? LEFT : 1;
    }
    // Nominalised infinitives without declined forms yield to the noun whose plural they are: Freunden.
    const isUndeclined = partOfSpeech === 'sub' && forms.every(({ reading }) => reading.tag === INFINITIVE_AS_NOUN);
    if (isUndeclined && forms.some((one) => others(one, (tag) => tag.startsWith('sub:pl')).length > 0)) return LEFT;
    // Lemmas of sources without paradigms are often forms of another word: Hab, Euch; größte.
    const isDoubtful =
      partOfSpeech === 'sub'
        ? forms.every(({ reading }) => reading.origin === 'inferred')
        : partOfSpeech === 'adj' && lemma.endsWith('ste');
    const isAnother = (one: FormReading) =>
      others(one, (tag) => (partOfSpeech === 'sub' ? /^(?:ver|pro|art)/ : /^adj.*:sup/).test(tag)).length > 0;
    return isDoubtful && forms.length > 0 && forms.every(isAnother) ? LEFT : 1;
  },

  raised: (tag) => RAISED.find(({ tags }) => tags.test(tag))?.by ?? 1,

  // Of an adjective with the stem of a noun or verb, little more than -em is unique: the absence of rauchem shows that rauch is rare.
  enough: (partOfSpeech) => (partOfSpeech === 'adj' ? 0.05 : 0.1),

  // Forms of every paradigm count in full although a rule builds them (den Freunden), and so do nouns of two sources with an inferred
  // paradigm (Ebene).
  isTrusted: ({ rule, tag, origin, attestedBy = [] }) =>
    rule === 'II.3.4' || (origin === 'inferred' && NOUN_OF_GENDER.test(tag) && attestedBy.length >= SOURCES),

  isOptional: () => false,
  leastMet: () => 0,

  settled: withRivals,

  lookedUp: toGermanTiles,
};
