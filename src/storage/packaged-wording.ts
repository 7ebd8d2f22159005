import { browser } from '../browser.ts';
import { WORDED_IN, type WordedIn, type Wording } from '../explain/wording.ts';
import { packagedFile } from './packaged-file.ts';

/** What is said of verdicts cannot be read from the package. */
export class WordingError extends Error {
  override name = 'WordingError';
}

/** The language that the interface is in. */
export function interfaceLanguage(): WordedIn {
  return wordedIn(browser.i18n.getMessage('language')) ?? 'en';
}

/** The language where everything is worded in it. */
export function wordedIn(language: unknown): WordedIn | undefined {
  return WORDED_IN.find((known) => known === language);
}

/** Reads all that is said of verdicts, in one language, from the installed package. @throws WordingError. */
async function readWording(language: WordedIn): Promise<Wording> {
  try {
    const file = await packagedFile(`wording/${language}.json`);
    return (await file.json()) as Wording;
  } catch (cause) {
    throw new WordingError(`reading the wording in ${language}`, { cause });
  }
}

/**
 * What gives the wording: read at the first call, shared by all callers. After a failure the next call tries again.
 * @param language in which it is to be. @returns a function that throws WordingError.
 */
export function sharedWording(language: () => Promise<WordedIn>): () => Promise<Wording> {
  let reading: Promise<Wording> | undefined;
  return () => {
    reading ??= language()
      .then(readWording)
      .catch((error) => {
        reading = undefined;
        throw error;
      });
    return reading;
  };
}
