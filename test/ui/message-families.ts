/** Keys of messages that the sources put together from a value: the families and all their members. */

import { readMessages } from '../../src/cli/wording.ts';
import { LEXICON_IDS } from '../../src/core/lexicon/lexicon.ts';
import type { RuleId } from '../../src/core/rules/verdict.ts';
import { hasGamePage, RULESET_IDS } from '../../src/core/rulesets/index.ts';
import { RULES as ALL } from '../all-rules.ts';

const family = (prefix: string, members: string) => members.split(' ').map((member) => `${prefix}_${member}`);

/** Every rule of every ruleset. */
export const RULES = RULESET_IDS.flatMap((ruleset) =>
  Object.entries(ALL[ruleset].catalogue).map(([name, { section, effect }]) => ({
    rule: `${ruleset}/${name}` as RuleId,
    section,
    effect,
  })),
);

const MESSAGES = readMessages('en');

const RULESET_NAMES = RULESET_IDS.map((id) => id.replace('-', '_')).join(' ');

export const COMPOSED_KEYS: string[] = [
  ...family('verdict', 'allowed disallowed notFound'),
  ...family('rules_effect', 'admits excludes both'),
  ...family('rules_shown', 'all excludes admits'),
  ...family('rules_topic', 'words names abbreviations spelling phrases formation particles elision nouns adjectives'),
  ...family('rules_topic', 'verbs numbers context earlier lists'),
  ...family('toolbar', 'allowed disallowed notFound'),
  ...family('table', 'all allowed disallowed notFound'),
  ...family('table_column', 'place word count square player verdict points why'),
  'menu_table',
  ...family('failed', 'package damaged wording list newer unimported unreachable play busy error'),
  ...family('options_bubble', 'selection modifier command'),
  ...family('ruleset', RULESET_NAMES),
  ...family('ruleset_short', RULESET_NAMES),
  ...family('ruleset_when', RULESET_NAMES),
  ...family('language', 'pl de en'),
  ...family('options', 'rules bubble appearance aids links history shortcuts games file machines lists about'),
  'lists_title',
  'exceptions_title',
  ...family('options_theme', 'system light dark'),
  ...family('options_text_size', 'normal large larger'),
  ...family('options_file_problem', 'unreadable large json foreign newer field'),
  // Not every ruleset has a note.
  ...family('ruleset_note', RULESET_NAMES).filter((key) => key in MESSAGES),
  ...LEXICON_IDS.map((id) => `list_${id.replaceAll('-', '_')}`),
  ...family('word', 'too_long'),
  ...RULESET_IDS.filter(hasGamePage).map((id) => `game_link_${id.replace('-', '_')}`),
  ...family('play', 'allowed disallowed notFound'),
  ...family('words', 'allowed disallowed notFound'),
  ...RULESET_IDS.flatMap((id) => family(`consequence_${id.replace('-', '_')}`, 'allowed disallowed notFound')),
  ...family('judge_says', 'allowed disallowed notFound'),
  ...family('judge_notFound', 'referee disallowed'),
  'consequence_7slow_several',
  'too_many_words',
  'one_word',
  'forms_none',
  'forms_open_sd_2026_II_2_7',
  ...family('forms_gender', 'm f n personal other'),
  ...family('forms_group', 'open_third open_impersonal personal infinitive'),
  ...family('forms', 'allowed barred open taken given short_barred short_open short_taken short_given'),
  ...family('game_storage', 'damaged unreadable unsaved'),
  ...family('game_copy', 'copied failed'),
  ...family('game_row', 'round turn final'),
  ...family('game_sum', 'words bonuses penalties plays racks total'),
  ...family('game_mark', 'fastest bonus_1 bonus_2 refused penalty all_tiles pass exchange taken_back'),
  ...family('game_mark', 'challenge_lost own_rack other_racks'),
  ...family('game_7slow_kind', 'timed untimed solo timed_hint untimed_hint solo_hint'),
  ...family('game_7slow_level', 'standard medium hard brutal'),
  ...family('game_7slow_clash', 'same rare dismiss'),
  ...family('game_7slow_refused', 'challenge family not_a_word'),
  ...family('game_7slow_solo_field', '1 2 3'),
  'game_7slow_admit',
  ...family('game_7slow_move', 'deal card fastest word time challenge answer refuse admit dismiss names finish'),
  ...family('school_stage', 'first final other'),
  ...family('school_premium', 'dl tl dw tw'),
  ...family('school_short', 'dl tl dw tw'),
  ...family('school_square', 'draft last'),
  ...family('school_starts', 'across down'),
  ...family('school_turn', 'across down'),
  ...family('school_word', 'across down'),
  ...family('school_over', 'out passes'),
  ...family('school_problem', 'player_count name_missing name_repeated no_such_player no_time wrong_phase'),
  ...family('school_problem', 'draw_players order_players no_such_turn no_such_letter no_tiles off_board square_taken'),
  ...family('school_problem', 'not_in_line gap off_centre not_connected one_letter rack_too_small no_more_tiles'),
  ...family('school_problem', 'bag_too_small exchange_count no_play own_play no_words no_such_word already_checked'),
  ...family('list_trouble', 'empty binary made_up locked no_database newer_database unreadable other_tab stopped'),
  ...family('import_phase', 'read sort pack'),
  ...family('import_skipped', 'header heading section comment no_word letters bytes too_short too_long'),
  ...family('exceptions', 'admits bars'),
  ...family('exceptions_choose', 'admits bars'),
  ...family('diff', 'new gone'),
  ...family('study', 'switch switch_hint'),
  ...family('links', 'switch switch_hint'),
  ...family('sync', 'switch switch_hint'),
  ...family('study_kind', 'pattern anagram rack'),
  ...family('study_field', 'pattern anagram'),
  ...family('study_problem', 'sign star long'),
];
