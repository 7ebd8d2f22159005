/** The worker's entry: a service worker in Chrome, an event page in Firefox. Listeners only. */

import { browser } from '../browser.ts';
import { type Handlers, receive } from '../messages/receive.ts';

const handlers: Handlers = {
  judge: async () => ({ state: 'failed', problem: 'package' }),
  'lexicon-state': async () => ({ 'pl-game': { state: 'idle' }, 'pl-spelling': { state: 'idle' } }),
  reimport: async () => ({ 'pl-game': { state: 'idle' }, 'pl-spelling': { state: 'idle' } }),
};

browser.runtime.onMessage.addListener((message: unknown, sender, answer) => {
  const receiver = { id: browser.runtime.id, ownPages: browser.runtime.getURL('') };
  receive(message, sender, receiver, handlers).then(answer);
  return true;
});
