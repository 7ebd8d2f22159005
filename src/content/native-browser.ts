/** What the build puts in the place of webextension-polyfill in the content script and in the worker. */

export default (globalThis as { browser?: typeof chrome }).browser ?? chrome;
