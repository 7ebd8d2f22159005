import PRONOUNS from '../../packed/tables/pl-pronouns.json' with { type: 'json' };
import type { Language } from './language.ts';

const VERBAL = /^(?:verb|ger|ppas|pact|imps|pant|pcon|inf)$/;
const ONE_FORM = /^(?:prep|conj|comp|qub|interj|burk|pred|adja|adjp)$/;
const CLOSED = /^(?:prep|conj|comp|ppron12|ppron3|siebie|num|pred)$/;
const PERSON = /^(?:pri|sec)$/;
const VERB_FEATURE = /^(?:im)?perf|^(?:non)?refl/;

/** Case forms from which a noun is taken to be indeclinable: *do*, the note. */
const INDECLINABLE = 12;

/** Declined like nouns, and as common as what has a part of speech of its own: *co*, *kto*. */
const PRONOUNS_LIKE_NOUNS: ReadonlySet<string> = new Set(PRONOUNS.nominal.split(' '));

/** What is left to words with one form, against those with many: found by reading running text. */
const REMAINDER: Readonly<Record<string, number>> = { qub: 0.1, conj: 0.05, comp: 0.05, adja: 0.1 };

/** A particle keeps what it has where other readings leave more than this share of its form over: *prawie*, which *prawo* does not explain. */
const UNEXPLAINED = 0.75;

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
      const features = rest.filter((part) => !VERB_FEATURE.test(part));
      return { partOfSpeech: 'verb', tagClass: 'verb', tag: [first, ...features].join(':') };
    }
    // Adverbs without degrees are told without one.
    const hasOneForm = ONE_FORM.test(first) || (first === 'adv' && rest.length === 0);
    if (hasOneForm) return { partOfSpeech: first, tagClass: `${tag} alone`, tag: '' };
    // *ci* stands to *ty* as *mi* to *ja*, and *mi* is hardly anything else.
    const tags = first === 'ppron12' ? rest.filter((part) => !PERSON.test(part)) : rest;
    return { partOfSpeech: first, tagClass: first, tag: tags.join(':') };
  },

  expected(partOfSpeech, lemma) {
    if (CLOSED.test(partOfSpeech) || (partOfSpeech === 'subst' && PRONOUNS_LIKE_NOUNS.has(lemma))) return 1000;
    return /^(?:interj|burk)$/.test(partOfSpeech) ? 0.01 : 1;
  },

  restraint({ lemma, partOfSpeech }, lexicon) {
    const readings = lexicon.readings(lemma);
    if (partOfSpeech === 'interj' || partOfSpeech === 'burk') {
      // *dalej* is a form of *daleko* first.
      return readings.some(({ tag }) => tag.startsWith('adv')) ? 0.02 : 0.3;
    }
    if (ONE_FORM.test(partOfSpeech) || partOfSpeech === 'adv') {
      // *czego* is a form of *co*; *to* is one of *ten* as well, and stays what it is.
      const isOfPronoun = readings.some((one) => one.tag.startsWith('subst') && PRONOUNS_LIKE_NOUNS.has(one.lemma));
      return isOfPronoun && !readings.some(({ tag }) => tag.startsWith('adj')) ? 0.02 : 1;
    }
    // *gotów* and *rad* are adjectives.
    if (partOfSpeech === 'winien') return readings.some(({ tag }) => tag.startsWith('adj')) ? 0.02 : 1;
    if (partOfSpeech !== 'subst') return 1;
    // Nouns that are the forms of an adjective: druga, czerwona; of a comparative, which few adjectives are met in: starsza.
    if (readings.some(({ tag }) => /^adj:.*nom.*:(?:com|sup)$/.test(tag))) return 0.02;
    if (readings.some(({ tag }) => /^adj:.*nom/.test(tag))) return 0.5;
    // Plurals of their own beside the noun that they are the plural of: włosy.
    const isPlural = readings.some((one) => one.lemma === lemma && /^subst:pl.*:p[123]$/.test(one.tag));
    return isPlural && readings.some((one) => one.lemma !== lemma && one.tag.startsWith('subst:pl:nom')) ? 0.2 : 1;
  },

  remainder({ lemma, partOfSpeech }, lexicon, unexplained) {
    if (partOfSpeech === 'qub' && unexplained() > UNEXPLAINED) return 1;
    if (partOfSpeech !== 'subst') return REMAINDER[partOfSpeech] ?? 1;
    const isNoun = (one: { lemma: string; tag: string }) => one.lemma === lemma && one.tag.startsWith('subst');
    const own = lexicon.readings(lemma).filter(isNoun);
    // *premier*, the woman, is indeclinable, and the man is not.
    const hasOneForm = () => lexicon.forms(lemma).every(({ form, reading }) => form === lemma || !isNoun(reading));
    return own.length >= INDECLINABLE && hasOneForm() ? 0.05 : 1;
  },

  // Few know *zdecydowaniej*, and all *zdecydowanie*.
  isOptional: (tag) => /^adv:(?:com|sup)/.test(tag),

  leastMet: (partOfSpeech) => (partOfSpeech === 'subst' ? 0.5 : 0),

  lookedUp: (form) => form,
};
