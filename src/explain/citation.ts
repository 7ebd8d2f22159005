/** A rule as it is cited: its section in the words of its readers, and the rule in ours. */

import type { Reason, RulesetId } from '../rules/verdict.ts';
import type { Citation, ToldRule } from './explanation.ts';
import { say } from './phrase.ts';
import { text } from './sentence.ts';
import { ruleWording, type Wording } from './wording.ts';

/** By which rule's words the reason is told: the user's list and exceptions have some of their own, and so has the board's size. */
export function toldRule({ rule, section, evidence }: Pick<Reason, 'rule'> & Partial<Reason>): ToldRule {
  if (rule.endsWith('/own-exception')) return 'own/exception';
  if (section === 'board') return evidence?.length === 1 ? 'board/one-letter' : 'board/too-long';
  if (evidence?.official === undefined) return rule;
  return rule.endsWith('/listed') ? 'official/listed' : 'official/not-listed';
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
  return {
    rule: toldRule(reason),
    label: sectionLabel(reason, wording),
    text: ruleText(reason, wording),
    ...(curated && { curated }),
  };
}

/**
 * The section as players cite it: `excl.9 / list 1` → “PFS exclusion 9, list 1”; `4.i` → “PFS 4.i”; `I.3 (2nd bullet)` → “SD I.3, bullet
 * 2”; `2 (tail)` → “PFS 2016, 2, end”. A section without a number has its heading in the wording of the ruleset.
 */
export function sectionLabel({ rule, section }: Pick<Reason, 'rule' | 'section'>, wording: Wording): string {
  if (section === 'list') return text(say('section_word_list'), wording);
  if (section === 'own') return text(say('section_own_exception'), wording);
  if (section === 'board') return text(say('section_board'), wording);
  const { section: cited, headings = {} } = wording.rulesets[rule.replace(/\/.*/, '') as RulesetId];
  const places = section.split(' / ').map((place) => {
    const [, kind = '', number = ''] = /^(excl|list|rule)\W(\d+)/.exec(place) ?? [];
    if (kind) return text(say(`section_${kind as 'excl' | 'list' | 'rule'}`, { number }), wording);
    const [, paragraph = '', bullet] = /^(\S+) (?:\((\d+|tail)|example)/.exec(place) ?? [];
    if (!paragraph) return headings[place] ?? place;
    if (!bullet) return text(say('section_example', { paragraph }), wording);
    return bullet === 'tail'
      ? text(say('section_tail', { paragraph }), wording)
      : text(say('section_bullet', { paragraph, number: bullet }), wording);
  });
  return cited.replace('{section}', () => places.join(', '));
}
