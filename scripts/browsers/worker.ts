import type { LexiconId } from '../../src/core/lexicon/lexicon.ts';
import type { Answer, MessageName, Request } from '../../src/platform/messages/table.ts';
import type { LexiconState } from '../../src/platform/storage/lexicon-source.ts';
import type { TestPage } from './session.ts';

/** Sends one message to the worker from a page of the extension. */
export function askWorker<N extends MessageName>(page: TestPage, request: Request<N>): Promise<Answer<N>> {
  return page.evaluate((message) => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (browser ?? chrome).runtime.sendMessage(message) as Promise<Answer<N>>;
  }, request);
}

/** Returns the lexicon's state once it no longer changes, else null. */
export async function settled(page: TestPage, lexicon: LexiconId = 'pl-game'): Promise<LexiconState | null> {
  const state = (await askWorker<'lexicon-state'>(page, { name: 'lexicon-state' }))[lexicon];
  if (state.state === 'loading') return null;
  if (state.state === 'ready' && state.from === 'package' && state.database === 'importing') return null;
  return state;
}
