import {
  LETTER_LEFT_OUT,
  MARKED_AND_ALIKE,
  MARKS_LEFT_OUT,
  OTHER_MARKS,
  SOUNDS_ALIKE,
} from '../../diagnosis/difference.ts';
import { lookAround, nearWords } from '../../diagnosis/near-words.ts';
import {
  isAbbreviation,
  isAdjective,
  isImperative,
  isPassiveParticiple,
  isVerbal,
  parseTags,
} from '../../morphology/pl/tag.ts';
import { isNotListed, type RuleKind } from '../../rules/catalogue.ts';
import type { Evidence, Reason } from '../../rules/verdict.ts';
import { hasInnerCapital, isLikeAbbreviation } from '../../words/capital.ts';
import { lowerCase, upperCase } from '../../words/normalise.ts';
import { MAX_WORD_LETTERS } from '../../words/word-lengths.ts';
import { isOfClosedClass } from './closed-class.ts';
import type { OfKind } from './hypotheses/barred.ts';
import { POLISH } from './orthography.ts';
import { inOtherEnding } from './other-ending.ts';
import { type PolishQuestion, weightOf } from './question.ts';
import { spelledToday } from './spelled-today.ts';
import { withNo, writtenApart } from './written-apart.ts';

/** What the word is as it would be spelled today, or correctly; or that it is English. */
export type Respelling = Pick<Evidence, 'today' | 'meant' | 'english'>;

/** Kinds of reasons that come of reading a word as what it is not, when it is another one in another spelling. */
const OF_MISREADING: ReadonlySet<RuleKind> = new Set<RuleKind>(['particle', 'lengthening']);

/** Kinds of reasons that stay true beside the other spelling, and say less than it. */
const TOLD_BESIDES: ReadonlySet<RuleKind> = new Set<RuleKind>([
  'name',
  'lower-case-name',
  'brand',
  'abbreviation',
  'phrase',
]);

/** Does a dictionary have the word itself in lower case, as it is spelled, and as more than an abbreviation? */
function isKnown({ form, spelling, spellings }: PolishQuestion): boolean {
  if (spellings.length === 0) return spelling?.has(form) === true;
  return spellings.some(
    ({ spelling, mark, tag, origin }) =>
      spelling === undefined && mark === '' && origin === 'attested' && !parseTags(tag).some(isAbbreviation),
  );
}

const decidingKinds = (reasons: readonly OfKind[]): readonly RuleKind[] =>
  reasons.filter(({ reason }) => reason.decides).map(({ kind }) => kind);

/**
 * Is it a word that is known well and no name without its marks: `Bramke` is *bramkę*, `Rezyser` *reżyser*, and `Sokol` may be a man? Such
 * a name is a dictionary form, has none of them, and is known with them; others end in -ic (`Godzic`). Nobody is called what is common
 * (`Caly`).
 */
function isNoNameUnmarked(word: string, question: PolishQuestion): boolean {
  const { form } = question;
  const weight = weightOf(word, question);
  const isOnlyVerb = question.readingsOf(word).every(({ tag }) => isVerbal(tag));
  if (weight >= (form.length < SHORTEST_MARKED && !isOnlyVerb ? ON_MANY_PAGES : COMMON_ENOUGH)) return true;
  return (
    form.length >= SHORTEST_NO_NAME &&
    weight >= (form.length >= LONG ? RAREST_MEANT : KNOWN_WELL) &&
    !form.endsWith('ic')
  );
}

/**
 * The nearest legal word that fits by itself and by how common it is, at the highest cost that a mistake may have; undefined where there is
 * none. Without a limit it is the likeliest to have been meant: `powina` is *powinna* rather than *powiną*.
 */
type Nearest = (furthest?: number, fits?: (word: string, weight: number) => boolean) => string | undefined;

const nearestTo =
  (question: PolishQuestion, isLegal: (form: string) => boolean): Nearest =>
  (furthest = Number.POSITIVE_INFINITY, fits = () => true) =>
    nearWords(question.form, question.game, POLISH, furthest).find(
      (word) => fits(word, weightOf(word, question)) && isLegal(word),
    );

/** How common a word is that a slip is told of, and one that everybody reads in the place of a name. */
const RAREST_MEANT = 1.5;
const ON_EVERY_PAGE = 5.2;

