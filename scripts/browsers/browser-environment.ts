import { closeSharedBrowser } from './shared-browser.ts';

/** Vitest's environment of the tests in browsers: of Node, and in the end of its process, which runs all files, the browser is closed. */
export default {
  name: 'browser',
  viteEnvironment: 'ssr',
  setup: () => ({ teardown: closeSharedBrowser }),
};
