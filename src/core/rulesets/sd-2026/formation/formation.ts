/** The parts of a word without an entry: compounds (I.7.1) and derivations (I.1.1). */
import type { Features } from '../../../diagnosis/hypothesis.ts';
import { fieldsOf } from '../../../rules/detail.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { hasInnerCapital } from '../../../words/capital.ts';
import { MAX_WORD_LETTERS } from '../../../words/normalise.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import { numberWithoutEntry } from '../detectors/numbers.ts';
import {
  isAdjective,
  isGenitive,
  isImperative,
  isInfinitive,
  isNoun,
  isParticiple,
  isVerb,
} from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, reason } from '../query.ts';
import { unknownDerivation } from './derivation.ts';
import {
  asArea,
  asCompound,
  asDerived,
  formListed,
  isBehindShortParticle,
  nameAsMember,
  POSITIONS,
  wholes,
} from './listed-words.ts';
import { ENDS_NAMES, firstMembers, isLemma, isWellAttested, type MemberKind } from './members.ts';
import {
  candidates,
  isTypedAs,
  type Last,
  lemmaOf,
  type Pos,
  partsOf,
  type Split,
  type SplitOptions,
  split,
} from './split.ts';

/** Fewest letters of the last member of an adjective that no dictionary has. */
const MIN_ADJECTIVE = 4;

/** Derived adjectives form no compounds with nouns; *erst* is no last member. */
const DERIVED_ADJECTIVE = /(?:lich|ig|isch|iv|ern|bar|sam|haft|los)$/;
const NO_LAST = new Set(['erst']);

/** Returns true when the adjective is derived by a suffix, or is a participle. */
const isDerived = (adjective: string, query: GermanQuery): boolean =>
  DERIVED_ADJECTIVE.test(adjective) || query.readingsOf(toGermanTiles(adjective)).some(isParticiple);

/** Members of unlisted compounds. */
const GUESSES: Readonly<Record<Pos, { kinds: readonly MemberKind[]; last: (one: GermanReading) => boolean }>> = {
  sub: {
    kinds: ['noun', 'adjective', 'number'],
    last: (one) => isNoun(one) && !one.tag.positions.includes('m.f'),
  },
  adj: {
    kinds: ['noun', 'adjective', 'number'],
    last: (one) =>
      (isAdjective(one) || isParticiple(one)) && one.form.length >= MIN_ADJECTIVE && !NO_LAST.has(one.lemma),
  },
  // A joined form is neither an imperative nor shortened: zu-fuß.
  ver: { kinds: ['particle'], last: (one) => isVerb(one) && !isImperative(one) && one.rule === undefined },
};

/**
 * First members of an unlisted word. The typed case admits more: particles before nouns (Außengrenze) and adjectives
 * (immergleich), stems of verbs before nouns (Bratfett).
 */
function kindsOf(pos: Pos, query: GermanQuery): readonly MemberKind[] {
  const { kinds } = GUESSES[pos];
  if (!isTypedAs(pos, query)) return kinds;
  if (pos === 'ver') return [...kinds, 'adjective'];
  return pos === 'sub' ? [...kinds, 'particle', 'verb'] : [...kinds, 'particle'];
}

/** Least lead in log-frequency of an infinitive over the adjective of its letters: lassen, of lass. */
const COMMONER_VERB = 1;

const isLikelierInfinitive = ({ form, logFrequency }: GermanReading, query: GermanQuery): boolean =>
  query.readingsOf(form).some((one) => isInfinitive(one) && one.logFrequency > logFrequency + COMMONER_VERB);

/** Fewest letters of a particle and of the infinitive behind its zu. */
const MIN_PARTICLE = 2;

const isParticle = (query: GermanQuery, first: string): boolean =>
  firstMembers(query, first).some(({ kind }) => kind === 'particle');

/** Returns a separable verb's infinitive with zu: hinauf-zu-bringen, not hinauf-zubringen. */
function withZuInside(query: GermanQuery): Reason | null {
  const { form, game } = query;
  for (let at = form.indexOf('zu', MIN_PARTICLE); at > 0; at = form.indexOf('zu', at + 1)) {
    const particle = form.slice(0, at);
    const infinitive = form.slice(at + 'zu'.length);
    if (!game.has(infinitive) || !isParticle(query, particle) || isParticle(query, `${particle}zu`)) continue;
    const verb = query.readingsOf(infinitive).find((one) => isInfinitive(one) && isWellAttested(one));
    if (verb) return reason('I.7.1.parts', { kind: 'parts', parts: [particle, verb.lemma] });
  }
  return null;
}

/** A capital marks a nominalised infinitive or its genitive: Dagegensein, Meldegeschehens. */
const isNominalised = (one: GermanReading, query: GermanQuery): boolean =>
  isTypedAs('sub', query) && isVerb(one) && ((isInfinitive(one) && isLemma(one)) || isGenitive(one));

/** Fewest letters of a compound of three members: Putenbrustfilet. Words too long for the board are not split so. */
const MIN_OF_THREE = 12;

