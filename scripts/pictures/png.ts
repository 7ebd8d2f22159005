import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { TestPage } from '../browsers/session.ts';

/** Pixels from which on a colour covers something. */
const COVERS = 200;
/** Between two shades of an edge, of 256. */
const SHADE = 32;

/** A page's viewport as PNG. */
export interface Photograph {
  /** With as many pixels as the session has: for the stores, which show it larger or smaller. */
  fine: Buffer;
  /** With one pixel for each CSS pixel, drawn so: for the guide, which the package has in all languages. */
  plain: Buffer;
}

export async function photograph(page: TestPage): Promise<Photograph> {
  const folder = await mkdtemp(join(tmpdir(), 'verdikt-picture-'));
  const path = join(folder, 'page.png');
  try {
    await page.screenshot(path);
    const fine = await readFile(path);
    await page.screenshot(path, 'css');
    return { fine, plain: await readFile(path) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Writes a WebP without loss, whose colours are kept where they cover something and made few where they only soften edges: two thirds of the
 * bytes. A palette of the same weight loses what is small: the green of an allowed word. Guide and extension have the same file.
 */
export async function writeSmall(png: Buffer, path: string): Promise<void> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (place: number) => data.readUIntBE(place, 3);
  const pixels = new Map<number, number>();
  for (let place = 0; place < data.length; place += 3) {
    pixels.set(colourAt(place), (pixels.get(colourAt(place)) ?? 0) + 1);
  }
  for (let place = 0; place < data.length; place += 3) {
    if ((pixels.get(colourAt(place)) ?? 0) >= COVERS) continue;
    for (let channel = place; channel < place + 3; channel++) {
      data[channel] = Math.min(255, Math.round((data[channel] ?? 0) / SHADE) * SHADE);
    }
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await sharp(data, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer());
}

/** Writes a picture as 24-bit PNG without alpha, which is what Chrome's store takes. */
export async function writeForStore(png: Buffer, path: string): Promise<void> {
  const few = await sharp(png).flatten({ background: '#ffffff' }).png({ palette: true, colours: 96 }).toBuffer();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await sharp(few).removeAlpha().toColourspace('srgb').png({ compressionLevel: 9 }).toBuffer());
}
