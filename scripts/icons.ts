/**
 * Draws public/icons/icon.svg in the sizes of the manifest, with an installed Chromium: `npm run icons` after changing
 * the drawing. The PNG files are committed.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from './installed-browsers.ts';

const SIZES = [16, 32, 48, 128];
const folder = new URL('../public/icons/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder)).toString('base64');

const installed = findBrowser('chromium');
if (installed === null) throw new Error('no Chromium is installed');
const browser = await chromium.launch({ executablePath: installed.path, chromiumSandbox: false });
try {
  for (const size of SIZES) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>*{margin:0}</style><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${drawing}">`,
    );
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    writeFileSync(new URL(`icon-${size}.png`, folder), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
