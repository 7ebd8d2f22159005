/** Converts English lexemes and single words to groups of the packed lexicon. */
import { INFERRED_TAG } from '../../../src/core/lexicon/format.ts';
import { addTag } from '../lemma-groups.ts';
import type { PackedGroup } from '../pack/lexicon-writer.ts';
import type { EnglishLexeme, LexemeCollector } from './lexemes.ts';
import type { SpelledWords } from './spelled-words.ts';

/**
 * Returns one group for each lemma, whatever its parts of speech, so that its stem is stored once, and one for each word without a lemma.
 */
export function groupsOf(found: LexemeCollector, words: SpelledWords): PackedGroup[] {
  const byLemma = new Map<string, EnglishLexeme[]>();
  for (const lexeme of found.all()) {
    const known = byLemma.get(lexeme.lemma);
    if (known) known.push(lexeme);
    else byLemma.set(lexeme.lemma, [lexeme]);
  }
  const groups = [...byLemma].map(([lemma, lexemes]) => group(lemma, lexemes, words));
  for (const [word, { spelling, attested }] of words) {
    if (!found.isExplained(word)) groups.push(single(word, spelling, { attested }));
  }
  return groups;
}

function group(lemma: string, lexemes: readonly EnglishLexeme[], words: SpelledWords): PackedGroup {
  const slots = new Map<string, string>();
  const inferred = lexemes.every((lexeme) => lexeme.inferred);
  for (const lexeme of lexemes) {
    const origin = lexeme.inferred && !inferred ? INFERRED_TAG : '';
    for (const [form, tags] of lexeme.forms) for (const tag of tags.split('+')) addTag(slots, form, origin + tag);
  }
  const { spelling = lemma, attested = 0 } = words.get(lemma) ?? {};
  return { lemma, pos: '', features: '', slots, inferred, attested, ...(spelling === lemma ? {} : { spelling }) };
}

/** Returns the group of a word without a lemma. */
export function single(word: string, spelling: string, about: Partial<PackedGroup>): PackedGroup {
  return {
    lemma: word,
    pos: '',
    features: '',
    slots: new Map([[word, '']]),
    inferred: false,
    ...(spelling === word ? {} : { spelling }),
    ...about,
  };
}
