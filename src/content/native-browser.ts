/** What the build puts in the place of webextension-polyfill in the content script, and in Firefox's worker. */

export default (globalThis as { browser?: typeof chrome }).browser ?? chrome;
