import { ruleText } from '../../core/explain/citation.ts';
import type { RuleId } from '../../core/rules/verdict.ts';
import { message } from '../../ui/message.ts';
import { useWording } from '../../ui/wording-of-page.ts';
import { SIGNS } from './form-button.tsx';
import type { ShownForm } from './shown-form.ts';

/** What the signs in the tables mean, those that occur and no others, and which keys lead about. */
export function Legend({ forms, lemma, worth }: { forms: readonly ShownForm[]; lemma: string; worth: boolean }) {
  const wording = useWording();
  const occurring = (['barred', 'open', 'taken', 'given'] as const).filter((status) =>
    forms.some((form) => form.status === status),
  );
  const letters = potentialRules(forms);
  const unattested = forms.some((form) => form.unattested && form.status !== 'barred');
  return (
    <details class="legend">
      <summary>{message('forms_legend')}</summary>
      <dl>
        {occurring.map((status) => (
          <div key={status}>
            <dt class={status}>
              <span class="mark">{SIGNS[status]}</span>
            </dt>
            <dd>{message(`forms_${status}`, lemma)}</dd>
          </div>
        ))}
        {letters.map(([letter, rule]) => (
          <div key={letter + rule}>
            <dt>
              <sup>{letter}</sup>
            </dt>
            <dd>{ruleText({ rule }, wording)}</dd>
          </div>
        ))}
        {unattested && (
          <div>
            <dt>
              <span class="unattested">abc</span>
            </dt>
            <dd>{message('forms_unattested')}</dd>
          </div>
        )}
        {worth && (
          <div>
            <dt class="worth">14/9</dt>
            <dd>{message('forms_worth')}</dd>
          </div>
        )}
      </dl>
      <p class="quiet">{message('forms_keys')}</p>
    </details>
  );
}

/** Letters of potential forms in their order, each with its rule; not with one that the same form owes something else to. */
function potentialRules(forms: readonly ShownForm[]): [letter: string, rule: RuleId][] {
  const found = new Map<string, [string, RuleId]>();
  for (const { potential, rule, section } of forms) {
    if (potential && rule && section?.endsWith(`.${potential}`)) found.set(potential + rule, [potential, rule]);
  }
  return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, pair]) => pair);
}
