/**
 * `npm run pictures [LANGUAGE …]` after `npm run build`: photographs the built extension in an installed Chromium, in the languages of the
 * interface, and writes the pictures of the guide (docs/guide) and those of the stores (docs/store).
 */

import { fileURLToPath } from 'node:url';
import { launchChromium } from '../browsers/chromium.ts';
import { builtExtension } from '../browsers/index.ts';
import { PageServer } from '../browsers/pages.ts';
import { findBrowser } from '../installed-browsers.ts';
import { Frames } from './frame.ts';
import { writeForStore, writeSmall } from './png.ts';
import { type Screens, takeScreens } from './screens.ts';
import { SCREENS, type Screen, SHOWS } from './shows.ts';

/** Which screens stand in a picture of the store, from left to right; what a language does not have is left out. */
const TOGETHER: Record<Screen, string[]> = {
  bubble: ['bubble'],
  list: ['list'],
  panel: ['beside', 'panel'],
  forms: ['forms'],
  challenge: ['challenge', 'table'],
  popup: ['popup', 'other-rules'],
  game: ['game'],
};

/** The day that the pictures show. */
const PICTURED = new Date('2026-03-15T12:00:00');

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const wanted = process.argv.slice(2);
const installed = findBrowser('chromium');
if (installed === null) throw new Error('no Chromium is installed');
const pages = await PageServer.start();
const frames = await Frames.start(installed.path);
try {
  for (const show of SHOWS.filter(({ language }) => wanted.length === 0 || wanted.includes(language))) {
    const session = await launchChromium(installed.path, builtExtension('chromium'), {
      language: show.language,
      scale: 2,
    });
    // A list that is imported here is shown with its date: the same pictures whenever they are made.
    await session.context.clock.setFixedTime(PICTURED);
    try {
      const screens = await takeScreens(session, pages, show);
      await writeGuide(screens, show.language);
      for (const [place, screen] of SCREENS.entries()) {
        const shown = TOGETHER[screen].flatMap((name) => screens.get(name)?.fine ?? []);
        const png = await frames.around(show.sentences[screen], shown);
        await writeForStore(png, `${docs}store/screenshots/${show.language}/${place + 1}-${screen}.png`);
      }
    } finally {
      await session.close();
    }
  }
  await writeForStore(await frames.tile(), `${docs}store/screenshots/tile-440x280.png`);
} finally {
  await frames.close();
  await pages.stop();
}

async function writeGuide(screens: Screens, language: string): Promise<void> {
  for (const [name, { plain }] of screens)
    if (name !== 'beside') await writeSmall(plain, `${docs}guide/${language}/${name}.webp`);
}
