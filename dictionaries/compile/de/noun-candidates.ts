/** Nouns that the core list lacks, with the evidence for them. */
import type { Lexeme } from '../../../src/morphology/de/built-form.ts';
import { lay } from '../../../src/words/lay.ts';
import { NOUN_SPELLING, type NounCore } from './noun-core.ts';
import type { NounDraft, NounDrafts } from './noun-drafts.ts';
import { lexemeOf } from './noun-lexemes.ts';
import type { CuratedNouns } from './noun-traits.ts';

export interface Evidence {
  /** Last member and what stands before it, as laid. */
  head?: string;
  first?: string;
  /** Has german-pos-dict the lemma? */
  dictionary: boolean;
  /** Forms of the paradigm that Wiktionary lists, and all of them. */
  formsListed: number;
  formsPredicted: number;
  /** Estimated probability that tournament players' dictionary has the word. */
  score: number;
}

export interface Candidate extends Lexeme {
  evidence: Evidence;
}

export interface CandidateSources {
  core: NounCore;
  curated: CuratedNouns;
  found: NounDrafts;
  wiktionary: readonly string[];
}

export function noteCandidates({ core, curated, found, wiktionary }: CandidateSources): Candidate[] {
  const listed = new Set<string>();
  for (const word of wiktionary) if (NOUN_SPELLING.test(word)) listed.add(lay(word));
  return found.missing.map((draft) => candidateOf(draft, core, curated, listed));
}

function candidateOf(draft: NounDraft, core: NounCore, curated: CuratedNouns, listed: ReadonlySet<string>): Candidate {
  const lexeme = lexemeOf(draft, curated, core, false);
  const forms = new Set(lexeme.forms.filter((form) => !form.barred).map(({ form }) => lay(form)));
  let formsListed = 0;
  for (const form of forms) if (listed.has(form)) formsListed++;
  const evidence: Evidence = {
    dictionary: draft.origin === 'dictionary',
    formsListed,
    formsPredicted: forms.size,
    score: 0.5,
  };
  if (draft.head) evidence.head = draft.head.laid;
  if (draft.first) evidence.first = draft.first;
  return { ...lexeme, evidence };
}
