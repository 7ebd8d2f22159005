import { describe, expect, it } from 'vitest';
import { readSeveral } from '../../src/background/several-words.ts';
import { MOST_RUNNING_WORDS, manySelectedWords } from '../../src/core/words/running-text.ts';
import { wholeWords } from '../../src/core/words/whole-words.ts';

/** @param marked `before [selected] behind`, where `⟦` and `⟧` are the ends of the selection. */
function read(marked: string, isExplicit = false) {
  const [, before = '', selected = marked, behind = ''] = /^([^⟦]*)⟦([^⟧]*)⟧(.*)$/s.exec(marked) ?? [];
  return readSeveral(wholeWords(before, selected, behind), { isExplicit: isExplicit });
}

describe('a few words', () => {
  it.each([
    ['one word of a sentence', 'Nie ma ⟦kota⟧ w domu.', ['kota']],
    ['in capitals', 'Ułożył ⟦KOT OKnO⟧ i wygrał.', ['KOT', 'OKnO']],
    ['in lines', 'Ala\n⟦kot\npies⟧\ndom', ['kot', 'pies']],
    ['in cells', '⟦kot\tpies⟧\tdom', ['kot', 'pies']],
    ['with commas', 'Są ⟦kot, pies, dom⟧ i nic.', ['kot', 'pies', 'dom']],
    ['with a line to themselves', 'Tytuł\n⟦kot pies⟧\nTekst', ['kot', 'pies']],
    ['behind a colon', 'Kilka: ⟦kot pies dom⟧. Dalej', ['kot', 'pies', 'dom']],
    ['that are all there is', 'kot pies', ['kot', 'pies']],
    ['letterspaced', 'Tytuł\n⟦z e j d z i o n o⟧', ['zejdziono']],
    ['with a mark', 'Nowy ⟦zamek⟧¹ stoi', ['zamek']],
    ['through other letters', 'wtedy ⟦REMA⟧(KI) i', ['REMAKI']],
  ])('%s are judged', (_what, marked, words) => expect(read(marked)).toEqual({ words, many: 0 }));

  it.each([
    ['from the middle of a sentence', 'Nikt ⟦tego nie układa⟧ przecież.', 3],
    ['from its beginning', '⟦Nikt tego⟧ nie układa.', 2],
    ['from its end', 'Nikt tego ⟦nie układa.⟧', 2],
    ['a sentence', '⟦Nie ma kota.⟧', 3],
    ['a sentence but for its point', 'Tak. ⟦Nie ma kota⟧. I już', 3],
    ['with the comma of a clause', 'wtedy, ⟦kiedy nie ma,⟧ co robić', 3],
    ['with a capital', 'Tu ⟦Ala ma⟧ kota', 2],
  ])('%s are offered, not judged', (_what, marked, many) => {
    expect(read(marked)).toEqual({ words: [], many });
    expect(read(marked, true).words).toHaveLength(many);
  });
});

describe('more words', () => {
  const sentence = 'Nikt tego nie układa przecież nigdy, powiedziała.';
  const chat = '[19:02] Hanka: żółw?\n[19:03] Olek: (tak), chceszli to już nie jest dozwolone słowo\n';

  it.each([
    ['a sentence', sentence, 7],
    ['several in a line', 'kot pies dom okno las', 5],
    ['a chat log', chat.repeat(2), 18],
    ['a chat log, long', chat.repeat(10), 90],
    ['with names alone', 'Hanka: układamy dziś?\nOlek: tak, zaraz przyjdę\n'.repeat(12), 60],
    ['with names in angle brackets', '<Hanka> układamy dziś?\n<Olek> tak, zaraz\n'.repeat(15), 60],
    ['a list', 'słowo\n'.repeat(80), 80],
  ])('%s: offered', (_what, text, many) => expect(read(text)).toEqual({ words: [], many }));

  it.each([
    ['an article', `${sentence} `.repeat(Math.ceil((MOST_RUNNING_WORDS + 1) / 7))],
    ['its paragraphs', `${sentence.repeat(5)}\n\n${sentence.repeat(5)}`],
    ['code', 'if (kot == pies) { return dom(okno, las, rzeka); }'],
    ['a call', 'let wynik = foo() tak nie ale może już'],
    ['numbers', '12 kg 13 cm 14 kg 15 cm 16 kg 17 18 19 20 21 22 23'],
    ['another script', 'Никто так не говорит никогда и нигде'],
    ['an address', 'https://example.org/kot/pies/dom/okno/las'],
  ])('%s: nothing', (_what, text) => expect(read(text)).toEqual({ words: [], many: 0 }));

  it('are offered on request, whatever they are', () => {
    expect(read(`${sentence} `.repeat(20), true).many).toBe(140);
  });
});

describe('a list of moves', () => {
  it('consists of the words of its plays and cross words', () => {
    expect(read('H8 KOT +10\n8D ŹDŹBŁO 48')).toMatchObject({ many: 0 });
    expect(read('8G\n24:00\nSTĘPIĆ\nĆĘIKPST\n0 +46\n46').words).toEqual(['STĘPIĆ']);
  });

  it('is offered as a table if it is long', () => {
    expect(read('1A KOT\n3A PIES\n5A DOM\n7A OKNO\n9A LAS\n').many).toBe(5);
  });
});

describe('a single letter', () => {
  it('is read on request, with its points', () => {
    expect(read('w')).toEqual({ words: [], many: 0 });
    expect(read('w', true).words).toEqual(['w']);
    expect(read('K₂', true).words).toEqual(['K']);
  });
});

describe('a chat of long lines is offered as a table', () => {
  const messages = ['kot zejdziono', 'tak chyba', 'zejdziono nie istnieje'];
  it.each<[string, (text: string) => string]>([
    ['names and times in lines of their own', (text) => `Hanka — dzisiaj o 19:02\n${text}`],
    ['a date behind the name', (text) => `Hanka, [12.05.2026 19:02]\n${text}\n`],
    ['a named month', (text) => `maj 12 19:02:11 <Hanka>\t${text}`],
  ])('%s', (_, line) => {
    const text = messages.map(line).join('\n');
    expect(manySelectedWords(text, { isExplicit: false })).toBe(7);
  });
});
