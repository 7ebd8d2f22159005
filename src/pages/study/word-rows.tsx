import type { Hooks } from '../../core/rules/hooks.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { upperCase } from '../../core/words/normalise.ts';
import { pointsOf } from '../../core/words/tiles.ts';
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
