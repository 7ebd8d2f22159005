import { expect, it, vi } from 'vitest';
import { getMessageOf } from './locale.ts';

vi.mock('../../src/platform/browser.ts', () => ({ browser: { i18n: { getMessage: getMessageOf('en') } } }));

const { message, optionalMessage } = await import('../../src/ui/message.ts');
const { underscored } = await import('../../src/ui/message.ts');

it('refuses a key that no message has', () => {
  // @ts-expect-error: whoever meets it would see nothing at all.
  expect(message('verdict_alowed')).toBe('');
});

it('needs values exactly for placeholders', () => {
  expect(message('points', 12)).toBe('12 pts');
  // @ts-expect-error: the place would stay empty.
  expect(message('points')).toBe(' pts');
  // @ts-expect-error: it would be lost.
  expect(message('details', 12)).toBe('Details');
});

it('accepts a key that is composed of the values of a type', () => {
  const problem = (kind: 'no-play' | 'not-in-line') => message(`school_problem_${underscored(kind)}`);
  expect([problem('no-play'), problem('not-in-line')]).not.toContain('');
  const unworded = (kind: 'no-play' | 'no-such-kind') =>
    // @ts-expect-error: one of the two has no message.
    message(`school_problem_${underscored(kind)}`);
  expect(unworded('no-such-kind')).toBe('');
});

it('accepts a pattern of keys for optional messages', () => {
  const note = (ruleset: 'pfs_2016' | 'sd_2026') => optionalMessage(`ruleset_note_${ruleset}`);
  expect(note('pfs_2016')).not.toBe('');
  expect(note('sd_2026')).toBe('');
  // @ts-expect-error: no message has such a key.
  expect(optionalMessage(`ruleset_nota_${'pfs_2016' as string}`)).toBe('');
});
