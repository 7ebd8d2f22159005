import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { redactIntended } from '../../src/core/explain/redact.ts';
import { judge, RULES } from '../all-rules.ts';

const { catalogue } = RULES['school-en'];

describe('a redacted verdict', () => {
  it.each(['accomodate', 'reimplemented', 'miiiight', 'usefull', 'goin'])('names no intended word for %s', (word) => {
    const verdict = judge(word, 'school-en', loadLexicons('school-en'));
    expect(verdict.diagnosis).toBeDefined();
    const without = redactIntended(verdict, catalogue);
    expect(without).not.toHaveProperty('diagnosis');
    expect(without.suggestions).toEqual([]);
    const words = new Set(verdict.diagnosis?.flatMap(({ intended }) => intended));
    for (const intended of words) expect(JSON.stringify(without)).not.toContain(`"${intended}"`);
  });
});
