import { closeSharedBrowser } from './shared-browser.ts';

/** Vitest's environment for tests in browsers: that of Node, which closes the browser at the end of its process, which runs all files. */
export default {
  name: 'browser',
  viteEnvironment: 'ssr',
  setup: () => ({ teardown: closeSharedBrowser }),
};
