/** Hypotheses with an intended word: misspellings, repeated letters, old spellings, spoken forms. */
import { POWER_OF_TEN } from '../../../diagnosis/edit-costs.ts';
import { MISSPELLED, misspelling } from '../../../diagnosis/generators.ts';
import type { Features, Proposal } from '../../../diagnosis/hypothesis.ts';
import { MOST_NEAR, ONE_SLIP } from '../../../diagnosis/near-words.ts';
import { logFrequency } from '../../../lexicon/lexicon.ts';
import { fieldsOf } from '../../../rules/detail.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { isTypedAsName, startsWithCapital } from '../../../words/capital.ts';
import { isDrawnOut } from '../../../words/letters.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import { isNameOfList } from '../detectors/list-entries.ts';
import { oldCompound, oldSpelling, spellingsToday } from '../detectors/old-spelling.ts';
import { formation } from '../formation/formation.ts';
import {
  irregularForms,
  likeliestSpelling,
  logFrequencyOf,
  nearWordsOf,
  strongParticiples,
} from '../intended-words.ts';
import { GERMAN } from '../orthography.ts';
import { isFiniteForm, isNoun, isOfOtherLanguage, isVerb } from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, slipCasePenalty } from '../query.ts';
import type { Bars } from './barred.ts';

/** Log-frequencies from which on a word is common, and below which it is rare. */
const COMMON = 4.5;
const RARE = 2;

/** Kinds of mistakes by what they cost at most, cheapest first. */
const MISTAKES = [
  ['marks', GERMAN.limits.marksLeftOut],
  ['sound', GERMAN.limits.soundsAlike],
  ['unnoticed', GERMAN.limits.unnoticed],
  ['missing', GERMAN.limits.letterLeftOut],
  ['slip', GERMAN.limits.fingerSlipped],
  ['letter', GERMAN.limits.letterTooMany],
] as const;

/** @param cost in powers of ten */
const mistakeOf = (cost: number): string =>
  MISTAKES.find(([, most]) => cost <= most / POWER_OF_TEN + 0.001)?.[0] ?? 'other';

/**
 * Fewest letters of a capitalised word in which two mistakes are searched. Short names have too many neighbours, and
 * the search is slow.
 */
const LONG = 8;

/**
 * Returns true for a lemma of an open list that is not admitted. Such lists have misspellings too: *Terasse*, which
 * german-pos-dict inflects.
 */
const isRefusedLemma = (reading: GermanReading): boolean =>
  reading.rule === undefined && !reading.curated && !isNameOfList(reading) && !isOfOtherLanguage(reading);

/**
 * The highest edit cost to search. It is low for listed words, short names and formations, which are rarely mistyped by
 * much.
 */
function furthestMistake(query: GermanQuery): number | undefined {
  const { typed, form, spellings } = query;
  const asTyped = spellings.filter(({ spelling }) => spelling === typed);
  if (asTyped.length > 0) return asTyped.every(isRefusedLemma) ? GERMAN.limits.soundsAlike : GERMAN.limits.marksLeftOut;
  if (spellings.length > 0) return GERMAN.limits.letterLeftOut;
  const isShortName = isTypedAsName(typed) && form.length < LONG;
  return isShortName || formation(query) !== null ? ONE_SLIP : undefined;
}

/** Returns the listed words that the word may be a misspelling of, as tiles, best first. */
export const nearby = (query: GermanQuery): string[] => nearWordsOf(query, furthestMistake(query)).slice(0, MOST_NEAR);

/** A consonant written twice. */
const DOUBLED = /([bcdfgklmnprstz])\1/g;

/** Features of a near word that differs in single and double consonants only. Writers often double the wrong one: *Dilletant*. */
function evidenceOfDoubling(word: string, { form }: GermanQuery): Features {
  const same = word.replace(DOUBLED, '$1') === form.replace(DOUBLED, '$1');
  return { doubling: Number(same), movedDoubling: Number(same && word.length === form.length) };
}

/** Fewest letters that a near word shares with a member of a compound. Fewer are the same by chance. */
const SHARED = 4;

/** Features of a near word beside the unlisted compound that the letters also make: Jugendzeit, beside jung and Endzeit. */
function evidenceBesideCompound(word: string, query: GermanQuery): Features {
  const last = formation(query)?.split?.last.form;
  if (last === undefined) return {};
  const first = query.form.slice(0, -last.length);
  return {
    sharesFirst: Number(first.length >= SHARED && word.startsWith(first)),
    sharesLast: Number(last.length >= SHARED && word.endsWith(last)),
  };
}

