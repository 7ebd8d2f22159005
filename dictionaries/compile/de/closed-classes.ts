/**
 * Pronouns, articles, prepositions, contractions, conjunctions, particles, adverbs, interjections and letter names: a table of
 * them, and adverbs of the core list that their suffix gives away.
 */
import type { Lexeme } from '../../../src/morphology/de/built-form.ts';
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
  /** Adverbs that the core list has and that their suffix shows. */
  bySuffix: Lexeme[];
}

/** Suffixes that only adverbs have. */
const ADVERB =
  /^[a-zäöüß]{2,}(?:weise|weis|wärts|maßen|halber|seits|mals|falls|mal|lei|orts|orten|tens|stens|lings|dings|wegen|willen|halben|einander|abends|morgens|mittags|nachts|hin|her|herum|hinaus|hinein|ab|auf|an)$/;
/** Of these suffixes only those that no verb form or noun ends in are taken without the table. */
const SAFE =
  /(?:erweise|weise|wärts|ermaßen|halber|seits|mals|falls|mal|erlei|orts|(?:[^aeiou]|e)tens|lings|dings|einander|tags|abends|morgens|nachts)$/;

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
      if (ADVERB.test(word) && SAFE.test(word)) bySuffix.push(lexemeOf(word, 'adv', 'I.1.1', [word]));
    }
  }
  return { curated, bySuffix };
}

/** The two-letter words: the core list has none. */
export function buildTwoLetterWords(): CuratedLexeme[] {
  return readTable('curated/de-two-letter.tsv').map((row) => ({
    lexeme: lexemeOf(row.lemma as string, row.tag as string, row.rule as string, [(row.word as string).toLowerCase()]),
    source: row.source as string,
  }));
}
