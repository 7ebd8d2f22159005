import { INTERFACE_LANGUAGES, type InterfaceLanguage, type Wording } from '../../core/explain/wording.ts';
import { browser } from '../browser.ts';
import { LoadError } from './errors.ts';
import { packagedFile } from './package.ts';

/** Returns the language of the interface. */
export function interfaceLanguage(): InterfaceLanguage {
  return wordedIn(browser.i18n.getMessage('language')) ?? 'en';
}

/** Returns the language if all wordings exist in it. */
export function wordedIn(language: unknown): InterfaceLanguage | undefined {
  return INTERFACE_LANGUAGES.find((known) => known === language);
}

/** Reads the sentences of verdicts in one language from the package. @throws LoadError */
async function readWording(language: InterfaceLanguage): Promise<Wording> {
  try {
    const file = await packagedFile(`wording/${language}.json`);
    return (await file.json()) as Wording;
  } catch (cause) {
    throw new LoadError('wording', `reading the wording in ${language}`, cause);
  }
}

/**
 * Returns a function that reads the wording at its first call and shares it. After a failure the next call tries again.
 * @param language of the wording
 * @returns a function that throws LoadError
 */
export function sharedWording(language: () => Promise<InterfaceLanguage>): () => Promise<Wording> {
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
