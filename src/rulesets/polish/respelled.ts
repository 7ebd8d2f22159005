import {
  difference,
  FINGER_SLIPPED,
  isSwapped,
  LETTER_LEFT_OUT,
  MARKED_AND_ALIKE,
  MARKS_LEFT_OUT,
  OTHER_MARKS,
  SOUNDS_ALIKE,
  UNNOTICED,
} from '../../diagnosis/difference.ts';
import { lookAround, nearWords } from '../../diagnosis/near-words.ts';
import {
  isAbbreviation,
  isAdjective,
  isAfterPo,
  isImperative,
  isPassiveParticiple,
  isVerbal,
  parseTags,
  type Tag,
} from '../../morphology/pl/tag.ts';
import { type Finding, isNotListed, type RuleKind } from '../../rules/catalogue.ts';
import type { Evidence } from '../../rules/verdict.ts';
import { hasInnerCapital, isLikeAbbreviation, isTypedAsName } from '../../words/capital.ts';
import { lowerCase, upperCase } from '../../words/normalise.ts';
import { MAX_WORD_LETTERS } from '../../words/word-lengths.ts';
import { isOfClosedClass } from './closed-class.ts';
import { POLISH } from './orthography.ts';
import { inOtherEnding } from './other-ending.ts';
import { type PolishQuestion, weightOf } from './question.ts';
import { spelledToday } from './spelled-today.ts';
import { commonPair, withNo, writtenApart } from './written-apart.ts';

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

/** A reason with what its rule is about. */
interface OfKind {
  reason: Pick<Finding, 'rule' | 'decides' | 'evidence'>;
  kind: RuleKind;
}

const decidingKinds = (reasons: readonly OfKind[]): readonly RuleKind[] =>
  reasons.filter(({ reason }) => reason.decides).map(({ kind }) => kind);

/** A letter with a Polish mark. */
const MARKED = /[ąćęłńóśźż]/;

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
 * The name that was typed without its marks, in its dictionary form, or a long one: `pawel`, `Przemyslaw`, `zamoscia`. Foreign names lack
 * what a Polish one has at its end in another case: `Natalie` and *Natalię*, `Samsonow` and *Samsonów*.
 */
