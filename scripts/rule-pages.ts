import { readFileSync } from 'node:fs';
import { loadLexicons } from '../src/cli/lexicons.ts';
import { loadMessages, loadWording } from '../src/cli/wording.ts';
import { rulesetName } from '../src/core/explain/explanation.ts';
import { reasonPhrase } from '../src/core/explain/phrases.ts';
import { type BookRule, ruleBook } from '../src/core/explain/rule-book.ts';
import { text } from '../src/core/explain/sentence.ts';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../src/core/explain/wording.ts';
import { judgeBy } from '../src/core/rules/judge.ts';
import type { Rules } from '../src/core/rules/rules.ts';
import type { RulesetId, Verdict } from '../src/core/rules/verdict.ts';
import { RULESETS } from '../src/core/rulesets/index.ts';
import { loadRules } from '../src/core/rulesets/load.ts';

/** A file of docs/rules. */
interface RulePage {
  file: string;
  text: string;
}

/** Returns an example word for each rule; rules that apply to very few words have none. */
export function examplesOf(ruleset: RulesetId): Readonly<Record<string, string>> {
  const file = new URL(`../src/core/rulesets/${ruleset}/wording/examples.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** Returns all pages of docs/rules. */
export async function rulePages(): Promise<RulePage[]> {
  const pages: RulePage[] = [];
  for (const { id } of RULESETS) {
    const rules = await loadRules(id);
    const verdicts = exampleVerdicts(rules);
    for (const language of INTERFACE_LANGUAGES) {
      pages.push({ file: `${id}.${language}.md`, text: pageOf(rules, verdicts, language) });
    }
  }
  return pages;
}

/** Returns the verdicts on the examples, by rule name. */
function exampleVerdicts(rules: Rules): Map<string, Verdict> {
  const lexicons = loadLexicons(rules.ruleset.id);
  const examples = Object.entries(examplesOf(rules.ruleset.id));
  return new Map(examples.map(([name, word]) => [name, judgeBy(rules, word, lexicons)]));
}

function pageOf({ ruleset, catalogue }: Rules, verdicts: Map<string, Verdict>, language: InterfaceLanguage): string {
  const wording = loadWording(language);
  const message = loadMessages(language);
  const exampleOf = ({ key, rule }: BookRule): string[] => {
    const verdict = verdicts.get(key);
    const reason = verdict?.reasons.find((one) => one.rule === rule);
    if (!verdict || !reason) return [];
    const sign = verdict.verdict === 'allowed' ? '✓' : '✗';
    return [`- ${message('rules_example')} *${verdict.word}* ${sign} ${text(reasonPhrase(reason), wording)}`];
  };
  const entry = (rule: BookRule): string =>
    [
      `### ${[rule.name, ...(rule.short ? [rule.label] : [])].join(' · ')} · \`${rule.key}\``,
      '',
      rule.text,
      '',
      ...(rule.effect ? [`- ${message(`rules_effect_${rule.effect}`)}`] : []),
      ...exampleOf(rule),
      ...rule.sentences.map(({ needs, sentence }) => `- \`${needs}\`: ${sentence}`),
    ]
      .join('\n')
      .trimEnd();
  const heading = message(`ruleset_${rulesetName(ruleset.id)}`);
  return `# ${heading}\n\n${ruleBook(ruleset, catalogue, wording).map(entry).join('\n\n')}\n`;
}
