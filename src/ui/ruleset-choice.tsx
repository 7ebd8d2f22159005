import { rulesetName } from '../core/explain/explanation.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import { RULESET_IDS, RULESETS, rulesetsOfLanguage } from '../core/rulesets/index.ts';
import { permittedRulesets } from '../platform/storage/policy.ts';
import type { Settings } from '../platform/storage/settings.ts';
import { Choices } from './choices.tsx';
import { message, optionalMessage } from './message.ts';
import { useSettings } from './page.tsx';

interface RulesetChoiceProps {
  ruleset: RulesetId;
  /** The rulesets to choose from, as far as a policy allows them. */
  from?: readonly RulesetId[];
  choose: (ruleset: RulesetId) => void;
}

/** Shows a list, grouped by language, from which the user chooses the ruleset of a page. */
export function RulesetChoice({ ruleset, from = RULESET_IDS, choose }: RulesetChoiceProps) {
  const permitted = permittedRulesets(from, useSettings().policy);
  const offered = RULESETS.filter(({ id }) => permitted.includes(id));
  const languages = [...new Set(offered.map(({ language }) => language))];
  const isFixed = permitted.length === 1;
  return (
    <>
      <select
        class="ruleset"
        value={ruleset}
        aria-label={message('options_rules')}
        aria-disabled={isFixed}
        title={message(`ruleset_${rulesetName(ruleset)}`)}
        onChange={(event) => choose(permitted.find((id) => id === event.currentTarget.value) ?? ruleset)}
      >
        {languages.map((language) => (
          <optgroup key={language} label={message(`language_${language}`)}>
            {offered
              .filter((one) => one.language === language)
              .map(({ id }) => (
                <option key={id} value={id}>
                  {message(`ruleset_short_${rulesetName(id)}`)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {isFixed && <span class="managed">{message('managed')}</span>}
    </>
  );
}

/** The ruleset of each language. */
type RulesetOf = Settings['rulesetOf'];

/** The languages that have rulesets, in the order in which they are offered. */
export const LANGUAGES = [...new Set(RULESETS.map((ruleset) => ruleset.language))];

/** All rulesets, grouped by language. */
export const BY_LANGUAGE: readonly RulesetId[] = LANGUAGES.flatMap(rulesetsOfLanguage);

interface LanguageRulesProps {
  rulesetOf: RulesetOf;
  /** @param chosen for the language that was changed */
  change: (chosen: Partial<RulesetOf>) => void;
}

/** Shows a choice of the ruleset of each language. The ruleset judges words of pages that declare the language. */
export function LanguageRules({ rulesetOf, change }: LanguageRulesProps) {
  const { policy } = useSettings();
  return (
    <>
      {LANGUAGES.map((language) => {
        const rulesets = permittedRulesets(rulesetsOfLanguage(language), policy);
        const legend = message(`language_${language}`);
        if (rulesets.length > 1) {
          return (
            <Choices
              key={language}
              legend={legend}
              choices={rulesets}
              chosen={rulesetOf[language]}
              label={rulesetLabel}
              note={(ruleset) => (ruleset === rulesetOf[language] ? rulesetNote(ruleset) : '')}
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

/** Returns the full name of a ruleset. */
export function rulesetLabel(ruleset: RulesetId): string {
  return message(`ruleset_${rulesetName(ruleset)}`);
}

/** Returns a note on a ruleset, such as which of its lists are missing; empty for most. */
export function rulesetNote(ruleset: RulesetId): string {
  return optionalMessage(`ruleset_note_${rulesetName(ruleset)}`);
}
