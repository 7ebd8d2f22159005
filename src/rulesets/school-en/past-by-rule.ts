/** Pasts that were made by the rule of verbs that have another one, as children and learners make them. */
import type { EnglishQuestion } from './question.ts';

/** How common a verb is of which somebody makes a past by the rule. */
const VERB = 3;

/** The past of a verb that was made by the rule, or spelled without it: `goed`, `thinked`, `admited`; that is nearest, or no old one (*drave*). */
export function otherPast({ form, game }: EnglishQuestion, near: string[]): string | undefined {
  if (!form.endsWith('ed')) return undefined;
  const stem = form.slice(0, -'ed'.length);
  const base = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((word) =>
    game.readings(word).some(({ tag, weight = 0 }) => tag === 'verb:base' && weight >= VERB),
  );
  const forms = base === undefined ? [] : game.forms(base);
  const pasts = forms.filter(({ reading }) => reading.tag.startsWith('verb:past')).map((one) => one.form);
  const isOld = (past: string): boolean => pasts.some((other) => other !== past && other === past.replace('a', 'o'));
  return pasts.find((past) => near.includes(past)) ?? pasts.find((past) => !isOld(past));
}
