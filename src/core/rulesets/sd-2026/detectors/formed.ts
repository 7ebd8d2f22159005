/** Words that are formed of playable ones and have no entry themselves: compounds (I.7.1) and derivations (I.1.1). */

import type { Features } from '../../../diagnosis/hypothesis.ts';
import { fieldsOf } from '../../../rules/detail.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { hasInnerCapital, withCapital } from '../../../words/capital.ts';
import { toGermanTiles } from '../../../words/to-tiles.ts';
import { MAX_WORD_LETTERS } from '../../../words/word-lengths.ts';
import { FREE_VERBAL_PREFIXES, NATIVE_PREFIXES, RATHER_WORDS } from '../formation/affixes.ts';
import { areaOf } from '../formation/areas.ts';
import {
  type Derivation,
  infinitivesOf,
  names,
  prefixed,
  prefixedForm,
  prefixedStem,
  suffixed,
  unknownDerivation,
} from '../formation/derivation.ts';
import {
  ENDS_NAMES,
  firstMembers,
  isLemma,
  isSound,
  type Member,
  type MemberKind,
  TAKES_S,
} from '../formation/members.ts';
import {
  anyFormOf,
  candidates,
  isTypedAs,
  type Last,
  lemmaOf,
  type Pos,
  partsOf,
  type Split,
  type SplitOptions,
  split,
} from '../formation/split.ts';
import { ofTwo } from '../formation/two-and-suffix.ts';
import { type Whole, wholes } from '../formation/whole.ts';
import {
  isAdjective,
  isGenitive,
  isImperative,
  isInfinitive,
  isNoun,
  isParticiple,
  isVerb,
} from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';
import { numberWithoutEntry } from './numbers.ts';

const knownOf = (whole: Whole | null) =>
  whole ? { lemma: whole.spelled, ...(whole.sources.length > 0 ? { sources: [...whole.sources] } : {}) } : {};

const asCompound = ({ parts }: Split, whole: Whole | null): Reason =>
  reason('I.7.1.parts', { kind: 'parts', ...knownOf(whole), parts });

/** Affixes are compared as laid, and told as spelled. */
const spelledAffix = (particle: string): string => particle.replace('mässig', 'mäßig');

const asDerived = ({ base, particle }: Derivation, whole: Whole | null): Reason =>
  reason(
    'I.1.1',
    { kind: 'attached', ...knownOf(whole), base, particle: spelledAffix(particle) },
    { effect: 'excludes' },
  );

/** Fewest letters of a name that is a member: shorter ones meet by chance. */
const MIN_NAME = 5;

/** A name as a first member: Donau-stil. */
function nameAsMember(question: GermanQuestion): (first: string) => Member | null {
  return (first) => {
    const own = first.length < MIN_NAME ? [] : names(question, first);
    const linked =
      own.length === 0 && first.length > MIN_NAME && first.endsWith('s') ? names(question, first.slice(0, -1)) : own;
    const [name] = linked;
    const link = own.length > 0 ? {} : ({ link: 'byS' } as const);
    return name ? { name: name.lemma, kind: 'name', sound: true, weight: name.weight, ...link } : null;
  };
}

/** A number between two and twelve, and an adjective in -ig that is made with it. */
const OF_NUMBER =
  /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?!zig|zehn|ssig|und|ein|hundert|tausend|t[^aeiouäöür])(.+ig)$/;

/** Of these numbers only five kinds of adjectives need no entry (II.4.7.b). */
function ofNumber(whole: Whole): Reason | null {
  const rest = OF_NUMBER.exec(whole.lemma)?.[1];
  if (rest === undefined) return null;
  const base = whole.lemma.slice(0, -rest.length);
  return reason(
    'II.4.7.b',
    { kind: 'attached', ...knownOf(whole), base, particle: `-${rest}` },
    { effect: 'excludes' },
  );
}

function ofTwoWords(question: GermanQuestion, whole: Whole): Reason | null {
  const found = ofTwo(question, whole.lemma, whole.pos);
  return found && reason('I.1.1', { kind: 'attached', ...knownOf(whole), ...found }, { effect: 'excludes' });
}

