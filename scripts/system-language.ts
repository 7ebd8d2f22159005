import { readLanguage } from '../src/cli/language.ts';
import type { WordedIn } from '../src/explain/wording.ts';

/**
 * The language that the user's system speaks, as far as anything is worded in it; else English. The environment comes first, as for
 * every program; systems other than Unix tell their language elsewhere.
 * @param ofSystem the system's locale, `pl-PL`
 */
export function systemLanguage(
  environment: NodeJS.ProcessEnv,
  ofSystem = Intl.DateTimeFormat().resolvedOptions().locale,
): WordedIn {
  const isNamed = ['LC_ALL', 'LC_MESSAGES', 'LANG'].some((name) => environment[name]);
  return readLanguage(undefined, isNamed ? environment : { LANG: ofSystem });
}
