import { fieldsOf } from '../../../rules/detail.ts';
import type { Judgement } from '../../../rules/verdict.ts';
import type { Entry } from './ruling.ts';

/**
 * A refused word made with a particle or an ending (`chceszli`, `jestże`, `krowęć`), as entries beside those of the form that it was made
 * from: whoever asked for it finds it struck through there. None when the lexeme has no such form.
 */
export function askedWithParticle(entries: readonly Entry[], form: string, verdict: Judgement): Entry[] {
  if (entries.some((entry) => entry.form === form)) return [];
  const made = verdict.reasons.find(
    ({ decides, effect, detail }) =>
      decides &&
      effect === 'excludes' &&
      detail.kind === 'attached' &&
      detail.particle.startsWith('-') &&
      form === `${detail.base}${detail.particle.slice(1)}`,
  );
  return entries
    .filter((entry) => made !== undefined && entry.form === fieldsOf(made.detail).base)
    .map((entry) => ({ ...entry, form, spelled: form, origin: 'derived', source: 'built', denied: true }));
}
