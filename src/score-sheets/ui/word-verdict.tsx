import { useId, useMemo, useState } from 'preact/hooks';
import { type ExplainedVerdict, plainText } from '../../core/explain/explanation.ts';
import { outcomeOf } from '../../core/rules/outcome.ts';
import { message } from '../../ui/message.ts';
import { Unanswered } from '../../ui/unanswered.tsx';
import { useStateOf } from '../../ui/use-copy.ts';
import type { QueryState } from '../../ui/use-worker-query.ts';
import { OwnDom, RuleSection, VerdictOn, VerdictSign } from '../../ui/verdict-components.tsx';
import { verdictView } from '../../ui/verdict-view.ts';

interface Props {
  /** Where the question for the verdict stands. */
  asked: QueryState<ExplainedVerdict>;
  again: () => void;
  /** Is the reason of a refusal told elsewhere? */
  reasonTold?: boolean;
}

/** The verdict on a word that was played, in one line: sign, answer, and why not. All else is behind “details”. */
export function JudgedWord({ asked, again, reasonTold = false }: Props) {
  if (asked.state !== 'ready') return <Unanswered query={asked} again={again} />;
  return <VerdictLine judged={asked} reasonTold={reasonTold} />;
}

/** The verdict in one line, with everything else on request. */
export function VerdictLine({ judged, reasonTold = false }: { judged: ExplainedVerdict; reasonTold?: boolean }) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const {
    verdict,
    explanation: { why },
  } = judged;
  const outcome = outcomeOf(verdict);
  const reason = verdict.verdict === 'disallowed' ? why.cites : undefined;
  return (
    <div class={`judged ${outcome}`}>
      <div class="answer">
        <VerdictSign outcome={outcome} />
        <span class="word">{message(`verdict_${outcome}`)}</span>
        <button
          type="button"
          class="link quiet"
          aria-expanded={open}
          aria-controls={details}
          onClick={() => setOpen(!open)}
        >
          {message('details')}
        </button>
      </div>
      {reason && !reasonTold && !open && (
        <p class="why">
          {plainText(why.sentence)} <RuleSection {...reason} />
        </p>
      )}
      <div id={details} class="details" hidden={!open}>
        {open && <Whole judged={judged} />}
      </div>
    </div>
  );
}

/** The verdict as the popup shows it; its words lead to their own verdict and that back to this one. */
function Whole({ judged }: { judged: ExplainedVerdict }) {
  const [other, setOther] = useStateOf<string | null>(judged, null);
  const node = useMemo(() => verdictView(judged, setOther), [judged]);
  if (other === null) return <OwnDom node={node} />;
  return (
    <>
      <VerdictOn word={other} ruleset={judged.verdict.ruleset} />
      <button type="button" class="link" onClick={() => setOther(null)}>
        {message('game_back_to', judged.verdict.word)}
      </button>
    </>
  );
}
