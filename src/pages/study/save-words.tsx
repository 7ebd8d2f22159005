import type { Hooks } from '../../core/rules/hooks.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { upperCase } from '../../core/words/normalise.ts';
import { pointsOf } from '../../core/words/tiles.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { counted, message } from '../../ui/message.ts';
import { csvFile, hyphenatedFileName, saveFile } from '../../ui/save-file.ts';
import { useCopy } from '../../ui/use-copy.ts';
import type { Query } from './query-form.tsx';

interface Props {
  query: Query;
  /** Returns all words found, in order. */
  words: () => readonly string[];
  count: number;
  /** As far as they are known. */
  hooks: ReadonlyMap<string, Hooks>;
}

/** Copies all words found, one per line, or saves them as a file for spreadsheets. */
export function SaveWords({ query: { kind, text, ruleset }, words, count, hooks }: Props) {
  const [outcome, copy] = useCopy(count);
  const copyWords = () => copy(words().map(upperCase).join('\n'), counted('table_copied', count));
  const save = () => {
    saveFile(
      csvFile(csvRows(words(), ruleset, hooks)),
      hyphenatedFileName(['study', ruleset, kind, text.toUpperCase()], 'csv'),
    );
  };
  return (
    <>
      <ActionMenu
        label={message('table_take')}
        disabled={false}
        actions={[
          { label: message('table_copy_words'), run: copyWords },
          { label: message('table_save_csv'), run: save },
        ]}
      />
      <span class="quiet" role="status">
        {outcome}
      </span>
    </>
  );
}

type Field = string | number;

/**
 * A header row, and a row for each word: the word, its points if the game has any, and its hooks. Hooks are looked up only for displayed
 * words; unless those of all words are known, their columns are left out.
 */
export function csvRows(
  words: readonly string[],
  ruleset: RulesetId,
  hooks: ReadonlyMap<string, Hooks>,
): readonly Field[][] {
  const { language, offers } = rulesetOf(ruleset);
  const hasHooks = words.every((word) => hooks.has(word));
  const row = (word: Field, points: Field, before: Field, after: Field): Field[] => [
    word,
    ...(offers.points ? [points] : []),
    ...(hasHooks ? [before, after] : []),
  ];
  const heads = row(
    message('table_column_word'),
    message('table_column_points'),
    message('study_before'),
    message('study_after'),
  );
  const letters = (side: Hooks['before'] = []) => side.map(upperCase).join(' ');
  return [
    heads,
    ...words.map((word) => {
      const { before, after } = hooks.get(word) ?? {};
      return row(upperCase(word), pointsOf(word, language) ?? '', letters(before), letters(after));
    }),
  ];
}
