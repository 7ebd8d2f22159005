/** The two English lexicons: what may be played, and what SCOWL or the hand-kept lists know besides. */

import type { LemmaMark } from '../../../src/lexicon/lemma-mark.ts';
import { layEnglish } from '../../../src/words/lay-english.ts';
import type { PackedGroup } from '../pack/lexicon-writer.ts';
import { COMMON, type Kind, LARGEST_VALID, type ScowlSizes } from './scowl.ts';

/** What attests a lemma of the game lexicon, in the order of its bits. */
export const GAME_SOURCES = [`SCOWL ${COMMON}`, `SCOWL ${LARGEST_VALID}`] as const;
/** What attests a word of the second lexicon, in the order of its bits. */
export const SPELLING_SOURCES = [`SCOWL ${LARGEST_VALID}`, 'SCOWL 95', 'SCOWL variant 3'] as const;

export interface EnglishSources {
  scowl: ReadonlyMap<string, ScowlSizes>;
  /** Words that are playable although SCOWL files them under abbreviations or seldom used variants, or not at all. */
  admitted: ReadonlySet<string>;
  /** Abbreviations of the hand-kept list, as spelled, with what they stand for. */
  abbreviations: ReadonlyMap<string, string>;
  /** Prefixes, suffixes and combining forms, with their hyphen: `un-`, `-ness`. */
  affixes: readonly string[];
}

export interface EnglishLexicons {
  game: PackedGroup[];
  spelling: PackedGroup[];
}

/** Lists whose words have a reading of their own beside a playable word of the same letters. */
const CASED: readonly Kind[] = ['upper', 'proper-names'];
const POSSESSIVE = /[’']s$/;
const PLAYABLE = /^\p{Ll}{2,}$/u;

export function isPlayable(word: string, sizes: ScowlSizes): boolean {
  return PLAYABLE.test(word) && (sizes.words ?? Infinity) <= LARGEST_VALID;
}

/** Joins the sources into the two lexicons. */
export function buildEnglishLexicons(sources: EnglishSources): EnglishLexicons {
  const { game, forms } = gameWords(sources);
  return { game, spelling: spellingWords(sources, forms) };
}

function gameWords({ scowl, admitted }: EnglishSources): { game: PackedGroup[]; forms: ReadonlySet<string> } {
  const spellings = new Map<string, string>();
  const attested = new Map<string, number>();
  for (const [word, sizes] of scowl) {
    if (!isPlayable(word, sizes) && !admitted.has(word)) continue;
    const laid = layEnglish(word);
    const before = spellings.get(laid);
    // Of *cafe* and *café* the plain one is looked up and spelled alike.
    if (before === undefined || word === laid) spellings.set(laid, word);
    attested.set(laid, Math.max(attested.get(laid) ?? 0, 1));
  }
  for (const word of admitted) if (!spellings.has(word)) spellings.set(word, word);
  const game = [...spellings].map(([laid, spelling]) => single(laid, spelling, { attested: attested.get(laid) ?? 0 }));
  return { game, forms: new Set(spellings.keys()) };
}

function single(lemma: string, spelling: string, about: Partial<PackedGroup>): PackedGroup {
  return {
    lemma,
    pos: '',
    features: '',
    slots: new Map([[lemma, '']]),
    inferred: false,
    ...(spelling === lemma ? {} : { spelling }),
    ...about,
  };
}

/** Lower case and without accents, one kind of apostrophe: how a word that has no tiles is looked up. */
function fold(word: string): string {
  return layEnglish(word).replace(/'/g, '’');
}

function spellingWords(sources: EnglishSources, game: ReadonlySet<string>): PackedGroup[] {
  const groups: PackedGroup[] = [];
  for (const [word, sizes] of sources.scowl) {
    const kinds = Object.keys(sizes) as Kind[];
    if (sizes.hacker !== undefined && kinds.length === 1) continue;
    if (POSSESSIVE.test(word) && sizes.contractions === undefined) continue;
    const folded = fold(word);
    const cased = CASED.some((kind) => sizes[kind] !== undefined);
    if (game.has(folded) && !cased) continue;
    if (Math.min(...Object.values(sizes)) > LARGEST_VALID && sizes['variant-3'] === undefined) continue;
    const mark: LemmaMark = sizes.abbreviations !== undefined ? 'abbreviation' : '';
    const expansion = sources.abbreviations.get(word);
    groups.push(
      single(folded, word.replace(/'/g, '’'), {
        mark,
        attested: attestation(sizes),
        ...(expansion ? { source: expansion } : {}),
      }),
    );
  }
  return groups;
}

/** Bits of SPELLING_SOURCES. */
function attestation(sizes: ScowlSizes): number {
  const { 'variant-3': seldom, hacker: _, ...regular } = sizes;
  const smallest = Math.min(...Object.values(regular));
  if (smallest <= LARGEST_VALID) return 1;
  return (smallest < Infinity ? 2 : 0) | (seldom === undefined ? 0 : 4);
}
