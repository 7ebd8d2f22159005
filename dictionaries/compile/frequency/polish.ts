import type { PackedLexicon } from '../../../src/core/lexicon/packed-lexicon.ts';
import { NOUN_PRONOUNS } from '../../../src/core/rulesets/polish/closed-class.ts';
import type { Language } from './language.ts';
import { withEnteredParts } from './polish-parts.ts';
import { isOfPluralNoun, withRivals } from './polish-rivals.ts';

const VERBAL = /^(?:verb|ger|ppas|pact|imps|pant|pcon|inf)$/;
const ONE_FORM = /^(?:prep|conj|comp|qub|interj|burk|pred|adja|adjp)$/;
const CLOSED = /^(?:prep|conj|comp|ppron12|ppron3|siebie|num|pred)$/;
const PERSON = /^(?:pri|sec)$/;
const VERB_FEATURE = /^(?:im)?perf|^(?:non)?refl/;

/** The future of *być* counts as a present; as a tag of one verb it would get too small a share. */
const FUTURE = 'bedzie';

/** Number of case forms from which on a noun is taken to be indeclinable: *do*, the note. */
const INDECLINABLE = 12;

/** Remaining share of words with one form against those with many, found by reading running text. */
const REMAINDER: Readonly<Record<string, number>> = { conj: 0.05, comp: 0.05, adja: 0.1 };

/**
 * Share of a form that other readings must leave for a particle or adverb to keep its frequency: *prawie* is not explained by *prawo*;
 * *może* is explained by *mogę* and *mogą*, *rośnie* by *rosną*.
 */
const UNEXPLAINED: Readonly<Record<string, number>> = { qub: 0.6, adv: 0.75 };

/** Rough frequency of features in running text against others of their kind; others count as 1. */
const FEATURES: Readonly<Record<string, number>> = {
  pl: 0.4,
  dat: 0.1,
  inst: 0.4,
  loc: 0.6,
  voc: 0.02,
  m2: 0.1,
  n1: 0.1,
  p1: 0.01,
  p2: 0.01,
  p3: 0.1,
};

/**
 * Corrections, found by reading running text: finite verbs against nouns and adjectives with the same form; short forms of pronouns (*ci*);
 * vocatives of persons (*panie*); gerunds, which have the cases of nouns.
 */
const RAISED: readonly { tags: RegExp; by: number }[] = [
  { tags: /^verb:(?:fin|praet|inf|winien)/, by: 4 },
  { tags: /^ppron12.*:nakc/, by: 1.4 },
  { tags: /^subst:sg:voc:m1/, by: 4 },
  { tags: /^ger:sg:dat.loc/, by: 2.5 },
  { tags: /^ger:sg:inst/, by: 5 },
];

/**
 * Returns true for a noun beside a plural with a lemma of its own that has no form but the plural's, or no dictionary form: *sań* beside
 * *sanie*, *zwłok* beside *zwłoki*, *nosza* beside *nosze*. Nothing would show it.
 */
function isInNameOnly(lemma: string, lexicon: PackedLexicon): boolean {
  const nouns = lexicon.forms(lemma).filter(({ reading }) => reading.tag.startsWith('subst'));
  const plural = nouns.find(
    ({ form, reading }) =>
      reading.tag.startsWith('subst:pl:nom') &&
      lexicon.readings(form).some((one) => one.lemma === form && form !== lemma && isOfPluralNoun(one.tag)),
  )?.form;
  if (plural === undefined) return false;
  const isOfPlural = (form: string): boolean => lexicon.readings(form).some((one) => one.lemma === plural);
  return nouns.every(({ form }) => form !== lemma) || nouns.every(({ form }) => isOfPlural(form));
}

