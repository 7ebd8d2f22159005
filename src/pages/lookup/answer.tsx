import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { type ExplainedVerdict, plainText, rulesetName } from '../../core/explain/explanation.ts';
import { outcomeOf } from '../../core/rules/outcome.ts';
import type { RulesetId, Verdict } from '../../core/rules/verdict.ts';
import { rulesetOf, rulesetsOfLanguage } from '../../core/rulesets/index.ts';
import { browser } from '../../platform/browser.ts';
import { ask } from '../../platform/messages/ask.ts';
import { formsAddress, storeQuery } from '../../platform/storage/forms-queries.ts';
import { permittedRulesets } from '../../platform/storage/policy.ts';
import type { LookupPlace } from '../../platform/storage/session-texts.ts';
import { withEndingsKept } from '../../ui/element.ts';
import { GuideLink } from '../../ui/links.tsx';
import { message } from '../../ui/message.ts';
import { useSettings } from '../../ui/page.tsx';
import { playView } from '../../ui/play-view.ts';
import { Unanswered } from '../../ui/unanswered.tsx';
import { type Answers, useWorkerQuery } from '../../ui/use-worker-query.ts';
import { OwnDom, RuleSection, VerdictSign } from '../../ui/verdict-components.tsx';
import { showOtherRulesets, verdictView } from '../../ui/verdict-view.ts';
import {
  Challenge,
  Consequence,
  CopyCitation,
  DictionaryLink,
  EditionsOf,
  HooksOf,
  MoreActions,
  useAction,
} from './answer-actions.tsx';

interface AnswerProps {
  answers: Answers;
  ruleset: RulesetId;
  place: LookupPlace;
  /** True in a private window. */
  privately: boolean;
  judge: (word: string) => void;
  again: () => void;
}

/** The verdict on the typed text, with the actions on it. */
export function Answer({ answers, ruleset, place, privately, judge, again }: AnswerProps) {
  switch (answers.state) {
    case 'idle':
      return <WordsToTry ruleset={ruleset} judge={judge} />;
    case 'loading':
    case 'failed':
    case 'no-word':
      return <Unanswered query={answers} again={again} />;
    case 'ready':
      return <Verdicts judged={answers.judged} place={place} privately={privately} judge={judge} />;
  }
}

/** Shown while the field is empty: what the page does, sample words of the ruleset, the keys. */
function WordsToTry({ ruleset, judge }: Pick<AnswerProps, 'ruleset' | 'judge'>) {
  const { language, samples } = rulesetOf(ruleset);
  return (
    <>
      <p class="quiet">{message('popup_hint')}</p>
      <fieldset class="chips" aria-label={message('try_words')} lang={language}>
        {samples.map((word) => (
          <button key={word} type="button" class="section" onClick={() => judge(word)}>
            <b>{word}</b>
          </button>
        ))}
      </fieldset>
      <p class="quiet">{message('popup_history_hint')}</p>
      <p>
        <GuideLink />
      </p>
    </>
  );
}

function Verdicts({
  judged,
  place,
  privately,
  judge,
}: Omit<AnswerProps, 'answers' | 'again' | 'ruleset'> & { judged: ExplainedVerdict[] }) {
  const settings = useSettings();
  const [only, second] = judged;
  const word = second ? undefined : only?.verdict;
  const node = useMemo(() => {
    if (!word || !only) return playView(judged, judge);
    // The link replaces this page; session storage has the typed text for the way back.
    const query = { word: word.word, ruleset: word.ruleset, place };
    return verdictView(only, judge, async () => {
      const id = crypto.randomUUID();
      // If it cannot be stored, the page says so.
      await storeQuery(query, id).catch(() => {});
      location.href = browser.runtime.getURL(formsAddress(place, id));
    });
  }, [judged]);
  useEffect(() => {
    if (word) showOtherRulesets(node, word);
  }, [node]);

  // An opened word of a play has actions of its own before those of the play.
  const actions = node.querySelector<HTMLElement>(':scope > .actions');
  if (!word) {
    return (
      <>
        <OwnDom node={node} />
        <CopyCitation judged={judged} actions={actions} />
        <Consequence verdicts={judged.map(({ verdict }) => verdict)} />
      </>
    );
  }
  return (
    <>
      <OwnDom node={node} />
      <CopyCitation judged={judged} actions={actions} />
      <Challenge verdict={word} actions={actions} />
      <EditionsOf verdict={word} actions={actions} />
      <OtherRules verdict={word} actions={actions} judge={judge} />
      {!settings.play && !privately && <DictionaryLink verdict={word} actions={actions} />}
      {settings.hooks && !settings.play && <HooksOf verdict={word} actions={actions} judge={judge} />}
      <MoreActions actions={actions} />
    </>
  );
}

interface OtherRulesProps {
  verdict: Verdict;
  /** Parent of the button: the actions of the verdict's view. */
  actions: Element | null;
  judge: (word: string) => void;
}

/** Shows, on request, the word under all rulesets of its language, one per line; nothing if there is only one. */
function OtherRules({ verdict: { word, ruleset }, actions, judge }: OtherRulesProps) {
  const { policy } = useSettings();
  const isOffered = permittedRulesets(rulesetsOfLanguage(rulesetOf(ruleset).language), policy).length > 1;
  const open = useAction({ className: 'compare', label: message('compare'), actions, isOffered });
  const question = open ? `${ruleset} ${word}` : '';
  const [answer, again] = useWorkerQuery(question, () => ask<'compare'>({ name: 'compare', word, ruleset }));

  if (answer.state !== 'ready') return <Unanswered query={answer} again={again} />;
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
function UnderRules({ judged, judge }: { judged: ExplainedVerdict; judge: OtherRulesProps['judge'] }) {
  const [open, setOpen] = useState(false);
  const whole = useId();
  const { verdict, explanation } = judged;
  const outcome = outcomeOf(verdict);
  const why = explanation.lines.find(({ cites }) => cites) ?? explanation.lines[0] ?? explanation.why;
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
          <WholeVerdict judged={judged} judge={judge} />
        ) : (
          <>
            {withEndingsKept(plainText(why.sentence))} {why.cites && <RuleSection {...why.cites} />}
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

function WholeVerdict({ judged, judge }: { judged: ExplainedVerdict; judge: OtherRulesProps['judge'] }) {
  const node = useMemo(() => verdictView(judged, judge), [judged]);
  return <OwnDom node={node} />;
}