function formedVerb(question: GermanQuestion, whole: Whole): Reason | null {
  const asPrefixed = whole.separable ? null : prefixed(question, whole.lemma, 'ver');
  if (asPrefixed) return asDerived(asPrefixed, whole);
  const parts = split(question, whole.lemma, 'ver', lemmaOf('ver'));
  if (parts) return asCompound(parts, whole);
  const derived = suffixed(question, whole.lemma, 'ver') ?? prefixedStem(question, whole.lemma);
  return derived && asDerived(derived, whole);
}

/** Prefixes as reasons tell them. */
const VERBAL: ReadonlySet<string> = new Set(FREE_VERBAL_PREFIXES.map((prefix) => `${prefix}-`));
const NATIVE: ReadonlySet<string> = new Set([...VERBAL, ...NATIVE_PREFIXES.map((prefix) => `${prefix}-`)]);

/** Is the prefix a word as well, or so short that it may be the beginning of one: bi-, Bier? Native ones are no words. */
const isDoubtful = (particle: string): boolean =>
  RATHER_WORDS.has(particle.slice(0, -1)) || /^(?:a|bi|de|ex|i[lmnr]|ko|re)-$/.test(particle);

const PUT_LAST: ReadonlySet<string> = new Set(['-bar', '-artig', '-förmig', '-mässig', '-farben', '-haft', '-los']);

/** Letters of particles that stand before verbs and their participles, and before no other adjective: an-alogisch. */
const SHORT_PARTICLE = 2;

const isBehindShortParticle = ({ first, last }: Split): boolean =>
  first.kind === 'particle' && first.name.length <= SHORT_PARTICLE && !isParticiple(last);

function formedAdjective(question: GermanQuestion, whole: Whole): Reason | null {
  const number = numberWithoutEntry(question) ?? ofNumber(whole);
  if (number) return number;
  const asSuffixed = suffixed(question, whole.lemma, 'adj');
  // Such a suffix is put to compounds and derivations as well: kleeblatt-förmig, abtast-bar.
  const asPrefixed = prefixed(question, whole.lemma, 'adj');
  const isNegated = asPrefixed?.particle === 'un-';
  if (asSuffixed && PUT_LAST.has(asSuffixed.particle) && !isNegated) return asDerived(asSuffixed, whole);
  const found = split(question, whole.lemma, 'adj', lemmaOf('adj'), { further: nameAsMember(question) });
  const parts = found && !isBehindShortParticle(found) ? found : null;
  // A foreign noun of the same letters is nearer: transformativ is of Transformation.
  const foreign = asPrefixed && !NATIVE.has(asPrefixed.particle);
  if (asPrefixed && isNegated) return asDerived(asPrefixed, whole);
  if (foreign && asSuffixed) return asDerived(asSuffixed, whole);
  if (asPrefixed && !(parts && isDoubtful(asPrefixed.particle))) return asDerived(asPrefixed, whole);
  if (parts) return asCompound(parts, whole);
  if (asSuffixed) return asDerived(asSuffixed, whole);
  for (const infinitive of infinitivesOf(whole.lemma)) {
    const ofVerb = formedVerb(question, { ...whole, lemma: infinitive, separable: false });
    if (ofVerb) return ofVerb;
  }
  return ofTwoWords(question, whole);
}

/** The name of an area, which contains another name (I.5.3). */
function asArea(question: GermanQuestion, form: string, lemma?: string): Reason | null {
  const name = areaOf(question, form);
  if (!name) return null;
  const own = form.slice(0, form.indexOf(name.form) + name.form.length);
  return reason('I.5.3', { kind: 'base', lemma: lemma ?? withCapital(own), base: name.lemma });
}

/** The name of an area (I.5.3), as the letters stand or as another dictionary has its lemma. */
export const areaName: WordDetector = (question) => {
  const found = question.once(wholes).filter(({ pos }) => pos === 'sub');
  const area =
    question.spellings.length === 0
      ? asArea(question, question.form)
      : found.map(({ lemma, spelled }) => asArea(question, lemma, spelled)).find((one) => one !== null);
  return area ? [area] : [];
};

