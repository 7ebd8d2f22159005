import * as v from 'valibot';
import { hexadecimal } from './checksum.ts';

/** Digits of a PIN; without one, a long press leaves. */
export const PIN = /^\d{4,8}$/;

/** Iterations of PBKDF2 for a new PIN: one check takes 35 ms on a laptop, and about 100 ms on a device that is three times slower. */
const ITERATIONS = 200_000;

/** Iterations that are taken from the storage at most: a check has to end. */
const MOST_ITERATIONS = 10_000_000;

/**
 * A PIN as it is stored. The hash only keeps it from being read at a glance: who has the browser's profile can try all PINs of four digits
 * within minutes.
 */
export const PinHash = v.object({
  /** Random, another one each time that a PIN is set. */
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

/** Returns true for the PIN that the hash was made of. */
export async function matchesPin(typed: string, { salt, iterations, hash }: PinHash): Promise<boolean> {
  return (await derive(typed, salt, iterations)) === hash;
}

async function derive(pin: string, salt: string, iterations: number): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(pin), 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations };
  return hexadecimal(await crypto.subtle.deriveBits(derivation, key, 256));
}