/** Fewest letters of a noun behind a name. Shorter ones may be the end of another name: Lillesand. */
const MIN_BEHIND_NAME = 5;

/**
 * Splits a name and a noun, which are likelier than three words: Türkei-urlaub. A capital inside the word excludes it.
 */
function splitBehindName(query: GermanQuery, isLast: Last): Split | null {
  if (hasInnerCapital(query.typed)) return null;
  const isLong = (one: GermanReading): boolean => one.form.length >= MIN_BEHIND_NAME && isLast(one);
  const options = { wellAttested: true, kinds: ['name'], further: nameAsMember(query) } as const;
  return split(query, query.form, 'sub', isLong, options);
}

/** The formation of a word, with the split of an unlisted compound. */
export interface Formation {
  reason: Reason;
  split?: Split;
}

/** How to split an unlisted word into a compound of this part of speech. */
function searchFor(pos: Pos, query: GermanQuery): { isLast: Last; options: SplitOptions } {
  const { last } = GUESSES[pos];
  const isLast = (one: GermanReading) =>
    (last(one) || (pos === 'sub' && isNominalised(one, query))) && !(pos === 'adj' && isLikelierInfinitive(one, query));
  const likely = pos === 'sub' && isTypedAs(pos, query);
  return { isLast, options: { wellAttested: true, likely, kinds: kindsOf(pos, query) } };
}

/** Returns all splits into two members of any kind, for the fit of their weights. */
export function compoundsOfTwo(query: GermanQuery): { parts: string[]; evidence: readonly Features[] }[] {
  const searches =
    query.spellings.length === 0
      ? POSITIONS.map((pos) => {
          const { isLast, options } = searchFor(pos, query);
          const { kinds: _, ...further } = options;
          return { pos, word: query.form, isLast, options: further };
        })
      : query.once(wholes).map(({ pos, lemma, genders }) => ({
          pos,
          word: lemma,
          isLast: lemmaOf(pos),
          options: { genders, further: nameAsMember(query) },
        }));
  return searches.flatMap(({ pos, word, isLast, options }) =>
    candidates(query, word, pos, isLast, options).map((one) => ({
      parts: partsOf(pos, one),
      evidence: one.evidence,
    })),
  );
}

/** Returns the formation of an unlisted word. Only well-attested members count. */
function formUnlisted(query: GermanQuery): Formation | null {
  const ruled = numberWithoutEntry(query) ?? asArea(query, query.form);
  if (ruled) return { reason: ruled };
  const derived = unknownDerivation(query, query.form);
  const zu = derived || isTypedAs('sub', query) ? null : withZuInside(query);
  const whole = derived ? asDerived(derived, null) : zu;
  if (whole) return { reason: whole };
  const isOfThree = query.form.length >= MIN_OF_THREE && query.form.length <= MAX_WORD_LETTERS;
  const splits = POSITIONS.flatMap((pos) => {
    const { isLast, options } = searchFor(pos, query);
    const likely = options.likely === true;
    const found = split(query, query.form, pos, isLast, { ...options, deep: likely && isOfThree });
    const withName = likely && (found === null || found.parts.length > 2) ? splitBehindName(query, isLast) : null;
    if (withName) return [{ ...withName, pos }];
    const isOdd =
      (pos === 'sub' && found?.first.kind === 'adjective' && isDerived(found.first.name, query)) ||
      (pos === 'adj' && found !== null && isBehindShortParticle(found));
    return found && !isOdd ? [{ ...found, pos }] : [];
  });
  const [likeliest] = splits.sort((a, b) => b.logOdds - a.logOdds);
  if (!likeliest) return null;
  return { reason: asCompound(likeliest, null), split: likeliest };
}

/** Returns true when the game lexicon has the compound without the s between the members: Heimatsort, erfolgsreich. */
function isLinkedByMistake({ detail }: Reason, { form, game }: GermanQuery): boolean {
  const member = toGermanTiles(fieldsOf(detail).parts?.[0] ?? '');
  return form.startsWith(`${member}s`) && game.has(member + form.slice(member.length + 1));
}

/** Returns true when an unlisted compound ends like a name: Breitenstein, Altmanns. A plural does not: Bergdörfer. */
function endsLikeName({ detail }: Reason, query: GermanQuery): boolean {
  const last = toGermanTiles(fieldsOf(detail).parts?.at(-1) ?? '');
  const { form } = query;
  return ENDS_NAMES.has(last) && isTypedAs('sub', query) && (form.endsWith(last) || form.endsWith(`${last}s`));
}

/** Returns a possible formation of the word; null if nothing is found. */
export function formation(query: GermanQuery): Formation | null {
  if (query.spellings.length === 0) return query.once(formUnlisted);
  const known = query.once(formListed);
  return known && { reason: known };
}

/** Features against a formation. */
export const counterEvidence = (found: Reason, query: GermanQuery) => ({
  linkedByMistake: isLinkedByMistake(found, query),
  endsLikeName: endsLikeName(found, query),
});
