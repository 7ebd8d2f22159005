import type { Reason, Verdict } from '../rules/verdict.ts';
import { inTenths } from './attestation-phrase.ts';
import { explainRead, type Listener } from './explain.ts';
import type { Judged, Line } from './explanation.ts';
import { disagreementOf, lineOf } from './explanation-of.ts';
import { basisPhrase, furtherPhrase, readingPhrase, reasonPhrase } from './phrases.ts';
import { readingsOf } from './readings.ts';
import { decidingReason, furtherReasons, isPlain } from './reasons.ts';
import { sentence } from './sentence.ts';

/** One sentence of a comparison. */
export interface ComparedLine extends Line {
  /** What is found, whatever the words: lines of the same finding do not differ. */
  finding?: string | undefined;
}

/** A verdict to stand beside those on the same word under other rulesets. */
export interface Compared extends Judged {
  /** What is said of it, by what it is about; nothing where the ruleset has nothing to say. */
  aspects: Readonly<Record<'reason' | 'reasons' | 'readings' | 'basis', ComparedLine[]>>;
}

/** Explains a verdict for a comparison: all its readings and reasons, whatever else tells them already. */
export function explainCompared(verdict: Verdict, listener: Listener): Compared {
  const { wording, catalogue } = listener;
  const deciding = decidingReason(verdict);
  const disagreed = disagreementOf(verdict);
  const readings = readingsOf(verdict);
  return {
    ...explainRead(verdict, readings, listener),
    aspects: {
      reason: deciding
        ? [
            {
              ...lineOf({ phrase: reasonPhrase(deciding), reason: deciding }, wording),
              // That the word is an ordinary one is one finding, however a document puts it.
              finding: isPlain(deciding, catalogue) ? 'ordinary' : splitOf(deciding),
            },
          ]
        : [],
      reasons: [
        ...(disagreed ? [lineOf(disagreed, wording)] : []),
        ...furtherReasons(verdict, catalogue).map((further) => ({
          ...lineOf({ phrase: furtherPhrase(further), reason: further.reason }, wording),
          finding: further.as ? undefined : splitOf(further.reason),
        })),
      ],
      readings: readings.map((reading) => ({ sentence: sentence(readingPhrase(reading), wording) })),
      basis: [
        {
          sentence: sentence(basisPhrase(verdict), wording),
          finding: [verdict.basis.kind, inTenths(verdict.attestation?.share ?? 0)].join(' '),
        },
      ],
    },
  };
}

/** That -em stands on *zrobił* is one finding, whether a document speaks of past forms there or of verb forms. */
function splitOf({ effect, evidence: { lemma, base, particle } }: Reason): string | undefined {
  return base && JSON.stringify([effect, lemma, base, particle]);
}
