/** Hypotheses of composed words: compounds, derivations, words written together. */

import type { Features, Proposal } from '../../../diagnosis/hypothesis.ts';
import { logFrequency } from '../../../lexicon/lexicon.ts';
import { fieldsOf } from '../../../rules/detail.ts';
import { nameOfRule } from '../../../rules/rule-entry.ts';
import { startsWithCapital } from '../../../words/capital.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import { FREE_VERBAL_PREFIXES, NATIVE_PREFIXES } from '../formation/affixes.ts';
import { suffixed } from '../formation/derivation.ts';
import { counterEvidence, formation } from '../formation/formation.ts';
import { isWellAttested } from '../formation/members.ts';
import { logFrequencyOf } from '../intended-words.ts';
import { isInfinitive, isNoun, isVerb } from '../parts-of-speech.ts';
import { type GermanQuery, germanReadings, reason } from '../query.ts';
import { type Bars, claimOf } from './barred.ts';
import { expression, hasArticle } from './expression.ts';
import { nearby } from './intended.ts';

/** Proposes the formation of the word. */
export function formations(query: GermanQuery): Proposal<Bars>[] {
  const found = formation(query);
  if (!found) return [];
  const { reason: one, split } = found;
  const claim = claimOf(one);
  const { parts = [], base = '', lemma, particle = '' } = fieldsOf(one.detail);
  const first = parts[0] ?? base;
  const last = parts.at(-1) ?? '';
  const against = counterEvidence(one, query);
  const { typed } = query;
  const [near] = split ? query.once(nearby) : [];
  return [
    {
      kind: claim === 'ruling' ? 'compound' : claim,
      intended: parts.length > 0 ? parts : [base],
      evidence: {
        formed: 1,
        known: Number(lemma !== undefined),
        logOdds: split?.logOdds ?? 0,
        split: Number(split !== undefined),
        [`link:${split?.first.link ?? 'none'}`]: 1,
        wellAttested: Number(split?.first.wellAttested ?? false),
        ofThree: Number(parts.length > 2),
        firstFrequency: logFrequencyOf(toGermanTiles(first), query),
        lastFrequency: split?.last.logFrequency ?? logFrequencyOf(toGermanTiles(last), query),
        shortFirst: Number(first.length <= 3),
        shortLast: Number(parts.length > 0 && last.length <= 3),
        fewLast: Number(parts.length > 0 && last.length === 4),
        rarest: parts.length > 0 ? Math.min(...parts.map((part) => logFrequencyOf(toGermanTiles(part), query))) : 0,
        [`first:${split?.first.kind ?? 'none'}`]: 1,
        nounLast: Number(split !== undefined && isNoun(split.last)),
        verbLast: Number(split !== undefined && isVerb(split.last)),
        zuInfinitive: Number(first === 'zu' && split !== undefined && isInfinitive(split.last)),
        alsoExpression: Number(query.once(expression) !== null),
        [nameOfRule(one.rule)]: 1,
        sameCapital: Number(startsWithCapital(last || base) === startsWithCapital(typed)),
        prefix: Number(particle.endsWith('-')),
        suffix: Number(particle.startsWith('-')),
        linkedByMistake: Number(against.linkedByMistake),
        endsLikeName: Number(against.endsLikeName),
        nearSharesEnd: Number(near !== undefined && split !== undefined && near.endsWith(split.last.form)),
      },
      bar: [one],
    },
  ];
}

/** Fewest letters of a last member behind an entry of the spelling lexicon, and of that entry. */
const BEHIND_ENTRY = 4;
const SHORTEST_ENTRY = 3;

/** Proposes a noun behind a name, or behind another word of the spelling lexicon: Isar-gegend, News-eintrag. */
export function behindEntry(query: GermanQuery): Proposal<Bars>[] {
  const { form, game, spelling, typed } = query;
  if (!spelling || query.spellings.length > 0) return [];
  const found: Proposal<Bars>[] = [];
  for (let at = SHORTEST_ENTRY; at <= form.length - BEHIND_ENTRY; at++) {
    const [start, end] = [form.slice(0, at), form.slice(at)];
    if (!game.has(end) || game.has(start)) continue;
    const last = query.readingsOf(end).find(isNoun);
    const first = spelling.has(start)
      ? start
      : start.endsWith('s') && spelling.has(start.slice(0, -1))
        ? start.slice(0, -1)
        : '';
    if (!last || first === '') continue;
    const parts = [germanReadings(spelling, first)[0]?.spelling ?? first, last.lemma];
    const isAttested = isWellAttested(last);
    found.push({
      kind: 'compound',
      intended: parts,
      evidence: {
        behindEntry: 1,
        lastFrequency: last.logFrequency,
        fewLast: Number(end.length === BEHIND_ENTRY),
        wellAttestedLast: Number(isAttested),
        entryLetters: Math.min(first.length, 8),
        sameCapital: Number(startsWithCapital(typed)),
      },
      bar: [reason('I.7.1.parts', { kind: 'parts', parts })],
    });
  }
  return found;
}

/** Prefixes of adjectives, participles and verbs. */
const PREFIXES = [...FREE_VERBAL_PREFIXES, ...NATIVE_PREFIXES] as const;

const SHORTEST_BASE = 4;

/** Nouns and adjectives that are made of verbs, before which the prefix of a verb may stand: Ver-buchung, er-pressbar. */
const OF_VERB = /(?:ung|ungen|er|ers|ern|erin|erinnen|bar|bare[mnrs]?)$/;

/** The letters without an ending. */
const stemsOf = (form: string): string[] => [
  ...new Set([form, form.replace(/e[mnrs]?$/, ''), form.replace(/(?:e?s|e?n)$/, ''), form.replace(/nen$/, '')]),
];

