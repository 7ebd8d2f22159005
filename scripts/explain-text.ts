import { readFileSync } from 'node:fs';
import type { loadLexicons } from '../src/cli/lexicons.ts';
import { loadWording } from '../src/cli/wording.ts';
import { explain } from '../src/core/explain/explain.ts';
import { plainText } from '../src/core/explain/explanation.ts';
import type { InterfaceLanguage } from '../src/core/explain/wording.ts';
import { judgeBy } from '../src/core/rules/judge.ts';
import type { Rules } from '../src/core/rules/rules.ts';
import type { Verdict } from '../src/core/rules/verdict.ts';
import { wordsOfText } from '../src/core/words/running-text.ts';
import { percent } from './figures.ts';
import { SeededSample } from './seeded-sample.ts';

/** Options for the report on a running text. */
export interface TextOptions {
  file: string;
  /** Number of words printed for each deciding rule, with their explanation. */
  sample: number;
  seed: number;
  language: InterfaceLanguage;
}

/** Count of the words whose verdict one rule decides. */
interface RuleCount {
  types: number;
  tokens: number;
  sample: SeededSample;
}

/**
 * Judges each word of a text file. Prints how many tokens and how many different words are allowed and refused, and the same for each
 * deciding rule. A sample of words follows each rule, with the sentences that a user reads first.
 */
export function explainText(
  { file, sample, seed, language }: TextOptions,
  rules: Rules,
  lexicons: ReturnType<typeof loadLexicons>,
): void {
  const times = new Map<string, number>();
  for (const word of wordsOfText(readFileSync(file, 'utf8'))) times.set(word, (times.get(word) ?? 0) + 1);
  const wording = loadWording(language);
  const saidFirst = (verdict: Verdict): string =>
    explain(verdict, { wording, catalogue: rules.catalogue, spelling: lexicons.spelling })
      .explanation.lines.map(({ sentence }) => plainText(sentence))
      .join(' / ');

  const counts = { allowed: new Map<string, RuleCount>(), disallowed: new Map<string, RuleCount>() };
  const sum = { allowed: { types: 0, tokens: 0 }, disallowed: { types: 0, tokens: 0 } };
  for (const [word, tokens] of times) {
    const { verdict, reasons } = judgeBy(rules, word, lexicons);
    const deciding = reasons.find(({ decides }) => decides) ?? reasons[0];
    sum[verdict].types++;
    sum[verdict].tokens += tokens;
    const rule = deciding?.rule.slice(deciding.rule.indexOf('/') + 1) ?? 'no reason';
    const group = counts[verdict].get(rule) ?? { types: 0, tokens: 0, sample: new SeededSample(sample, seed) };
    counts[verdict].set(rule, group);
    group.types++;
    group.tokens += tokens;
    group.sample.offer(word);
  }

  const all = {
    types: sum.allowed.types + sum.disallowed.types,
    tokens: sum.allowed.tokens + sum.disallowed.tokens,
  };
  const line = (name: string, { types, tokens }: { types: number; tokens: number }) =>
    `  ${name.padEnd(32)}${String(tokens).padStart(9)} tokens ${percent(tokens, all.tokens).padStart(8)}${String(types).padStart(9)} types ${percent(types, all.types).padStart(8)}`;
  console.log(`${all.tokens} tokens, ${all.types} types`);
  console.log(line('allowed', sum.allowed));
  console.log(line('not allowed', sum.disallowed));
  for (const verdict of ['disallowed', 'allowed'] as const) {
    console.log(`\n${verdict === 'allowed' ? 'allowed' : 'not allowed'}, by the rule that is told first`);
    for (const [rule, group] of [...counts[verdict]].sort(([, one], [, other]) => other.types - one.types)) {
      console.log(line(rule, group));
      for (const word of group.sample.words) console.log(`      ${word}: ${saidFirst(judgeBy(rules, word, lexicons))}`);
    }
  }
}
