import { useState } from 'preact/hooks';
import type { Reason } from '../rules/verdict.ts';
import { message } from './message.ts';
import { ruleWording, sectionLabel } from './wording.ts';

/** The section as a label that opens the rule in our wording. */
export function RuleSection(reason: Pick<Reason, 'rule' | 'section'> & Partial<Reason>) {
  const [shown, setShown] = useState(false);
  const label = sectionLabel(reason);
  return (
    <>
      <button
        type="button"
        class="section"
        aria-expanded={shown}
        aria-label={message('show_rule', label)}
        onClick={() => setShown(!shown)}
      >
        {label}
      </button>
      {/* No paragraph: it stands in one. */}
      {shown && <span class="rule">{ruleWording(reason)}</span>}
    </>
  );
}
