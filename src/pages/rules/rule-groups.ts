import type { RuleKind } from '../../core/rules/rule-entry.ts';
import type { RuleWithExample } from './use-rule-book.ts';

/** Topics by which the page groups rules. */
type RuleTopic =
  | 'words'
  | 'names'
  | 'abbreviations'
  | 'spelling'
  | 'phrases'
  | 'formation'
  | 'particles'
  | 'elision'
  | 'nouns'
  | 'adjectives'
  | 'verbs'
  | 'numbers'
  | 'context'
  | 'earlier'
  | 'lists';

const TOPICS: Readonly<Record<RuleKind, RuleTopic>> = {
  word: 'words',
  name: 'names',
  'lower-case-name': 'names',
  brand: 'names',
  abbreviation: 'abbreviations',
  sign: 'spelling',
  letter: 'spelling',
  lengthening: 'spelling',
  spelling: 'spelling',
  phrase: 'phrases',
  loan: 'phrases',
  affix: 'formation',
  compound: 'formation',
  derivation: 'formation',
  particle: 'particles',
  elision: 'elision',
  noun: 'nouns',
  adjective: 'adjectives',
  verb: 'verbs',
  number: 'numbers',
  context: 'context',
  'earlier-word': 'earlier',
  list: 'lists',
  own: 'lists',
};

export interface RuleGroup {
  topic: RuleTopic;
  rules: RuleWithExample[];
}

/** Groups the rules by topic, in the order of their first rule in the document; lists come last. */
export function groupedByTopic(rules: readonly RuleWithExample[]): RuleGroup[] {
  const groups = new Map<RuleTopic, RuleWithExample[]>();
  for (const rule of rules) {
    const topic = TOPICS[rule.kind];
    groups.set(topic, [...(groups.get(topic) ?? []), rule]);
  }
  const inOrder = [...groups].map(([topic, some]) => ({ topic, rules: some }));
  return [...inOrder.filter(({ topic }) => topic !== 'lists'), ...inOrder.filter(({ topic }) => topic === 'lists')];
}

/** A filter: rules that bar words, rules that allow words, or all. */
export type ShownRules = 'all' | 'excludes' | 'admits';

/** Returns the rules that pass the filter. */
export function rulesThat(shown: ShownRules, rules: readonly RuleWithExample[]): RuleWithExample[] {
  return rules.filter(({ effect }) => shown === 'all' || effect === shown || effect === 'both');
}

/** Returns the rules whose name, section, text and example contain all typed words. Marks make no difference. */
export function rulesLike(typed: string, rules: readonly RuleWithExample[]): RuleWithExample[] {
  const wanted = withoutMarks(typed).split(/\s+/).filter(Boolean);
  return rules.filter(({ name, label, text, example = '' }) => {
    const found = withoutMarks([name, label, text, example].join(' '));
    return wanted.every((word) => found.includes(word));
  });
}

const withoutMarks = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
