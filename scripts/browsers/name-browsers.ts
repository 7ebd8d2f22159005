import { usableBrowser } from './usable-browser.ts';

/** Prints the browsers of the run before all tests. */
export function setup(): void {
  for (const engine of ['chromium', 'firefox'] as const) {
    const found = usableBrowser(engine);
    console.log(
      `${engine}: ${found.browser ? `${found.browser.path} ${found.version}` : `${found.why}: its tests are skipped`}`,
    );
  }
}
