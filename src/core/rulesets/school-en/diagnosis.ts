/**
 * Diagnoses a refused word unless its ruling leaves nothing to diagnose: the engine orders the proposals of the generators, which become
 * reasons and suggestions.
 */

import { claimed, diagnose, STATED } from '../../diagnosis/engine.ts';
import type { DiagnosisKind, KindHypotheses, Proposal, Shape } from '../../diagnosis/hypothesis.ts';
import { MOST_NEAR, nearWords } from '../../diagnosis/near-words.ts';
import { type LetterPairs, shapeOf } from '../../diagnosis/shape.ts';
import { type PackedModel, weightsOf } from '../../diagnosis/weights.ts';
import { entryOf, isNotListed } from '../../rules/catalogue.ts';
import { type ClaimDetail, type Detail, fieldsOf } from '../../rules/detail.ts';
import {
  CLAIM_OF_RULE_KIND,
  type Claim,
  claimOfNotListed,
  diagnosisOf,
  diagnosisOfRuling,
} from '../../rules/diagnosis.ts';
import { nameOfRule } from '../../rules/rule-entry.ts';
import type { Diagnosis, Reason } from '../../rules/verdict.ts';
import { hasOnlyEnglishLetters } from '../../words/letters.ts';
import { HYPHEN, MIN_WORD_LETTERS } from '../../words/normalise.ts';
import { CATALOGUE } from './catalogue.ts';
import { isOnlyOfLargest } from './detectors/listed.ts';
import { proposalsFor } from './hypotheses/proposals.ts';
import { ENGLISH } from './orthography.ts';
import { type EnglishQuery, type Kind, kindOf, reason } from './query.ts';

/**
 * Returns true when the ruling leaves nothing to diagnose: the letters, a sign, the printed list or a dictionary that prints the word apart
 * decide, whatever the word is. One or two letters may still be an abbreviation.
 */
export function isRuling({ form, affix, printedApart }: EnglishQuery, reasons: readonly Reason[]): boolean {
  if (affix !== null || printedApart !== null || !hasOnlyEnglishLetters(form)) return true;
  const [first] = reasons;
  if (form.length <= MIN_WORD_LETTERS && (!first || entryOf(first, CATALOGUE).kind !== 'abbreviation')) return true;
  return reasons.some(({ detail: { kind } }) => kind === 'numeral' || kind === 'letters');
}

/** Near listed words, best first. For known words only small edits are tried, and none if the word is spelled as typed. */
function wordsNear({ typed, form, game, spellings }: EnglishQuery): string[] {
  if (spellings.some(({ spelling }) => spelling === typed)) return [];
  const isKnown = spellings.some((reading) => kindOf(reading) !== 'plain' || !isOnlyOfLargest(reading));
  return nearWords(form, game, ENGLISH, isKnown ? ENGLISH.limits.unnoticed : undefined).slice(0, MOST_NEAR);
}

/** Returns true when the spelling lexicon has the letters as an entry of this kind. */
const isEntry = (kind: Kind, { spellings }: EnglishQuery): boolean =>
  spellings.some((reading) => kindOf(reading) === kind);

/** Returns the input of the engine: the proposals and the shape of the word. */
export function diagnosisInput(
  query: EnglishQuery,
  reasons: readonly Reason[],
  pairs: LetterPairs,
): { proposals: Proposal<Reason>[]; shape: Shape } {
  return {
    proposals: proposalsFor(query, wordsNear(query), reasons),
    shape: [
      shapeOf(query, pairs),
      {
        nameEntry: Number(isEntry('capital', query)),
        abbreviationEntry: Number(isEntry('abbreviation', query)),
        plainEntry: Number(isEntry('plain', query)),
      },
    ],
  };
}

/** Returns true when the printed list or the tiles decide. */
const isByListOrTiles = (one: Reason): boolean =>
  nameOfRule(one.rule) === 'two-letter-closed' || entryOf(one, CATALOGUE).kind === 'letter';

/** Returns the detail of a reason that names the kind of the word; null if there is nothing to say. */
function detailOf({ kind, hypotheses }: KindHypotheses, query: EnglishQuery): ClaimDetail | null {
  const { typed } = query;
  const best = hypotheses.find(({ intended }) => intended.length > 0);
  const parts = [...(best?.intended ?? [])];
  const intended = parts.join(' ');
  const stated = best && best.probability >= STATED ? ({ stated: true } as const) : {};
  switch (kind) {
    case 'name':
      return isEntry('capital', query) ? null : { kind, name: typed };
    case 'abbreviation':
      return isEntry('abbreviation', query) ? null : { kind, abbreviation: typed };
    case 'foreign':
      return { kind };
    case 'old-spelling':
      return { kind, today: intended, ...stated };
    case 'clitic':
    case 'elongation':
      return { kind, ...(intended && { intended, ...stated }) };
    case 'derivation':
      return { kind, parts };
    case 'written-together':
      return { kind, intended, ...stated };
    case 'misspelling':
      return { kind, intended, ...stated };
    default:
      return null;
  }
}

