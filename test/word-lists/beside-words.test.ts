import { describe, expect, it } from 'vitest';
import { ENGLISH, inOrder, POLISH, readText, wordsOf } from './lists.ts';

const POLISH_WORDS = 'abaja abażur bandaż barszcz bąk beczka bicz biurko błoto bochen bordo brzeg'.split(' ');
const ENGLISH_WORDS = 'abet aback cab cabbage cable cadet cake candle cargo carve chin dog'.split(' ');

const sorted = (word: string) => [...word].sort().join('');
const sortedAsPolish = (word: string) => [...word].sort((one, other) => one.localeCompare(other, 'pl')).join('');

function words(lines: readonly string[], purpose = POLISH): string[] {
  return wordsOf(readText(lines.join('\n'), purpose));
}

describe('a column of the sorted letters of each word', () => {
  it.each<[string, (word: string, i: number) => string]>([
    ['before an equals sign', (word) => `${sorted(word)}=${word}`.toUpperCase()],
    ['behind an equals sign', (word) => `${word}=${sorted(word)}`],
    ['before a space', (word) => `${sorted(word)} ${word}`],
    ['before a colon', (word) => `${sorted(word)}: ${word}`],
    ['before an arrow', (word) => `${sorted(word)} -> ${word}`],
    ['behind a semicolon', (word) => `${word};${sorted(word)}`],
    ['between numbers and words', (word, i) => `${i + 1}\t${sorted(word)}\t${word}`],
  ])('%s is not read', (_, line) => {
    expect(words(ENGLISH_WORDS.map(line), ENGLISH)).toEqual(inOrder(ENGLISH_WORDS, ENGLISH));
    expect(words(POLISH_WORDS.map(line))).toEqual(inOrder(POLISH_WORDS));
  });

  it('is known when letters with marks follow their plain letter', () => {
    expect(words(POLISH_WORDS.map((word) => `${sortedAsPolish(word)} ${word}`))).toEqual(inOrder(POLISH_WORDS));
  });
});

it('a name that each line repeats is no word', () => {
  const lines = POLISH_WORDS.map((_, i) => `id=${i},price=${i * 3}`);
  expect(() => words(lines)).toThrow();
});

describe('notation around words', () => {
  it.each<[string, (words: readonly string[]) => string[]]>([
    ['fields', (all) => ['dictionary=main:pl,version=54', ...all.map((word, i) => ` word=${word},f=${i},flags=`)]],
    ['fields, the word behind', (all) => all.map((word, i) => `f=${i},word=${word}`)],
    ['fields between other records', (all) => all.flatMap((word) => [` word=${word},f=1`, '  bigram=pies,f=2'])],
    ['fields of one key', (all) => all.map((word) => `word=${word}`)],
    ['records of JSON', (all) => all.map((word, i) => `{"id": ${i}, "słowo": "${word}"}`)],
    ['records of JSON in one line', (all) => [`[${all.map((word, i) => `{"id":${i},"word":"${word}"}`).join(',')}]`]],
    ['XML', (all) => ['<?xml version="1.0"?>', '<list>', ...all.map((word) => `  <w n="1">${word}</w>`), '</list>']],
    ['a table of HTML', (all) => ['<table>', ...all.map((word, i) => `<tr><td>${i}</td><td>${word}</td></tr>`)]],
    ['line ends of HTML', (all) => all.map((word, i) => (i === all.length - 1 ? word : `${word}<br>`))],
    ['links', (all) => ['<ul>', ...all.map((word) => `<li><a href="/s/${word}">${word}</a></li>`)]],
    ['Markdown', (all) => all.map((word) => `* **${word}** – coś innego`)],
    ['boxes', (all) => all.map((word, i) => `- [${i % 2 ? 'x' : ' '}] ${word}`)],
    ['backticks', (all) => all.map((word) => `\`${word}\``)],
    ['marks of a forum', (all) => ['[b]Lista:[/b]', ...all.map((word) => `[*]${word}`)]],
    ['links of a wiki', (all) => all.map((word) => `* [[${word}]]`)],
    ['numbers without a space', (all) => all.map((word, i) => `${i}:${word}`)],
    ['links of Markdown', (all) => all.map((word) => `- [${word}](https://example.org/${word})`)],
    ['numbers of words in one line', (all) => [all.map((word, i) => `${i + 1}. ${word}`).join(' ')]],
    [
      'calls of a program',
      (all) => ['Set<String> words = new HashSet<>();', ...all.map((word) => `words.add("${word}");`)],
    ],
    ['an array', (all) => ['const char *words[] = {', ...all.map((word) => `    "${word}",`), '    NULL', '};']],
    ['a set in one line', (all) => [`SLOWA = {${all.map((word) => `'${word}'`).join(', ')}}`]],
    [
      'keys of a table',
      (all) => ['local words = {', ...all.map((word) => `  ["${word}"] = true,`), '}', 'return words'],
    ],
    ['JSON with fields of its own', (all) => [JSON.stringify({ name: 'Lista', language: 'pl', words: all })]],
    ['JSON by letter', (all) => [JSON.stringify({ a: all.slice(0, 2), b: all.slice(2) })]],
    ['new words', (all) => all.map((word, i) => (i % 3 ? word : `${word} (nowe)`))],
    ['points between syllables', (all) => all.map((word) => word.replace(/(.{2})(?=.{2})/g, '$1·'))],
  ])('%s', (_, lines) => {
    expect(words(lines(POLISH_WORDS))).toEqual(inOrder(POLISH_WORDS));
  });

  it('the title of a document is no word', () => {
    const page = ['<html><head>', '<title>Gra</title>', ...POLISH_WORDS.map((word) => `<li>${word}</li>`), '</html>'];
    const list = readText(page.join('\n'));
    expect(wordsOf(list)).toEqual(inOrder(POLISH_WORDS));
    expect(list.report.firstSkipped.map(({ text }) => text)).toContain('<title>Gra</title>');
  });

  it('the names of settings are no words', () => {
    const names = 'strict target module include exclude types paths references extends files'.split(' ');
    const values = ['true', '"es2022"', '["src"]', '12', '{ "one": 1 }'];
    const settings = ['{', ...names.map((name, i) => `  "${name}": ${values[i % values.length]},`), '}'];
    expect(() => words(settings, ENGLISH)).toThrow();
  });

  it('points between words do not join them', () => {
    const rows = [0, 4, 8].map((from) => POLISH_WORDS.slice(from, from + 4).join('·'));
    expect(() => words(rows)).toThrow();
  });
});