/** Proposes each near word, and a misspelling whose word is not found. */
export function misspellings(query: GermanQuery): Proposal<Bars>[] {
  const { form, typed, game } = query;
  const near = query.once(nearby);
  const isName = isTypedAsName(typed);
  const isCapital = startsWithCapital(typed);
  const spelled = near.map((word, place): Proposal<Bars> => {
    const { kind, evidence } = misspelling(form, word, place, game, GERMAN);
    const { cost = 0, frequency = 0 } = evidence;
    const spelling = likeliestSpelling(word, query, slipCasePenalty);
    const readings = query.readingsOf(word);
    const mistake = mistakeOf(cost);
    return {
      kind,
      intended: [spelling],
      common: evidence,
      evidence: {
        sameCapital: Number(startsWithCapital(spelling) === isCapital),
        noun: Number(readings.some(isNoun)),
        verb: Number(readings.some(isVerb)),
        linked: Number(form === `${word.replace(/e$/, '')}s`),
        'mistake:marks': Number(mistake === 'marks'),
        'mistake:sound': Number(mistake === 'sound'),
        'mistake:unnoticed': Number(mistake === 'unnoticed'),
        'mistake:missing': Number(mistake === 'missing'),
        'mistake:letter': Number(mistake === 'letter'),
        'mistake:other': Number(mistake === 'other'),
        common: Number(frequency >= COMMON),
        rare: Number(frequency < RARE),
        inName: isName ? cost : 0,
        ...evidenceOfDoubling(word, query),
        ...evidenceBesideCompound(word, query),
      },
    };
  });
  const regular = [...new Set([...irregularForms(query), ...strongParticiples(query)])].map(
    (word): Proposal<Bars> => ({
      kind: 'misspelling',
      intended: [word],
      evidence: { regular: 1, frequency: logFrequencyOf(toGermanTiles(word), query) },
    }),
  );
  return [MISSPELLED, ...spelled, ...regular];
}

/** Further replacements of old spellings, used only where they give a listed word: besizen, Troknen, Oelversorgung. */
const FURTHER: ReadonlyArray<readonly [old: RegExp, today: string]> = [
  [/(?<=[aeiouäöü])z(?=[aeiouäöü])/g, 'tz'],
  [/(?<=[aeiouäöü])k(?=[aeiouäöün]|$)/g, 'ck'],
  [/^ue/, 'ü'],
  [/^oe/, 'ö'],
  [/^ae/, 'ä'],
  [/ff/g, 'f'],
  [/c(?![hk])/g, 'k'],
  [/c(?=[eiyäö])/g, 'z'],
  [/dt(?=e|$)/g, 't'],
  [/e(?=t$)/, ''],
  [/^v(?=[bdflmnprst])/, 'u'],
  [/^j(?=[hmn])/, 'i'],
];

/** Most spellings of today that are looked up for one word. */
const MOST_RESPELLED = 60;

/** Today's spellings in the lexicon, of all that the replacements give. */
function spelledToday(query: GermanQuery): string[] {
  const { form, game } = query;
  const found = new Set<string>();
  let looked = 0;
  const look = (word: string): void => {
    if (looked++ < MOST_RESPELLED && word !== form && game.has(word)) found.add(word);
  };
  for (const word of query.once(spellingsToday)) look(word);
  for (const [old, today] of FURTHER) look(form.replace(old, today));
  return [...found];
}

/** Spellings of before a reform. */
export function oldSpellings(query: GermanQuery): Proposal<Bars>[] {
  const { form, typed } = query;
  const propose = (today: string, features: Features, bar?: Reason): Proposal<Bars> => ({
    kind: 'old-spelling',
    intended: [today],
    evidence: {
      ...features,
      frequency: logFrequencyOf(toGermanTiles(today), query),
      sameCapital: Number(startsWithCapital(today) === startsWithCapital(typed)),
      c: Number(/c(?![hk])/.test(form)),
      y: Number(form.includes('y')),
      eszett: Number(typed.includes('ß')),
      ir: Number(/ir(?=e?n|e?t|te|end|ung|es?t?$)/.test(form)),
      endE: Number(/e(?=s?t$)/.test(form)),
      umlaut: Number(/^[aou]e/.test(form)),
      doubled: Number(/(?<=[lnr]|[aä]u|e[iu]|ie)(?:ck|ff|tz)|aa|ee|ff[st]/.test(form)),
      letters: Math.abs(form.length - toGermanTiles(today).length),
    },
    ...(bar && { bar: [bar] }),
  });
  const found = query.once(oldSpelling);
  const compounds = found.length > 0 ? [] : query.once(oldCompound);
  const known = [...found, ...compounds];
  const bases = new Set(known.map((one) => toGermanTiles(fieldsOf(one.detail).base ?? '')));
  const others = spelledToday(query).filter((word) => !bases.has(word));
  return [
    ...known.map((one) => propose(fieldsOf(one.detail).base ?? '', { rule: 1 }, one)),
    ...others.map((word) => {
      const base = likeliestSpelling(word, query);
      return propose(base, { letter: 1 });
    }),
  ];
}

