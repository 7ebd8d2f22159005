/** Formats numbers, dates and spans of time in the language of the interface. */

import { BETWEEN, type FilledKey, message } from './message.ts';

/** Formats an integer: 3012345 → `3 012 345`. */
export function figure(count: number): string {
  return new Intl.NumberFormat(message('language')).format(count);
}

/** The ordinal categories in the order of the forms in a message. */
const ORDINALS: readonly Intl.LDMLPluralRule[] = ['one', 'two', 'few', 'other'];

/**
 * Returns the message with the ordinal form of the number in the interface's language: 1st, 2nd, 3rd, 4th.
 * @param key of a message that has these forms one after another, or one form for all numbers
 */
export function ordinal(key: FilledKey, number: number): string {
  const forms = message(key, number).split(BETWEEN);
  const category = new Intl.PluralRules(message('language'), { type: 'ordinal' }).select(number);
  return forms[ORDINALS.indexOf(category)] ?? forms.at(-1) ?? '';
}

/** Formats a share as a percentage, rounded down. @param done 0 to 1 */
export function percentage(done: number): string {
  return new Intl.NumberFormat(message('language'), { style: 'percent' }).format(Math.floor(done * 100) / 100);
}

/** @param date ISO 8601 */
export function day(date: string): string {
  return new Intl.DateTimeFormat(message('language'), { dateStyle: 'medium' }).format(new Date(date));
}

/** Formats a span in milliseconds: `5 sec`, `2 min`. The minimum is one second. */
export function span(duration: number): string {
  const seconds = Math.max(1, Math.round(duration / 1000));
  const inMinutes = seconds > 90;
  return new Intl.NumberFormat(message('language'), {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'short',
  }).format(inMinutes ? Math.round(seconds / 60) : seconds);
}

/** Formats a number of bytes: `42 MB`; in kilobytes below a megabyte, and in bytes below a kilobyte. */
export function size(bytes: number): string {
  if (bytes < 1000) {
    return new Intl.NumberFormat(message('language'), { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(
      bytes,
    );
  }
  const inMegabytes = bytes >= 1_000_000;
  return new Intl.NumberFormat(message('language'), {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: bytes < 10_000_000 ? 1 : 0,
  }).format(bytes / (inMegabytes ? 1_000_000 : 1000));
}

/** Formats the remaining milliseconds of a clock: “1:30”. Seconds are rounded up, so 0:00 says that the time is over. */
export function clockTime(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