function formedNoun(question: GermanQuestion, whole: Whole): Reason | null {
  const area = asArea(question, whole.lemma, whole.spelled);
  if (area) return area;
  const further = nameAsMember(question);
  // A lemma that no source has is a guess, and an infinitive likelier: Alltagsverhalten.
  const isInfinitiveNoun = (one: TaggedReading): boolean => isInfinitive(one) && isLemma(one);
  const guessed = whole.sources.length === 0 && toGermanTiles(whole.spelled) !== question.form;
  const nominalised = guessed ? split(question, question.form, 'sub', isInfinitiveNoun, { sound: true }) : null;
  if (nominalised) return asCompound(nominalised, null);
  const parts = split(question, whole.lemma, 'sub', lemmaOf('sub'), { genders: whole.genders, further });
  const asPrefixed = prefixed(question, whole.lemma, 'sub');
  const verbal = asPrefixed && VERBAL.has(asPrefixed.particle);
  if (parts && !verbal) return asCompound(parts, whole);
  const derived = suffixed(question, whole.lemma, 'sub') ?? asPrefixed;
  if (derived) return asDerived(derived, whole);
  const options = { genders: whole.genders, deep: true, further };
  const inflected = split(question, question.form, 'sub', anyFormOf('sub'), options);
  return inflected ? asCompound(inflected, whole) : ofTwoWords(question, whole);
}

const POSITIONS: readonly Pos[] = ['sub', 'adj', 'ver'];

const FORMED: Readonly<Record<Pos, (question: GermanQuestion, whole: Whole) => Reason | null>> = {
  ver: formedVerb,
  adj: formedAdjective,
  sub: formedNoun,
};

/** A word that the spelling lexicon has. */
function formedKnown(question: GermanQuestion): Reason | null {
  const all = wholes(question);
  for (const whole of all) {
    const found = FORMED[whole.pos](question, whole);
    if (found) return found;
  }
  for (const whole of all) {
    const found = prefixedForm(question, question.form, whole.pos);
    if (found) return asDerived(found, whole);
    const parts = split(question, question.form, whole.pos, anyFormOf(whole.pos), { sound: true });
    if (parts) return asCompound(parts, whole);
  }
  return null;
}

/** Fewest letters of the last member of an adjective that no dictionary has. */
const MIN_ADJECTIVE = 4;

/** Adjectives that make no compounds with nouns, because they are derived themselves; `erst` makes none as their last member. */
const DERIVED_ADJECTIVE = /(?:lich|ig|isch|iv|ern|bar|sam|haft|los)$/;
const NO_LAST = new Set(['erst']);

/** Is the adjective derived by a suffix, or a participle? */
const isDerived = (adjective: string, question: GermanQuestion): boolean =>
  DERIVED_ADJECTIVE.test(adjective) || question.readingsOf(toGermanTiles(adjective)).some(isParticiple);

/** What a compound may be made of that no dictionary has. */
const GUESSES: Readonly<Record<Pos, { kinds: readonly MemberKind[]; last: (one: TaggedReading) => boolean }>> = {
  sub: {
    kinds: ['noun', 'adjective', 'number'],
    last: (one) => isNoun(one) && !one.tag.positions.includes('m.f'),
  },
  adj: {
    kinds: ['noun', 'adjective', 'number'],
    last: (one) =>
      (isAdjective(one) || isParticiple(one)) && one.form.length >= MIN_ADJECTIVE && !NO_LAST.has(one.lemma),
  },
  // A joined form is no imperative, and nobody shortens one: zu-fuß.
  ver: { kinds: ['particle'], last: (one) => isVerb(one) && !isImperative(one) && one.rule === undefined },
};

const CLOSED: ReadonlySet<string> = new Set(['art', 'kon', 'pro']);

