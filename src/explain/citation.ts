/** A rule as it is cited: its name, its section in the words of its readers, and the rule in ours. */

import { nameOfRule } from '../rules/rule-entry.ts';
import type { Reason, RulesetId } from '../rules/verdict.ts';
import type { Citation, ToldRule } from './explanation.ts';
import { say } from './phrase.ts';
import { text } from './sentence.ts';
import { type RulesetWording, ruleWording, type Wording } from './wording.ts';

/** By which rule's words the reason is told: the user's list and exceptions have some of their own, and so has the board's size. */
export function toldRule({ rule, section, detail }: Pick<Reason, 'rule'> & Partial<Reason>): ToldRule {
  const name = nameOfRule(rule);
  if (name === 'own-exception') return 'own/exception';
  if (section === 'board')
    return detail?.kind === 'length' && detail.length === 1 ? 'board/one-letter' : 'board/too-long';
  if (detail?.official === undefined) return rule;
  return name === 'listed' ? 'official/listed' : 'official/not-listed';
}

/** The rule in our own words. */
export function ruleText(reason: Pick<Reason, 'rule'> & Partial<Reason>, wording: Wording): string {
  const rule = toldRule(reason);
  return ruleWording(rule, wording).rule ?? rule;
}

/** The reason's rule, to be cited after what is said of it. */
export function citation(
  reason: Pick<Reason, 'rule' | 'section'> & Partial<Reason>,
  wording: Wording,
): Citation & Pick<Reason, 'curated'> {
  const { curated } = reason;
  const rule = toldRule(reason);
  const { name = rule, rule: itself = rule } = ruleWording(rule, wording);
  return {
    rule,
    name,
    short: shortSection(reason, wording),
    label: sectionLabel(reason, wording),
    text: itself,
    ...(curated && { curated }),
  };
}

/** What decides that is in no document. */
const NO_SECTION = { list: 'section_word_list', own: 'section_own_exception', board: 'section_board' } as const;

/**
 * The section as players cite it: `excl.9 / list 1` → “PFS exclusion 9, list 1”; `4.i` → “PFS 4.i”; `I.3 (2nd bullet)` → “SD I.3, bullet
 * 2”; `2 (tail)` → “PFS 2016, 2, end”. A section without a number has its heading in the wording of the ruleset.
 */
export function sectionLabel({ rule, section }: Pick<Reason, 'rule' | 'section'>, wording: Wording): string {
  if (section in NO_SECTION) return text(say(NO_SECTION[section as keyof typeof NO_SECTION]), wording);
  const ruleset = wordingBeside(rule, wording);
  const places = section.split(' / ').map((place) => {
    const [, paragraph = '', bullet] = /^(\S+) (?:\((\d+|tail)|example)/.exec(place) ?? [];
    if (!paragraph) return placeLabel(place, ruleset, wording);
    if (!bullet) return text(say('section_example', { paragraph }), wording);
    return bullet === 'tail'
      ? text(say('section_tail', { paragraph }), wording)
      : text(say('section_bullet', { paragraph, number: bullet }), wording);
  });
  return ruleset.section.replace('{section}', () => places.join(', '));
}

/**
 * The section beside the rule's name, which says what the rest of the label says: `excl.9 / list 1` → “list 1”; `I.3 (2nd bullet)` → “I.3”.
 * Empty for what is in no document.
 */
function shortSection({ rule, section }: Pick<Reason, 'rule' | 'section'>, wording: Wording): string {
  if (section in NO_SECTION) return '';
  const [place = ''] = section.split(' / ').slice(-1);
  return placeLabel(place.replace(/ (?:\(|example).*/, ''), wordingBeside(rule, wording), wording);
}

const wordingBeside = (rule: string, wording: Wording): RulesetWording =>
  wording.rulesets[rule.replace(/\/.*/, '') as RulesetId];

/** `excl.9` → “exclusion 9”; `list 7, block 3` → “list 7”; a heading in the words of the reader; all else as it is. */
function placeLabel(place: string, { headings = {} }: RulesetWording, wording: Wording): string {
  const [, kind = '', number = ''] = /^(excl|list|rule)\W(\d+)/.exec(place) ?? [];
  return kind
    ? text(say(`section_${kind as 'excl' | 'list' | 'rule'}`, { number }), wording)
    : (headings[place] ?? place);
}
