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
  /** The answer to the query for the verdict. */
  answer: QueryState<ExplainedVerdict>;
  again: () => void;
  /** True if the page shows the reason of a refusal elsewhere. */
  hideReason?: boolean;
}

/** The verdict on a played word, or the state of its query. */
export function WordVerdict({ answer, again, hideReason = false }: Props) {
  if (answer.state !== 'ready') return <Unanswered query={answer} again={again} />;
  return <VerdictLine judged={answer} hideReason={hideReason} />;
}

/** The verdict in one line, with the reason of a refusal. Everything else is behind “details”. */
export function VerdictLine({ judged, hideReason = false }: { judged: ExplainedVerdict; hideReason?: boolean }) {
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
      {reason && !hideReason && !open && (
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

/** The verdict as the popup shows it. Its words lead to their own verdicts, and a button back. */
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
