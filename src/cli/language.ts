import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../core/explain/wording.ts';
import { UsageError } from './command.ts';

/** Variables of the environment that name the language of messages, the strongest first. */
const LOCALE_VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/**
 * Returns the output language.
 * @param asked value of `--language`; without it the environment's locale decides (`pl_PL.UTF-8`), else English
 * @throws UsageError for a language without messages
 */
export function readLanguage(asked: string | undefined, environment: NodeJS.ProcessEnv): InterfaceLanguage {
  if (asked === undefined) {
    const locale = LOCALE_VARIABLES.map((name) => environment[name]).find(Boolean) ?? '';
    return known(locale.replace(/[._@-].*/, '')) ?? 'en';
  }
  const language = known(asked);
  if (!language) throw new UsageError(`unknown language '${asked}' (known: ${INTERFACE_LANGUAGES.join(', ')})`);
  return language;
}

function known(language: string): InterfaceLanguage | undefined {
  return INTERFACE_LANGUAGES.find((one) => one === language);
}
