import { useState } from 'preact/hooks';
import type { RuleId } from '../rules/verdict.ts';
import { message } from '../ui/message.ts';
import { ruleWording, sectionLabel } from '../ui/wording.ts';

/** The section as a label that opens the rule in our wording. */
export function RuleSection({ rule, section }: { rule: RuleId; section: string }) {
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
      {shown && <p class="rule">{ruleWording({ rule })}</p>}
    </>
  );
}
