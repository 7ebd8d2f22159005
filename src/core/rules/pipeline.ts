import { tilesAndPoints } from '../words/tiles.ts';
import type { Catalogue } from './rule-entry.ts';
import type { Lexicons, Rules } from './rules.ts';
import { basisOfRefusal } from './settled.ts';
import type { Analysis, Attestation, Basis, Diagnosis, ListName, Reason, UnratedVerdict } from './verdict.ts';

/** Why a word may be played. */
export interface Admission {
  reasons: Reason[];
  analyses: Analysis[];
  basis: Basis;
  attestation?: Attestation;
}

/** What a refused word is, after its diagnosis. */
export interface Refusal {
  /** The reasons in the order in which they are shown: what the word probably is comes first. */
  reasons: Reason[];
  /** The reasons that decide the basis, where the diagnosis added others. */
  inForce?: readonly Reason[];
  diagnosis?: Diagnosis[] | undefined;
  attestation?: Attestation | null;
  suggestions: string[];
}

/** The stations of a word in a ruleset, in the order in which it passes them. */
export interface Pipeline<Q extends { readonly typed: string }> extends Pick<Rules, 'ruleset'> {
  readonly catalogue: Catalogue;
  /** Parses the word and opens the lexicons for it. */
  query(word: string, lexicons: Lexicons): Q;
  /**
   * Returns the ruling on the word: why it may be played, or the reasons against it, most specific first. It consults analyses and closed
   * lists only, no hypotheses.
   */
  ruling(query: Q, list: ListName): Admission | readonly Reason[];
  /**
   * Diagnoses a refused word once, and takes the order of the reasons and the suggestions from the hypotheses.
   * @param mayBeOffered null when only the rules are wanted: then no words are offered, and a diagnosis that cannot change the rules is left out
   */
  refusal(
    query: Q,
    against: readonly Reason[],
    model: Lexicons['diagnosis'],
    mayBeOffered: ((form: string) => boolean) | null,
  ): Refusal;
  /** Returns the list on which verdicts rest, where it is not the game list itself. */
  listOf?(game: ListName): ListName;
}

/** Returns the function of a ruleset that judges a word. It never throws, whatever the string. */
export const judgeThrough =
  <Q extends { readonly typed: string }>(stations: Pipeline<Q>): Rules['judge'] =>
  (word, lexicons, mayBeOffered) => {
    const { id, language, offers } = stations.ruleset;
    const list = stations.listOf?.(lexicons.list) ?? lexicons.list;
    const query = stations.query(word, lexicons);
    const { tiles, points: sum } = tilesAndPoints(query.typed, language);
    const points = offers.points ? sum : null;
    const ruling = stations.ruling(query, list);
    // The fields are listed one by one, because a spread takes as long as the verdict.
    if ('basis' in ruling) {
      const { reasons, analyses, basis, attestation } = ruling;
      const verdict = 'allowed';
      const allowed: UnratedVerdict = {
        word,
        tiles,
        ruleset: id,
        points,
        verdict,
        reasons,
        analyses,
        basis,
        suggestions: [],
      };
      if (attestation) allowed.attestation = attestation;
      return allowed;
    }
    const refusal = stations.refusal(query, ruling, lexicons.diagnosis, lexicons.rulesOnly ? null : mayBeOffered);
    const { reasons, inForce = reasons, diagnosis, attestation, suggestions } = refusal;
    const basis = basisOfRefusal(inForce, stations.catalogue, list);
    const verdict = 'disallowed';
    const refused: UnratedVerdict = {
      word,
      tiles,
      ruleset: id,
      points,
      verdict,
      reasons,
      analyses: [],
      basis,
      suggestions,
    };
    if (attestation) refused.attestation = attestation;
    if (diagnosis) refused.diagnosis = diagnosis;
    return refused;
  };
