import { loadWording } from '../../src/cli/wording.ts';
import { WORDED_IN, type WordedIn, type Wording } from '../../src/core/explain/wording.ts';

/** The sentences of verdicts in every language. */
export const WORDINGS = Object.fromEntries(WORDED_IN.map((language) => [language, loadWording(language)])) as Record<
  WordedIn,
  Wording
>;
