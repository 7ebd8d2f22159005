import type { TestPage } from '../../scripts/browsers/index.ts';

/** Presses a button that saves a file, and returns the download. */
export async function saved(page: TestPage, button: string): Promise<{ name: string; text: string }> {
  return page.evaluate(
    (selector) =>
      new Promise<{ name: string; text: string }>((resolve) => {
        const make = URL.createObjectURL;
        const click = HTMLAnchorElement.prototype.click;
        let content: Blob;
        URL.createObjectURL = (blob: Blob) => {
          content = blob;
          return make.call(URL, blob);
        };
        HTMLAnchorElement.prototype.click = function () {
          URL.createObjectURL = make;
          HTMLAnchorElement.prototype.click = click;
          const name = this.download;
          content.text().then((text) => resolve({ name, text }));
        };
        document.querySelector<HTMLElement>(selector)!.click();
      }),
    button,
  );
}