/** Letters of a word that is hardly another one with a letter twice by chance, however rare it is (`kriss`, *kris*). */
const LONG = 7;

/** Is it a word that stands in every text? */
const isInEveryText = (word: string, question: PolishQuestion): boolean =>
  question.readingsOf(word).some(isOfClosedClass);

/** Letters of a word in lower case that is rather a slip for one that stands on every page than a rare name (`jeszce`). */
const SHORTEST_NO_NAME = 5;

/** The same of marks alone, of words that are neither common, nor verbs or of a closed class (`ute`, *utę*). */
const SHORTEST_MARKED = 4;

/** A rule of its own speaks of what is written together with it. */
const NOT = 'nie-';

/** How common a word is that is meant by what sounds like it, though the letters may be read as something else. */
const COMMON_ENOUGH = 4;

/** The same of one that lacks marks alone, in the place of a name (`slaska`), or sounds the same where nothing is known of the letters. */
const KNOWN_WELL = 3;

/** How common a word of four letters is that another one of four sounds like by mistake (`krul`). */
const COMMON_AND_SHORT = 4.3;

/** The same of three letters that lack a mark (`ide`), and of a word that is meant before a name with the same marks (`Caly`). */
const ON_MANY_PAGES = 5;

/** How much more common, as a power of ten, a word is to which a particle is rather joined than that another one is misspelled. */
const HOST = 0.75;

/**
 * The word that sounds the same as one that is read as a rarer word and a particle: `dyrekci` is *dyrekcji* and no *dyrek* + -ci,
 * `naukowom` *naukową*; `dawnom` is *dawno* + -m. What nie- is joined to is a word by itself.
 */
function rareWithParticle(question: PolishQuestion, reasons: readonly OfKind[], nearest: Nearest): string | undefined {
  const hosts = reasons.map(({ reason: { evidence } }) => evidence);
  if (hosts.some(({ particle }) => particle === NOT)) return undefined;
  const host = Math.max(0, ...hosts.map(({ base }) => (base === undefined ? 0 : weightOf(base, question))));
  // Of three letters only what is common is meant: `hoć` is *choć* and no *ho* + -ć.
  const isShort = question.form.length < SHORTEST_MARKED;
  const rarest = Math.max(isShort ? COMMON_ENOUGH : RAREST_MEANT, host - HOST);
  return nearest(SOUNDS_ALIKE, (_, weight) => weight >= rarest);
}

/** *nie* and the verb that a rarer word after it is without its marks: `niegraja` is *nie grają*, whatever *graja* is. */
function notUnmarked(question: PolishQuestion, reasons: readonly OfKind[]): string | undefined {
  const { base, particle } = reasons[0]?.reason.evidence ?? {};
  if (base === undefined || particle !== NOT) return undefined;
  const verb = nearWords(base, question.game, POLISH, MARKS_LEFT_OUT).find(
    (word) => isOddBeside(base, word, question) && question.readingsOf(word).some(({ tag }) => isVerbal(tag)),
  );
  return verb && `nie ${verb}`;
}

/** How common a word is that lacks marks in the place of what the reasons say: a name in lower case, a foreign phrase, an abbreviation. */
function rarestFor({ form, english }: PolishQuestion, kinds: readonly RuleKind[]): number {
  if (kinds.includes('name'))
    return form.length >= SHORTEST_NO_NAME
      ? KNOWN_WELL
      : form.length >= SHORTEST_MARKED
        ? COMMON_ENOUGH
        : ON_MANY_PAGES;
  // `mala` is *mała* before it is of *mala fide*; `minute` is English.
  return kinds.every((kind) => kind === 'phrase') && english === undefined ? COMMON_AND_SHORT : ON_EVERY_PAGE;
}

