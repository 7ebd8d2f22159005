import { DatabaseError } from '../platform/storage/errors.ts';
import { message } from './message.ts';

/** Returns a sentence on an error of reading the user's lists: why they are missing, and what to do. */
export function unreadableLists(error: unknown): string {
  const isNewer = error instanceof DatabaseError && error.code === 'newer';
  return message(isNewer ? 'lists_newer' : 'lists_unreadable');
}
