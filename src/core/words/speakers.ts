/** Date and time before a message, in brackets or before a dash: `[19:02]`, `12.05.2026, 19:02 -`. */
const WHEN = String.raw`[[(]?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?[ ])?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:[ ]?[AaPp][Mm])?[\])]?[ ](?:[-–—][ ])?`;

/** One to three words: `Hanka`, `Ala K. (PL)`. */
const NAME = String.raw`[^\s:<>]{1,30}(?:[ ][^\s:<>]{1,30}){0,2}`;

/** Who says a line, and what stands before the name. */
const SPEAKER = new RegExp(`^[ \\t]*(${WHEN})?(?:<[ ]?(${NAME})>|(${NAME}):)(?=\\s|$)`, 'gmu');

/**
 * The lines of a chat without the names that begin them, and without their times. A name is known by the time before it, by the angle
 * brackets around it, or because it begins another line, too: of a single `Remember: kot` nobody can tell.
 */
export function withoutSpeakers(text: string): string {
  const lines = new Map<string, number>();
  for (const { 3: label } of text.matchAll(SPEAKER)) if (label) lines.set(label, (lines.get(label) ?? 0) + 1);
  return text.replace(SPEAKER, (line, time?: string, bracketed?: string, label?: string) =>
    time || bracketed || (lines.get(label ?? '') ?? 0) > 1 ? '' : line,
  );
}
