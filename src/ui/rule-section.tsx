import { useState } from 'preact/hooks';
import type { Reason } from '../rules/verdict.ts';
import { message } from './message.ts';
import { ruleWording, sectionLabel } from './wording.ts';

/** The section as a label that opens the rule in our wording. */
export function RuleSection({ rule, section }: Pick<Reason, 'rule' | 'section'>) {
  const [shown, setShown] = useState(false);
  const label = sectionLabel({ rule, section });
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
      {shown && <span class="rule">{ruleWording({ rule })}</span>}
    </>
  );
}
