import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { TestPage } from '../browsers/session.ts';

/** PNG of a page's viewport. */
export async function photograph(page: TestPage): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'verdikt-picture-'));
  try {
    await page.screenshot(join(folder, 'page.png'));
    return await readFile(join(folder, 'page.png'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes a picture with 128 colours and no more, which screens of text do not need: a third of the bytes. */
export async function writeSmall(png: Buffer, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(
    path,
    await sharp(png).png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 }).toBuffer(),
  );
}

/** The same as 24-bit PNG without alpha, which is what Chrome's store takes. */
export async function writeForStore(png: Buffer, path: string): Promise<void> {
  const few = await sharp(png).flatten({ background: '#ffffff' }).png({ palette: true, colours: 96 }).toBuffer();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await sharp(few).removeAlpha().toColourspace('srgb').png({ compressionLevel: 9 }).toBuffer());
}
