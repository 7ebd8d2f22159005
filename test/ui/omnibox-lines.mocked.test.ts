import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { explain } from '../../src/core/explain/explain.ts';
import { asXml, omniboxLines } from '../../src/ui/verdict-text.ts';
import { judge, RULES } from '../all-rules.ts';
import { WORDINGS } from '../explain/wordings.ts';
import { getMessageOf } from './locale.ts';

const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
vi.mock('../../src/platform/browser.ts', () => ({ browser: { i18n } }));

const lexicons = loadLexicons('pfs-2018');

beforeEach(() => {
  i18n.getMessage = getMessageOf('en');
});

const lines = (...words: string[]) =>
  omniboxLines(
    words.map((word) =>
      explain(judge(word, 'pfs-2018', lexicons), {
        wording: WORDINGS.en,
        catalogue: RULES['pfs-2018'].catalogue,
        spelling: lexicons.spelling,
      }),
    ),
  );

describe('suggestions in the address bar', () => {
  it('have verdict and reason first, then words to try', () => {
    const [first, ...further] = lines('remake’u');
    expect(first).toEqual({
      content: 'remake’u',
      description: '✗ remake’u: not allowed. Apostrophe in an inflected form of “remake”.',
    });
    expect(further.map(({ content }) => content)).toContain('remakiem');
    expect(further[0]?.description).toBe(`Try: ${further[0]?.content}`);
  });

  it('have one line for an allowed word', () => {
    expect(lines('okno')).toHaveLength(1);
    expect(lines('okno')[0].description).toMatch(/^✓ okno: allowed\. \S/);
  });

  it('have the play first, then each word', () => {
    const [play, ...each] = lines('okno', 'chceszli');
    expect(play).toEqual({ content: 'okno chceszli', description: '✗ The play is not allowed' });
    expect(each.map(({ content, description }) => [content, description[0]])).toEqual([
      ['okno', '✓'],
      ['chceszli', '✗'],
    ]);
  });
});

describe('a line as XML', () => {
  it.each([
    ['okno', 'okno'],
    [`<b a="1">&'</b>`, '&lt;b a=&quot;1&quot;&gt;&amp;&apos;&lt;/b&gt;'],
    ['&amp;', '&amp;amp;'],
  ])('%j', (text, xml) => {
    expect(asXml(text)).toBe(xml);
  });
});
