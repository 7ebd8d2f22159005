/** Milliseconds → “1:30”. A second that has begun counts: 0:00 means that the time is over. */
export function clockTime(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