/** Is the last member rather a word of a closed class that is a noun besides? Kimmich is no Ich, while Dagegensein is of sein. */
function isRatherClosed(last: TaggedReading, question: GermanQuestion): boolean {
  const least = isInfinitive(last) ? last.weight : last.weight - 1;
  return question.readingsOf(last.form).some((one) => CLOSED.has(one.tag.positions[0] ?? '') && one.weight > least);
}

/**
 * First members of a guess; particles stand before nouns as well, Außengrenze, which a capital shows, and before adjectives, immergleich; and
 * stems of verbs before nouns: Bratfett.
 */
function kindsOf(pos: Pos, question: GermanQuestion): readonly MemberKind[] {
  const { kinds } = GUESSES[pos];
  if (!isTypedAs(pos, question)) return kinds;
  if (pos === 'ver') return [...kinds, 'adjective'];
  return pos === 'sub' ? [...kinds, 'particle', 'verb'] : [...kinds, 'particle'];
}

/** How much commoner the infinitive of the same letters is, as `Reading` counts, for which an adjective is hardly met: lassen, of lass. */
const COMMONER_VERB = 1;

const isRatherInfinitive = ({ form, weight }: TaggedReading, question: GermanQuestion): boolean =>
  question.readingsOf(form).some((one) => isInfinitive(one) && one.weight > weight + COMMONER_VERB);

/** Fewest letters of a particle and of the infinitive behind its zu. */
const MIN_PARTICLE = 2;

const isParticle = (question: GermanQuestion, first: string): boolean =>
  firstMembers(question, first).some(({ kind }) => kind === 'particle');

/** The infinitive of a separable verb with zu inside: hinauf-zu-bringen, not hinauf-zubringen. */
function withZuInside(question: GermanQuestion): Reason | null {
  const { form, game } = question;
  for (let at = form.indexOf('zu', MIN_PARTICLE); at > 0; at = form.indexOf('zu', at + 1)) {
    const particle = form.slice(0, at);
    const infinitive = form.slice(at + 'zu'.length);
    if (!game.has(infinitive) || !isParticle(question, particle) || isParticle(question, `${particle}zu`)) continue;
    const verb = question.readingsOf(infinitive).find((one) => isInfinitive(one) && isSound(one));
    if (verb) return reason('I.7.1.parts', { kind: 'parts', parts: [particle, verb.lemma] });
  }
  return null;
}

/** A capital shows an infinitive and its genitive to be a noun: Dagegensein, Meldegeschehens. */
const isNominalised = (one: TaggedReading, question: GermanQuestion): boolean =>
  isTypedAs('sub', question) && isVerb(one) && ((isInfinitive(one) && isLemma(one)) || isGenitive(one));

/** Fewest letters of a compound of three members that is believed: Putenbrustfilet. Of what is too long for the board they say little. */
const MIN_OF_THREE = 12;

/** Fewest letters of a noun behind a name; shorter ones are rather the end of another name: Lillesand. */
const MIN_BEHIND_NAME = 5;

/** A name and a noun, which are likelier than three words: Türkei-urlaub. Capitals inside the word say more than that. */
function splitBehindName(question: GermanQuestion, isLast: Last): Split | null {
  if (hasInnerCapital(question.typed)) return null;
  const isLong = (one: TaggedReading): boolean => one.form.length >= MIN_BEHIND_NAME && isLast(one);
  const options = { sound: true, kinds: ['name'], further: nameAsMember(question) } as const;
  return split(question, question.form, 'sub', isLong, options);
}

/** What a word is formed of, and the split by which it is a compound that nobody has. */
export interface Formation {
  reason: Reason;
  split?: Split;
}

/** How a word that no dictionary has is read as a compound of this part of speech. */
function searchFor(pos: Pos, question: GermanQuestion): { isLast: Last; options: SplitOptions } {
  const { last } = GUESSES[pos];
  const isLast = (one: TaggedReading) =>
    (last(one) || (pos === 'sub' && isNominalised(one, question))) &&
    !isRatherClosed(one, question) &&
    !(pos === 'adj' && isRatherInfinitive(one, question));
  const likely = pos === 'sub' && isTypedAs(pos, question);
  return { isLast, options: { sound: true, likely, kinds: kindsOf(pos, question) } };
}

