/** Keys of messages that the sources put together from a value: the families and all their members. */

import { challengeRule } from '../../src/rules/challenge.ts';
import type { RuleId, RulesetId } from '../../src/rules/verdict.ts';
import { CATALOGUE as SLOW_7 } from '../../src/rulesets/7slow/catalogue.ts';
import { RULESET_IDS, RULESETS } from '../../src/rulesets/index.ts';
import { CATALOGUE as PFS_2016 } from '../../src/rulesets/pfs-2016/catalogue.ts';
import { CATALOGUE as PFS_2018 } from '../../src/rulesets/pfs-2018/catalogue.ts';
import { CATALOGUE as SCHOOL_EN } from '../../src/rulesets/school-en/catalogue.ts';
import { CATALOGUE as SD_2026 } from '../../src/rulesets/sd-2026/catalogue.ts';
import { LEXICON_IDS } from '../../src/storage/lexicon-state.ts';
import { readMessages } from './locale.ts';

const family = (prefix: string, members: string) => members.split(' ').map((member) => `${prefix}_${member}`);

/** What the tests need of a catalogue. */
const CATALOGUES: Record<RulesetId, Record<string, { section: string; effect: string }>> = {
  'pfs-2018': PFS_2018,
  'pfs-2016': PFS_2016,
  'sd-2026': SD_2026,
  '7slow': SLOW_7,
  'school-en': SCHOOL_EN,
};

/** Every rule of every ruleset. */
export const RULES = RULESET_IDS.flatMap((ruleset) =>
  Object.entries(CATALOGUES[ruleset]).map(([name, { section, effect }]) => ({
    rule: `${ruleset}/${name}` as RuleId,
    section,
    effect,
  })),
);

const messages = readMessages('en');

/** The rule whose messages tell this one: itself, or the rule of 2018 of the same name. */
function toldAs(kind: 'reason' | 'rule', name: string): string {
  return messages[`${kind}_${name}`] ? name : name.replace('2016', '2018');
}

/** Keys of the sentences of a rule: further ones are numbered from 2 without a gap. */
function reasonKeys(name: string): string[] {
  const keys = [`reason_${name}`];
  for (const side of ['', '__not']) {
    if (side && messages[`reason_${name}${side}`]) keys.push(`reason_${name}${side}`);
    for (let number = 2; messages[`reason_${name}${side}__${number}`]; number++) {
      keys.push(`reason_${name}${side}__${number}`);
    }
  }
  return keys;
}

/** What is said of the user's list and exceptions, and of the board, whatever the ruleset. */
const ABOVE_RULES = ['official_listed', 'official_not_listed', 'own_exception', 'board_one_letter', 'board_too_long'];

const RULE_NAMES = RULES.map(({ rule }) => rule.replace(/\W/g, '_'));
const RULESET_NAMES = RULESET_IDS.map((id) => id.replace('-', '_')).join(' ');

