import type { LemmaMark } from '../../../lexicon/lemma-mark.ts';
import type { Lexicon, Reading } from '../../../lexicon/lexicon.ts';
import { hasOnlyPolishLetters, isDrawnOut, isPolishVowel } from '../../../words/letters.ts';
import { lowerCase } from '../../../words/normalise.ts';
import { abbreviated, isSpelledLikeNoOther, isTaggedAbbreviation } from '../abbreviations.ts';
import type { PolishRule } from '../catalogue.ts';
import { finding } from '../finding.ts';
import type { WordDetector } from '../question.ts';

const RULE_OF_MARK: Readonly<Record<Exclude<LemmaMark, '' | 'curated' | 'abbreviation' | 'english'>, PolishRule>> = {
  brand: 'product-name',
  'brand-diminutive': 'product-name-diminutive',
  'brand-acronym': 'product-name-acronym',
  'brand-colloquial': 'product-name-colloquial',
  chain: 'chain-store',
  'lowercase-name': 'lowercase-proper-name',
  'foreign-phrase': 'foreign-phrase',
};

const isMark = (mark: string): mark is keyof typeof RULE_OF_MARK => mark in RULE_OF_MARK;

/** What a hand-kept list says of the lemma: brand, chain, name in lower case, word of a foreign phrase; the word itself before a form. */
export const marked: WordDetector = ({ form, spelling, spellings }) => {
  // A single letter is no play, whatever it may stand for.
  if (form.length < 2) return [];
  const ofMark = spellings.filter(({ mark }) => isMark(mark));
  const itself = ofMark.filter(({ lemma }) => lemma === form);
  // A form that is only conceivable says nothing beside what the word is known as (`gopr`, of *gopro*), nor does a word of a foreign phrase.
  const isOtherwiseKnown = spellings.some(
    (reading) => isAbbreviationOrName(reading, form) && !ofMark.some((goods) => isSameName(reading, goods, spelling)),
  );
  const isOtherThanPhrase = spellings.some(
    (reading) =>
      isSpelledLikeNoOther(reading.spelling ?? '') ||
      // A declined one that a dictionary has: `dra` of *dr*, and not of *drum*.
      (reading.mark === 'abbreviation' && (isAbbreviationOrName(reading, form) || reading.origin === 'attested')),
  );
  const isKnown = (mark: string): boolean =>
    itself.length > 0 || (mark === 'foreign-phrase' ? isOtherThanPhrase : isOtherwiseKnown);
  const told = ofMark.filter(({ mark, lemma, origin }) => lemma === form || origin !== 'inferred' || !isKnown(mark));
  return [...itself, ...told].map(({ mark, lemma, source }) =>
    finding(
      RULE_OF_MARK[mark as keyof typeof RULE_OF_MARK],
      { kind: 'entry', lemma, ...(source ? { source } : {}) },
      {
        curated: true,
        decides: !(mark === 'foreign-phrase' ? isOtherThanPhrase : isOtherwiseKnown && itself.length === 0),
      },
    ),
  );
};

/** As Polish respells a name: `Rolex` is *roleks*. */
const inPolishLetters = (name: string): string => name.replaceAll('x', 'ks');

/**
 * Is a name the name of the goods or shops of a hand-kept list, declined? They share a lemma (`Lidla` of `Lidl`), or a spelling list has the
 * form of the name by itself, beside the name: `Ikei`, beside `Ikea`.
 */
export function isSameName(name: Reading, goods: Reading, spelling: Lexicon | null): boolean {
  if (goods.mark === '' || name.spelling === undefined) return false;
  if (inPolishLetters(lowerCase(name.lemma)) === goods.lemma || lowerCase(name.lemma) === goods.lemma) return true;
  const isName = (reading: Reading): boolean => reading.spelling !== undefined;
  return name.source === undefined && name.tag === '' && spelling?.readings(goods.lemma).some(isName) === true;
}

/** Is the word an abbreviation, or a name in its dictionary form: `niem` beside a form of *nio*, `Tes` beside one of *tesa*? */
const isAbbreviationOrName = (reading: Reading, form: string): boolean => {
  const { mark, spelling, lemma } = reading;
  if (!hasOnlyPolishLetters(form)) return false;
  if (mark === 'abbreviation') return lemma === form || isTaggedAbbreviation(reading);
  return spelling !== undefined && lowerCase(lemma) === form;
};

/** `PKP`, `kWh`, `Hz`: a name has only its first letter capital, and more letters than two where none is a vowel (`Krk`). */
const isNoName = (spelling: string): boolean => {
  const rest = [...spelling].slice(1);
  return rest.length === 1 || rest.join('') !== lowerCase(rest.join(''));
};

/** Can the letters be read, without adding vowels? Marks that Polish does not have make no difference: `glögg`. */
const isReadable = (form: string): boolean => [...form.normalize('NFD')].some(isPolishVowel);

/** An abbreviation by its tag, or by its look: letters that cannot be read without adding vowels (excl.2). */
export const abbreviation: WordDetector = (question) => {
  const { form, spellings } = question;
  const detail = abbreviated(question);
  if (detail) return [finding('abbreviation', detail)];
  if (form.length < 2 || isReadable(form)) return [];
  const known = spellings.filter(({ spelling }) => (spelling === undefined ? !isDrawnOut(form) : isNoName(spelling)));
  const [first] = known;
  const source = known.find((one) => one.source !== undefined)?.source;
  return first
    ? [finding('abbreviation', { kind: 'spelling', spelling: first.spelling ?? form, ...(source ? { source } : {}) })]
    : [];
};
