import type { LemmaMark } from '../../../lexicon/lemma-mark.ts';
import { isAbbreviation, parseTags } from '../../../morphology/pl/tag.ts';
import { isPolishVowel } from '../../../words/alphabet.ts';
import { lowerCase } from '../../../words/normalise.ts';
import { finding, type PolishRule } from '../catalogue.ts';
import type { WordDetector } from '../question.ts';

const RULE_OF_MARK: Readonly<Record<Exclude<LemmaMark, '' | 'curated'>, PolishRule>> = {
  brand: 'product-name',
  'brand-diminutive': 'product-name-diminutive',
  'brand-acronym': 'product-name-acronym',
  'brand-colloquial': 'product-name-colloquial',
  chain: 'chain-store',
  'lowercase-name': 'lowercase-proper-name',
  abbreviation: 'abbreviation',
  'foreign-phrase': 'foreign-phrase',
};

const isMark = (mark: string): mark is keyof typeof RULE_OF_MARK => mark in RULE_OF_MARK;

/** What a hand-kept list says of the lemma: brand, chain, name in lower case, abbreviation, word of a foreign phrase. */
export const marked: WordDetector = ({ form, spellings }) =>
  spellings.flatMap(({ mark, lemma, tag, source }) => {
    // A single letter is no play, whatever it may stand for.
    if (!isMark(mark) || form.length < 2) return [];
    // A dictionary's own entry of an abbreviation has what it stands for as its lemma.
    if (parseTags(tag).some(isAbbreviation)) return [finding(RULE_OF_MARK[mark], { source: source ?? lemma, tag })];
    return [
      finding(RULE_OF_MARK[mark], { ...(lemma ? { lemma } : {}), ...(source ? { source } : {}) }, { curated: true }),
    ];
  });

const POINTED = /^\p{L}{1,3}(?:\.\p{L}{1,3})+$/u;

/** `PKP`, `kWh`, `Hz`: a name has only its first letter capital, and more letters than two where none is a vowel (`Krk`). */
const isNoName = (spelling: string): boolean => {
  const rest = [...spelling].slice(1);
  return rest.length === 1 || rest.join('') !== lowerCase(rest.join(''));
};

/** The same letter three times: in lower case a sound drawn out (`hmmm`). */
const DRAWN_OUT = /(.)\1\1/u;

/** Can the letters be read, without adding vowels? Marks that Polish does not have make no difference: `glögg`. */
const isReadable = (form: string): boolean => [...form.normalize('NFD')].some(isPolishVowel);

/** An abbreviation by its tag, or by its look: letters that cannot be read without adding vowels (excl.2). */
export const abbreviation: WordDetector = ({ form, spellings }) => {
  if (form.length < 2) return [];
  const tagged = spellings.find(({ tag }) => parseTags(tag).some(isAbbreviation));
  if (tagged) return [finding('abbreviation', { source: tagged.source ?? tagged.lemma, tag: tagged.tag })];
  // Points inside: m.in., p.n.e.
  if (POINTED.test(form)) return [finding('abbreviation', { spelling: form })];
  if (isReadable(form)) return [];
  const known = spellings.find(({ spelling }) => (spelling === undefined ? !DRAWN_OUT.test(form) : isNoName(spelling)));
  return known ? [finding('abbreviation', { spelling: known.spelling ?? form })] : [];
};
