/** How to open a page, and when it is ready. */
interface PageToSee {
  query?: string;
  /** Selector of an element that exists when the page is ready. */
  ready: string;
  /** True when the browser sets its width, so that it is never as narrow as a small window. */
  fixedWidth?: true;
}

/** Every page of the build; one that is missing here fails the test. */
export const PAGES: Readonly<Record<string, PageToSee>> = {
  'src/pages/forms/index.html': { query: '?word=pies&ruleset=pfs-2018&worth=1', ready: '.form' },
  'src/score-sheets/7slow/index.html': { ready: '.setup' },
  'src/score-sheets/school-en/index.html': { ready: '.start-game' },
  'src/pages/guide/index.html': { ready: 'main' },
  'src/pages/judge-mode/index.html': { ready: 'form' },
  'src/pages/list-diff/index.html': { ready: 'h1' },
  'src/pages/options/index.html': { ready: 'h1' },
  'src/pages/panel/index.html': { query: '?word=chceszli', ready: 'input' },
  'src/pages/popup/index.html': { query: '?word=chceszli', ready: '.tiles', fixedWidth: true },
  'src/pages/rules/index.html': { query: '?rule=pfs-2018/particle-li', ready: '[aria-current]' },
  'src/pages/study/index.html': { ready: '[type=checkbox]' },
  'src/pages/welcome/index.html': { ready: 'h1' },
  'src/pages/word-table/index.html': { ready: 'h1' },
};
