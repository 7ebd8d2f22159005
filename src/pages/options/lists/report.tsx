import { useEffect, useRef, useState } from 'preact/hooks';
import { listName, rulesetName } from '../../../core/explain/explanation.ts';
import { type Outcome, outcomeOf } from '../../../core/rules/outcome.ts';
import type { RulesetId } from '../../../core/rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../../../core/rulesets/index.ts';
import { wordFromSelection } from '../../../core/words/selection.ts';
import { LONGEST_WORD } from '../../../platform/messages/limits.ts';
import type { ActiveLists } from '../../../platform/storage/active-lists.ts';
import type { WordListRecord } from '../../../platform/storage/word-lists.ts';
import { counted, message } from '../../../ui/message.ts';
import { WORD_INPUT } from '../../../ui/typed-words.ts';
import { useAnswers } from '../../../ui/use-worker-query.ts';
import { VerdictSign } from '../../../ui/verdict-components.tsx';

interface Props {
  record: WordListRecord;
  /** The active list of each ruleset. */
  active: ActiveLists;
  dismiss: () => void;
  /** Deletes the list, and activates the earlier list of each ruleset. */
  undo: () => void;
}

/** The result of an import, with a field to try a word. */
export function Report({ record, active, dismiss, undo }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button has disappeared with the form.
  useEffect(() => heading.current?.focus(), []);
  const rulesets = RULESET_IDS.filter((id) => active[id] === record.id);
  const [first] = rulesets;
  const rules = rulesets.map((id) => message(`ruleset_short_${rulesetName(id)}`)).join(', ');
  return (
    <div class="report">
      <h4 ref={heading} tabIndex={-1}>
        <VerdictSign outcome="allowed" />{' '}
        {first ? message('import_in_use', listName(record), rules) : message('import_done', listName(record))}
      </h4>
      <p role="status">
        {first
          ? `${counted('lists_word_count', record.words)}. ${message('import_try')}`
          : message('import_not_in_use')}
      </p>
      {first && <TryWord ruleset={first} />}
      <div class="row-actions">
        <button type="button" class="action" onClick={dismiss}>
          {message('import_close_report')}
        </button>
        <button type="button" class="link" onClick={undo}>
          {message('undo')}
        </button>
      </div>
    </div>
  );
}

function Tried({ outcome }: { outcome: Outcome }) {
  return (
    <span class={`tried ${outcome}`}>
      <VerdictSign outcome={outcome} /> {message(`verdict_${outcome}`)}
    </span>
  );
}

/** A field whose word is judged as it is typed. */
function TryWord({ ruleset }: { ruleset: RulesetId }) {
  const [word, setWord] = useState('');
  const [answers] = useAnswers(word ? [word] : [], ruleset);
  const [judged] = answers.state === 'ready' ? answers.judged : [];
  return (
    <p class="try-word">
      <input
        {...WORD_INPUT}
        lang={rulesetOf(ruleset).language}
        aria-label={message('welcome_own_word')}
        placeholder={message('welcome_own_word')}
        maxLength={LONGEST_WORD}
        onInput={(event) => setWord(wordFromSelection(event.currentTarget.value))}
      />
      <span role="status">{judged && <Tried outcome={outcomeOf(judged.verdict)} />}</span>
    </p>
  );
}
