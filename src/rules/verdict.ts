/**
 * The verdict: a value that every front end shows and every program reads.
 *
 * It carries data, never a finished sentence: the interface words it in the user's language, the command
 * line prints it as it is. It survives JSON unchanged, because Chrome passes messages as JSON.
 */

import type { DiagnosisKind } from '../diagnosis/hypothesis.ts';
import type { RuleId, RulesetId } from '../rulesets/index.ts';
import type { Detail } from './detail.ts';

export type { RuleId, RulesetId };

export interface Reason {
  /**
   * As in the rule catalogue, plus `<ruleset>/listed` and `<ruleset>/not-listed`, and `<ruleset>/own-exception` for what the user alone
   * admits or bars.
   */
  rule: RuleId;
  /** Place in the rule document as its readers cite it: `2.b`, `4.i`, `list 7`, `excl.3`. */
  section: string;
  effect: 'admits' | 'excludes';
  /** False for what is told besides the verdict: a barred reading of a word that another reading admits. */
  decides: boolean;
  detail: Detail;
  /** Set when the row comes from a hand-kept list of this project and not from the rule document. */
  curated?: true;
}

/** One reading of an allowed form. */
export interface Analysis {
  lemma: string;
  /** PoliMorf-style tag, alternatives inside a position joined by dots: `subst:sg:gen:f`. */
  tag: string;
  /** By which part of speech everybody knows it, where the tag says how it is declined: *który* as an adjective is, *pierwszy* too. */
  part?: 'pro' | 'num' | 'ord';
  /**
   * `attested`: the open morphological dictionary has the reading. `inferred`: the lemma inflects like known ones.
   * `derived`: a rule built the form.
   */
  origin: 'attested' | 'inferred' | 'derived';
  /** The rule that built a derived form. */
  rule?: RuleId;
}

export interface ListName {
  name: string;
  edition: string;
}

/** What the verdict rests on. */
export interface Basis {
  kind: 'rule' | 'official-list' | 'open-list' | 'derived' | 'own-exception';
  /** Absent when letters and closed lists, or the user's own exception, decide alone, and of a list of the user's that is not to be named. */
  list?: ListName;
}

/** What would have the opposite verdict, had not the user's word list or own exception decided. Its reasons are told, and decide nothing. */
export interface Disagreement {
  /** What that verdict would rest on. */
  basis: Basis;
  /** The rule that would decide. */
  rule: RuleId;
}

/** Which of the sources that the open list is put together from have the word, and what that is worth. */
export interface Attestation {
  /** Their short names: `enz`, `german-pos-dict`, `Wiktionary`; `SCOWL 70`, of a list that comes in sizes. None where none has the word. */
  sources: string[];
  /** How likely the official list has the word, 0 to 1: the share of words with such evidence that it has. Only where that was measured. */
  probability?: number;
}

/** Something that a refused word may be. */
export interface Diagnosis {
  kind: DiagnosisKind;
  /** 0 to 1. Hypotheses with odds of less than 1 to 10 are left out. */
  probability: number;
  /** The word or words meant, the expansion, the base, the parts; empty where none is known. */
  intended: string[];
  /** The rule that bars it, if one does. */
  rule?: RuleId;
}

export interface Verdict {
  /** The word as asked. */
  word: string;
  /** As it would be laid: upper case, NFC, one character a tile. */
  tiles: string;
  /** Places in `tiles` where a blank lies, from 0: the small letters of `OKnO`. Only where there are some. */
  blanks?: number[];
  ruleset: RulesetId;
  verdict: 'allowed' | 'disallowed';
  /**
   * True when a rule, a closed list, an official list or the user's own exception decides; false when nothing but an open list's having or
   * lacking the word does. A refusal that is not settled bars nothing: see `outcomeOf`.
   */
  settled: boolean;
  /** Most specific first; the first one that `decides` is the answer to “why”. */
  reasons: Reason[];
  analyses: Analysis[];
  basis: Basis;
  /** Only where the user's list says otherwise than the rules or the open list, or an own exception otherwise than what is without it. */
  disagreement?: Disagreement;
  /**
   * Only where the open list is put together from several sources or sizes, of words that it has and of those that are refused for no more
   * than that it lacks them.
   */
  attestation?: Attestation;
  /** What a refused word probably is, likeliest first. Only where no letter, sign or closed list decides whatever the word is. */
  diagnosis?: Diagnosis[];
  /** Sum of the tile values without premium squares, blanks scoring nothing; null when a letter has no tile, or the word no room. */
  points: number | null;
  /** Legal words that help, best first, German ones as dictionaries spell them; empty when none does. */
  suggestions: string[];
}

/** A verdict of which it is not yet said whether it is settled: what the user has put above the rules comes first. */
export type Judgement = Omit<Verdict, 'settled'>;