/** All compounds of two members that the word may be, of first members of any kind, for the fit of what they are worth. */
export function compoundsOfTwo(question: GermanQuestion): { parts: string[]; evidence: readonly Features[] }[] {
  const searches =
    question.spellings.length === 0
      ? POSITIONS.map((pos) => {
          const { isLast, options } = searchFor(pos, question);
          const { kinds: _, ...further } = options;
          return { pos, word: question.form, isLast, options: further };
        })
      : question.once(wholes).map(({ pos, lemma, genders }) => ({
          pos,
          word: lemma,
          isLast: lemmaOf(pos),
          options: { genders, further: nameAsMember(question) },
        }));
  return searches.flatMap(({ pos, word, isLast, options }) =>
    candidates(question, word, pos, isLast, options).map((one) => ({
      parts: partsOf(pos, one),
      evidence: one.evidence,
    })),
  );
}

/** A word that nothing but its parts tells of: only members that several sources have are believed. */
function guessed(question: GermanQuestion): Formation | null {
  const ruled = numberWithoutEntry(question) ?? asArea(question, question.form);
  if (ruled) return { reason: ruled };
  const derived = unknownDerivation(question, question.form);
  const zu = derived || isTypedAs('sub', question) ? null : withZuInside(question);
  const whole = derived ? asDerived(derived, null) : zu;
  if (whole) return { reason: whole };
  const isOfThree = question.form.length >= MIN_OF_THREE && question.form.length <= MAX_WORD_LETTERS;
  const splits = POSITIONS.flatMap((pos) => {
    const { isLast, options } = searchFor(pos, question);
    const likely = options.likely === true;
    const found = split(question, question.form, pos, isLast, { ...options, deep: likely && isOfThree });
    const withName = likely && (found === null || found.parts.length > 2) ? splitBehindName(question, isLast) : null;
    if (withName) return [{ ...withName, pos }];
    const isOdd =
      (pos === 'sub' && found?.first.kind === 'adjective' && isDerived(found.first.name, question)) ||
      (pos === 'adj' && found !== null && isBehindShortParticle(found));
    return found && !isOdd ? [{ ...found, pos }] : [];
  });
  const [likeliest] = splits.sort((a, b) => b.worth - a.worth);
  if (!likeliest) return null;
  return { reason: asCompound(likeliest, null), split: likeliest };
}

/** Is there a listed compound of the same members, without the s that was put between them: Heimatsort, erfolgsreich? */
function isLinkedByMistake({ detail }: Reason, { form, game }: GermanQuestion): boolean {
  const member = toGermanTiles(fieldsOf(detail).parts?.[0] ?? '');
  return form.startsWith(`${member}s`) && game.has(member + form.slice(member.length + 1));
}

/** A first member that a hyphen, or a line's end, has parted from the rest: Gründungs- und …, which is no grün and Dung. */
const isFirstMember = ({ form, game }: GermanQuestion): boolean =>
  TAKES_S.test(form.slice(0, -1)) && form.endsWith('s') && game.has(form.slice(0, -1));

/** Does a compound that nobody has end as names do: Breitenstein, Altmanns? In the plural it is none: Bergdörfer. */
function endsLikeName({ detail }: Reason, question: GermanQuestion): boolean {
  const last = toGermanTiles(fieldsOf(detail).parts?.at(-1) ?? '');
  const { form } = question;
  return ENDS_NAMES.has(last) && isTypedAs('sub', question) && (form.endsWith(last) || form.endsWith(`${last}s`));
}

/** What the word may be formed of, with the split by which it is a compound that nobody has; null where nothing is found. */
export function formation(question: GermanQuestion): Formation | null {
  if (question.spellings.length === 0) return question.once(guessed);
  const known = question.once(formedKnown);
  return known && { reason: known };
}

/** What speaks against a formation. */
export const doubtsAbout = (found: Reason, question: GermanQuestion) => ({
  firstMember: isFirstMember(question),
  linkedByMistake: isLinkedByMistake(found, question),
  endsLikeName: endsLikeName(found, question),
});