describe('what stands before several words', () => {
  const forms = [
    ['abat', 'abata', 'abatowi'],
    ['adres', 'adresu', 'adresem'],
    ['akt', 'aktu', 'aktowi'],
  ];

  it.each<[string, (lemma: string, others: string) => string]>([
    ['a colon', (lemma, others) => `${lemma}: ${others}`],
    ['a dash', (lemma, others) => `${lemma} – ${others}`],
    ['a bracket', (lemma, others) => `${lemma} (${others})`],
    ['a tab', (lemma, others) => `${lemma}\t${others}`],
  ])('a lemma before %s is a word with its forms', (_, line) => {
    const lines = forms.map(([lemma = '', ...others]) => line(lemma, others.join(', ')));
    expect(words(lines)).toEqual(inOrder(forms.flat()));
  });

  it.each<[string, string[]]>([
    ['one line', ['Dwójki: aa, ad, ag, be, bi, bo, co, da.']],
    ['a line for each letter', ['A – aa, ad, ag', 'B – be, bi, bo', 'C – co', 'D – da']],
    ['spaces between the words', ['Dwójki: AA AD AG BE BI BO CO DA']],
    ['several lines of one title', ['Dwójki: aa, ad, ag,', 'be, bi, bo,', 'co, da.']],
  ])('a title is none: %s', (_, lines) => {
    expect(words(lines)).toEqual(inOrder('aa ad ag be bi bo co da'.split(' ')));
  });

  it('a title before the only line of words is none', () => {
    expect(words(['Zweibuchstabenwörter', '', 'ab, am, an, da, du, eh, ei, er'])).toEqual(
      inOrder('ab am an da du eh ei er'.split(' ')),
    );
  });

  it('letters with a sign between them are none before their anagrams', () => {
    const lines = ['EAS + T: EAST EATS SEAT', 'TOP + S: POTS STOP SPOT', 'MEN + A: MEAN NAME MANE'];
    const expected = 'east eats seat pots stop spot mean name mane'.split(' ');
    expect(words(lines, ENGLISH)).toEqual(inOrder(expected, ENGLISH));
  });

  it('the user sees the titles that are left out', () => {
    const { report } = readText('Dwójki: aa, ad, ag, be, bi, bo, co, da.');
    expect(report.further).toMatchObject({ lines: 1, text: expect.stringContaining('Dwójki') });
  });

  it.each(['\t', ' ', ': '])('sorted letters before their anagrams are none: %j', (sign) => {
    const lines = [`AEST${sign}EAST EATS SEAT`, `OPST${sign}POTS STOP SPOT TOPS`, `AEMN${sign}MEAN NAME MANE`];
    const expected = 'east eats seat pots stop spot tops mean name mane'.split(' ');
    expect(words(lines, ENGLISH)).toEqual(inOrder(expected, ENGLISH));
  });

  it('a meaning of several words is no form', () => {
    const lines = ['abat: opat, zakonnik', 'adres: dane, miejsce', 'akt: czyn, dokument'];
    expect(words(lines)).not.toContain('dokument');
    const synonyms = ['gbur: cham, chamidło, grubianin, prostak', 'gmach: budowla, budynek, dom, kamienica'];
    expect(() => words(synonyms)).toThrow();
  });

  it('lemmas have one or several forms', () => {
    const lines = ['eber – ebers, ebern', 'ecke – ecken', 'eiche – eichen', 'elch – elchs, elche'];
    expect(words(lines, { language: 'de', board: true })).toContain('eichen');
  });

  it('a column of the same word is none of words', () => {
    const lines = POLISH_WORDS.map((_, i) => `127.0.0.1 - - [12/May/2026] "GET /${i}" 200`);
    expect(() => words(lines)).toThrow();
  });
});

describe('remarks behind a word', () => {
  it.each(['# nowe', '// nowe', '-- nowe', '; od 2019', '[2026]', '(wyd. 2)'])('%s', (remark) => {
    const lines = POLISH_WORDS.map((word, i) => (i % 3 ? word : `${word} ${remark}`));
    expect(words(lines)).toEqual(inOrder(POLISH_WORDS));
  });

  it('are shown to the user', () => {
    const lines = POLISH_WORDS.map((word, i) => (i % 6 ? word : `${word} # nowe`));
    expect(readText(lines.join('\n')).report.further).toMatchObject({ lines: 2, line: 1 });
  });

  it('in brackets without a number may say that it is no word', () => {
    const lines = POLISH_WORDS.map((word, i) => (i === 3 ? `${word} (niedopuszczalne)` : word));
    expect(words(lines)).toEqual(inOrder(POLISH_WORDS.filter((_, i) => i !== 3)));
  });
});
