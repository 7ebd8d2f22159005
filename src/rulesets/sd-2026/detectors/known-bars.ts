import { UNNOTICED } from '../../../diagnosis/difference.ts';
import { nameOfRule } from '../../../rules/catalogue.ts';
import type { Evidence, Reason } from '../../../rules/verdict.ts';
import { isLikeAbbreviation, startsWithCapital } from '../../../words/capital.ts';
import { lay } from '../../../words/lay.ts';
import { isRomanNumber } from '../../../words/roman.ts';
import { CATALOGUE, type RuleName, reason } from '../catalogue.ts';
import { isNoun, isOfOtherLanguage } from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { meantBy } from '../words-meant.ts';
import { withEs } from './contraction.ts';
import { oldSpelling } from './old-spelling.ts';
import { womensForm } from './womens-form.ts';

/** The general bar under which a special one falls. */
const GENERAL: ReadonlyArray<readonly [special: RegExp, general: RuleName]> = [
  [/^I\.3\.[a-g]$/, 'I.1.2.d'],
  [/^I\.4\.1\.ud$/, 'I.4.1'],
  [/^I\.4\./, 'I.1.2.c'],
  [/^I\.5\.1\.d\.noentry$/, 'I.3.j'],
  [/^I\.5\.1\.g\.[12]$/, 'I.5.1'],
  [/^I\.(?:5|6)\./, 'I.1.2.c'],
  [/^I\.8\.2/, 'I.1.2.b'],
];

const isBar = (rule: RuleName): boolean => CATALOGUE[rule].effect !== 'admits';

/** The word of today in the row of an old spelling. */
const TODAY = /^(?:heute:|zu) (.+)$/;

/** What the row's note is: a word of today, by which the word may be looked up, or else what is said of the word. */
function explained(note: string): Pick<Evidence, 'base' | 'source'> {
  const today = TODAY.exec(note)?.[1];
  if (today === undefined) return { source: note };
  return today.includes(' ') ? { source: today } : { base: today };
}

/** A name that an open list of names has, which the entry tells. */
const isNameOfList = ({ rule, tag }: TaggedReading): boolean => rule === undefined && tag.positions[0] === 'name';

/** What a row of a hand-kept list says against the word: its rule, and the general bar that the rule belongs to. */
export function bars(reading: TaggedReading): Reason[] {
  const { rule, lemma, spelling, note, form, curated } = reading;
  if (isNameOfList(reading))
    return [reason('I.1.2.c', { lemma, sources: note === undefined ? [] : [note] }, { effect: 'excludes' })];
  if (rule === undefined || !isBar(rule)) return [];
  const evidence = {
    lemma,
    // With its points the row's word is spelled otherwise: zB, of z.B.
    ...(spelling === form || rule === 'I.3.a' ? {} : { spelling }),
    ...(note === undefined ? {} : explained(note)),
  };
  const options = { effect: 'excludes', curated } as const;
  // The general bar follows the special one, which has said what the row knows.
  const { source, ...known } = evidence;
  const general = GENERAL.filter(([special]) => special.test(rule)).map(([, name]) => name);
  return [reason(rule, evidence, options), ...general.map((name) => reason(name, known, options))];
}

/** Capitals only, or several of them, as an abbreviation is spelled (I.3.d). */
const SEVERAL_CAPITALS = /\p{Lu}.*\p{Lu}/u;

/** Rules that say of a name why it is none that counts: names figurative in a phrase only, parts of names. */
const SAYS_WHY = /^I\.5\.[26]/;

/** A figure, place or beast of a tale or a myth; the person or place of everyday that has its name is nearer: Martin, Europa. */
const OF_A_TALE = /^I\.4\.[12]$/;

/** A first name or a place; family names are of persons that few would think of first. */
const isOfEveryday = ({ rule, note = '' }: TaggedReading): boolean =>
  rule === 'I.1.2.c' || (rule === 'I.5.1' && !note.includes('Familienname'));

/** The document itself decides of these names that what else they mean does not help them. */
const NAMED_BY_DOCUMENT = 'I.4.1.ud';

/** Rules about what has no entry; they say less of a word that has one, though it may not be played: Fe, of Santa Fe, is iron. */
const WITHOUT_ENTRY = /^I\.(?:1\.2\.b|8\.2)/;

/** Abbreviations, signs and affixes, of which another one is another word: sm is a sea mile, SM is none. */
const AS_SPELLED = /^I\.(?:1\.2\.[de]|3\.)/;

