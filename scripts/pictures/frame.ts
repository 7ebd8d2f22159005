import { readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const ICON = readFileSync(new URL('../../public/icons/icon.svg', import.meta.url)).toString('base64');

/** Pictures of the store: a sentence above one or more real screens, or the icon with the name. */
export class Frames {
  private constructor(private readonly browser: Browser) {}

  static async start(executablePath: string): Promise<Frames> {
    return new Frames(await chromium.launch({ executablePath, chromiumSandbox: false }));
  }

  /** 1280 × 800 pixels, which both stores take. @param screens PNG, from left to right. */
  around(sentence: string, screens: Buffer[]): Promise<Buffer> {
    const shown = screens.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`).join('');
    return this.draw(
      1280,
      800,
      `<style>
        body { background: linear-gradient(#e7f3ec, #cfe3d8); padding: 34px 48px 40px; gap: 28px; }
        h1 { font-size: 34px; line-height: 1.2; color: #0b3f26; max-width: 1120px; text-align: center; }
        div { flex: 1; min-height: 0; display: flex; gap: 28px; justify-content: center; align-items: flex-start; }
        img { max-width: 100%; max-height: 100%; min-width: 0; object-fit: contain; border-radius: 10px;
          box-shadow: 0 6px 28px rgb(11 63 38 / 28%); }
      </style><h1>${sentence}</h1><div>${shown}</div>`,
    );
  }

  /** Chrome's small tile, 440 × 280 pixels: no text but the name, which is the same in every language. */
  tile(): Promise<Buffer> {
    return this.draw(
      440,
      280,
      `<style>
        body { background: #e7f3ec; justify-content: center; gap: 14px; }
        img { width: 128px; height: 128px; }
        h1 { font-size: 44px; color: #0b3f26; letter-spacing: .01em; }
      </style><img src="data:image/svg+xml;base64,${ICON}"><h1>Verdikt</h1>`,
    );
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  private async draw(width: number, height: number, content: string): Promise<Buffer> {
    const page = await this.browser.newPage({ viewport: { width, height } });
    await page.setContent(
      `<!doctype html><style>
        * { margin: 0; box-sizing: border-box; }
        body { height: 100vh; display: flex; flex-direction: column; align-items: center; font-family: system-ui, sans-serif; }
      </style>${content}`,
    );
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    const png = await page.screenshot();
    await page.close();
    return png;
  }
}