export const POLISH: Language = {
  place(tag) {
    const [first = '', ...rest] = tag.split(':');
    if (first === 'subst') {
      return { partOfSpeech: 'subst', tagClass: `subst:${rest.at(-1)}`, tag: rest.slice(0, -1).join(':') };
    }
    if (first === 'depr') {
      return { partOfSpeech: 'subst', tagClass: 'subst:m1', tag: `depr:${rest.slice(0, -1).join(':')}` };
    }
    if (VERBAL.test(first)) {
      // *powinien* and *winien* have such forms, and no others.
      if (rest[0] === 'winien') return { partOfSpeech: 'winien', tagClass: 'winien', tag: rest.slice(1).join(':') };
      const features = rest.filter((part) => !VERB_FEATURE.test(part)).map((part) => (part === FUTURE ? 'fin' : part));
      return { partOfSpeech: 'verb', tagClass: 'verb', tag: [first, ...features].join(':') };
    }
    // Adverbs without degrees have no degree in their tag.
    const hasOneForm = ONE_FORM.test(first) || (first === 'adv' && rest.length === 0);
    if (hasOneForm) return { partOfSpeech: first, tagClass: `${tag} alone`, tag: '' };
    // *ci* is to *ty* as *mi* is to *ja*, and *mi* is very rarely anything else.
    const tags = first === 'ppron12' ? rest.filter((part) => !PERSON.test(part)) : rest;
    return { partOfSpeech: first, tagClass: first, tag: tags.join(':') };
  },

  expected(partOfSpeech, lemma) {
    // *co* and *kto* are as common as words of closed classes.
    if (CLOSED.test(partOfSpeech) || (partOfSpeech === 'subst' && NOUN_PRONOUNS.has(lemma))) return 1000;
    return /^(?:interj|burk)$/.test(partOfSpeech) ? 0.01 : 1;
  },

  expectedShare: (alternative) =>
    alternative.split(':').reduce((share, feature) => share * (FEATURES[feature] ?? 1), 1),

  restraint({ lemma, partOfSpeech }, lexicon) {
    const readings = lexicon.readings(lemma);
    if (partOfSpeech === 'interj' || partOfSpeech === 'burk') {
      // *dalej* is a form of *daleko* first.
      return readings.some(({ tag }) => tag.startsWith('adv')) ? 0.02 : 0.3;
    }
    // *mniej* and *najmniej* are degrees of *mało*.
    if (/^(?:num|qub)$/.test(partOfSpeech) && readings.some(({ tag }) => /^adv:(?:com|sup)/.test(tag))) return 0.02;
    // *dość* is usually a particle.
    if (partOfSpeech === 'pred' && readings.some(({ tag }) => tag === 'qub')) return 0.02;
    if (ONE_FORM.test(partOfSpeech) || partOfSpeech === 'adv') {
      // *czego* is a form of *co*; *to* is one of *ten* as well, and stays what it is.
      const isOfPronoun = readings.some((one) => one.tag.startsWith('subst') && NOUN_PRONOUNS.has(one.lemma));
      return isOfPronoun && !readings.some(({ tag }) => tag.startsWith('adj')) ? 0.02 : 1;
    }
    // *gotów* and *rad* are adjectives.
    if (partOfSpeech === 'winien') return readings.some(({ tag }) => tag.startsWith('adj')) ? 0.02 : 1;
    if (partOfSpeech !== 'subst' || NOUN_PRONOUNS.has(lemma)) return 1;
    // Nouns that are forms of an adjective: druga, czerwona; of a comparative, which few adjectives have: starsza.
    if (readings.some(({ tag }) => /^adj:.*nom.*:(?:com|sup)$/.test(tag))) return 0.02;
    if (readings.some(({ tag }) => /^adj:.*nom/.test(tag))) return 0.5;
    if (isInNameOnly(lemma, lexicon)) return 0.02;
    // Plurals with a lemma of their own beside their noun: włosy. A quarter retains those whose noun is very rare: okulary, igrzyska. Those
    // of persons always belong to the noun: rodzice.
    const plural = readings.find((one) => one.lemma === lemma && /^subst:pl.*:p[123]$/.test(one.tag));
    if (!plural || !readings.some((one) => one.lemma !== lemma && one.tag.startsWith('subst:pl:nom'))) return 1;
    return plural.tag.endsWith('p1') ? 0.2 : 0.25;
  },

  remainder({ lemma, partOfSpeech }, lexicon, unexplained) {
    const least = UNEXPLAINED[partOfSpeech];
    if (least !== undefined) return unexplained() > least ? 1 : 0.1;
    if (partOfSpeech !== 'subst') return REMAINDER[partOfSpeech] ?? 1;
    const isNoun = (one: { lemma: string; tag: string }) => one.lemma === lemma && one.tag.startsWith('subst');
    const own = lexicon.readings(lemma).filter(isNoun);
    // *premier*, the woman, is indeclinable, and the man is not.
    const hasOneForm = () => lexicon.forms(lemma).every(({ form, reading }) => form === lemma || !isNoun(reading));
    return own.length >= INDECLINABLE && hasOneForm() ? 0.05 : 1;
  },

  kindOf(tag) {
    const [first = '', second = ''] = tag.split(':');
    if (first === 'subst' || first === 'verb') return second;
    return VERBAL.test(first) ? first : '';
  },

  // German forms have several persons or cases, so each reading counts by itself there: *kraulen* would be a noun first.
  countsAsOne: true,

  raised: (tag) => RAISED.find(({ tags }) => tags.test(tag))?.by ?? 1,

  // *zdecydowanie* is common, *zdecydowaniej* is very rare.
  isOptional: (tag) => /^adv:(?:com|sup)/.test(tag),

  leastMet: (partOfSpeech) => (partOfSpeech === 'subst' ? 0.5 : 0),

  settled: (lemmas, lexicon, counted) => withEnteredParts(withRivals(lemmas, lexicon, counted), lexicon, counted),

  lookedUp: (form) => form,
};
