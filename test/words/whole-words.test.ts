import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeWords } from '../../src/core/words/whole-words.ts';

/** `a [op]-art` → the text before, inside and after the brackets. */
function parts(marked: string): [string, string, string] {
  const [, before = '', selected = '', behind = ''] = /^([^[]*)\[([^\]]*)\](.*)$/s.exec(marked) ?? [];
  return [before, selected, behind];
}

describe('the whole words of a selection', () => {
  it.each([
    ['[op]-art', 'op-art'],
    ['op-[art]', 'op-art'],
    ['op[-]art', 'op-art'],
    ['z [remake]’u i', 'remake’u'],
    ['[rock]’n’roll', 'rock’n’roll'],
    ['16-[jährige] Kinder', '16-jährige'],
    ['był [2]-latek', '2-latek'],
    ['za[mek pie]sek', 'zamek piesek'],
    ['[przy]chamował', 'przychamował'],
    ['[ch]?eszli', 'ch?eszli'],
    ['pod chce\u00AD[szli]', 'pod chce\u00ADszli'.slice(4)],
    ['[mp]3', 'mp3'],
    ['ktoś[@]example', 'ktoś@example'],
    ['H₂[O]', 'H₂O'],
    ['½-[latek]', '½-latek'],
    // Hyphenated at a line end.
    ['die Kreuz-\n[wort]rätsel', 'Kreuzworträtsel'],
    ['[Kreuz]- \n  worträtsel', 'Kreuzworträtsel'],
    ['KREUZ-\n[WORT]RÄTSEL', 'KREUZWORTRÄTSEL'],
    ['die Kreuz\u2010\n[wort]rätsel', 'Kreuzworträtsel'],
    ['za\u00AD\n[mek]', 'za\u00ADmek'],
    ['biało-\n-[czerwona]', 'biało-czerwona'],
    ['[biało]- \n -czerwona', 'biało-czerwona'],
    // Letterspaced.
    ['słowo z e [j] d z i o n o nie', 'zejdziono'],
    ['[Z] E J D Z I O N O', 'ZEJDZIONO'],
    ['raz  k o t e [k],  dwa', 'kotek'],
    // Points between syllables.
    ['[za]·mek', 'za·mek'],
    ['dic\u2027[tio]\u2027nary', 'dic\u2027tio\u2027nary'],
  ])('%j is part of %s', (marked, text) => {
    expect(wholeWords(...parts(marked))).toMatchObject({ text, added: true });
  });

  it.each([
    ['raz [dwa] trzy', 'dwa'],
    ['„[kot]”', 'kot'],
    ['[kot], pies', 'kot'],
    ['[kot]? Nie', 'kot'],
    ['‘[kot]’', 'kot'],
    ['koty--[psy]', 'psy'],
    // The next block, and a line that ends in a dash.
    ['op-\n\n[art]', 'art'],
    ['Kot -\n[pies]', 'pies'],
    ['Kreuz-\n[Wort]', 'Wort'],
    ['[kot] · pies', 'kot'],
    ['[kot]/pies', 'kot'],
    // An adjacent mark.
    ['[zamek]¹ – budowla', 'zamek'],
    ['³[zamek]', 'zamek'],
    // Prose.
    ['[kolega](i)', 'kolega'],
  ])('%j ends with its words', (marked, text) => {
    expect(wholeWords(...parts(marked))).toMatchObject({ text, added: false });
  });

  it('include the letters of a play that were already on the board', () => {
    for (const [before, selected, behind] of [
      ['', 'REMA', '(KI)'],
      ['8G REMA(', 'KI', ') +24'],
      ['CZ(', 'OP', ')Y'],
    ] as const)
      expect(wholeWords(before, selected, behind).text).toMatch(/^(REMA\(KI\)|CZ\(OP\)Y)$/);
  });

  it('come with their surroundings', () => {
    expect(wholeWords('dwa za', 'mek pie', 'sek trzy')).toMatchObject({ before: 'dwa ', behind: ' trzy' });
  });

  it('are joined if hyphenated at a line end', () => {
    expect(wholeWords('', 'Kreuz-\nworträtsel und\nHefte', '').text).toBe('Kreuzworträtsel und\nHefte');
  });

  it('contain the selection, and take little time for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        (before, text, behind) => {
          const whole = wholeWords(before, text, behind);
          const joined = text.replace(/-[ \t]*\n[ \t]*(?=\p{Ll})/gu, '');
          expect(whole.text).toContain(whole.added ? '' : joined);
          expect((before + text + behind).length).toBeGreaterThanOrEqual(whole.text.length);
        },
      ),
    );
  });
});

it.each([
  ['bạnk', 'bank'],
  ['Kä̱se', 'Käse'],
  ['e̲i̲sern', 'eisern'],
])('the mark of stress in %s is removed', (marked, text) => {
  expect(wholeWords('das ', marked, '')).toMatchObject({ text, added: false });
});

it('a dot below is part of a letter in Vietnamese', () => {
  expect(wholeWords('cảm ơn ', 'bạn', '')).toMatchObject({ text: 'bạn' });
});

it.each([
  ['an index', 'A [B] C D E F', 'B'],
  ['a Polish index', 'J K [L] Ł M N', 'L'],
  ['words of one letter', 'a [i] o', 'i'],
  ['numbers', '1 2 [3] 4 5', '3'],
])('%s is not a letterspaced word', (_, marked, text) => {
  expect(wholeWords(...parts(marked))).toMatchObject({ text, added: false });
});

it('a letterspaced word that is selected is closed', () => {
  expect(wholeWords('', 'z e j d z i o n o', '')).toMatchObject({ text: 'zejdziono', added: false });
});
