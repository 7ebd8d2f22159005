import * as v from 'valibot';
import type { RefusedAnswer } from './answers.ts';
import { ANYONE, type Answer, FINDS_WORDS, type MessageName, OF_STUDY, OWN_PAGES, type Request } from './table.ts';

/** Data of a sender; part of `runtime.MessageSender`. */
export interface Sender {
  /** Extension id. */
  id?: string | undefined;
  /** Address of the sending script's page or frame. */
  url?: string | undefined;
  /** The sender's tab; none in a popup, a panel or the worker. */
  tab?:
    | { id?: number | undefined; windowId?: number | undefined; incognito: boolean; url?: string | undefined }
    | undefined;
}

/** The receiving extension. */
export interface Receiver {
  id: string;
  /** `runtime.getURL('')`: prefix of the address of own pages. */
  ownPages: string;
  /** Returns true when the user is at play. */
  isAtPlay: () => Promise<boolean>;
  /** Returns true when study is switched on. */
  isStudyOn: () => Promise<boolean>;
}

export type Handlers = { [N in MessageName]: (request: Request<N>, sender: Sender) => Promise<Answer<N>> };

const EVERY = { ...ANYONE, ...OWN_PAGES };

/** Returns true when this sender may send the message: own pages all messages, content scripts those of `ANYONE`. */
export function isAllowedSender(
  name: MessageName,
  sender: Sender,
  receiver: Pick<Receiver, 'id' | 'ownPages'>,
): boolean {
  if (sender.id !== receiver.id) return false;
  return Object.hasOwn(ANYONE, name) || sender.url?.startsWith(receiver.ownPages) === true;
}

/** Validates a received message. After this the code relies on types. */
export function readRequest(
  message: unknown,
  sender: Sender,
  receiver: Pick<Receiver, 'id' | 'ownPages'>,
): Request | RefusedAnswer {
  const name = (message as { name?: unknown } | null | undefined)?.name;
  if (typeof name !== 'string' || !Object.hasOwn(EVERY, name)) return refusal('request');
  const known = name as MessageName;
  if (!isAllowedSender(known, sender, receiver)) return refusal('sender');
  const checked = v.safeParse(EVERY[known], message);
  return checked.success ? checked.output : refusal('request');
}

/**
 * Answers one message through the table. Never rejects, because a sender without an answer waits for ever. Handlers of messages that find
 * no words are called before anything is awaited.
 */
export async function receive(
  message: unknown,
  sender: Sender,
  receiver: Receiver,
  handlers: Handlers,
): Promise<unknown> {
  const request = readRequest(message, sender, receiver);
  if ('state' in request) return request;
  // Each handler takes the request of its own name, which the schema has checked.
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

function refusal(code: RefusedAnswer['code']): RefusedAnswer {
  return { state: 'refused', code };
}
