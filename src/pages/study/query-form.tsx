import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  LONGEST_QUERY,
  parseStudyQuery,
  type QueryError,
  STUDY_KINDS,
  type StudyKind,
} from '../../core/rules/study-query.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { Choices } from '../../ui/choices.tsx';
import { message } from '../../ui/message.ts';
import { RulesetChoice } from '../../ui/ruleset-choice.tsx';
import { WORD_INPUT } from '../../ui/typed-words.ts';

/** A search query. */
export interface Query {
  kind: StudyKind;
  /** As typed; valid. */
  text: string;
  ruleset: RulesetId;
  /** Distinguishes it from other queries, even with the same text. */
  number: number;
}

interface Props {
  /** The initial ruleset. */
  ruleset: RulesetId;
  ask: (query: Query | null) => void;
}

/** The form for query and ruleset. */
export function QueryForm({ ruleset: first, ask }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const count = useRef(0);
  const [ruleset, setRuleset] = useState(first);
  const [kind, setKind] = useState<StudyKind>('pattern');
  const [error, setError] = useState<QueryError | null>(null);
  useLayoutEffect(() => field.current?.focus(), []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    const read = parseStudyQuery(text, kind, rulesetOf(ruleset).language);
    setError(typeof read === 'string' ? read : null);
    ask(typeof read === 'string' || read.signs === '' ? null : { kind, text, ruleset, number: ++count.current });
  };
  // The results then belong to another query.
  const change = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      setError(null);
      ask(null);
    };
  };
  const hint = error
    ? message(`study_problem_${error}`)
    : message(`study_field_${kind === 'pattern' ? kind : 'anagram'}`);
  return (
    <form class="query" onSubmit={submit}>
      <Choices
        legend={message('study_kind')}
        choices={STUDY_KINDS}
        chosen={kind}
        label={(choice) => message(`study_kind_${choice}`)}
        choose={change(setKind)}
      />
      <div class="asked">
        <label for="letters">{message('study_field')}</label>
        <input
          {...WORD_INPUT}
          id="letters"
          ref={field}
          lang={rulesetOf(ruleset).language}
          maxLength={LONGEST_QUERY}
          aria-invalid={error !== null}
          aria-describedby="letters-hint"
        />
        <RulesetChoice ruleset={ruleset} choose={change(setRuleset)} />
        <button type="submit" class="action main">
          {message('study_search')}
        </button>
      </div>
      <p id="letters-hint" class={error ? 'problem' : 'quiet'} role={error ? 'alert' : undefined}>
        {hint}
      </p>
    </form>
  );
}
