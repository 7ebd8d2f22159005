/** Judges lemmas by the model of `admission-model.ts`. */
import { bandOf, readModel, sharesOf } from './admission-model.ts';
import type { AdmissionJudge } from './german-lexicons.ts';
import { type Evidence, type EvidenceSources, gatherEvidence } from './lemma-evidence.ts';

export function admissionJudge(about: EvidenceSources): AdmissionJudge {
  return (attested) => {
    const model = readModel();
    const evidence = gatherEvidence(attested, about);
    const shares = sharesOf(evidence, model);
    return new Map(
      [...shares].map(([key, share]) => [
        key,
        { share, admitted: share >= model.thresholds[bandOf(evidence.get(key) as Evidence)] },
      ]),
    );
  };
}
