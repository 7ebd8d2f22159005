import LISTED from '../../../../../dictionaries/packed/tables/foreign-phrase-expressions.json' with { type: 'json' };
import type { LemmaMark, Lexicon, Reading } from '../../../lexicon/lexicon.ts';
import { spelledAcronym } from '../../../morphology/pl/letter-names.ts';
import { isAbbreviation, parseTags } from '../../../morphology/pl/tag.ts';
import { abbreviationBesideWord } from '../../../rules/abbreviations.ts';
import { hasOnlyPolishLetters, isDrawnOut, isPolishVowel } from '../../../words/letters.ts';
import { lowerCase, upperCase } from '../../../words/normalise.ts';
import { abbreviated, isSpelledLikeNoOther, isTaggedAbbreviation } from '../abbreviations.ts';
import type { PolishRule } from '../catalogue.ts';
import { finding } from '../finding.ts';
import { LIST_1 } from '../lists.ts';
import { shortenedFrom } from '../natural-classes.ts';
import type { ReadingDetector, WordDetector } from '../query.ts';

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

/**
 * Reports the entry of a curated table about the lemma: brand, chain, name in lower case, word of a foreign phrase; the word itself before
 * a form.
 */
export const marked: WordDetector = ({ form, spelling, spellings }) => {
  // A single letter is no play, whatever it may stand for.
  if (form.length < 2) return [];
  const ofMark = spellings.filter(({ mark }) => isMark(mark));
  const itself = ofMark.filter(({ lemma }) => lemma === form);
  // An unlikely form is dropped beside the known word (`gopr`, of *gopro*), and a word of a foreign phrase does not decide. A form that a
  // dictionary has does: `tatry`, of the lorry.
  const isOtherwiseKnown = spellings.some(
    (reading) => isAbbreviationOrName(reading, form) && !ofMark.some((goods) => isSameName(reading, goods, spelling)),
  );
  const isOtherThanPhrase = spellings.some(
    (reading) =>
      isSpelledLikeNoOther(reading.spelling ?? '') ||
      // A declined abbreviation of a dictionary: `dra` of *dr*, and not of *drum*.
      (reading.mark === 'abbreviation' && (isAbbreviationOrName(reading, form) || reading.origin === 'attested')),
  );
  const isKnown = (mark: string): boolean =>
    itself.length > 0 || (mark === 'foreign-phrase' ? isOtherThanPhrase : isOtherwiseKnown);
  const entries = ofMark.filter(({ mark, lemma, origin }) => lemma === form || origin !== 'inferred' || !isKnown(mark));
  return [...itself, ...entries].map(({ mark, lemma, source }) =>
    finding(
      RULE_OF_MARK[mark as keyof typeof RULE_OF_MARK],
      { kind: 'entry', lemma, ...(source && { [mark === 'foreign-phrase' ? 'source' : 'denotes']: source }) },
      {
        curated: true,
        decides: mark !== 'foreign-phrase' || !isOtherThanPhrase,
      },
    ),
  );
};

/** Returns a name in Polish spelling: `Rolex` is *roleks*. */
const inPolishLetters = (name: string): string => name.replaceAll('x', 'ks');

/**
 * Returns true when the name is an inflected brand or shop name of a curated table. Either both have the same lemma (`Lidla` of `Lidl`), or
 * a spelling list has the form of the name separately: `Ikei`, beside `Ikea`.
 */
export function isSameName(name: Reading, goods: Reading, spelling: Lexicon | null): boolean {
  if (goods.mark === '' || name.spelling === undefined) return false;
  if (inPolishLetters(lowerCase(name.lemma)) === goods.lemma || lowerCase(name.lemma) === goods.lemma) return true;
  const isName = (reading: Reading): boolean => reading.spelling !== undefined;
  return name.source === undefined && name.tag === '' && spelling?.readings(goods.lemma).some(isName) === true;
}

/** Returns true for an abbreviation, or for a name in its dictionary form: `niem` beside a form of *nio*, `Tes` beside one of *tesa*. */
const isAbbreviationOrName = (reading: Reading, form: string): boolean => {
  const { mark, spelling, lemma } = reading;
  if (!hasOnlyPolishLetters(form)) return false;
  if (mark === 'abbreviation') return lemma === form || isTaggedAbbreviation(reading);
  return spelling !== undefined && lowerCase(lemma) === form;
};

