/**
 * Builds pronouns, articles, prepositions, contractions, conjunctions, particles, adverbs, interjections and letter names, from a table,
 * and adverbs of the core list by their suffix.
 */
import type { Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { readTable } from '../tsv.ts';
import type { CoreList } from './core-list.ts';

/** A word of the tables, with the note of its row. */
export interface CuratedLexeme {
  lexeme: Lexeme;
  /** Column `source` of the row. */
  source: string;
}

export interface ClosedClasses {
  curated: CuratedLexeme[];
  /** Adverbs of the core list that their suffix shows. */
  bySuffix: Lexeme[];
}

/** Suffixes of adverbs; some end verb forms too, see below. */
const ADVERB =
  /^.{3,}(?:weise|wärts|ermaßen|(?:heit|keit|ung|s|e|ehren)halber|seits|nfalls|erlei|orts|lings|dings|einander|abends|morgens|nachts)$/;
/** Multiples and adverbs of superlatives and ordinals. */
const COUNTED =
  /(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|[zß]ig|hundert|tausend)mal$|.{3}[stnh]tens$/;

/** Returns true for a form of a listed verb: *beweise*, *umtretens*. */
function isVerbForm(word: string, core: CoreList): boolean {
  if (word.endsWith('weise')) return core.has(`${word}n`);
  return word.endsWith('ens') && core.has(`${word.slice(0, -1)}d`);
}

function lexemeOf(lemma: string, tag: string, rule: string, forms: readonly string[]): Lexeme {
  const [pos] = tag.split(':') as [Lexeme['pos']];
  const plain = rule === 'I.1.1';
  return {
    lemma,
    pos,
    features: '',
    forms: forms.map((form) => ({ form, tag, group: 'basic', ...(plain ? {} : { rule }) })),
    inferred: false,
  };
}

export function buildClosedClasses(core: CoreList): ClosedClasses {
  const known = new Set<string>();
  const curated = readTable('curated/de-closed-class.tsv').map((row) => {
    const lemma = row.lemma as string;
    const forms = row.forms ? row.forms.split(' ') : [lemma.toLowerCase()];
    for (const form of forms) known.add(form);
    return { lexeme: lexemeOf(lemma, row.tag as string, row.rule as string, forms), source: row.source as string };
  });
  const bySuffix: Lexeme[] = [];
  for (const spellings of core.values()) {
    for (const word of spellings) {
      if (known.has(word) || word !== word.toLowerCase()) continue;
      if ((ADVERB.test(word) || COUNTED.test(word)) && !isVerbForm(toGermanTiles(word), core))
        bySuffix.push(lexemeOf(word, 'adv', 'I.1.1', [word]));
    }
  }
  return { curated, bySuffix };
}

/** Returns the two-letter words, which the core list lacks. */
export function buildTwoLetterWords(): CuratedLexeme[] {
  return readTable('curated/de-two-letter.tsv').map((row) => ({
    lexeme: lexemeOf(row.lemma as string, row.tag as string, row.rule as string, [(row.word as string).toLowerCase()]),
    source: row.source as string,
  }));
}