/** Rows about the word itself stand before forms of other words (Thomas, of Thoma), and among them what says most of it. */
function nearness({ form, lemma, rule, spelling }: TaggedReading, { typed, spellings }: GermanQuestion): number {
  const ofATale = rule !== undefined && OF_A_TALE.test(rule) && spellings.some(isOfEveryday);
  if (lay(lemma) !== form) return ofATale ? 4.5 : 4;
  // What an abbreviation stands for says more than that it is a name as well: SPD.
  const isAbbreviation = () => spellings.some((one) => AS_SPELLED.test(one.rule ?? '') && one.spelling === lemma);
  if (rule === undefined && isAbbreviation()) return 3.5;
  // A name of the list is told after the words of phrases where it was typed otherwise: sui, Société.
  if (rule === undefined) return typed.startsWith(lemma) ? 1 : 2.5;
  // Without its points a word is rather one that has none between its letters: OK.
  if (AS_SPELLED.test(rule) && spelling !== typed) return rule === 'I.3.a' ? 3.2 : 3;
  // An abbreviation with a capital is nearer than a rare name: Mio.
  if (AS_SPELLED.test(rule) && spellings.some(isNameOfList)) return 0;
  if (AS_SPELLED.test(rule) && SEVERAL_CAPITALS.test(spelling) && spellings.some((one) => one.spelling !== typed))
    return -1;
  if (WITHOUT_ENTRY.test(rule)) return 2;
  // Of old spellings of the same letters that of the case that was typed: todt, Todt; in a small one before a name: thun, Thun.
  if (rule === 'I.10.2.old' && startsWithCapital(spelling) !== startsWithCapital(typed)) return 1.5;
  if (rule === 'I.10.2.old' && !startsWithCapital(typed)) return 0.5;
  if (OF_A_TALE.test(rule)) return ofATale ? 1.5 : rule === 'I.4.2' ? 0 : 1;
  return SAYS_WHY.test(rule) && !spellings.some((one) => one.rule === NAMED_BY_DOCUMENT) ? 0 : 1;
}

/** Is the row one whose case counts? EU is no prefix and no europium. */
const dependsOnCase = ({ rule }: TaggedReading): boolean =>
  rule !== undefined && (AS_SPELLED.test(rule) || WITHOUT_ENTRY.test(rule));

/** The readings of the case that was typed, where an abbreviation, sign, affix or word of a phrase is spelled so; else all of them. */
function inTypedCase({ typed, form, spellings }: GermanQuestion): TaggedReading[] {
  const isTyped = (one: TaggedReading): boolean => one.spelling === typed && lay(one.lemma) === form;
  if (!spellings.some((one) => dependsOnCase(one) && isTyped(one))) return [...spellings];
  return spellings.filter((one) => !dependsOnCase(one) || isTyped(one));
}

/** Was a word rather misspelled that has the letters of a name of the list: typed small, and a slip away that goes unnoticed? */
const isRatherMisspelled = (one: TaggedReading, question: GermanQuestion): boolean =>
  isNameOfList(one) && !startsWithCapital(question.typed) && meantBy(question, UNNOTICED).length > 0;

/** What a Roman number may be besides: an affix, or letters with points between them: -iv, i.V. */
const BESIDES_ROMAN: ReadonlySet<string | undefined> = new Set(['I.1.2.e', 'I.3.a']);

/** Is it a Roman number, and no other word? */
export const isOnlyRoman = ({ typed, spellings, taken }: GermanQuestion): boolean =>
  isRomanNumber(typed) && taken.length === 0 && spellings.every(({ rule }) => BESIDES_ROMAN.has(rule));

/** Fewest letters of a name of the list that is told though a small letter was typed: shorter ones are words of a dialect or another language. */
const MIN_SMALL = 6;

/**
 * Is it a name of the list whose letters are rather something else: of a noun's form that a rule bars, or, where a small letter was typed, any
 * such form, an English word, or a short word of no list?
 */
function isRatherAnother(one: TaggedReading, { typed, form, spellings, taken }: GermanQuestion): boolean {
  if (!isNameOfList(one)) return false;
  if (startsWithCapital(typed)) return taken.some(isNoun);
  return form.length < MIN_SMALL || taken.length > 0 || spellings.some(isOfOtherLanguage);
}

/** Is a name or an old noun typed small rather the English word of its letters: save, function? */
const isRatherEnglish = ({ rule, spelling }: TaggedReading, { typed, spellings }: GermanQuestion): boolean =>
  rule !== undefined &&
  !AS_SPELLED.test(rule) &&
  startsWithCapital(spelling) &&
  !startsWithCapital(typed) &&
  spellings.some(isOfOtherLanguage);

