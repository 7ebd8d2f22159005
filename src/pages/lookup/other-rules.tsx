import { useId, useMemo, useState } from 'preact/hooks';
import { type Judged, plainText } from '../../core/explain/explanation.ts';
import { rulesetName } from '../../core/explain/ruleset-name.ts';
import { outcomeOf } from '../../core/rules/outcome.ts';
import type { RulesetId, Verdict } from '../../core/rules/verdict.ts';
import { rulesetOf, rulesetsOfLanguage } from '../../core/rulesets/index.ts';
import { ask } from '../../platform/messages/ask.ts';
import { offeredOf } from '../../platform/storage/policy-in-force.ts';
import { message } from '../../ui/message.ts';
import { OwnDom } from '../../ui/own-dom.tsx';
import { RuleSection } from '../../ui/rule-section.tsx';
import { Unanswered } from '../../ui/unanswered.tsx';
import { useAsked } from '../../ui/use-asked.ts';
import { VerdictSign } from '../../ui/verdict-sign.tsx';
import { verdictView } from '../../ui/verdict-view.ts';
import { useAction } from './use-action.ts';

interface Props {
  verdict: Verdict;
  /** Parent of the button: the actions of the verdict's view. */
  actions: Element | null;
  judge: (word: string) => void;
}

/** Shows, on request, the word under all rulesets of its language, one per line; nothing if there is only one. */
export function OtherRules({ verdict: { word, ruleset }, actions, judge }: Props) {
  const severalRulesets = offeredOf(rulesetsOfLanguage(rulesetOf(ruleset).language)).length > 1;
  const open = useAction({ className: 'compare', label: message('compare'), actions, offered: severalRulesets });
  const question = open ? `${ruleset} ${word}` : '';
  const [answer, again] = useAsked(question, () => ask<'compare'>({ name: 'compare', word, ruleset }));

  if (answer.state !== 'ready') return <Unanswered asked={answer} again={again} />;
  return (
    // For another word, all lines are closed again.
    <ul key={word} class="other-rules" aria-label={message('compare')}>
      {answer.judged.map((judged) => (
        <UnderRules key={judged.verdict.ruleset} judged={judged} judge={judge} />
      ))}
    </ul>
  );
}

/** Sign, ruleset, reason and section. Pressing the ruleset opens the whole verdict. */
function UnderRules({ judged, judge }: { judged: Judged; judge: Props['judge'] }) {
  const [open, setOpen] = useState(false);
  const whole = useId();
  const { verdict, told } = judged;
  const outcome = outcomeOf(verdict);
  const why = told.lines.find(({ cites }) => cites) ?? told.lines[0] ?? told.why;
  return (
    <li class={outcome}>
      <VerdictSign outcome={outcome} />
      <button
        type="button"
        class="link"
        aria-expanded={open}
        aria-controls={whole}
        onClick={() => setOpen(!open)}
        title={message(`ruleset_${rulesetName(verdict.ruleset)}`)}
      >
        {nameWithinLanguage(verdict.ruleset)}
        <span class="spoken"> {message(`verdict_${outcome}`)}</span>
      </button>
      <div id={whole}>
        {open ? (
          <Whole judged={judged} judge={judge} />
        ) : (
          <>
            {plainText(why.sentence)} {why.cites && <RuleSection {...why.cites} />}
          </>
        )}
      </div>
    </li>
  );
}

/** Short names begin with the language, which is the same for all of them here. */
function nameWithinLanguage(ruleset: RulesetId): string {
  return message(`ruleset_short_${rulesetName(ruleset)}`).replace(/^.* · /, '');
}

function Whole({ judged, judge }: { judged: Judged; judge: Props['judge'] }) {
  const node = useMemo(() => verdictView(judged, judge), [judged]);
  return <OwnDom node={node} />;
}
