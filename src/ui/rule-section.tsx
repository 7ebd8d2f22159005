import { useState } from 'preact/hooks';
import type { Citation } from '../core/explain/explanation.ts';
import { message } from './message.ts';
import { openRules } from './open-rules.ts';

/** The rule's name and its section, as a label that opens the rule in our wording. */
export function RuleSection({ rule, name, short, label, text }: Citation) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button
        type="button"
        class="section"
        aria-expanded={shown}
        aria-label={message('show_rule', `${name} ${short}`.trim())}
        title={label}
        onClick={() => setShown(!shown)}
      >
        <b>{name}</b>
        {short && ` ${short}`}
      </button>
      {/* No paragraph: it stands in one. */}
      {shown && (
        <span class="rule">
          {text}{' '}
          <button type="button" class="link" onClick={() => openRules(rule)}>
            {message('rules_open')}
          </button>
        </span>
      )}
    </>
  );
}