/** The word that was meant by one that the reasons read as something else, which it hardly is: a particle, a name, an abbreviation. */
function misread(
  question: PolishQuestion,
  reasons: readonly OfKind[],
  nearest: Nearest,
  isLegal: (form: string) => boolean,
): string | undefined {
  const { form } = question;
  const kinds = decidingKinds(reasons);
  const isLong = form.length >= SHORTEST_NO_NAME;
  // A name has as many letters as the word that is meant (`skura`): `karen` is no *karę*, and `czech` no *trzech*.
  const isName = kinds.includes('name');
  const isAlike = (word: string, weight: number): boolean =>
    weight >= COMMON_ENOUGH && (!isName || word.length === form.length);
  // A word that is known from a phrase is that word (*last minute*), however common what it resembles is.
  const mayBeAlike = isLong && !kinds.includes('phrase');
  const alike = (): string | undefined => (mayBeAlike ? nearest(MARKED_AND_ALIKE, isAlike) : undefined);
  const hasParticle = kinds.every((kind) => OF_MISREADING.has(kind) && kind !== 'lengthening');
  if (!hasParticle && !kinds.every((kind) => TOLD_BESIDES.has(kind) && kind !== 'brand')) return undefined;
  if (mayBeAlike) lookAround(form, question.game, POLISH);
  const leftOut = (): string | undefined =>
    isLong
      ? nearest(LETTER_LEFT_OUT, (word, weight) => word.length > form.length && weight >= ON_EVERY_PAGE)
      : undefined;
  if (hasParticle)
    return (
      nearest(MARKS_LEFT_OUT) ??
      notUnmarked(question, reasons) ??
      alike() ??
      rareWithParticle(question, reasons, nearest) ??
      // A noun has another ending than most have there (`niebiosów`).
      inOtherEnding(question, isLegal) ??
      leftOut()
    );
  const rarest = rarestFor(question, kinds);
  // The genitive in -ii is meant by one in -i, however short it is: `lini`.
  const isInTwoI = (word: string, weight: number): boolean => weight >= COMMON_ENOUGH && word === `${form}i`;
  const marked =
    nearest(OTHER_MARKS, (word, weight) => weight >= rarest || isInEveryText(word, question)) ??
    (/..i$/.test(form) ? nearest(SOUNDS_ALIKE, isInTwoI) : undefined) ??
    alike();
  return marked ?? (isName ? leftOut() : undefined);
}

/** How much more common, as a power of ten, the word of today is than one that has only other marks, so that it is meant. */
const MORE_COMMON = 1.5;

/** Is the first word one that nobody means where the second one is as near? */
function isOddBeside(word: string, other: string, question: PolishQuestion): boolean {
  const isOnlyImperative = question.readingsOf(word).every(({ tag }) => isImperative(tag));
  return isOnlyImperative || weightOf(other, question) > weightOf(word, question) + MORE_COMMON;
}

/** Is it how an adjective or participle once ended: `nieproszon`, `zdolen`? */
const isShortForm = (question: PolishQuestion): boolean =>
  /[aoe]n$/.test(question.form) &&
  question
    .readingsOf(`${question.form.replace(/en$/, 'n')}y`)
    .some(({ tag }) => isAdjective(tag) || isPassiveParticiple(tag));

/**
 * Is nothing known of the word as it was typed but that it would be read as another one with a particle, or that it is elsewhere a name, or
 * a word of a phrase in lower case? *just* is English before it is a surname; *code* is barred as a word of *dress code*.
 */
const isRatherEnglish = (typed: string, reasons: readonly OfKind[]): boolean =>
  !isLikeAbbreviation(typed) &&
  // Only words of closed classes are known as English beside an abbreviation: *and* is hardly *andante*, whatever else is said of it.
  (reasons.some(({ reason, kind }) => kind === 'abbreviation' && reason.evidence.source !== undefined) ||
    reasons.every(
      ({ reason, kind }) =>
        // 7 słów has no rule for words of phrases, and names the phrase that the word is from.
        (isNotListed(reason) && reason.evidence.source === undefined) ||
        OF_MISREADING.has(kind) ||
        kind === 'name' ||
        // What would be a form of the name of goods: `multiple`, and not of *Multipla*.
        ((kind === 'brand' || kind === 'lower-case-name') && reason.evidence.lemma !== lowerCase(typed)) ||
        (kind === 'letter' && reasons.some((other) => other.kind === 'name')) ||
        (kind === 'phrase' && typed !== lowerCase(typed)),
    ));

/** Does the reason only stand beside what the word is? That an English word is in a phrase still bars it. */
const isToldBesides = (kind: RuleKind, { english }: Respelling): boolean =>
  TOLD_BESIDES.has(kind) && !(english !== undefined && kind === 'phrase');

/**
 * What the word is in another spelling, or in English, where that takes their force from the reasons; null where they keep it, or only say
 * that no list has the word.
 */
