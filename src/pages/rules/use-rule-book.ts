import { type BookRule, ruleBook } from '../../core/explain/rule-book.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import type { LexiconAnswer } from '../../platform/messages/answers.ts';
import { ask } from '../../platform/messages/ask.ts';
import { LoadError } from '../../platform/storage/errors.ts';
import { packagedFile } from '../../platform/storage/package.ts';
import { type QueryState, useWorkerQuery } from '../../ui/use-worker-query.ts';
import { wordingOfPage } from '../../ui/wording-of-page.ts';

/** A rule, with an example word if there is one. */
export interface RuleWithExample extends BookRule {
  example: string | undefined;
}

interface RuleBook {
  rules: RuleWithExample[];
}

/** Returns all rules of the ruleset, and a function that asks again. */
export function useRuleBook(ruleset: RulesetId): [QueryState<RuleBook>, () => void] {
  return useWorkerQuery<RuleBook>(ruleset, () => readRuleBook(ruleset));
}

async function readRuleBook(ruleset: RulesetId): Promise<LexiconAnswer<RuleBook>> {
  const [{ catalogue }, wording, examples] = await Promise.all([
    ask<'catalogue'>({ name: 'catalogue', ruleset }),
    wordingOfPage().catch(nullWithoutWording),
    readExamples(ruleset),
  ]);
  if (!wording) return { state: 'failed', code: 'wording' };
  const rules = ruleBook(rulesetOf(ruleset), catalogue, wording);
  return { state: 'ready', rules: rules.map((rule) => ({ ...rule, example: examples[rule.key] })) };
}

function nullWithoutWording(error: unknown): null {
  if (error instanceof LoadError) return null;
  throw error;
}

/** If the examples cannot be read, the page works without them. */
async function readExamples(ruleset: RulesetId): Promise<Readonly<Record<string, string>>> {
  try {
    const file = await packagedFile(`wording/examples-${ruleset}.json`);
    return (await file.json()) as Record<string, string>;
  } catch {
    return {};
  }
}
