/** The evidence for a lemma: its sources, its frequency, and its relatives. */
import type { Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { masculinesOf } from '../../../src/core/morphology/de/noun.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import type { CoreList } from './core-list.ts';
import type { Headwords } from './headwords.ts';

/** Bits of the open sources, in the order of `SOURCE_NAMES`. */
export const CORE = 1;
export const TAGGER = 2;
export const WIKTIONARY = 4;

export type PartOfSpeech = 'noun' | 'verb' | 'adj' | 'other';

export interface Evidence {
  /** Length of the lemma's key. */
  letters: number;
  /** Number of forms that no rule bars. */
  forms: number;
  partOfSpeech: PartOfSpeech;
  /** Bits CORE, TAGGER, WIKTIONARY. */
  sources: number;
  /** Log-frequency of its commonest form; null if none is in the list. */
  zipf: number | null;
  thesaurus: boolean;
  translated: boolean;
  /** True when a curated table of entries has it. */
  kept: boolean;
  /** Share of its plain forms, without the lemma, in the core list, 0 to 1; null if it has none, or the core list lacks the lemma. */
  regular: number | null;
  /** True when it ends in another known lemma of its part of speech, and the rest is known, too. */
  compound: boolean;
  /** Score of `noun-score.ts`, 0 to 1; null if it has none. */
  nounScore: number | null;
  /** Key of the masculine noun of a women's form: Lehrer, of Lehrerin; null if there is none. */
  masculine: string | null;
  /** Keys of relatives: `first-`, `-head`, or the last letters if there is no head. */
  families: readonly string[];
}

export interface EvidenceSources {
  core: CoreList;
  entries: ReadonlySet<string>;
  headwords: Headwords;
  /** Occurrences of keys in 10⁹ words. */
  frequencies: ReadonlyMap<string, number>;
  /** Scores of nouns by key. */
  nounScores: ReadonlyMap<string, number>;
}

/** A lexeme with its sources. */
export interface Attested {
  lexeme: Lexeme;
  sources: number;
}

const PARTS_OF_SPEECH: Readonly<Record<string, PartOfSpeech>> = { sub: 'noun', ver: 'verb', adj: 'adj' };

export function partOfSpeech({ pos }: Pick<Lexeme, 'pos'>): PartOfSpeech {
  return PARTS_OF_SPEECH[pos] ?? 'other';
}

/** Lexemes of one lemma and part of speech are scored as one. */
export function lemmaKey({ pos, lemma }: Pick<Lexeme, 'pos' | 'lemma'>): string {
  return `${pos} ${lemma}`;
}

/** Letters that link the members of a compound. */
const LINK = /(?:e[ns]|en?|n|e?s|ens|er)$/;
const SHORTEST_FIRST = 2;
const SHORTEST_HEAD = 3;
/** Number of last letters by which lemmas without a head are relatives. */
const ENDING = 5;

interface Gathered {
  lexeme: Lexeme;
  laid: string;
  sources: number;
  plain: Set<string>;
}

/** Returns the evidence for each lemma, by `lemmaKey`. */
export function gatherEvidence(attested: Iterable<Attested>, about: EvidenceSources): Map<string, Evidence> {
  const lemmas = new Map<string, Gathered>();
  for (const { lexeme, sources } of attested) {
    const key = lemmaKey(lexeme);
    let gathered = lemmas.get(key);
    if (!gathered) {
      gathered = { lexeme, laid: toGermanTiles(lexeme.lemma), sources: 0, plain: new Set() };
      lemmas.set(key, gathered);
    }
    gathered.sources |= sources;
    // If the core list lacks all degrees, they are no evidence of how regular the word is there.
    const isCompared = lexeme.forms.some(
      ({ form, group }) => group === 'comparison' && about.core.has(toGermanTiles(form)),
    );
    for (const { form, barred, group } of lexeme.forms) {
      if (barred || (group === 'comparison' && !isCompared)) continue;
      gathered.plain.add(toGermanTiles(form));
    }
  }
  const heads = new Map<string, Set<string>>();
  for (const { lexeme, laid, sources } of lemmas.values()) {
    if (!(sources & TAGGER) || laid.length < SHORTEST_HEAD) continue;
    const known = heads.get(lexeme.pos);
    if (known) known.add(laid);
    else heads.set(lexeme.pos, new Set([laid]));
  }
  const masculine = masculineKeys(lemmas);
  const evidence = new Map<string, Evidence>();
  for (const [key, gathered] of lemmas)
    evidence.set(key, { ...evidenceOf(gathered, heads, about), masculine: masculine(gathered) });
  return evidence;
}

export const WOMENS_FORM = /^(.{2,})in$/;

/** Returns a function that gives the key of the masculine noun of a women's form. */
function masculineKeys(lemmas: ReadonlyMap<string, Gathered>): (women: Gathered) => string | null {
  const masculines = new Map<string, string>();
  for (const [key, { lexeme, laid }] of lemmas) if (isOfGender(lexeme, 'm')) masculines.set(laid, key);
  return ({ lexeme, laid }) => {
    const stem = WOMENS_FORM.exec(laid)?.[1];
    if (stem === undefined || !isOfGender(lexeme, 'f')) return null;
    for (const masculine of masculinesOf(stem)) {
      const key = masculines.get(masculine);
      if (key !== undefined) return key;
    }
    return null;
  };
}

export const isOfGender = ({ pos, features }: Lexeme, gender: string): boolean =>
  pos === 'sub' && features.split(':')[0] === gender;

function evidenceOf(
  { lexeme, laid, sources, plain }: Gathered,
  heads: ReadonlyMap<string, ReadonlySet<string>>,
  { core, entries, headwords, frequencies, nounScores }: EvidenceSources,
): Omit<Evidence, 'masculine'> {
  let most = 0;
  let others = 0;
  let listed = 0;
  for (const form of plain) {
    const frequency = frequencies.get(form) ?? 0;
    most = Math.max(most, frequency);
    if (form === laid) continue;
    others++;
    if (core.has(form)) listed++;
  }
  const zipf = most > 0 ? Math.log10(most) : null;
  const head = headOf(laid, heads.get(lexeme.pos));
  const first = head === undefined ? '' : laid.slice(0, laid.length - head.length);
  const compound = head !== undefined && (core.has(first) || core.has(first.replace(LINK, '')));
  const { pos } = lexeme;
  return {
    letters: laid.length,
    forms: plain.size,
    partOfSpeech: partOfSpeech(lexeme),
    sources,
    zipf,
    thesaurus: headwords.thesaurus.has(lexeme.lemma),
    translated: headwords.translated.has(lexeme.lemma.toLowerCase()),
    kept: entries.has(lexeme.lemma),
    regular: sources & CORE && others > 0 ? listed / others : null,
    compound,
    nounScore: pos === 'sub' ? (nounScores.get(laid) ?? null) : null,
    families: head === undefined ? [`${pos} *${laid.slice(-ENDING)}`] : [`${pos} ${first}-`, `${pos} -${head}`],
  };
}

/** Returns the longest known lemma in which the word ends. */
function headOf(laid: string, heads: ReadonlySet<string> | undefined): string | undefined {
  if (!heads) return undefined;
  for (let cut = SHORTEST_FIRST; cut <= laid.length - SHORTEST_HEAD; cut++) {
    const head = laid.slice(cut);
    if (heads.has(head)) return head;
  }
  return undefined;
}
