/** Nouns of the German lexicon: lemmas of all sources with all their forms (sd-2026 II.3). */
import type { Lexeme } from '../../../src/morphology/de/built-form.ts';
import type { CoreList } from './core-list.ts';
import { type Candidate, noteCandidates } from './noun-candidates.ts';
import { readNounCore } from './noun-core.ts';
import type { NounDictionary } from './noun-dictionary.ts';
import { draftNouns } from './noun-drafts.ts';
import { joinDrafts, lexemeOf } from './noun-lexemes.ts';
import { CuratedNouns } from './noun-traits.ts';

export interface NounSources {
  core: CoreList;
  /** `de-nouns`. */
  dictionary: NounDictionary;
  /** `de-wiktionary`. */
  wiktionary: readonly string[];
}

export interface BuiltNouns {
  /** Nouns that the core list has. */
  lexemes: Lexeme[];
  /** Nouns that only other sources have, with what speaks for them. */
  candidates: Candidate[];
  /** Capitalised words of the core list, as laid, whose lemma and class are unknown; each is a lexeme of one form. */
  leftovers: string[];
}

/** All nouns. Takes some forty seconds. */
export function buildNouns({ core: list, dictionary, wiktionary }: NounSources): BuiltNouns {
  const core = readNounCore(list);
  const curated = new CuratedNouns();
  const found = draftNouns(core, dictionary, curated.classes);
  const lexemes = joinDrafts(found.drafts).map((draft) => lexemeOf(draft, curated, core, { refute: true }));
  const candidates = noteCandidates({ core, curated, found, wiktionary });
  return { lexemes, candidates, leftovers: found.leftovers };
}
