/**
 * The verdict, for every front end and for programs. It is data without finished sentences: the interface explains it in the user's
 * language, the command line prints it unchanged. It survives JSON, because Chrome passes messages as JSON.
 */

import type { DiagnosisKind } from '../diagnosis/hypothesis.ts';
import type { RuleId, RulesetId } from '../rulesets/index.ts';
import type { Detail } from './detail.ts';

export type { RuleId, RulesetId };

export interface Reason {
  /**
   * As in the rule catalogue, plus `<ruleset>/listed` and `<ruleset>/not-listed`, and `<ruleset>/own-exception` for the user's exceptions.
   */
  rule: RuleId;
  /** Section of the rule document as players cite it: `2.b`, `4.i`, `list 7`, `excl.3`. */
  section: string;
  effect: 'admits' | 'excludes';
  /** False for additional reasons, such as a barred reading of a word that another reading admits. */
  decides: boolean;
  detail: Detail;
  /** Set if the reason is from a list of this project, not from the rule document. */
  curated?: true;
}

/** One reading of an allowed form. */
export interface Analysis {
  lemma: string;
  /** PoliMorf-style tag, alternatives inside a position joined by dots: `subst:sg:gen:f`. */
  tag: string;
  /** The usual part of speech, if the tag has only the declension: *który* and *pierwszy* are declined as adjectives. */
  part?: 'pro' | 'num' | 'ord';
  /**
   * `attested`: the open morphological dictionary has the reading. `inferred`: the lemma inflects like known ones. `derived`: a rule built
   * the form.
   */
  origin: 'attested' | 'inferred' | 'derived';
  /** The rule that built a derived form. */
  rule?: RuleId;
}

export interface ListName {
  name: string;
  edition: string;
}

/** The basis of a verdict. */
export interface Basis {
  kind: 'rule' | 'official-list' | 'open-list' | 'derived' | 'own-exception';
  /** Absent if letters, closed lists or the user's exception decide alone, and if the user's list must not be named. */
  list?: ListName;
}

/** The opposite decision that the user's word list or exception replaced. Its reasons remain and decide nothing. */
export interface Disagreement {
  /** The basis of that decision. */
  basis: Basis;
  /** The deciding rule without the user's list or exception. */
  rule: RuleId;
}

/** The sources of the open list that have the word, and their reliability. */
export interface Attestation {
  /**
   * Their short names: `enz`, `german-pos-dict`, `Wiktionary`; with the size for lists in sizes: `SCOWL 70`. Empty if none has the word.
   */
  sources: string[];
  /**
   * Probability that the official list has the word, 0 to 1: the measured share for words with the same attestation. Absent if not
   * measured.
   */
  probability?: number;
}

/** A hypothesis about what a refused word is. */
export interface Diagnosis {
  kind: DiagnosisKind;
  /** 0 to 1. Hypotheses with odds of less than 1 to 10 are left out. */
  probability: number;
  /** The intended word or words, the expansion, the base, or the parts; empty if unknown. */
  intended: string[];
  /** The rule that bars it, if one does. */
  rule?: RuleId;
}

export interface Verdict {
  /** The word as typed or selected. */
  word: string;
  /** The word as tiles show it: upper case, NFC, one character a tile. */
  tiles: string;
  /** Indices of the blanks in `tiles`: the small letters of `OKnO`. Absent if there are none. */
  blanks?: number[];
  ruleset: RulesetId;
  verdict: 'allowed' | 'disallowed';
  /**
   * True if a rule, a closed list, an official list or the user's exception decides; false if only an open list does, by having or lacking
   * the word. A refusal that is not settled bars nothing: see `outcomeOf`.
   */
  settled: boolean;
  /** Most specific first. The first one that `decides` answers “why?”. */
  reasons: Reason[];
  analyses: Analysis[];
  basis: Basis;
  /** Present only if the user's list contradicts the rules or the open list, or an exception contradicts the verdict without it. */
  disagreement?: Disagreement;
  /**
   * Present only if the open list is combined from several sources or sizes, for words that it has and for words refused only because it
   * lacks them.
   */
  attestation?: Attestation;
  /** The probable kinds of a refused word, likeliest first. Absent if a letter, sign or closed list decides whatever the word is. */
  diagnosis?: Diagnosis[];
  /** Sum of tile values without premium squares; blanks score nothing. Null if a letter has no tile or the word does not fit. */
  points: number | null;
  /** Suggested legal words, best first, German ones as spelled in dictionaries; empty if there are none. */
  suggestions: string[];
}

/** A verdict before `settled` is determined, which takes the user's list and exceptions. */
export type UnratedVerdict = Omit<Verdict, 'settled'>;

/** Returns the analyses without duplicates: those that differ only in source, spelling or mark look the same to the user. */
export function distinctAnalyses(analyses: readonly Analysis[]): Analysis[] {
  if (analyses.length < 2) return [...analyses];
  const byReading = new Map<string, Analysis>();
  for (const analysis of analyses) {
    const key = `${analysis.lemma} ${analysis.tag}`;
    if (!byReading.has(key)) byReading.set(key, analysis);
  }
  return [...byReading.values()];
}
