/** The worked example of docs/lexicon-format.md is what the compiler makes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type PackedGroup, packLexicon } from '../../dictionaries/compile/pack/lexicon-writer.ts';
import { SECTIONS } from '../../src/core/lexicon/format.ts';
import { openLexicon } from '../../src/core/lexicon/packed-lexicon.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/lexicon-format.md'), 'utf8');

function noun(stem: string): PackedGroup {
  const slots = new Map([
    [`${stem}no`, 'subst:sg:nom'],
    [`${stem}na`, 'subst:sg:gen'],
    [`${stem}ien`, 'subst:pl:gen'],
  ]);
  return { lemma: `${stem}no`, pos: 'subst', features: 'n2', slots, inferred: false };
}

it('the example has the bytes that the document explains', () => {
  const { bytes } = packLexicon([noun('bag'), noun('suk')], { name: 'example', edition: '1' });
  const view = new DataView(bytes.buffer);
  for (const section of ['stems', 'endings', 'entries'] as const) {
    const at = 8 + SECTIONS.indexOf(section) * 8;
    const part = bytes.subarray(view.getUint32(at, true), view.getUint32(at, true) + view.getUint32(at + 4, true));
    const hex = [...part].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    expect(DOCUMENT).toContain(`\`${section}\` is \`${hex}\``);
  }
  expect(openLexicon(bytes.slice().buffer as ArrayBuffer).readings('sukien')).toEqual([
    { lemma: 'sukno', tag: 'subst:pl:gen:n2', origin: 'attested', mark: '' },
  ]);
});
