import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SkipReason } from '../../src/core/word-lists/list-report.ts';
import { previewOf } from '../../src/platform/list-import/inspect.ts';
import { ENGLISH, GERMAN, inOrder, POLISH, readText, wordsOf } from './lists.ts';

const LETTERS = 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż';
const word = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...LETTERS), minLength: least, maxLength: most });
const someWords = (least: number, most: number, fewest = 12) =>
  fc.uniqueArray(word(least, most), { minLength: fewest, maxLength: 150 }).map((words) => inOrder(words));

/** Lists are long, so fewer of them than usual have as many words. */
const holds = <T>(property: fc.IPropertyWithHooks<T>) => fc.assert(property, { numRuns: 40 });

const skipped = (text: string) => readText(text).report.skipped;

/** Words in rows of this length. */
function inRowsOf(words: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(words.length / size) }, (_, row) => words.slice(row * size, (row + 1) * size));
}

/** Words that continue down the first column, then down the next. */
function byColumns(words: readonly string[], columns: number): string[][] {
  const height = Math.ceil(words.length / columns);
  return Array.from({ length: height }, (_, row) => words.filter((_, i) => i % height === row));
}

const HEADER: Partial<Record<SkipReason, number>> = { heading: 3, section: 3 };

describe('the same words are read from a list', () => {
  it('with signs at some or all words, before or after them', () => {
    holds(
      fc.property(
        someWords(2, 15),
        fc.infiniteStream(fc.boolean()),
        fc.constantFrom('*', '#', '!', '+', '†', '⁴', ' *', '**', '#+'),
        (words, isMarked, sign) => {
          let marked = 0;
          const lines = words.map((one) => (isMarked.next().value && ++marked ? one + sign : one));
          const list = readText(lines.join('\n'));
          expect(wordsOf(list)).toEqual(words);
          expect(list.report.marks?.words ?? 0).toBe(marked);
          if (marked > 0) expect(list.report.marks?.signs).toBe([...new Set(sign.trim())].join(''));
        },
      ),
    );
  });

  it('with signs before words', () => {
    holds(
      fc.property(
        someWords(2, 15),
        fc.constantFrom('+', '*', '!', '* '),
        fc.integer({ min: 1, max: 40 }),
        (words, sign, every) => {
          const list = readText(words.map((one, i) => (i % every ? one : sign + one)).join('\r\n'));
          expect(wordsOf(list)).toEqual(words);
          expect(list.report.marks?.words).toBe(Math.ceil(words.length / every));
        },
      ),
    );
  });

  it('under headings', () => {
    holds(
      fc.property(
        someWords(2, 8),
        fc.constantFrom(
          '[Dwuliterowe]',
          '[A]',
          ' [Nowe słowa] ',
          'Trzyliterowe:',
          '[Nowe] (12)',
          '(Nowe)',
          '=== Nowe ===',
          '* Nowe *',
          '~~ Nowe ~~',
          '======',
        ),
        (words, heading) => {
          const half = words.length >> 1;
          const lines = [heading, ...words.slice(0, half), '', heading, ...words.slice(half)];
          expect(wordsOf(readText(lines.join('\n')))).toEqual(words);
          expect(skipped(lines.join('\n'))).toEqual({ heading: 2 });
        },
      ),
    );
  });

  it('in a dictionary of Scrabble3D, with and without definitions', () => {
    holds(
      fc.property(
        someWords(2, 15),
        fc.infiniteStream(fc.constantFrom('', '=', '=;1', '=nazwa; zob. dom;2', '=dom')),
        (words, meanings) => {
          const lines = words.map((one) => `${one.toUpperCase()}${meanings.next().value}`);
          const text = [
            '[Header]',
            'Version=100006',
            'Author="kto"',
            '[Categories]',
            '1=nowe',
            '[Words]',
            ...lines,
          ].join('\r\n');
          expect(wordsOf(readText(text))).toEqual(words);
          expect(skipped(text)).toEqual(HEADER);
          expect(readText(text).report.further).toBeUndefined();
        },
      ),
    );
  });

  it.each([' ', '\t', ';', ',', ', '])(
    'in rows with “%s” between the words, row by row and column by column',
    (between) => {
      holds(
        fc.property(someWords(2, 9, 30), fc.integer({ min: 2, max: 10 }), fc.boolean(), (words, columns, down) => {
          const rows = down ? byColumns(words, columns) : inRowsOf(words, columns);
          expect(wordsOf(readText(rows.map((row) => row.join(between)).join('\n')))).toEqual(words);
        }),
      );
    },
  );

  it.each([' ', '\t', ';', ','])(
    'in rows of any order with “%s” between the words, if all have the same length',
    (between) => {
      holds(
        fc.property(
          fc
            .integer({ min: 3, max: 6 })
            .chain((length) => fc.uniqueArray(word(length, length), { minLength: 30, maxLength: 90 })),
          fc.integer({ min: 3, max: 10 }),
          (words, columns) => {
            const rows = inRowsOf(words, columns);
            const title = `Wszystkie${between}znalezione`;
            for (const lines of [rows, [[title], ...rows]])
              expect(wordsOf(readText(lines.map((row) => row.join(between)).join('\n')))).toEqual(inOrder(words));
          },
        ),
      );
    },
  );

  it.each([' ', '\t', ';', ','])(
    'in columns of their lengths, with and without titles, with “%s” between them',
    (between) => {
      holds(
        fc.property(fc.integer({ min: 5, max: 30 }), fc.boolean(), fc.boolean(), (height, isTitled, isRagged) => {
          const ofLength = (length: number) =>
            inOrder(Array.from({ length: height }, (_, i) => LETTERS[i]! + 'ańół'.slice(0, length - 1)));
          const columns = [ofLength(2), ofLength(3), ofLength(4)];
          // Shorter columns end earlier; a table of spaces has no empty cells.
          if (isRagged && between !== ' ') columns[0]!.pop();
          const rows = Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? ''));
          const titles = isTitled ? [['Dwuliterowe', 'Trzyliterowe', 'Czteroliterowe']] : [];
          const list = readText([...titles, ...rows].map((row) => row.join(between)).join('\n'));
          expect(wordsOf(list)).toEqual(inOrder(columns.flat()));
        }),
      );
    },
  );

  it.each([';', ',', '\t'])('as a spreadsheet table with “sep=%s”', (separator) => {
    holds(
      fc.property(someWords(2, 15), fc.boolean(), (words, withHeader) => {
        const rows = words.map((one) => `"${one}"${separator}"${one.length}"`);
        const header = withHeader ? [`"Słowo"${separator}"Punkty"`] : [];
        const list = readText([`sep=${separator}`, ...header, ...rows].join('\r\n'));
        expect(wordsOf(list)).toEqual(words);
        expect(list.report.skipped).toEqual({ heading: 1, ...(withHeader && { header: 1 }) });
      }),
    );
  });
});