/** A letter that is repeated, twice or more. */
const RUN = /(\p{L})\1+/gu;

/**
 * Proposes words in which one single letter was doubled: ahaa, Soo. Three or more repeats have a generator for all
 * languages.
 */
export function doubled(query: GermanQuery): Proposal<Bars>[] {
  const { form, game } = query;
  if (isDrawnOut(form)) return [];
  return [...form.matchAll(RUN)].flatMap(({ index, 0: run }): Proposal<Bars>[] => {
    const word = form.slice(0, index + 1) + form.slice(index + run.length);
    if (!game.has(word)) return [];
    return [
      {
        kind: 'elongation',
        intended: [likeliestSpelling(word, query)],
        evidence: {
          doubled: 1,
          frequency: logFrequency(word, game),
          vowel: Number(/[aeiouäöü]/.test(run)),
          last: Number(index + run.length === form.length),
          kept: word.length / form.length,
        },
      },
    ];
  });
}

/** A syllable that is said again and again: jajaja, hohoho, ahahah. */
const REPEATED = /^(\p{L}{0,2}?)(\p{L}{2,3})\2+(\p{L}{0,2})$/u;

/** Proposes a word or call that is repeated. */
export function repeated({ form, game }: GermanQuery): Proposal<Bars>[] {
  const [, before = '', syllable, behind = ''] = REPEATED.exec(form) ?? [];
  if (syllable === undefined) return [];
  const isWord = game.has(syllable);
  const isWhole = before === '' && behind === '';
  return [
    {
      kind: 'elongation',
      intended: isWord ? [syllable] : [],
      evidence: { repeated: 1, times: form.length / syllable.length, whole: Number(isWhole), word: Number(isWord) },
    },
  ];
}

/** Spoken short forms of words that attach to the word before them. */
const ENCLITICS = Object.entries({
  s: 'es',
  e: 'du',
  n: 'denn',
  m: 'dem',
  ne: 'eine',
  nen: 'einen',
  ner: 'einer',
  nem: 'einem',
  er: 'der',
});

const LEANED_ON: ReadonlySet<string> = new Set(['adv', 'kon', 'pro', 'prp', 'ptl']);

/** Proposes spoken forms: so 'ne, hast'n, woll'n, Aug'. */
export function spoken(query: GermanQuery): Proposal<Bars>[] {
  const { form, game, typed } = query;
  const kind = 'clitic';
  const common = (word: string): Features => ({
    frequency: logFrequency(word, game),
    sameCapital: Number(startsWithCapital(likeliestSpelling(word, query)) === startsWithCapital(typed)),
  });
  const leaning = ENCLITICS.flatMap(([letters, whole]): Proposal<Bars>[] => {
    if (!form.endsWith(letters)) return [];
    const host = form.slice(0, -letters.length);
    if (host.length < 2 || !game.has(host)) return [];
    const readings = query.readingsOf(host);
    const isClosed = readings.some((one) => LEANED_ON.has(one.tag.positions[0] ?? ''));
    const isVerbForm = readings.some(isFiniteForm);
    if ((!isClosed && !isVerbForm) || (letters === 'e' && !host.endsWith('st'))) return [];
    return [
      {
        kind,
        intended: [likeliestSpelling(host, query), whole],
        evidence: {
          ...common(host),
          [`behind:${letters}`]: 1,
        },
      },
    ];
  });
  const clipped = [form.replace(/n$/, 'en'), `${form}e`].flatMap((word, place): Proposal<Bars>[] =>
    word === form || !game.has(word)
      ? []
      : [
          {
            kind,
            intended: [likeliestSpelling(word, query)],
            evidence: { ...common(word), clippedN: Number(place === 0), clippedE: Number(place === 1) },
          },
        ],
  );
  return [...leaning, ...clipped];
}