export const COMPOSED_KEYS: string[] = [
  ...RULE_NAMES.flatMap((name) => [...reasonKeys(toldAs('reason', name)), `rule_${toldAs('rule', name)}`]),
  ...family('verdict', 'allowed disallowed'),
  ...family('toolbar', 'allowed disallowed'),
  ...family('table', 'all allowed disallowed'),
  ...family('table_column', 'place word count verdict points why'),
  'menu_table',
  ...family('compare', 'verdict reason reasons readings points basis'),
  ...family(
    'basis',
    'rule official_list official_list_unnamed open_list derived open_list_composed derived_composed own_exception',
  ),
  ...ABOVE_RULES.flatMap((name) => [...reasonKeys(name), `rule_${name}`]),
  ...family('disagrees', 'open_lacks open_has open_composed_lacks open_composed_has official_lacks official_has'),
  ...family('disagrees_official_unnamed', 'lacks has'),
  ...family('would', 'bar admit'),
  ...family('reading', 'inferred derived'),
  ...['reading', 'more_forms', 'barred_reading', 'judged_as', 'blank', 'blanks'],
  ...family('no_word', 'blank letter'),
  ...family('failed', 'package damaged list unreachable play busy error'),
  ...family('missing', 'imps ppas ger fin impt cond praet pcon pact pant'),
  ...family('options_bubble', 'selection modifier command'),
  ...family('ruleset', RULESET_NAMES),
  ...family('ruleset_short', RULESET_NAMES),
  ...family('section', RULESET_NAMES),
  ...family('section', 'word_list board tail bullet example'),
  ...family('section', 'own_exception excl list intro tiles Zasady_og_lne Skr_ty Formy_wyrazu'),
  ...family('section', 'PRZYGOTOWANIE ROZGRYWKA OGRANICZENIA WYZWANIA'),
  ...family('section', 'rule TWO_LETTER_WORD_LIST'),
  ...family('english', 'plural past part2 ing'),
  ...family('language', 'pl de en'),
  ...family('options', 'rules bubble appearance aids history shortcuts games file lists about'),
  'lists_title',
  'exceptions_title',
  ...family('options_theme', 'system light dark'),
  ...family('options_text_size', 'normal large larger'),
  ...family('options_file_problem', 'unreadable large json foreign newer field'),
  'ruleset_note_pfs_2016',
  ...family('other_allowed', RULESET_NAMES),
  ...family('attested', 'strong fair weak'),
  ...family('form', 'case person gender part degree negated ending all_cases'),
  ...family('mood', 'imp'),
  'case_any',
  'either',
  'enumeration',
  ...LEXICON_IDS.map((id) => `list_${id.replaceAll('-', '_')}`),
  ...family('case', 'nom gen dat acc inst loc voc'),
  ...family('number', 'sg pl'),
  ...family('person', 'pri sec ter pri_ter sec_ter'),
  ...family('tense', 'present future present_future praet pot impt sub1 sub2'),
  ...family('gender', 'm f n mn personal other'),
  ...family('gender', 'm1 m2 m3 p'),
  ...family('aspect', 'perf imperf imperf_perf'),
  ...family('degree', 'pos com sup'),
  ...family('table', 'uninflected other'),
  'negated',
  'with_ze',
  'with_sie',
  ...family(
    'part',
    'subst depr adj adja adjp adjc adv num ppron12 ppron3 siebie verb inf imps pcon pant pact ppas ger',
  ),
  ...family('part', 'pred prep conj comp qub interj brev burk'),
  ...family('word', 'too_long'),
  ...family('game_link', '7slow school_en'),
  ...family('play', 'allowed disallowed'),
  ...RULESET_IDS.flatMap((id) => family(`consequence_${id.replace('-', '_')}`, 'allowed disallowed')),
  'consequence_7slow_several',
  ...RULESETS.flatMap((ruleset) =>
    (['allowed', 'disallowed'] as const).map((verdict) => challengeRule(ruleset, verdict).rule),
  ).map((rule) => `rule_${rule.replace(/\W/g, '_')}`),
  'too_many_words',
  'one_word',
  'forms_none',
  ...family('forms_open', 'pfs_2018_defective_zwyknac pfs_2016_defective sd_2026_II_2_7'),
  ...family('forms_group', 'open_third open_impersonal personal infinitive'),
  ...family('forms', 'allowed barred open taken given short_barred short_open short_taken short_given ter_n'),
  // Where a phrase needs another case than a heading, the heading has a key of its own.
  ...family('label', 'number_sg number_pl gender_m gender_f gender_n gender_personal gender_other'),
  ...family('label_tense', 'present future present_future praet pot impt sub1 sub2'),
  ...family('ending', 'none e em en er es'),
  ...family('form', 'detached joined'),
  ...family('verb', 'separable inseparable'),
  ...family('defect', 'third third_sg entry'),
  ...family('part', 'det sub ver zu inf_gen part1 part2 zupart ord pro art prp kon itj ptl abk name'),
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
  ...family('game_7slow_move', 'deal card fastest word time challenge answer refuse admit dismiss finish'),
  ...family('school_stage', 'first final other'),
  ...family('school_premium', 'dl tl dw tw'),
  ...family('school_short', 'dl tl dw tw'),
  ...family('school_square', 'draft last'),
  ...family('school_starts', 'across down'),
  ...family('school_turn', 'across down'),
  ...family('school_word', 'across down'),
  ...family('school_over', 'out passes'),
  ...family('school_problem', 'player_count name_missing name_repeated no_such_player no_time wrong_phase'),
  ...family('school_problem', 'draw_players order_players no_such_letter no_tiles off_board square_taken'),
  ...family('school_problem', 'not_in_line gap off_centre not_connected one_letter rack_too_small no_more_tiles'),
  ...family('school_problem', 'bag_too_small exchange_count no_play own_play no_words no_such_word already_checked'),
  ...family('list_trouble', 'empty binary locked no_database unreadable other_tab stopped'),
  ...family('import_phase', 'read sort pack store'),
  ...family('import_skipped', 'header comment no_word letters bytes too_short too_long'),
  ...family('exceptions', 'admits bars'),
  ...family('exceptions_choose', 'admits bars'),
  ...family('diff', 'new gone'),
];
