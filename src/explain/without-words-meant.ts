import { type Catalogue, entryOf } from '../rules/catalogue.ts';
import type { Reason, Verdict } from '../rules/verdict.ts';

/**
 * The verdict without the words that were not asked about: what is offered, what the word may be, and what was meant by a misspelling or an
 * old spelling. For where nothing may help to find words.
 * @param catalogue of the rules that gave the verdict.
 */
export function withoutWordsMeant(verdict: Verdict, catalogue: Catalogue): Verdict {
  const { diagnosis: _diagnosis, ...told } = verdict;
  return { ...told, suggestions: [], reasons: verdict.reasons.map((reason) => withoutMeant(reason, catalogue)) };
}

function withoutMeant(reason: Reason, catalogue: Catalogue): Reason {
  const { diagnosed } = reason.evidence;
  const { today: _today, meant: _meant, diagnosed: _diagnosed, stated: _stated, ...told } = reason.evidence;
  const { parts: _parts, ...others } = told;
  // The members of a word that is formed from others name its base.
  const evidence = diagnosed ? others : told;
  const isOfSpelling = reason.effect === 'excludes' && entryOf(reason, catalogue)?.kind === 'spelling';
  if (!isOfSpelling) return { ...reason, evidence };
  const { base: _base, source: _source, spelling: _spelling, ...asked } = evidence;
  return { ...reason, evidence: asked };
}
