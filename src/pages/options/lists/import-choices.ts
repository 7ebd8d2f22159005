import type { RulesetId } from '../../../core/rules/verdict.ts';
import { rulesetOf, rulesetsOfLanguage } from '../../../core/rulesets/index.ts';
import type { Encoding } from '../../../core/word-lists/encoding.ts';
import type { TileLanguage } from '../../../core/words/tiles.ts';
import type { FoundList } from '../../../platform/list-import/import-list.ts';
import type { Settings } from '../../../platform/storage/settings.ts';
import { hasFewWords } from './active-lists.tsx';

/** The user's choices for an import; retained if reading fails. */
export interface ImportChoices {
  language: TileLanguage;
  encoding: Encoding | 'auto';
  /** Which file of a zip file; undefined for the only one. */
  entry?: string | undefined;
  name: string;
  edition: string;
  /** Rulesets to use the list for; empty if it only serves for comparing, null until the user has chosen. */
  useFor: readonly RulesetId[] | null;
}

export function choicesFor({ ruleset }: Settings): ImportChoices {
  return {
    language: rulesetOf(ruleset).language,
    encoding: 'auto',
    entry: undefined,
    name: '',
    edition: '',
    useFor: null,
  };
}

/** Returns everything on which the words found in a file depend. */
export function readingOptions(choices: ImportChoices, settings: Settings) {
  const { language, row } = rulesetOf(rulesetToReadFor(choices, settings));
  return [choices.encoding, choices.entry, language, row];
}

/**
 * Returns the ruleset for which a file is read: one that the list is to be used for. If there are several, one with a board comes first:
 * the list is not queried about words longer than its longest word, and decides about all others even if they do not fit on the board. If
 * there is none, it is the ruleset that the user prefers in that language. Rulesets whose list a policy fixes count as chosen, because the
 * checksum that the policy requires is that of the list read for their board.
 */
export function rulesetToReadFor({ language, useFor }: ImportChoices, settings: Settings): RulesetId {
  const fixed = rulesetsOfLanguage(language).filter((id) => settings.policy.lists[id]);
  const uses = [...(useFor ?? []), ...fixed];
  return uses.find((id) => rulesetOf(id).row !== null) ?? uses[0] ?? usualRuleset(language, settings);
}

/** Returns the ruleset that the user prefers in a language. */
function usualRuleset(language: TileLanguage, { ruleset, rulesetOf: chosen }: Settings): RulesetId {
  const ofLanguage = rulesetsOfLanguage(language);
  // Where a policy leaves no rules of a language, those of another one hold for its pages; a list for comparing is read by its own.
  return [ruleset, chosen[language], ...ofLanguage].find((id) => ofLanguage.includes(id)) ?? ruleset;
}

/** See `Import.useFor`. */
export function selectedRulesets(
  found: FoundList | undefined,
  { language, useFor }: ImportChoices,
  settings: Settings,
): readonly RulesetId[] {
  if (useFor) return useFor;
  const usual = usualRuleset(language, settings);
  if (!found || hasFewWords(usual, found.list.words) || settings.policy.lists[usual]) return [];
  return [usual];
}

/** Returns the default name and edition of a list, from the name of its file without the ending. */
export function nameOfFile(file: string): { name: string; edition: string } {
  const whole = file.slice(-LONGEST_FILE).replace(ENDINGS, '').trim();
  const { name = whole, edition, attached } = NAME_AND_EDITION.exec(whole)?.groups ?? {};
  return { name, edition: edition ?? attached ?? '' };
}

/**
 * Matches a name and an edition at its end: a number, a version or a date after a space or similar (`OSPS v46`, `list_2026-03`), or two
 * digits or a year right after the letters (`osps48`). Other digits there belong to the name: `cp852`.
 */
const NAME_AND_EDITION =
  /^(?<name>.*?[^\s\d_.-])(?:[\s_-]+v?(?<edition>\d+(?:[.\-_]\d+)*)|(?<=\p{L})(?<attached>\d{2}|(?:19|20)\d{2}))$/iu;

/** Endings of files, also several in a row: `.txt.gz`. None begins with a digit, unlike the end of `list 1.5`. */
const ENDINGS = /(\.[a-z][\w-]{0,4})+$/i;

/** UTF-16 units of a file's name: file systems have no longer ones. */
const LONGEST_FILE = 255;
