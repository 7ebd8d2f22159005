/** Cites rules: name, section as players write it, and the rule in our own words. */

import { nameOfRule } from '../rules/rule-entry.ts';
import type { Reason, RulesetId } from '../rules/verdict.ts';
import type { Citation, CitedRule } from './explanation.ts';
import { say, text } from './sentence.ts';
import { type RulesetWording, ruleWording, type Wording } from './wording.ts';

/** Returns the rule whose wording the reason uses. The user's list, their exceptions and the board's size have wordings of their own. */
export function citedRule({ rule, section, detail }: Pick<Reason, 'rule'> & Partial<Reason>): CitedRule {
  const name = nameOfRule(rule);
  if (name === 'own-exception') return 'own/exception';
  if (section === 'board')
    return detail?.kind === 'length' && detail.length === 1 ? 'board/one-letter' : 'board/too-long';
  if (detail?.official === undefined) return rule;
  return name === 'listed' ? 'official/listed' : 'official/not-listed';
}

/** Returns the rule in our own words. */
export function ruleText(reason: Pick<Reason, 'rule'> & Partial<Reason>, wording: Wording): string {
  const rule = citedRule(reason);
  return ruleWording(rule, wording).rule ?? rule;
}

/** Returns the citation of a reason's rule, which is shown after its sentence. */
export function citation(
  reason: Pick<Reason, 'rule' | 'section'> & Partial<Reason>,
  wording: Wording,
): Citation & Pick<Reason, 'curated'> {
  const { curated } = reason;
  const rule = citedRule(reason);
  const { name = rule, rule: itself = rule } = ruleWording(rule, wording);
  const short = shortSection(reason, wording);
  return {
    rule,
    name,
    // A heading may be the name of its only rule.
    short: short.localeCompare(name, undefined, { sensitivity: 'base' }) === 0 ? '' : short,
    label: sectionLabel(reason, wording),
    text: itself,
    ...(curated && { curated }),
  };
}

/** Message keys of deciding sources outside the documents. */
const NO_SECTION = { list: 'section_word_list', own: 'section_own_exception', board: 'section_board' } as const;

/**
 * Returns the section as players cite it: `excl.9 / list 1` → “PFS exclusion 9, list 1”; `4.i` → “PFS 4.i”; `I.3 (2nd bullet)` → “SD I.3,
 * bullet 2”; `2 (tail)` → “PFS 2016, 2, end”. For a section without a number, the ruleset's wording has its heading.
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
 * Returns the section to show beside the rule's name, without what the name says: `excl.9 / list 1` → “list 1”; `I.3 (2nd bullet)` → “I.3”.
 * Empty for sources outside the documents.
 */
function shortSection({ rule, section }: Pick<Reason, 'rule' | 'section'>, wording: Wording): string {
  if (section in NO_SECTION) return '';
  const [place = ''] = section.split(' / ').slice(-1);
  return placeLabel(place.replace(/ (?:\(|example).*/, ''), wordingBeside(rule, wording), wording);
}

const wordingBeside = (rule: string, wording: Wording): RulesetWording =>
  wording.rulesets[rule.replace(/\/.*/, '') as RulesetId];

/** Returns a part of a section as words: `excl.9` → “exclusion 9”; `list 7, block 3` → “list 7”; a heading in the interface's language. */
function placeLabel(place: string, { headings = {} }: RulesetWording, wording: Wording): string {
  const [, kind = '', number = ''] = /^(excl|list|rule)\W(\d+)/.exec(place) ?? [];
  return kind
    ? text(say(`section_${kind as 'excl' | 'list' | 'rule'}`, { number }), wording)
    : (headings[place] ?? place);
}
