import type { Sender } from '../platform/messages/receive.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { appearanceRule } from '../ui/appearance.ts';
import bubble from '../ui/bubble.css?inline';
import menu from '../ui/rules-menu.css?inline';
import tokens from '../ui/tokens.css?inline';
import verdict from '../ui/verdict.css?inline';
import { currentSettings } from './settings.ts';

const LOOK = tokens + verdict + menu + bubble;

/** Milliseconds in which an announced frame must send its request, and in which an early request waits for the announcement. */
const LIFETIME = 5000;

interface Announced {
  tab: number | undefined;
  key: string;
}

/** Announced frames by token. Other frames are imitations by a page. */
const announced = new Map<string, Announced>();
const waiting = new Map<string, () => void>();

/** Registers a frame that a script in the sender's tab inserts into its page. */
export async function announceFrame(
  { token, key }: Request<'announce-frame'>,
  { tab }: Sender,
): Promise<Answer<'announce-frame'>> {
  announced.set(token, { tab: tab?.id, key });
  waiting.get(token)?.();
  setTimeout(() => announced.delete(token), LIFETIME);
  return {};
}

/**
 * Returns what a bubble's frame needs to draw: the key that identifies the script which made it, and the style sheet.
 * @throws Error if no script of the tab has announced the frame, or it has already received them
 */
export async function enterFrame({ token }: Request<'enter-frame'>, { tab }: Sender): Promise<Answer<'enter-frame'>> {
  if (!announced.has(token)) await announcement(token);
  const found = announced.get(token);
  announced.delete(token);
  if (!found || found.tab !== tab?.id) throw new Error('no such frame');
  return { key: found.key, look: LOOK + appearanceRule(await currentSettings()) };
}

/** Resolves when the frame has been announced, or will not be. */
async function announcement(token: string): Promise<void> {
  await new Promise<void>((resolve) => {
    waiting.set(token, resolve);
    setTimeout(resolve, LIFETIME);
  });
  waiting.delete(token);
}
