import { useEffect, useMemo } from 'preact/hooks';
import type { Judged } from '../../core/explain/explanation.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { browser } from '../../platform/browser.ts';
import { formsAddress } from '../../platform/messages/forms-address.ts';
import { keepQuery } from '../../platform/storage/forms-queries.ts';
import type { Settings } from '../../platform/storage/settings.ts';
import type { LookupPlace } from '../../platform/storage/typed-text.ts';
import { Consequence } from '../../ui/consequence.tsx';
import { GuideLink } from '../../ui/guide-link.tsx';
import { message } from '../../ui/message.ts';
import { OwnDom } from '../../ui/own-dom.tsx';
import { playView } from '../../ui/play-view.ts';
import { tellOtherRulesets } from '../../ui/rulesets.ts';
import { Unanswered } from '../../ui/unanswered.tsx';
import type { Answers } from '../../ui/use-answers.ts';
import { verdictView } from '../../ui/verdict-view.ts';
import { Challenge } from './challenge.tsx';
import { CopyCitation } from './copy-citation.tsx';
import { DictionaryLink } from './dictionary-link.tsx';
import { EditionsOf } from './editions-of.tsx';
import { HooksOf } from './hooks-of.tsx';
import { OtherRules } from './other-rules.tsx';

interface Props {
  answers: Answers;
  ruleset: RulesetId;
  place: LookupPlace;
  settings: Pick<Settings, 'hooks' | 'play'>;
  /** True in a private window. */
  privately: boolean;
  judge: (word: string) => void;
  again: () => void;
}

/** The verdict on the typed text, with the actions on it. */
export function Answer({ answers, ruleset, place, settings, privately, judge, again }: Props) {
  switch (answers.state) {
    case 'idle':
      return <WordsToTry ruleset={ruleset} judge={judge} />;
    case 'loading':
    case 'failed':
    case 'no-word':
      return <Unanswered asked={answers} again={again} />;
    case 'ready':
      return <Verdicts judged={answers.judged} place={place} settings={settings} privately={privately} judge={judge} />;
  }
}

/** Shown while the field is empty: what the page does, sample words of the ruleset, the keys. */
function WordsToTry({ ruleset, judge }: Pick<Props, 'ruleset' | 'judge'>) {
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
  settings,
  privately,
  judge,
}: Omit<Props, 'answers' | 'again' | 'ruleset'> & { judged: Judged[] }) {
  const [only, second] = judged;
  const word = second ? undefined : only?.verdict;
  const node = useMemo(() => {
    if (!word || !only) return playView(judged, judge);
    // In place of this page; the session keeps the typed text for the way back.
    const query = { word: word.word, ruleset: word.ruleset, place };
    return verdictView(only, judge, async () => {
      const id = crypto.randomUUID();
      // If it cannot be stored, the page says so.
      await keepQuery(query, id).catch(() => {});
      location.href = browser.runtime.getURL(formsAddress(place, id));
    });
  }, [judged]);
  useEffect(() => {
    if (word) tellOtherRulesets(node, word);
  }, [node]);

  if (!word) {
    return (
      <>
        <OwnDom node={node} />
        <Consequence verdicts={judged.map(({ verdict }) => verdict)} />
      </>
    );
  }
  const actions = node.querySelector('.actions');
  return (
    <>
      <OwnDom node={node} />
      {only && <CopyCitation judged={only} actions={actions} />}
      <Challenge verdict={word} actions={actions} />
      <EditionsOf verdict={word} actions={actions} />
      <OtherRules verdict={word} actions={actions} judge={judge} />
      {!settings.play && !privately && <DictionaryLink verdict={word} actions={actions} />}
      {settings.hooks && !settings.play && <HooksOf verdict={word} actions={actions} judge={judge} />}
    </>
  );
}
