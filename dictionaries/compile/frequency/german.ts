import { lay } from '../../../src/words/lay.ts';
import type { Language } from './language.ts';

const ONE_FORM = /^(?:prp|kon|itj|ptl|adv)$/;
/** What is said of the lemma, and not of the form. */
const FEATURE = /^(?:tr|sep|eng|enge|foreign|nocomp|bare|indecl)$/;
const CLOSED = /^(?:art|pro|prp|kon)$/;

export const GERMAN: Language = {
  place(tag) {
    const [first = '', ...rest] = tag.split(':').filter((part) => !FEATURE.test(part));
    if (first === 'sub') {
      return { partOfSpeech: 'sub', tagClass: `sub:${rest.at(-1)}`, tag: rest.slice(0, -1).join(':') };
    }
    if (ONE_FORM.test(first)) return { partOfSpeech: first, tagClass: `${tag} alone`, tag: '' };
    return { partOfSpeech: first, tagClass: first, tag: rest.join(':') };
  },

  expected: (partOfSpeech) => (CLOSED.test(partOfSpeech) ? 1000 : partOfSpeech === 'itj' ? 0.01 : 1),

  restraint: ({ partOfSpeech }) => (partOfSpeech === 'itj' ? 0.3 : 1),

  remainder({ lemma, partOfSpeech }, lexicon) {
    if (partOfSpeech !== 'pro') return 1;
    // Personal pronouns have the possessives' forms as genitives, which hardly anybody uses: seiner, of er.
    const yields = lexicon.forms(lemma).some(({ form }) => {
      const others = lexicon.readings(form).filter((one) => one.tag.startsWith('pro') && one.lemma !== lemma);
      return !form.startsWith(lemma) && others.some((other) => form.startsWith(other.lemma));
    });
    return yields ? 0.001 : 1;
  },

  lookedUp: lay,
};