function nameUnmarked({ form, spelling, marked }: PolishQuestion): string | undefined {
  if (MARKED.test(form) || form.length < SHORTEST_MARKED) return undefined;
  const before = form.slice(0, -2);
  return marked
    .flatMap((near) => spelling?.readings(near) ?? [])
    .find(
      ({ spelling: name = '', lemma, origin }) =>
        origin === 'attested' &&
        isTypedAsName(name) &&
        (lemma === name || (form.length >= LONG && !lowerCase(name).startsWith(before))),
    )?.spelling;
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

/** Letters of a word that is told to have two swapped: shorter ones are each other's by chance (`perro`, *peror*). */
const SHORTEST_SWAPPED = 6;

/** The same of one letter twice, or once for twice (`hell`, *hel*). */
const SHORTEST_DOUBLED = 5;

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

/** Is the first word the other one with one letter twice? */
function isDoubledIn(doubled: string, word: string): boolean {
  return [...doubled].some(
    (letter, at) => letter === doubled[at - 1] && doubled.slice(0, at) + doubled.slice(at + 1) === word,
  );
}

/** The same of marks alone, of words that are neither common, nor verbs or of a closed class (`ute`, *utę*). */
const SHORTEST_MARKED = 4;

const isLongEnough = (word: string, question: PolishQuestion): boolean =>
  word.length >= SHORTEST_MARKED ||
  weightOf(word, question) >= COMMON_ENOUGH ||
  question.readingsOf(word).some((reading) => isOfClosedClass(reading) || isVerbal(reading.tag));

/** Has the word one letter twice or once of the one that is meant, or two swapped, and is neither there by chance? */
function isSlipOf(meant: string, cost: number, question: PolishQuestion): boolean {
  const { form } = question;
  const weight = weightOf(meant, question);
  const isOnce = isDoubledIn(meant, form) && !VOWEL_OF_PREFIX.test(meant);
  // An old or spoken word may have the same letters and another ending: `wstrząsła` is no *wstrząsał*.
  const isOtherForm = ENDING_OF_WORD.test(form) && meant.startsWith(form.slice(0, -ENDING - 1));
  return (
    (form.length >= LONG || weight >= RAREST_MEANT) &&
    ((form.length >= SHORTEST_DOUBLED && (isOnce || isDoubledIn(form, meant))) ||
      (form.length >= SHORTEST_SWAPPED && isSwapped(cost) && !isOtherForm))
  );
}

const ENDING_OF_WORD = /(?:[łk]a|[aeio]k|ym|ice)$/;

/** A prefix and a verb that begins with its vowel: who writes `poglądał` does not mean *pooglądał*. */
const VOWEL_OF_PREFIX = /^[pd]oo|^[zn]aa|^prze?e/;

/** A rule of its own speaks of what is written together with it. */
const NOT = 'nie-';

/** How common a word is that is meant by what sounds like it, though the letters may be read as something else. */
const COMMON_ENOUGH = 4;

/** The same of one that lacks marks alone, in the place of a name (`slaska`), or sounds the same where nothing is known of the letters. */
const KNOWN_WELL = 3;

/** Letters at the end by which a form is known as one of a slip within a word: the endings of other forms are near each other, too. */
const ENDING = 2;

/** How common a word of four letters is that another one of four sounds like by mistake (`krul`). */
const COMMON_AND_SHORT = 4.3;

/** The same of three letters that lack a mark (`ide`), and of a word that is meant before a name with the same marks (`Caly`). */
const ON_MANY_PAGES = 5;

/** How common a word without its marks is, though a dictionary has another one of its letters, which nobody is met with (`mogla`). */
const BEYOND_DOUBT = 4.5;

/** Is the end of the word hardly a nasal, as that of `zejdziem` and `zrobion` is none? */
const isOtherEnd = (form: string, meant: string): boolean => /[ąę]$/.test(meant) && /(?:[eo]n|em)$/.test(form);

/**
 * Does a word that is known well sound the same (`rodzicuw`, `rzaba`), or is a long and common one a letter or a key away (`wsazuje`)?
 */
function isAlikeOrNear(meant: string, cost: number, question: PolishQuestion): boolean {
  const { form } = question;
  const { length } = form;
  const weight = weightOf(meant, question);
  if (cost <= MARKED_AND_ALIKE && !isOtherEnd(form, meant)) {
    const rarest = length >= LONG ? RAREST_MEANT : length > SHORTEST_MARKED ? KNOWN_WELL : COMMON_AND_SHORT;
    return length >= SHORTEST_MARKED && weight >= rarest;
  }
  const isCommon = weight >= (length > LONG ? KNOWN_WELL : COMMON_ENOUGH);
  return length >= LONG && isCommon && cost <= FINGER_SLIPPED && meant.endsWith(form.slice(-ENDING));
}

/** How common a word is that is a letter away, where no other one is nearly as likely. */
const COMMON_ALONE = 3.5;

/** Does it lack a letter at most of a common word, and is no other word nearly as likely: `jestm`, `czsami`, `kedy`? */
const isAlone = (meant: string, cost: number, question: PolishQuestion): boolean =>
  cost <= LETTER_LEFT_OUT &&
  question.form.length >= SHORTEST_MARKED &&
  weightOf(meant, question) >= COMMON_ALONE &&
  !isOtherEnd(question.form, meant) &&
  nearWords(question.form, question.game, POLISH).length === 1;

/**
 * The word that was meant by one of which nothing is known: with marks left out or put wrongly, with two letters swapped, or one doubled
 * (`kuchnii`, `adress`), with what sounds the same, or in the ending that most nouns have (`dzieciami`). What is rare, or further, is
 * offered, and not told.
 */
function misspelled(
  question: PolishQuestion,
  nearest: Nearest,
  isLegal: (form: string) => boolean,
): string | undefined {
  const meant = nearest();
  const inEnding = (): string | undefined => inOtherEnding(question, isLegal);
  if (meant === undefined) return inEnding();
  const cost = difference(question.form, meant, POLISH);
  if (isSlipOf(meant, cost, question) || isAlikeOrNear(meant, cost, question) || isAlone(meant, cost, question))
    return ((cost > UNNOTICED || isSwapped(cost)) && inEnding()) || meant;
  // What only sounds alike is nearer than another ending of the same word: `końami` is *koniami* before *końmi*.
  if (cost > SOUNDS_ALIKE) return inEnding();
  return cost <= OTHER_MARKS && isLongEnough(meant, question) ? meant : undefined;
}

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

/**
 * The past of a verb that is meant, where only the old ending of an adjective says otherwise, which is hardly commoner: `przyszłem` is
 * *przyszedłem* rather than *przyszłym*.
 */
function verbBeside(today: string, question: PolishQuestion, nearest: Nearest): Respelling | undefined {
  const meant = nearest(SOUNDS_ALIKE, (word) =>
    question.readingsOf(word).some(({ tag }) => tag.values.has('praet') && tag.values.has('pri')),
  );
  // A letter is left out of what is meant: `białem` has all that are of *biłem*, and is *białym*.
  if (meant !== undefined && meant !== today && meant.length > question.form.length) {
    const weight = weightOf(meant, question);
    return weight >= RAREST_MEANT && weight + MORE_COMMON >= weightOf(today, question) ? { meant } : undefined;
  }
  // Nobody speaks of what is a fly's: `muszem` is *muszę*.
  const commoner = nearest(SOUNDS_ALIKE, (word) => word !== today && isOddBeside(today, word, question));
  return commoner === undefined ? undefined : { meant: commoner };
}

/**
 * The two words that may be meant, written as one, in place of a rarer one: `zcicha` is *z cicha* rather than *ścicha*, `poraz` *po raz*
 * rather than *poraź*, and `niebyla` *nie była* rather than *niebyła*; else the word.
 */
function twoWords(word: string, question: PolishQuestion): string {
  const weight = weightOf(word, question);
  if (word.startsWith('nie')) {
    const verb = word.slice('nie'.length);
    // `niepodlegla` is no *nie podległa*, though there is a verb of these letters.
    const [first] = question.readingsOf(verb);
    // `niesmialo` is *nieśmiało*: *śmiało* is an adverb before it is a verb.
    return first && isFiniteVerb(first.tag) && (first.weight ?? 0) > weight ? `nie ${verb}` : word;
  }
  const pair = writtenApart(question)?.today ?? '';
  const [first, second = ''] = pair.split(' ');
  // `znizka`, which is no *z niska* to the letter, is *zniżka*.
  const isExact = first === 'z' && question.form === first + second;
  return weightOf(second, question) > (isExact ? weight : weight + MORE_COMMON) ? pair : word;
}

/** Is it how an adjective or participle once ended: `nieproszon`, `zdolen`? */
const isShortForm = (question: PolishQuestion): boolean =>
  /[aoe]n$/.test(question.form) &&
  question
    .readingsOf(`${question.form.replace(/en$/, 'n')}y`)
    .some(({ tag }) => isAdjective(tag) || isPassiveParticiple(tag));

/** How a word of old spelling begins that may be two: `zcicha`, `niéma`. */
const FIRST = /^(?:z[^aąeęioóuy]|ni[eé])/;

const isFiniteVerb = ({ pos }: Tag): boolean => pos === 'verb' || pos === 'pred' || pos === 'winien';

/** The word, or, asked with a capital, the name of the same letters where that is rare: `Krosnie` is *Krośnie* of Krosno, and not *krośnie*. */
const asAsked = (word: string, question: PolishQuestion): string =>
  (isTypedAsName(question.typed) &&
    // What is said after *po* is met as the name: *Gdańsku*.
    (weightOf(word, question) < COMMON_ENOUGH || question.readingsOf(word).every(({ tag }) => isAfterPo(tag))) &&
    question.spelling?.readings(word).find((one) => one.spelling)?.spelling) ||
  word;

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

/** The other spelling of the word, or the English word that it is, where that is likelier than what the reasons say; null where there is none. */
export function respelling(
  question: PolishQuestion,
  reasons: readonly OfKind[],
  isLegal: (form: string) => boolean,
): Respelling | null {
  const { typed, form, isLower } = question;
  if (form.includes(' ') || form.length > MAX_WORD_LETTERS) return null;
  const nearest = nearestTo(question, isLegal);
  const isOnlyUnknown = reasons.every(({ reason }) => isNotListed(reason));
  if (isKnown(question)) {
    if (!isOnlyUnknown) return null;
    // What the spelling list has by itself may be anything, and the word of today stand in every text: `takiem`.
    const today = question.spellings.length === 0 ? spelledToday(question) : undefined;
    if (today !== undefined && weightOf(today, question) >= BEYOND_DOUBT) return { today };
    const meant = nearest(MARKS_LEFT_OUT, (_, weight) => weight >= BEYOND_DOUBT);
    return meant === undefined ? null : { meant };
  }
  // With its point it is the abbreviation: `niem.` is no old spelling of *nim*.
  if (question.isPointed && reasons[0]?.kind === 'abbreviation') return null;
  // `Love` is English before it is LOVE.
  const isName = !isLower && decidingKinds(reasons).includes('name');
  if (isName && reasons.some(({ reason }) => reason.evidence.spelling === typed)) return null;
  const { english } = question;
  if (english !== undefined && isRatherEnglish(typed, reasons)) return { english };
  if (isName) return null;
  if (isOnlyUnknown) lookAround(form, question.game, POLISH);
  // With a capital it may be a name: `Zabka`; words that stand in every text are taken for what they are, and forms that no name has.
  const isMarked = (word: string): boolean =>
    isLower ? isLongEnough(word, question) : isInEveryText(word, question) || isNoNameUnmarked(word, question);
  const mayBeMarked = isOnlyUnknown || (!isLower && reasons.every(({ kind }) => kind === 'particle'));
  const marked = mayBeMarked ? nearest(MARKS_LEFT_OUT, isMarked) : undefined;
  const unmarked = marked !== undefined && marked === nearest() ? marked : undefined;
  // With a capital a name is meant before a rare word: `Lodz` is *Łódź*.
  const isWord =
    unmarked !== undefined &&
    (isLower || isInEveryText(unmarked, question) || weightOf(unmarked, question) >= ON_MANY_PAGES);
  const name = isOnlyUnknown && !isWord && !hasInnerCapital(typed) ? nameUnmarked(question) : undefined;
  if (name !== undefined) return { meant: name };
  // Goods are called as they are: `nissana` is no *nisana*.
  const today = decidingKinds(reasons).includes('brand') ? undefined : spelledToday(question);
  // Of `pobiedz` *pobiec* is nearer than an imperative that nobody uses, and of `módz` *móc* than a noun that nobody knows.
  const isOdd = today !== undefined && unmarked !== undefined && isOddBeside(unmarked, today, question);
  if (unmarked !== undefined && !isOdd) return { meant: asAsked(twoWords(unmarked, question), question) };
  if (today !== undefined && isLower)
    return verbBeside(today, question, nearest) ?? { today: FIRST.test(form) ? twoWords(today, question) : today };
  if (today !== undefined) return { today };
  if (isShortForm(question)) return null;
  // `czekajno` is nearer to *czekano*.
  const isJoined = reasons.every(({ reason, kind }) => isNotListed(reason) || kind === 'particle');
  const asked = isJoined ? withNo(question) : undefined;
  if (asked !== undefined) return { today: asked };
  const abbreviation = markedAbbreviation(question);
  if (abbreviation !== undefined && !isOnlyUnknown && isLower && isInCapitals(question)) return { meant: abbreviation };
  const meant = isLower
    ? isOnlyUnknown
      ? misspelled(question, nearest, isLegal)
      : misread(question, reasons, nearest, isLegal)
    : meantAtStart(question, reasons, nearest);
  if (meant !== undefined) return { meant };
  // What sounds the same is a word misspelled: `pożądny` is *porządny*, not two words.
  const isAlike = isLower && nearest(SOUNDS_ALIKE) !== undefined;
  const isSplit = ({ reason, kind }: OfKind): boolean => kind === 'particle' && reason.evidence.particle !== NOT;
  const isMisread = isLower && reasons.length > 0 && reasons.every(isSplit);
  if ((!isOnlyUnknown && !isMisread) || isAlike) return null;
  // Capitals are another abbreviation: `PLD` is no *płd.*
  if (abbreviation !== undefined && isOnlyUnknown && isLower) return { meant: abbreviation };
  const pair = isOnlyUnknown ? commonPair(question) : undefined;
  return writtenApart(question) ?? (pair === undefined ? null : { meant: pair });
}

/**
 * The word that was meant by one that begins a sentence, where nobody is called so: a verb or a word that stands in every text, which
 * sounds the same (`Przecierz`, `Gadajom`), or nearly so if it is long (`Dokaldnie`), or lacks its marks where it would be an abbreviation
 * (`Cos`).
 */
function meantAtStart(question: PolishQuestion, reasons: readonly OfKind[], nearest: Nearest): string | undefined {
  const { typed, form } = question;
  if (hasInnerCapital(typed)) return undefined;
  if (reasons.every(({ kind }) => kind === 'abbreviation'))
    return nearest(MARKS_LEFT_OUT, (word, weight) => weight >= ON_EVERY_PAGE || isInEveryText(word, question));
  const mayBeName = form.length < (MARKED.test(form) ? SHORTEST_NO_NAME : LONG);
  if (mayBeName || !reasons.every(({ reason }) => isNotListed(reason))) return undefined;
  const isNoName = (word: string, weight: number): boolean =>
    weight >= KNOWN_WELL &&
    !isOtherEnd(form, word) &&
    question.readingsOf(word).every((reading) => isVerbal(reading.tag) || isOfClosedClass(reading));
  const isSlip = (word: string, weight: number): boolean =>
    form.length >= LONG && weight >= COMMON_ENOUGH && word.endsWith(form.slice(-ENDING)) && isNoName(word, weight);
  return nearest(MARKED_AND_ALIKE, isNoName) ?? nearest(FINGER_SLIPPED, isSlip);
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

/** Endings of persons in the past, which no name has: `Chyciliśmy`. */
const OF_A_PERSON = /[lł][aioy](?:by)?(?:śmy|ście)$/;

/** Is a word of which nothing is known asked with the one capital of a name? All capitals are a headline, or an acronym. */
function isUnknownName(
  { typed, form, spellings }: PolishQuestion,
  reason: Pick<Finding, 'rule' | 'evidence'>,
): boolean {
  const isCapitalised =
    typed !== form &&
    [...typed].length > 1 &&
    !hasInnerCapital(typed) &&
    !typed.includes(' ') &&
    !OF_A_PERSON.test(form);
  const { spelling, parts, source, sources, letters } = reason.evidence;
  return (
    isCapitalised &&
    spellings.length === 0 &&
    isNotListed(reason) &&
    !(spelling ?? parts ?? source ?? sources ?? letters)
  );
}

/** How a ruleset tells it. */
interface Telling<R> {
  /** What the rule of a reason is about. */
  kindOf: (reason: R) => RuleKind | undefined;
  /** The reason that no list has the word, with this evidence. */
  notListed: (evidence: Evidence) => R;
  /** Do the rules admit this word of the game lexicon? Lower case. */
  isLegal: (form: string) => boolean;
}

/**
 * The reasons against a word, with that first which says what it is in another spelling, one of before 1936 or the right one, or in English.
 * @param reasons most specific first.
 */
export function respelled<R extends Pick<Finding, 'rule' | 'decides' | 'evidence'>>(
  question: PolishQuestion,
  reasons: readonly R[],
  { kindOf, notListed, isLegal }: Telling<R>,
): R[] {
  const ofKind = reasons.map((reason) => ({ reason, kind: kindOf(reason) ?? 'word' }));
  const found = respelling(question, ofKind, isLegal);
  if (!found)
    return reasons.map((reason) => (isUnknownName(question, reason) ? notListed({ name: question.typed }) : reason));
  const rest = ofKind
    .filter(({ reason, kind }) => !isNotListed(reason) && !OF_MISREADING.has(kind))
    .map(({ reason, kind }) => (isToldBesides(kind, found) ? { ...reason, decides: false } : reason));
  return [notListed(found), ...rest];
}
