import { layEnglish } from '../../../src/words/lay-english.ts';
import type { Language } from './language.ts';

const INFLECTED = /^(?:noun|verb|adj|adv)$/;

export const ENGLISH: Language = {
  place(tag) {
    const [first = '', ...rest] = tag.split(':');
    return INFLECTED.test(first)
      ? { partOfSpeech: first, tagClass: first, tag: rest.join(':') }
      : { partOfSpeech: first, tagClass: `${tag} alone`, tag: '' };
  },
  expected: (partOfSpeech) => (INFLECTED.test(partOfSpeech) ? 1 : 1000),
  restraint: () => 1,
  remainder: () => 1,
  lookedUp: layEnglish,
};
