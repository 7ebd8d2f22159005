import { useEffect, useRef, useState } from 'preact/hooks';
import type { Hooks } from '../../core/rules/hooks.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { upperCase } from '../../core/words/normalise.ts';
import { pointsOf } from '../../core/words/tiles.ts';
import { ASK_AGAIN_MS, answerOrFailure, ask } from '../../platform/messages/ask.ts';
import { MOST_HOOKED_WORDS } from '../../platform/messages/limits.ts';
import { message } from '../../ui/message.ts';

interface Props {
  words: readonly string[];
  /** As far as they are known. */
  hooks: ReadonlyMap<string, Hooks>;
  ruleset: RulesetId;
}

/** The words with their hooks, as a printable table. Hooks arrive a few words at a time; until then a word has dots. */
export function WordRows({ words, hooks, ruleset }: Props) {
  const { language, offers } = rulesetOf(ruleset);
  return (
    <div class="frame">
      <table>
        <thead>
          <tr>
            <th scope="col" class="before">
              {message('study_before')}
            </th>
            <th scope="col">{message('table_column_word')}</th>
            <th scope="col">{message('study_after')}</th>
            {offers.points && (
              <th scope="col" class="points">
                {message('table_column_points')}
              </th>
            )}
          </tr>
        </thead>
        <tbody lang={language}>
          {words.map((word) => (
            <tr key={word}>
              <td class="before">{lettersOf(hooks.get(word)?.before)}</td>
              <th scope="row">{upperCase(word)}</th>
              <td>{lettersOf(hooks.get(word)?.after)}</td>
              {offers.points && <td class="points">{pointsOf(word, language)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function lettersOf(side: Hooks['before'] | undefined): string {
  return side ? side.map(upperCase).join(' ') : '…';
}

/**
 * Hooks by word, as far as known. It asks for some tens of words at a time, so that the worker can answer other questions in between. Known
 * hooks are kept when more words arrive.
 */
export function useHooks(words: readonly string[], ruleset: RulesetId): ReadonlyMap<string, Hooks> {
  const known = useRef<ReadonlyMap<string, Hooks>>(new Map());
  const [, setNumber] = useState(0);
  useEffect(() => {
    let outdated = false;
    const read = async () => {
      for (;;) {
        const some = words.filter((word) => !known.current.has(word)).slice(0, MOST_HOOKED_WORDS);
        if (outdated || some.length === 0) return;
        const answer = await answerOrFailure(ask<'study-hooks'>({ name: 'study-hooks', words: some, ruleset }));
        // The words are usable without hooks. A missing lexicon is reported at the next search.
        if (outdated || answer.state === 'failed') return;
        if (answer.state === 'loading') await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
        else {
          const { hooks } = answer;
          known.current = new Map([...known.current, ...some.flatMap((word, i) => pair(word, hooks[i]))]);
          setNumber((number) => number + 1);
        }
      }
    };
    read();
    return () => {
      outdated = true;
    };
  }, [words, ruleset]);
  return known.current;
}

function pair(word: string, hooks: Hooks | undefined): [string, Hooks][] {
  return hooks ? [[word, hooks]] : [];
}
