import { readLanguage } from '../src/cli/language.ts';
import type { InterfaceLanguage } from '../src/core/explain/wording.ts';

/**
 * Returns the system's language if there are messages in it, else English. The environment comes first; systems other than Unix report
 * their language elsewhere.
 * @param ofSystem the system's locale, `pl-PL`
 */
export function systemLanguage(
  environment: NodeJS.ProcessEnv,
  ofSystem = Intl.DateTimeFormat().resolvedOptions().locale,
): InterfaceLanguage {
  const isNamed = ['LC_ALL', 'LC_MESSAGES', 'LANG'].some((name) => environment[name]);
  return readLanguage(undefined, isNamed ? environment : { LANG: ofSystem });
}
