import { useEffect, useState } from 'preact/hooks';
import { ask } from '../messages/ask.ts';
import { LONGEST_WORD } from '../messages/table.ts';
import type { DefectiveGroup, Forms } from '../rules/paradigm.ts';
import type { RulesetId } from '../rules/verdict.ts';
import type { FormsQuery } from '../storage/forms-queries.ts';
import { type Asked, useAsked } from '../ui/use-asked.ts';
import { normalise } from '../words/normalise.ts';

/** Asks the worker for the paradigm whenever word, rules or choice change. */
export function useForms({ word: typed, ruleset, choice }: FormsQuery): [Asked<{ forms: Forms }>, () => void] {
  const word = normalise(typed);
  const question = word === '' || word.length > LONGEST_WORD ? '' : JSON.stringify([word, ruleset, choice]);
  return useAsked(question, () =>
    ask<'forms'>({ name: 'forms', word, ruleset, ...(choice !== undefined && { choice }) }),
  );
}

/** The lists of defective verbs of the rules; empty until they have come, and where there are none. */
export function useDefectives(ruleset: RulesetId): DefectiveGroup[] {
  const [found, setFound] = useState<{ ruleset: RulesetId; groups: DefectiveGroup[] }>();
  useEffect(() => {
    let outdated = false;
    ask<'defectives'>({ name: 'defectives', ruleset }).then(
      ({ groups }) => outdated || setFound({ ruleset, groups }),
      // What keeps the worker from answering is told where the paradigm would be.
      () => {},
    );
    return () => {
      outdated = true;
    };
  }, [ruleset]);
  return found?.ruleset === ruleset ? found.groups : [];
}
