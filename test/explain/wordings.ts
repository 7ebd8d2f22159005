import { loadWording } from '../../src/cli/wording.ts';
import { INTERFACE_LANGUAGES, type InterfaceLanguage, type Wording } from '../../src/core/explain/wording.ts';

/** The sentences of verdicts in every language. */
export const WORDINGS = Object.fromEntries(
  INTERFACE_LANGUAGES.map((language) => [language, loadWording(language)]),
) as Record<InterfaceLanguage, Wording>;
