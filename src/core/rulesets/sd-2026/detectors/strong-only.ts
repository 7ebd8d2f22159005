import type { WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

/** Compounds of dingen whose entry gives the strong forms alone. */
const STRONG_ONLY = ['ausbedingen'];

/** Weak preterite of such a compound: ausbedingte (II.2.2). */
export const weakThoughStrong: WordDetector = ({ form }) => {
  const lemma = STRONG_ONLY.find((verb) => {
    const stem = verb.slice(0, -'en'.length);
    return form.startsWith(stem) && /^te(?:st|n|t|[mrs])?$/.test(form.slice(stem.length));
  });
  return lemma ? [reason('II.2.2.contrary', { kind: 'reading', lemma })] : [];
};
