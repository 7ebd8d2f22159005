import type { RuleKind } from '../../core/rules/rule-entry.ts';
import type { RuleWithExample } from './use-rule-book.ts';

/** What rules are about, as the page groups them. */
export type RuleTopic =
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

/** The rules by what they are about: groups in the order in which the document first comes to them, lists last. */
export function groupedByTopic(rules: readonly RuleWithExample[]): RuleGroup[] {
  const groups = new Map<RuleTopic, RuleWithExample[]>();
  for (const rule of rules) {
    const topic = TOPICS[rule.kind];
    groups.set(topic, [...(groups.get(topic) ?? []), rule]);
  }
  const inOrder = [...groups].map(([topic, some]) => ({ topic, rules: some }));
  return [...inOrder.filter(({ topic }) => topic !== 'lists'), ...inOrder.filter(({ topic }) => topic === 'lists')];
}

/** Which rules are shown: those that bar words, those that allow words, or all. */
export type ShownRules = 'all' | 'excludes' | 'admits';

/** The rules that do what is to be shown. */
export function rulesThat(shown: ShownRules, rules: readonly RuleWithExample[]): RuleWithExample[] {
  return rules.filter(({ effect }) => shown === 'all' || effect === shown || effect === 'both');
}

/** The rules whose name, section, text or example has all words of what was typed, with or without marks. */
export function rulesLike(typed: string, rules: readonly RuleWithExample[]): RuleWithExample[] {
  const wanted = withoutMarks(typed).split(/\s+/).filter(Boolean);
  return rules.filter(({ name, label, text, example = '' }) => {
    const found = withoutMarks([name, label, text, example].join(' '));
    return wanted.every((word) => found.includes(word));
  });
}

const withoutMarks = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
