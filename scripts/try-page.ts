import { readLanguage } from '../src/cli/command.ts';
import { filledIn, readMessages } from '../src/cli/wording.ts';
import type { InterfaceLanguage } from '../src/core/explain/wording.ts';
import { RULESETS } from '../src/core/rulesets/index.ts';
import type { TileLanguage } from '../src/core/words/tiles.ts';
import { SAMPLES } from '../src/pages/welcome/samples.ts';
import type { PageOptions } from './browsers/pages.ts';

/**
 * Returns the system's language if there are messages in it, otherwise English. Environment variables take precedence; systems other than
 * Unix report their language elsewhere.
 * @param ofSystem the system's locale, `pl-PL`
 */
export function systemLanguage(
  environment: NodeJS.ProcessEnv,
  ofSystem = Intl.DateTimeFormat().resolvedOptions().locale,
): InterfaceLanguage {
  const isNamed = ['LC_ALL', 'LC_MESSAGES', 'LANG'].some((name) => environment[name]);
  return readLanguage(undefined, isNamed ? environment : { LANG: ofSystem });
}

/** The page that `npm start` opens: a text to highlight words in, for each language of the rules. */

const CSS = `
  :root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif; }
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1.25rem; }
  h1 { font-size: 1.6rem; line-height: 1.25; margin: 0; }
  h2 { font-size: 1rem; margin: 0 0 .5rem; }
  p { margin: .5rem 0 0; }
  section { margin-top: 1.5rem; padding: 1rem 1.25rem; border: 1px solid #8885; border-radius: 8px; }
  .text { font: 1.15rem/1.6 Georgia, "Times New Roman", serif; }
  .words { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
`;

/** @param language of the reader; the first text is in the language of the default rules */
export function tryPage(language: InterfaceLanguage): PageOptions {
  const messages = readMessages(language);
  const said = (key: string) => escaped(filledIn(messages[key] ?? { message: key }, []));
  const section = (played: TileLanguage) => {
    const { sentence, text, words } = SAMPLES[played];
    return `<section>
      <h2>${said(`language_${played}`)}</h2>
      <div lang="${played}">
        <p class="text">${escaped(sentence)} ${escaped(text)}</p>
        <p class="words">${words.map((word) => `<span>${escaped(word)}</span>`).join(' ')}</p>
      </div>
    </section>`;
  };
  const body = `<main>
    <h1>${said('welcome_title')}</h1>
    <p>${said('welcome_lead')}</p>
    ${languagesFor(language).map(section).join('\n')}
    <p>${said('privacy')}</p>
  </main>`;
  return { body, language, css: CSS, title: `Verdikt: ${filledIn(messages.welcome_try ?? { message: '' }, [])}` };
}

/** Returns the languages of the rules, that of the reader's default rules first. */
export function languagesFor(reader: InterfaceLanguage): TileLanguage[] {
  const first = RULESETS.find(({ interfaceLanguages }) => interfaceLanguages?.includes(reader)) ?? RULESETS[0];
  return [...new Set([first, ...RULESETS].map(({ language }) => language))];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
