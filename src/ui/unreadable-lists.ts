import { DatabaseError } from '../platform/storage/errors.ts';
import { message } from './message.ts';

/** A sentence for what was thrown when the user's lists were read: why they are not there, and what to do. */
export function unreadableLists(error: unknown): string {
  const isNewer = error instanceof DatabaseError && error.code === 'newer';
  return message(isNewer ? 'lists_newer' : 'lists_unreadable');
}
