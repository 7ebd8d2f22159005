import { type TestPage, until } from './session.ts';

/** Types a play into the word judge, as players do: the number of its words, then each word and Enter. Waits for no verdict. */
export async function typePlay(page: TestPage, words: readonly string[]): Promise<void> {
  await untilReadyForPlay(page);
  await page.press(String(words.length));
  await until(() => page.evaluate(() => document.activeElement?.closest('.fields') !== null), 'the fields');
  for (const [place, word] of words.entries()) {
    await page.type(word);
    await page.press('Enter');
    if (place === words.length - 1) continue;
    await until(
      () =>
        page.evaluate((next) => document.activeElement === document.querySelectorAll('.fields input')[next], place + 1),
      'the next field',
    );
  }
}

/** Waits until the word judge asks for the number of words. */
export function untilReadyForPlay(page: TestPage): Promise<unknown> {
  return until(() => page.evaluate(() => document.activeElement?.closest('.numbers') !== null), 'the number of words');
}
