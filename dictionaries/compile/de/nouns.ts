/** Nouns of the German lexicon: lemmas of all sources with all their forms (sd-2026 II.3). */
import type { Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { type Candidate, noteCandidates, type Proposal, proposeNouns } from './noun-candidates.ts';
import { readNounCore } from './noun-core.ts';
import { draftNouns } from './noun-drafts.ts';
import { joinDrafts, lexemeOf } from './noun-lexemes.ts';
import type { NounSources } from './noun-sources.ts';
import { CuratedNouns } from './noun-traits.ts';

export interface BuiltNouns {
  /** Nouns that the core list has. */
  lexemes: Lexeme[];
  /** Nouns that only other sources have, with their evidence. */
  candidates: Candidate[];
  /** Features of each noun of ten letters and more, including those in the core list. */
  proposals: Proposal[];
  /** Capitalised words of the core list, as laid, whose lemma and class are unknown; each is a lexeme of one form. */
  leftovers: string[];
}

/** Builds all nouns. Takes some forty seconds. */
export function buildNouns({ core: list, dictionary, wiktionary, vouched }: NounSources): BuiltNouns {
  const core = readNounCore(list);
  const curated = new CuratedNouns();
  const found = draftNouns(core, dictionary, curated.classes);
  const lexemes = joinDrafts(found.drafts).map((draft) => lexemeOf(draft, curated, core, { refute: true }));
  const proposals = proposeNouns({ core, curated, found, wiktionary });
  const candidates = noteCandidates(proposals, { core, curated, found, vouched });
  return { lexemes, candidates, proposals, leftovers: found.leftovers };
}
