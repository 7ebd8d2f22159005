/** What the build puts in the place of webextension-polyfill in the content script. */

export default (globalThis as { browser?: typeof chrome }).browser ?? chrome;
