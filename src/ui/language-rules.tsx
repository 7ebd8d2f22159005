import { rulesetName } from '../core/explain/ruleset-name.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import { RULESETS, rulesetsOfLanguage } from '../core/rulesets/index.ts';
import { offeredOf } from '../platform/storage/policy-in-force.ts';
import type { Settings } from '../platform/storage/settings.ts';
import { Choices } from './choices.tsx';
import { message, optionalMessage } from './message.ts';

/** A language and the rules that hold for its words. */
type RulesetOf = Settings['rulesetOf'];

/** Those that there are rules for, in the order in which these are offered. */
export const LANGUAGES = [...new Set(RULESETS.map((ruleset) => ruleset.language))];

/** All rules, those of one language together. */
export const BY_LANGUAGE: readonly RulesetId[] = LANGUAGES.flatMap(rulesetsOfLanguage);

interface Props {
  rulesetOf: RulesetOf;
  /** @param chosen for the language that was changed */
  change: (chosen: Partial<RulesetOf>) => void;
}

/** Which rules the words of a page get, by the language that the page declares. */
export function LanguageRules({ rulesetOf, change }: Props) {
  return (
    <>
      {LANGUAGES.map((language) => {
        const rulesets = offeredOf(rulesetsOfLanguage(language));
        const legend = message(`language_${language}`);
        if (rulesets.length > 1) {
          return (
            <Choices
              key={language}
              legend={legend}
              choices={rulesets}
              chosen={rulesetOf[language]}
              label={rulesetLabel}
              note={rulesetNote}
              choose={(ruleset) => change({ [language]: ruleset })}
            />
          );
        }
        return (
          <p key={language} class="only-rules">
            <strong>{legend}</strong> {rulesetLabel(rulesetOf[language])}
          </p>
        );
      })}
    </>
  );
}

/** The rules by their whole name. */
export function rulesetLabel(ruleset: RulesetId): string {
  return message(`ruleset_${rulesetName(ruleset)}`);
}

/** What has to be known of the rules: which of their lists are missing. Mostly empty. */
export function rulesetNote(ruleset: RulesetId): string {
  return optionalMessage(`ruleset_note_${rulesetName(ruleset)}`);
}