/** Proposes a word of the game with a prefix or a suffix, whatever its sources. */
export function affixed(query: GermanQuery): Proposal<Bars>[] {
  const { form, game, typed } = query;
  const propose = (base: string, particle: string, features: Features): Proposal<Bars> => ({
    kind: 'derivation',
    intended: [base],
    evidence: {
      affixed: 1,
      frequency: logFrequencyOf(toGermanTiles(base), query),
      affix: particle.length,
      kept: base.length / form.length,
      wellAttested: Number(query.readingsOf(toGermanTiles(base)).some(isWellAttested)),
      sameCapital: Number(startsWithCapital(typed) === startsWithCapital(base)),
      ...features,
    },
    bar: [reason('I.1.1', { kind: 'attached', base, particle }, { effect: 'excludes' })],
  });
  const prefixed = PREFIXES.flatMap((prefix) => {
    const rest = form.slice(prefix.length);
    if (!form.startsWith(prefix) || rest.length < SHORTEST_BASE || !game.has(rest)) return [];
    const isVerbal = (FREE_VERBAL_PREFIXES as readonly string[]).includes(prefix);
    const base = query.readingsOf(rest).find((one) => !isVerbal || isVerb(one) || OF_VERB.test(rest));
    return base ? [propose(base.lemma, `${prefix}-`, { prefix: 1, [prefix]: 1 })] : [];
  });
  const found = new Set<string>();
  const suffixes = stemsOf(form).flatMap((stem) =>
    (['sub', 'adj', 'ver'] as const).flatMap((pos) => {
      const derived = suffixed(query, stem, pos);
      if (!derived || found.has(derived.particle)) return [];
      found.add(derived.particle);
      const asTyped = Number(startsWithCapital(typed) === (pos === 'sub'));
      return [
        propose(derived.base, derived.particle, { suffix: 1, [`suffix:${pos}`]: 1, asTyped, [derived.particle]: 1 }),
      ];
    }),
  );
  return [...prefixed, ...suffixes];
}

/** Fewest letters of a word of an open class that is written together with another one. */
const SHORTEST = 2;

const MOST_SPLITS = 3;

const CLOSED: ReadonlySet<string> = new Set(['adv', 'art', 'kon', 'pro', 'prp', 'ptl']);

const isClosed = (word: string, query: GermanQuery): boolean =>
  query.readingsOf(word).some((one) => CLOSED.has(one.tag.positions[0] ?? ''));

/** Returns the first word of several as spelled in the case that was typed: *ach so*, though there is a noun *Ach*. */
function asTyped(word: string, query: GermanQuery): string {
  const spellings = query.readingsOf(word).map(({ spelling }) => spelling);
  const isCapital = startsWithCapital(query.typed);
  return spellings.find((one) => startsWithCapital(one) === isCapital) ?? spellings[0] ?? word;
}

/** Returns the last word as spelled behind the first: an infinitive behind zu, a noun behind im. */
function behind(first: string, last: string, query: GermanQuery): string {
  const readings = query.readingsOf(last);
  const isFitting = first === 'zu' ? isInfinitive : query.readingsOf(first).some(hasArticle) ? isNoun : undefined;
  return ((isFitting && readings.find(isFitting)) ?? readings[0])?.spelling ?? last;
}

/** Proposes an expression of closed classes by its grammar, and any two words, the commonest first. */
export function wordsTogether(query: GermanQuery): Proposal<Bars>[] {
  const { form, game, typed } = query;
  const kind = 'written-together';
  const words = query.once(expression);
  const asExpression = words?.map(toGermanTiles).join(' ');
  const splits: { pair: string[]; rarer: number; commoner: number }[] = [];
  const reach = game.reach(form);
  for (let at = SHORTEST; at <= Math.min(reach, form.length - SHORTEST); at++) {
    const pair = [form.slice(0, at), form.slice(at)];
    if (pair.join(' ') === asExpression || !pair.every((word) => game.has(word))) continue;
    const [one = 0, other = 0] = pair.map((word) => logFrequency(word, game));
    splits.push({ pair, rarer: Math.min(one, other), commoner: Math.max(one, other) });
  }
  splits.sort((one, other) => other.rarer - one.rarer);
  const ofTwo = splits.slice(0, MOST_SPLITS).map(({ pair, rarer, commoner }, place): Proposal<Bars> => {
    const [first = '', last = ''] = pair;
    return {
      kind,
      intended: [asTyped(first, query), behind(first, last, query)],
      evidence: {
        rarer,
        commoner,
        first: Number(place === 0),
        closedFirst: Number(isClosed(first, query)),
        closedLast: Number(isClosed(last, query)),
        closed: Number(isClosed(first, query) && isClosed(last, query)),
        nounLast: Number(query.readingsOf(last).some(isNoun)),
        // Zu before an infinitive is a word of its own, except in separable verbs.
        zuInfinitive: Number(first === 'zu' && query.readingsOf(last).some(isInfinitive)),
        capitalInside: Number(typed.length === form.length && startsWithCapital(typed.slice(first.length))),
      },
    };
  });
  if (!words) return ofTwo;
  const bar = reason('I.7.1.parts', { kind: 'standard', lemma: typed, today: words.join(' ') });
  return [
    {
      kind,
      intended: words,
      evidence: {
        expression: 1,
        eachLetters: form.length / words.length / 10,
        rarest: Math.min(...words.map((word) => logFrequencyOf(toGermanTiles(word), query))),
      },
      bar: [bar],
    },
    ...ofTwo,
  ];
}
