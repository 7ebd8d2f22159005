import type { Hooks } from '../../core/rules/hooks.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { upperCase } from '../../core/words/normalise.ts';
import { pointsOf } from '../../core/words/tiles.ts';
import { message } from '../../ui/message.ts';

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
