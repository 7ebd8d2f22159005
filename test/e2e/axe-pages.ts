/** How to open a page, and how to see that it is ready. */
interface PageToSee {
  query?: string;
  /** Selector of what shows that the page is ready. */
  ready: string;
  /** True when the browser sets its width, so that it is never as narrow as a small window. */
  fixedWidth?: true;
}

/** Every page of the build; one that is missing here fails the test. */
export const PAGES: Readonly<Record<string, PageToSee>> = {
  'src/forms/index.html': { query: '?word=pies&ruleset=pfs-2018&worth=1', ready: '.form' },
  'src/game-7slow/index.html': { ready: '.setup' },
  'src/game-school-en/index.html': { ready: '.start-game' },
  'src/guide/index.html': { ready: 'main' },
  'src/judge-mode/index.html': { ready: 'form' },
  'src/list-diff/index.html': { ready: 'h1' },
  'src/options/index.html': { ready: 'h1' },
  'src/panel/index.html': { query: '?word=chceszli', ready: 'input' },
  'src/popup/index.html': { query: '?word=chceszli', ready: '.tiles', fixedWidth: true },
  'src/rules-page/index.html': { query: '?rule=pfs-2018/particle-li', ready: '[aria-current]' },
  'src/study/index.html': { ready: '[type=checkbox]' },
  'src/welcome/index.html': { ready: 'h1' },
  'src/word-table/index.html': { ready: 'h1' },
};
