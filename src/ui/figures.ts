/** Numbers, dates and spans of time as the language of the interface writes them. */

import { message } from './message.ts';

/** 3012345 → `3 012 345`. */
export function figure(count: number): string {
  return new Intl.NumberFormat(message('language')).format(count);
}

/** @param done 0–1 */
export function percentage(done: number): string {
  return new Intl.NumberFormat(message('language'), { style: 'percent' }).format(Math.floor(done * 100) / 100);
}

/** @param date ISO 8601 */
export function day(date: string): string {
  return new Intl.DateTimeFormat(message('language'), { dateStyle: 'medium' }).format(new Date(date));
}

/** Milliseconds → `5 sec`, `2 min`; under a second it is still one. */
export function span(duration: number): string {
  const seconds = Math.max(1, Math.round(duration / 1000));
  const inMinutes = seconds > 90;
  return new Intl.NumberFormat(message('language'), {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'short',
  }).format(inMinutes ? Math.round(seconds / 60) : seconds);
}

/** Bytes → `42 MB`; a file of less than a megabyte in kilobytes. */
export function size(bytes: number): string {
  const inMegabytes = bytes >= 1_000_000;
  return new Intl.NumberFormat(message('language'), {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: bytes < 10_000_000 ? 1 : 0,
  }).format(bytes / (inMegabytes ? 1_000_000 : 1000));
}

/** Milliseconds → “1:30”. A second that has begun counts: 0:00 means that the time is over. */
export function clockTime(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