const POLISH_WORDS = inOrder(
  'aa abak abażur bąk ciąć dom dziób echo fala gęś hak iść jeż kość łabędź miś niż okno pięść rąk ślimak tor ul wąż zamek żółw'.split(
    ' ',
  ),
);

describe('a table gives one word a line:', () => {
  const taken = (column: (one: string, i: number) => string, separator: string, words = POLISH_WORDS) =>
    wordsOf(readText(words.map((one, i) => `${one}${separator}${column(one, i)}`).join('\n')));
  const TRANSLATIONS =
    'lava abacus shade bittern cut house beak echo wave goose hook go hedgehog bone swan bear low window fist hands snail track hive snake castle turtle'.split(
      ' ',
    );

  it.each(['\t', ';', ','])('a word and its description, with “%s” between them', (separator) => {
    expect(taken((one) => String(one.length), separator)).toEqual(POLISH_WORDS);
    expect(taken((_, i) => ['rzeczownik', 'czasownik'][i % 2] ?? '', separator)).toEqual(POLISH_WORDS);
    expect(taken((_, i) => TRANSLATIONS[i] ?? '', separator)).toEqual(POLISH_WORDS);
    expect(taken((one) => [...one].sort().join(''), separator)).toEqual(POLISH_WORDS);
    expect(taken((one) => one.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l'), separator)).toEqual(
      POLISH_WORDS,
    );
    // Lemmas of some other words, in the order of these.
    expect(taken((one) => `${one}ek`.slice(1), separator)).toEqual(POLISH_WORDS);
  });

  it('a word in four languages, and a word with its lemma, sorted by lemma', () => {
    const several = (_: string, i: number) => `${TRANSLATIONS[i]};${TRANSLATIONS[i]}en;la${TRANSLATIONS[i]}`;
    expect(taken(several, ';')).toEqual(POLISH_WORDS);
    const forms = POLISH_WORDS.flatMap((one) => [`${one}a`, `${one}em`]);
    expect(taken((one) => one.replace(/(?:a|em)$/, ''), '\t', inOrder(forms))).toEqual(inOrder(forms));
    expect(taken((one) => one.replace(/(?:a|em)$/, ''), ' ', inOrder(forms))).toEqual(inOrder(forms));
  });

  it('a word with a remark that has commas and ends alike', () => {
    expect(taken(() => 'to jest coś, znaczenie', ' – ')).toEqual(POLISH_WORDS);
  });

  it('words of one length with their alphagrams', () => {
    const words = inOrder('krowa kotek domek burak zamek wrona okapi motyl konik jelon igrek herod'.split(' '));
    expect(taken((one) => [...one].sort().join(''), ' ', words)).toEqual(words);
    expect(taken((one) => [...one].sort().join(''), '\t', words)).toEqual(words);
  });

  it('but singulars with their plurals are all words', () => {
    const pairs = [
      'abak abaki',
      'abażur abażury',
      'dom domy',
      'hak haki',
      'kot koty',
      'okap okapy',
      'ul ule',
      'zamek zamki',
    ];
    expect(wordsOf(readText(pairs.join('\n').replaceAll(' ', ';')))).toEqual(inOrder(pairs.join(' ').split(' ')));
  });

  it('but anagrams beside some words of one length are words as well', () => {
    const lines = 'abaka akbar bakan klops kotek kotka kram mark okapi\nkrowa wroka\nmotyl tylom\n'
      .replaceAll(' ', '\n')
      .replaceAll('krowa\nwroka', 'krowa wroka')
      .replaceAll('motyl\ntylom', 'motyl tylom');
    const all = lines.replaceAll('kram\nmark\n', '').trim();
    expect(wordsOf(readText(all))).toEqual(inOrder(all.split(/\s/)));
  });
});

describe('strings that are not words', () => {
  it('include headings and the lines of other sections', () => {
    const text = [
      '[Header]',
      'Version=1',
      '[Replace]',
      'ß=SS',
      'ab',
      '[Words]',
      'aba',
      'abak=liczydło',
      '[Categories]',
      'nowe',
      '1=dawne',
    ];
    expect(wordsOf(readText(text.join('\n')))).toEqual(['aba', 'abak']);
    expect(skipped(text.join('\n'))).toEqual({ heading: 4, section: 5 });
  });

  it('are left out of a section of words after many lines', () => {
    const entries = Array.from({ length: 3000 }, (_, i) => `x${i}=nowe`);
    const text = ['[Categories]', ...entries, '[Words]', ...POLISH_WORDS.map((one) => `${one}=opis`)].join('\n');
    expect(wordsOf(readText(text))).toEqual(POLISH_WORDS);
    expect(previewOf(text, POLISH).words).toEqual(POLISH_WORDS.slice(0, 6));
  });

  it('include entries before the first heading, and marks around a headline', () => {
    const text = `Version=1\n[Words]\n**Nowe**\n${POLISH_WORDS.join('\n')}`;
    expect(wordsOf(readText(text))).toEqual(POLISH_WORDS);
    expect(skipped(text)).toEqual({ heading: 2, section: 1 });
  });

  it('include parts of words, doubtful words and flags', () => {
    const lines = ['-li', 'pre-', '~owy', 'aba?', 'aba/S', '@aba', 'a*ba'];
    const list = readText([...POLISH_WORDS, ...POLISH_WORDS.map((one) => `na${one}`), ...lines.slice(0, 5)].join('\n'));
    expect(list.report.skipped).toEqual({ 'no-word': 5 });
    expect(() => readText(lines.join('\n'))).toThrow();
  });

  it('include headings between rows of words', () => {
    const grid = inRowsOf(
      POLISH_WORDS.filter((one) => one.length < 5),
      4,
    ).map((row) => row.join(' '));
    const words = wordsOf(readText(grid.join('\n')));
    for (const heading of ['[Nowe] 12', '== Nowe ==', '*** Nowe słowa ***', '(Nowe słowa)', 'Nowe słowa:', '_ Nowe _'])
      expect(wordsOf(readText([heading, ...grid.slice(0, 3), heading, ...grid.slice(3)].join('\n'))), heading).toEqual(
        words,
      );
  });

  it('do not include words in round brackets if most lines have them', () => {
    expect(wordsOf(readText('(kot)\n(pies)\n(słoń)'))).toEqual(['kot', 'pies', 'słoń']);
  });

  it('do not include words in JSON brackets, nor a word before a colon in each line', () => {
    expect(wordsOf(readText('["kot", "pies", "słoń"]'))).toEqual(['kot', 'pies', 'słoń']);
    expect(wordsOf(readText('kot:\npies:\nsłoń:'))).toEqual(['kot', 'pies', 'słoń']);
  });
});

describe('a preview', () => {
  it('shows the headings of a dictionary and its first words', () => {
    const text = ['[Header]', 'Version=1', '[Categories]', '[Words]', 'AA=a lava;1', 'AB', 'AD=x'].join('\n');
    const { lines, words, format } = previewOf(text, ENGLISH);
    expect(lines).toEqual(['[Header]', '[Categories]', '[Words]', 'AA=a lava;1', 'AB', 'AD=x']);
    expect(words).toEqual(['aa', 'ab', 'ad']);
    expect(format).toEqual({ kind: 'columns', separator: '=', column: 0 });
  });

  it('has the words of a full reading', () => {
    for (const text of ['aba*\n+abak\nbąk!\n', '[Nowe]\naba\n', 'sep=;\nSłowo;Punkty\naba;4\nabak;6\n'])
      expect(inOrder(previewOf(text, POLISH).words)).toEqual(wordsOf(readText(text)));
    expect(previewOf('[Wörter]\nÄhre*\nFön\n', GERMAN).words).toEqual(['ähre', 'fön']);
  });
});
