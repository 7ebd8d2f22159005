import * as v from 'valibot';
import {
  ANYONE,
  type Answer,
  FINDS_WORDS,
  type MessageName,
  OF_STUDY,
  OWN_PAGES,
  type Refusal,
  type Request,
} from './table.ts';

/** What is known of a sender; a part of `runtime.MessageSender`. */
export interface Sender {
  /** Extension id. */
  id?: string | undefined;
  /** Address of the page or frame that the sending script runs in. */
  url?: string | undefined;
  /** The tab that the sender stands in; none in a popup, a panel or the worker. */
  tab?:
    | { id?: number | undefined; windowId?: number | undefined; incognito: boolean; url?: string | undefined }
    | undefined;
}

/** Which extension receives. */
export interface Receiver {
  id: string;
  /** `runtime.getURL('')`: every own page's address starts with it. */
  ownPages: string;
  /** Has the user said that a game is on? */
  isAtPlay: () => Promise<boolean>;
  /** Has the user switched study on? */
  isStudyOn: () => Promise<boolean>;
}

export type Handlers = { [N in MessageName]: (request: Request<N>, sender: Sender) => Promise<Answer<N>> };

const EVERY = { ...ANYONE, ...OWN_PAGES };

/** May this sender send the message? Own pages everything, content scripts of this extension what `ANYONE` lists. */
export function isAllowedSender(
  name: MessageName,
  sender: Sender,
  receiver: Pick<Receiver, 'id' | 'ownPages'>,
): boolean {
  if (sender.id !== receiver.id) return false;
  return Object.hasOwn(ANYONE, name) || sender.url?.startsWith(receiver.ownPages) === true;
}

/** Checks a message as it came in. After this the code has types only. */
export function readRequest(
  message: unknown,
  sender: Sender,
  receiver: Pick<Receiver, 'id' | 'ownPages'>,
): Request | Refusal {
  const name = (message as { name?: unknown } | null | undefined)?.name;
  if (typeof name !== 'string' || !Object.hasOwn(EVERY, name)) return refusal('request');
  const known = name as MessageName;
  if (!isAllowedSender(known, sender, receiver)) return refusal('sender');
  const checked = v.safeParse(EVERY[known], message);
  return checked.success ? checked.output : refusal('request');
}

/**
 * Answers one message through the table. Never rejects: a sender that gets no answer waits for ever. The handler of what finds no words
 * is called before anything is awaited.
 */
export async function receive(
  message: unknown,
  sender: Sender,
  receiver: Receiver,
  handlers: Handlers,
): Promise<unknown> {
  const request = readRequest(message, sender, receiver);
  if ('state' in request) return request;
  // Each handler takes exactly the request of its own name, which the schema has just checked.
  const handler = handlers[request.name] as (request: Request, sender: Sender) => Promise<unknown>;
  try {
    if (FINDS_WORDS.has(request.name) && (await receiver.isAtPlay())) return refusal('play');
    if (OF_STUDY.has(request.name) && !(await receiver.isStudyOn())) return refusal('off');
    return await handler(request, sender);
  } catch (error) {
    console.error(request.name, error);
    return refusal('error');
  }
}

function refusal(problem: Refusal['problem']): Refusal {
  return { state: 'refused', problem };
}
