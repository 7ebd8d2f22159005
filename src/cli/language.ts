import { WORDED_IN, type WordedIn } from '../core/explain/wording.ts';
import { UsageError } from './command.ts';

/** Variables of the environment that name the language of messages, the strongest first. */
const LOCALE_VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/**
 * Returns the output language.
 * @param asked value of `--language`; without it the environment's locale decides (`pl_PL.UTF-8`), else English
 * @throws UsageError for a language without messages
 */
export function readLanguage(asked: string | undefined, environment: NodeJS.ProcessEnv): WordedIn {
  if (asked === undefined) {
    const locale = LOCALE_VARIABLES.map((name) => environment[name]).find(Boolean) ?? '';
    return known(locale.replace(/[._@-].*/, '')) ?? 'en';
  }
  const language = known(asked);
  if (!language) throw new UsageError(`unknown language '${asked}' (known: ${WORDED_IN.join(', ')})`);
  return language;
}

function known(language: string): WordedIn | undefined {
  return WORDED_IN.find((one) => one === language);
}