/** Kinds whose words are offered: one word, which may be legal. */
const OFFERING: ReadonlySet<DiagnosisKind> = new Set(['misspelling', 'old-spelling', 'clitic', 'elongation']);

interface Diagnosed {
  /** The likeliest kind of the word first. */
  reasons: Reason[];
  /** Undefined when the ruling leaves nothing to diagnose and claims no kind of word. */
  diagnosis: Diagnosis[] | undefined;
  /** The words that may have been intended, likeliest first. */
  intended: string[];
}

/**
 * Returns the probable kinds of the word. The decision, and whether the refusal is settled, do not change. Without a model, and if a ruling
 * leaves nothing to diagnose, the reasons keep their order.
 */
export function diagnosed(query: EnglishQuery, reasons: readonly Reason[], model: PackedModel | undefined): Diagnosed {
  if (!model || isRuling(query, reasons)) {
    const [first] = reasons;
    const diagnosis = diagnosisOfRuling(first, first && claimOf(first, query.typed));
    return { reasons: [...reasons], diagnosis, intended: [] };
  }
  const { proposals, shape } = diagnosisInput(query, reasons, model.letterPairs);
  const kinds = diagnose(proposals, shape, weightsOf(model));
  const diagnosis = diagnosisOf(kinds, (bar) => bar);
  const claim = claimed(kinds);
  const intended = isNameOnly(claim)
    ? []
    : diagnosis.filter(({ kind }) => OFFERING.has(kind)).flatMap(({ intended }) => intended);
  return { reasons: withClaim(query, reasons, claim), diagnosis, intended };
}

/**
 * Returns true for a word that dictionaries have with a capital only. Its letters are no mistake, so no other word is offered: *jane* is no
 * help for *June*. A name that does not decide may as well be another word: *Childs*, `childs`.
 */
const isNameOnly = (claim: KindHypotheses<Reason> | undefined): boolean =>
  claim?.kind === 'name' && claim.hypotheses[0].bar?.decides === true;

/** Returns the reasons with the claim first. */
function withClaim(
  query: EnglishQuery,
  reasons: readonly Reason[],
  claim: KindHypotheses<Reason> | undefined,
): Reason[] {
  const bar = claim?.hypotheses[0].bar;
  if (bar) return firstOf(reasons, ({ rule }) => rule === bar.rule);
  if (reasons.some(isByListOrTiles)) return firstOf(reasons, isByListOrTiles);
  const detail = claim && detailOf(claim, query);
  // The dictionary's reading of the letters is a secondary reason if the word is probably something else.
  const known = reasons.find(isNotListed) ?? reason('not-listed', { kind: 'word' });
  return [detail ? reason('not-listed', detail) : known, ...reasons.filter((one) => !isNotListed(one))];
}

/** Puts those reasons first, each part in its order. */
const firstOf = (reasons: readonly Reason[], isFirst: (one: Reason) => boolean): Reason[] => [
  ...reasons.filter(isFirst),
  ...reasons.filter((one) => !isFirst(one)),
];

const ONLY_LETTERS = /^\p{L}+$/u;

/** Rules whose claim differs from that of their kind. */
const BY_RULE: Readonly<Partial<Record<keyof typeof CATALOGUE, Claim | ((detail: Detail, word: string) => Claim)>>> = {
  'not-listed': claimOfNotListed,
  'capital-only': ({ kind }) => (kind === 'numeral' ? 'abbreviation' : 'name'),
  // The sign was typed, or it was left out of several words or of a contraction.
  'no-tile': (detail, word) => {
    const { letters, spelling } = fieldsOf(detail);
    if (spelling === undefined || !ONLY_LETTERS.test(word)) return 'ruling';
    return letters === HYPHEN ? 'written-together' : 'clitic';
  },
  'two-letter-closed': 'ruling',
};

/** Returns the kind that the reason claims for a refused word. @param word as typed */
export function claimOf(one: Pick<Reason, 'rule' | 'detail'>, word: string): Claim {
  const claim = BY_RULE[nameOfRule(one.rule) as keyof typeof CATALOGUE];
  if (claim === undefined) return CLAIM_OF_RULE_KIND[entryOf(one, CATALOGUE).kind];
  return typeof claim === 'function' ? claim(one.detail, word) : claim;
}