/** Is a word of a phrase that has a capital rather another one, typed small, with `es` behind it: wars, Star Wars? */
const isRatherWithEs = ({ rule, spelling }: TaggedReading, question: GermanQuestion): boolean =>
  rule !== undefined &&
  WITHOUT_ENTRY.test(rule) &&
  startsWithCapital(spelling) &&
  !startsWithCapital(question.typed) &&
  withEs(question).length > 0;

/** Is it today's spelling of another noun that bars this one, whatever it is in English? */
const isOldSpelling = ({ rule }: TaggedReading): boolean => rule === 'I.10.2.old';

/** Is a sign or abbreviation, typed in another case, rather the old spelling of a word: vnd, which is no VND? */
const isRatherOld = ({ rule, spelling }: TaggedReading, question: GermanQuestion): boolean =>
  rule !== undefined &&
  AS_SPELLED.test(rule) &&
  spelling !== question.typed &&
  !startsWithCapital(question.typed) &&
  oldSpelling(question).length > 0;

/** What speaks against a row being what was meant. */
const RATHER_ANOTHER = [
  isRatherMisspelled,
  isRatherAnother,
  isRatherWithEs,
  isRatherOld,
  (one: TaggedReading, question: GermanQuestion) => isRatherEnglish(one, question) && !isOldSpelling(one),
];

/** A women's form that a row has as one without an entry, told of the noun that it is made from: Personin, of Person. */
function womensReasons(reading: TaggedReading, question: GermanQuestion): Reason[] {
  const womens = womensForm(question);
  if (womens.length > 0) return womens;
  const base = question.readingsOf(lay(reading.lemma).replace(/in$/, '')).find(isNoun);
  return bars(reading).map((one) => {
    const { lemma: _, ...evidence } = one.evidence;
    return { ...one, evidence: base ? { ...evidence, base: base.spelling, lemma: base.lemma } : evidence };
  });
}

/** Names, abbreviations, products, words of phrases …: what the lists know the word as. */
export const known: WordDetector = (question) => {
  if (isOnlyRoman(question)) return [reason('I.3.d', { spelling: question.typed })];
  return inTypedCase(question)
    .filter((one) => !RATHER_ANOTHER.some((isRather) => isRather(one, question)))
    .sort((a, b) => nearness(a, question) - nearness(b, question))
    .flatMap((reading) => {
      if (reading.rule === 'I.9.noentry') return womensReasons(reading, question);
      const inEnglish = isRatherEnglish(reading, question) ? english(question) : [];
      const found = [...inEnglish, ...bars(reading)];
      const abbreviated =
        found.some(({ rule }) => nameOfRule(rule).startsWith('I.3.')) && SEVERAL_CAPITALS.test(reading.spelling);
      return abbreviated ? [...found, reason('I.3.d', found[0]!.evidence, { curated: true })] : found;
    });
};

/** An English word that German texts have and German lists have not. */
export const english: WordDetector = ({ typed, spellings }) =>
  isLikeAbbreviation(typed)
    ? []
    : spellings.filter(isOfOtherLanguage).map(({ lemma }) => reason('not-listed', { english: lemma }));

/** Fewest small letters in a word with several capitals that is an abbreviation of several words: ChemBiozidDV. */
const FEWEST_SMALL = 3;

/** What its capitals show a word to be that nothing is known of (I.3.d). */
function byCapitals({ typed }: GermanQuestion): Reason[] {
  const small = typed.replace(/\P{Ll}/gu, '').length;
  const isShown = SEVERAL_CAPITALS.test(typed) && /^\p{L}+$/u.test(typed) && small >= FEWEST_SMALL;
  return [isShown ? reason('I.3.d', { spelling: typed }) : reason('not-listed', {})];
}

/** No list of the game has the word; what else knows it is named. */
export const notListed: WordDetector = (question) => {
  const { spellings, form } = question;
  const other = spellings.find((one) => !isNameOfList(one) && !isRatherEnglish(one, question));
  if (!other) return byCapitals(question);
  if (isOfOtherLanguage(other)) {
    const inEnglish = english(question);
    return inEnglish.length > 0 ? inEnglish : byCapitals(question);
  }
  const { lemma, spelling, attestedBy } = other;
  return [
    reason('not-listed', {
      lemma,
      ...(spelling === form ? {} : { spelling }),
      ...(attestedBy.length > 0 ? { sources: [...attestedBy] } : {}),
    }),
  ];
};
