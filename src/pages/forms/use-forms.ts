import { useEffect, useState } from 'preact/hooks';
import type { DefectiveGroup, Forms } from '../../core/rules/paradigm.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { normalise } from '../../core/words/normalise.ts';
import { ask } from '../../platform/messages/ask.ts';
import { LONGEST_WORD } from '../../platform/messages/table.ts';
import type { FormsQuery } from '../../platform/storage/forms-queries.ts';
import { type Asked, useAsked } from '../../ui/use-asked.ts';

/** Asks the worker for the paradigm when word, ruleset or choice change. */
export function useForms({ word: typed, ruleset, choice }: FormsQuery): [Asked<{ forms: Forms }>, () => void] {
  const word = normalise(typed);
  const question = word === '' || word.length > LONGEST_WORD ? '' : JSON.stringify([word, ruleset, choice]);
  return useAsked(question, () =>
    ask<'forms'>({ name: 'forms', word, ruleset, ...(choice !== undefined && { choice }) }),
  );
}

/** The defective verbs of the ruleset; empty until they have arrived, and for rulesets without such lists. */
export function useDefectives(ruleset: RulesetId): DefectiveGroup[] {
  const [found, setFound] = useState<{ ruleset: RulesetId; groups: DefectiveGroup[] }>();
  useEffect(() => {
    let outdated = false;
    ask<'defectives'>({ name: 'defectives', ruleset }).then(
      ({ groups }) => outdated || setFound({ ruleset, groups }),
      // The error is shown in place of the paradigm.
      () => {},
    );
    return () => {
      outdated = true;
    };
  }, [ruleset]);
  return found?.ruleset === ruleset ? found.groups : [];
}