export function insteadOf(
  question: PolishQuestion,
  reasons: readonly OfKind[],
  isLegal: (form: string) => boolean,
): Respelling | null {
  const { typed, form, isLower, isPointed, english } = question;
  if (form.includes(' ') || form.length > MAX_WORD_LETTERS) return null;
  if (reasons.every(({ reason }) => isNotListed(reason)) || isKnown(question)) return null;
  // With its point it is the abbreviation: `niem.` is no old spelling of *nim*.
  if (isPointed && reasons[0]?.kind === 'abbreviation') return null;
  // `Love` is English before it is LOVE.
  const isName = !isLower && decidingKinds(reasons).includes('name');
  if (isName && reasons.some(({ reason }) => reason.evidence.spelling === typed)) return null;
  if (english !== undefined && isRatherEnglish(typed, reasons)) return { english };
  if (isName) return null;
  const nearest = nearestTo(question, isLegal);
  // With a capital it may be a name: `Zabka`; words that stand in every text are taken for what they are, and forms that no name has.
  const isMarked = (word: string): boolean => isInEveryText(word, question) || isNoNameUnmarked(word, question);
  const mayBeMarked = !isLower && reasons.every(({ kind }) => kind === 'particle');
  const marked = mayBeMarked ? nearest(MARKS_LEFT_OUT, isMarked) : undefined;
  if (marked !== undefined && marked === nearest()) return { meant: marked };
  // Goods are called as they are: `nissana` is no *nisana*.
  const today = decidingKinds(reasons).includes('brand') ? undefined : spelledToday(question);
  if (today !== undefined) return { today };
  if (isShortForm(question)) return null;
  // `czekajno` is nearer to *czekano*.
  const isJoined = reasons.every(({ reason, kind }) => isNotListed(reason) || kind === 'particle');
  const asked = isJoined ? withNo(question) : undefined;
  if (asked !== undefined) return { today: asked };
  const abbreviation = isLower && isInCapitals(question) ? markedAbbreviation(question) : undefined;
  if (abbreviation !== undefined) return { meant: abbreviation };
  const meant = isLower ? misread(question, reasons, nearest, isLegal) : meantAtStart(question, reasons, nearest);
  if (meant !== undefined) return { meant };
  const isSplit = ({ reason, kind }: OfKind): boolean => kind === 'particle' && reason.evidence.particle !== NOT;
  // What sounds the same is a word misspelled: `pożądny` is *porządny*, not two words.
  return isLower && reasons.every(isSplit) && nearest(SOUNDS_ALIKE) === undefined ? writtenApart(question) : null;
}

/** A word that begins a sentence and lacks its marks, where it would be an abbreviation (`Cos`). */
function meantAtStart(question: PolishQuestion, reasons: readonly OfKind[], nearest: Nearest): string | undefined {
  if (hasInnerCapital(question.typed) || !reasons.every(({ kind }) => kind === 'abbreviation')) return undefined;
  return nearest(MARKS_LEFT_OUT, (word, weight) => weight >= ON_EVERY_PAGE || isInEveryText(word, question));
}

/** Has a dictionary the letters in capitals alone: `zl` and ZL? */
const isInCapitals = ({ spellings }: PolishQuestion): boolean =>
  spellings.length > 0 && spellings.every(({ spelling = '' }) => spelling !== '' && spelling === upperCase(spelling));

/**
 * The abbreviation that was typed without its marks, with the point that was typed: *inż.* for `inz.`. Where the letters are known in
 * capitals, one without a point (*zł*), unless that was typed.
 */
function markedAbbreviation(question: PolishQuestion): string | undefined {
  const { form, spelling, isPointed } = question;
  const mayLackPoint = isPointed || (form.length > 2 && !isInCapitals(question));
  const isOne = (near: string): boolean =>
    spelling
      ?.readings(near)
      .some(({ mark, tag }) => mark === 'abbreviation' && (mayLackPoint || tag.includes('npun'))) === true;
  const found = question.marked.find(isOne);
  return found !== undefined && isPointed ? `${found}.` : found;
}

/** The reasons that are left beside the other spelling: they decide nothing, and those that come of misreading the word are gone. */
export const withoutForce = (reasons: readonly OfKind<Reason>[], instead: Respelling): Reason[] =>
  reasons
    .filter(({ reason, kind }) => !isNotListed(reason) && !OF_MISREADING.has(kind))
    .map(({ reason, kind }) => (isToldBesides(kind, instead) ? { ...reason, decides: false } : reason));