/** Returns true for spellings such as `PKP`, `kWh`, `Hz`. A name has a capital only at its start, and not exactly two letters (`Krk`). */
const isNoName = (spelling: string): boolean => {
  const rest = [...spelling].slice(1);
  return rest.length === 1 || rest.join('') !== lowerCase(rest.join(''));
};

/** Returns true when the letters include a vowel, so that they can be read. Foreign diacritics are ignored: `glögg`. */
const isReadable = (form: string): boolean => [...form.normalize('NFD')].some(isPolishVowel);

/** An abbreviation by its tag, or by its look: letters that cannot be read without adding vowels (excl.2). */
export const abbreviation: WordDetector = (query) => {
  const { form, spellings } = query;
  const detail = abbreviated(query);
  if (detail) return [finding('abbreviation', detail)];
  if (form.length < 2 || isReadable(form)) return [];
  const known = spellings.filter(({ spelling }) => (spelling === undefined ? !isDrawnOut(form) : isNoName(spelling)));
  const [first] = known;
  const source = known.find((one) => one.source !== undefined)?.source;
  return first
    ? [finding('abbreviation', { kind: 'spelling', spelling: first.spelling ?? form, ...(source ? { source } : {}) })]
    : [];
};

/**
 * `dyr` is an interjection and a form of *dyra*; as the abbreviation it would be barred. So would `PO` and `rys.`, in these spellings,
 * beside the words with their letters.
 */
export const alsoAbbreviation: WordDetector = (query) => {
  const { game, form, readings, spelling } = query;
  const reading = readings.find(({ tag }) => !isAbbreviation(tag));
  const other = reading?.lemma ?? form;
  const spelled = abbreviationBesideWord(spelling, query);
  if (spelled?.source !== undefined)
    return [finding('abbreviation', { kind: 'meaning', source: spelled.source, other }, { decides: false })];
  const tagged = game.readings(form).find(({ tag }) => parseTags(tag).some(isAbbreviation));
  if (!tagged || !reading) return [];
  return [
    finding('abbreviation', { kind: 'meaning', source: tagged.lemma, tag: tagged.tag, other }, { decides: false }),
  ];
};

/** A word that is read as written, although it arose from an abbreviation or a clipping (excl.2): *cekaem*, *bus*. */
export const readAsWritten: ReadingDetector = ({ lemma }) => {
  const acronym = spelledAcronym(lemma);
  if (acronym) return finding('abbreviation-not', { kind: 'entry', lemma, source: upperCase(acronym) });
  const source = shortenedFrom(lemma);
  return source ? finding('abbreviation-not', { kind: 'entry', lemma, source }, { curated: true }) : null;
};

/** List 1: the other forms of a listed lemma. */
export const genericBrand: ReadingDetector = ({ lemma }) =>
  LIST_1.has(lemma) ? finding('product-name-list1', { kind: 'reading', list: 1, lemma }) : null;

/**
 * Foreign expressions whose words are all allowed by themselves, or are on no list, so that no single word identifies them (excl.7): in
 * `femme fatale` the first word occurs in such expressions only, in `prima donna` none does. Lower case, without commas, with normalised
 * apostrophes. The table has the others too; a test covers all of them.
 */
const FOREIGN_EXPRESSIONS: ReadonlySet<string> = new Set(LISTED.split('|'));

/** Words of one phrase that are looked up. */
const MAX_PHRASE_WORDS = 8;

/**
 * Several words are no play. They are a foreign phrase (excl.7) if one of them occurs in such phrases only (in `paso doble` the second word
 * does, in `dom i ogród` none), or if the whole expression is listed (`prima donna`).
 */
export const phrase: WordDetector = ({ form, typed, game, spelling }) => {
  if (!form.includes(' ')) return [];
  const expression = form.replaceAll(',', '');
  const words = expression.split(' ').slice(0, MAX_PHRASE_WORDS);
  const foreign =
    FOREIGN_EXPRESSIONS.has(expression) ||
    spelling?.has(form) ||
    words.some(
      (word) => !game.has(word) && (spelling?.readings(word) ?? []).some(({ mark }) => mark === 'foreign-phrase'),
    );
  return foreign ? [finding('foreign-phrase', { kind: 'meaning', source: lowerCase(typed) }, { curated: true })] : [];
};
