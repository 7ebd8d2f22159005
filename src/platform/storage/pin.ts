import * as v from 'valibot';
import { hexadecimal } from './checksum.ts';

/** Format of a PIN. Without a PIN, a long press leaves. */
export const PIN = /^\d{4,8}$/;

/** Iterations of PBKDF2 for a new PIN: a check takes 35 ms on a laptop, about 100 ms on a device three times slower. */
const ITERATIONS = 200_000;

/** Maximum number of stored iterations, so that a check ends. */
const MOST_ITERATIONS = 10_000_000;

/**
 * A stored PIN. The hash only keeps it from being read at a glance: a person with the browser's profile can try all PINs of four digits
 * within minutes.
 */
export const PinHash = v.object({
  /** Random, new each time a PIN is set. */
  salt: v.pipe(v.string(), v.uuid()),
  iterations: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ITERATIONS)),
  /** 256 bits of PBKDF2 with SHA-256, in hexadecimal. */
  hash: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});

export type PinHash = v.InferOutput<typeof PinHash>;

export async function hashPin(pin: string): Promise<PinHash> {
  const salt = crypto.randomUUID();
  return { salt, iterations: ITERATIONS, hash: await derive(pin, salt, ITERATIONS) };
}

/** Returns true when the hash is that of the PIN. */
export async function matchesPin(typed: string, { salt, iterations, hash }: PinHash): Promise<boolean> {
  return (await derive(typed, salt, iterations)) === hash;
}

async function derive(pin: string, salt: string, iterations: number): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(pin), 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations };
  return hexadecimal(await crypto.subtle.deriveBits(derivation, key, 256));
}
