import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { Lexicon } from '../../src/core/lexicon/lexicon.ts';
import type { Paradigm, ParadigmForm } from '../../src/core/rules/paradigm.ts';
import { rulesetsOfLanguage } from '../../src/core/rulesets/index.ts';
import { formsOf, judge } from '../all-rules.ts';
import { placesOf } from './paradigm-places.ts';

const lexicons = loadLexicons('pfs-2018');
const ask = (word: string, choice?: string) => formsOf(word, 'pfs-2018', lexicons, choice);
const paradigmOf = (word: string, choice?: string): Paradigm => ask(word, choice).paradigm!;

/**
 * Returns the forms of the cells whose title, row and column have all these labels; negated ones only if `negated` is one of the labels.
 */
function cell(paradigm: Paradigm, ...labels: string[]): ParadigmForm[] {
  return placesOf(paradigm)
    .filter((place) => labels.every((label) => place.labels.includes(label)))
    .filter((place) => place.labels.includes('negated') === labels.includes('negated'))
    .map(({ form }) => form);
}

const words = (forms: readonly ParadigmForm[]): string[] => forms.map(({ form }) => form);
const lemmas = (word: string): string[] => ask(word).choices.map(({ lemma }) => lemma);

describe('any form leads to its lemmas', () => {
  it.each([
    ['poszłom', ['pójść']],
    ['dniałom', ['dnieć']],
    ['zwykłby', ['zwyknąć']],
    ['cardox', ['cardox']],
    ['cardoksu', ['cardox', 'cardoks']],
    ['remake’u', ['remake']],
    ['chceszli', ['chcieć']],
    ['nieczytaniem', ['czytać']],
    ['fartnie', ['fartnąć']],
    ['siądziono', ['siąść']],
  ])('%s: %j', (word, expected) => {
    expect(lemmas(word)).toEqual(expected);
  });

  it('distinguishes homonyms by part of speech, gender and aspect, likeliest first', () => {
    expect(ask('zejście').choices.map(({ lemma, about }) => [lemma, ...about])).toEqual([
      ['zejście', 'part_subst', 'gender_n'],
      ['zejść', 'part_verb', 'aspect_perf'],
    ]);
    const aspects = (word: string) => ask(word).choices.map(({ about }) => about[1]);
    expect(aspects('powodziło')).toEqual(['aspect_imperf', 'aspect_perf']);
    expect(aspects('powodziłom')).toEqual(['aspect_perf', 'aspect_imperf']);
    expect(aspects('powodząc')).toEqual(['aspect_imperf', 'aspect_perf']);
    expect(ask('profesor').choices.map(({ about }) => about)).toContainEqual(['part_subst', 'gender_f']);
    expect(lemmas('iście')).toContain('iść');
    expect(lemmas('zadniej')).toEqual(['zadni', 'zadnieć']);
    expect(lemmas('kochany')).toEqual(expect.arrayContaining(['kochany', 'kochać']));
  });

  it('says that a verb goes with się', () => {
    expect(ask('bać').choices[0]!.about).toEqual(['part_verb', 'aspect_imperf', 'with_sie']);
  });

  it('gives a word without grammar in the list a place of its own', () => {
    const { game } = lexicons;
    const without: Lexicon = {
      has: (form) => game.has(form),
      reach: (form) => game.reach(form),
      readings: (form) => (form === 'oknami' ? [] : game.readings(form)),
      forms: (lemma) => game.forms(lemma),
      neighbours: (...args) => game.neighbours(...args),
    };
    const { paradigm } = formsOf('oknami', 'pfs-2018', { ...lexicons, game: without });
    expect(paradigm).toMatchObject({ lemma: 'oknami', about: [] });
    expect(placesOf(paradigm!)).toMatchObject([
      { labels: ['table_other'], form: { form: 'oknami', status: 'allowed' } },
    ]);
  });

  it('offers a name in its spelling, barred as a name', () => {
    const paradigm = paradigmOf('Warszawa');
    expect(paradigm).toMatchObject({ lemma: 'Warszawa', about: ['part_name', 'gender_f'] });
    expect(cell(paradigm, 'case_loc', 'number_sg')).toMatchObject([
      { form: 'Warszawie', status: 'barred', rule: 'pfs-2018/proper-name', section: 'excl.1' },
    ]);
  });

  it('has no paradigm for a string that is no form of a lemma', () => {
    expect(ask('siedziono')).toMatchObject({ choices: [], paradigm: null });
    expect(ask('')).toMatchObject({ word: '', choices: [], paradigm: null });
    expect(ask('„Zejście”,').word).toBe('Zejście');
  });

  it('gives the chosen paradigm, and the likeliest one for an unknown choice', () => {
    const [first, second] = ask('zejście').choices;
    expect(paradigmOf('zejście', second!.id).lemma).toBe('zejść');
    expect(paradigmOf('zejście', 'okno|subst|n|').id).toBe(first!.id);
  });
});

describe('paradigms', () => {
  it('okno: cases by number, with points', () => {
    const okno = paradigmOf('oknami');
    expect(okno.tables.map(({ title, columns, rows }) => [title, columns, rows.length])).toEqual([
      [['part_subst'], [['number_sg'], ['number_pl']], 7],
    ]);
    expect(cell(okno, 'case_gen', 'number_pl')).toEqual([{ form: 'okien', status: 'allowed', points: 6 }]);
  });

  it('biały: genders, degrees, nie-, the adverb', () => {
    const biały = paradigmOf('bielszą');
    expect(words(cell(biały, 'degree_pos', 'case_acc', 'number_sg', 'gender_m')).sort()).toEqual(['białego', 'biały']);
    expect(words(cell(biały, 'degree_sup', 'case_nom', 'gender_personal'))).toEqual(['najbielsi']);
    expect(cell(biały, 'degree_pos', 'case_nom', 'gender_f', 'negated')).toMatchObject([
      { form: 'niebiała', status: 'allowed', section: '2.a.1' },
    ]);
    expect(words(cell(biały, 'part_adv', 'degree_pos'))).toEqual(['biało']);
    expect(words(cell(paradigmOf('polski'), 'part_adjp'))).toEqual(['polsku']);
  });

  it('zejść: variants in a cell, forms barred by list 7 struck through, neuter first person by 4.f', () => {
    const zejść = paradigmOf('zeszłom');
    expect(zejść.defect).toMatchObject({ rule: 'pfs-2018/defective-A', missing: ['imps', 'ppas'], left: [] });
    expect(words(cell(zejść, 'part_pant'))).toEqual(['zeszedłszy', 'zszedłszy']);
    expect(cell(zejść, 'tense_praet', 'person_pri', 'gender_n')).toEqual([
      {
        form: 'zeszłom',
        status: 'allowed',
        rule: 'pfs-2018/potential-neuter-12',
        section: '4.f',
        potential: 'f',
        unattested: true,
        points: 10,
      },
    ]);
    expect(cell(zejść, 'part_imps')).toMatchObject([
      { form: 'zejdziono', status: 'barred', rule: 'pfs-2018/defective-A', section: 'list 7, block 1' },
    ]);
    expect(words(cell(zejść, 'part_ger', 'case_nom', 'number_sg', 'negated'))).toEqual(['niezejście']);
    expect(words(cell(zejść, 'tense_impt', 'person_sec', 'number_sg'))).toEqual(['zejdź', 'zejdźże']);
    expect(cell(zejść, 'part_ppas').every(({ status }) => status === 'barred')).toBe(true);
  });

  it('dnieć: only the third person neuter', () => {
    const dnieć = paradigmOf('dniałom');
    expect(dnieć.defect).toMatchObject({ rule: 'pfs-2018/defective-C', missing: [], left: ['inf', 'ter_n', 'ger'] });
    const allowed = placesOf(dnieć).filter(
      ({ form, labels }) => form.status === 'allowed' && !labels.includes('part_ger'),
    );
    expect(words(allowed.map(({ form }) => form))).toEqual(['dnieje', 'dniało', 'dniałoby', 'dnieć']);
    expect(cell(dnieć, 'tense_praet', 'person_pri', 'gender_n')).toMatchObject([{ form: 'dniałom', status: 'barred' }]);
    // No imperfective verb has the anterior converb.
    expect(cell(dnieć, 'part_pant')).toEqual([]);
  });

  it('powinien: the indicative without the conditional', () => {
    const powinien = paradigmOf('powinno');
    expect(words(cell(powinien, 'tense_present', 'person_sec', 'gender_f'))).toEqual(['powinnaś']);
    expect(new Set(cell(powinien, 'tense_pot').map(({ status }) => status))).toEqual(new Set(['barred']));
  });

  it('powodzić: the whole perfective, the restricted imperfective, each linking the other', () => {
    const [perfective, imperfective] = ask('powodzę').choices.map(({ id }) => paradigmOf('powodzę', id));
    expect(cell(perfective!, 'tense_future', 'person_pri', 'number_sg')).toMatchObject([
      { form: 'powodzę', status: 'allowed' },
    ]);
    expect(cell(imperfective!, 'tense_present', 'person_pri', 'number_sg')).toMatchObject([
      { form: 'powodzę', status: 'barred', allowedAs: ['powodzić'] },
    ]);
    const [converb] = cell(imperfective!, 'part_pcon');
    expect(converb).toMatchObject({ form: 'powodząc', status: 'barred' });
    expect(converb).not.toHaveProperty('allowedAs');
    expect(cell(perfective!, 'part_pcon')).toEqual([]);
    expect(perfective!.related.map(({ id }) => id)).toContain(imperfective!.id);
    expect(imperfective!.related.map(({ id }) => id)).toContain(perfective!.id);
    expect(perfective).not.toHaveProperty('defect');
  });

  it('stać, paść: a verb of each aspect with its own forms, each linking the other', () => {
    const verbs = (word: string) => ask(word).choices.filter(({ about }) => about[0] === 'part_verb');
    const about = (word: string) => verbs(word).map(({ lemma, about: [, aspect] }) => `${lemma} ${aspect}`);
    expect(about('stoję')).toEqual(['stać aspect_imperf']);
    expect(about('pasę')).toEqual(['paść aspect_imperf']);
    expect(about('padnę')).toEqual(['paść aspect_perf']);
    for (const [lemma, present, future] of [
      ['stać', 'stoję', 'stanę'],
      ['paść', 'pasę', 'padnę'],
    ] as const) {
      expect(about(lemma).sort()).toEqual([`${lemma} aspect_imperf`, `${lemma} aspect_perf`]);
      const imperfective = paradigmOf(lemma, `${lemma}|verb||imperf`);
      const perfective = paradigmOf(lemma, `${lemma}|verb||perf`);
      expect(words(cell(imperfective, 'tense_present', 'person_pri', 'number_sg'))).toEqual([present]);
      expect(words(cell(perfective, 'tense_future', 'person_pri', 'number_sg'))).toEqual([future]);
      expect(cell(imperfective, 'part_pant')).toEqual([]);
      expect(cell(perfective, 'part_pcon')).toEqual([]);
      expect(imperfective.related.map(({ id }) => id)).toContain(perfective.id);
      expect(perfective.related.map(({ id }) => id)).toContain(imperfective.id);
    }
    // Of both aspects, with the same forms: one verb.
    expect(verbs('awansować').map(({ id, about: [, aspect] }) => [id, aspect])).toEqual([
      ['awansować|verb||', 'aspect_imperf_perf'],
    ]);
  });

  it('name the other lemma that keeps the letters of a missing form, and link it', () => {
    const iść = paradigmOf('iść');
    expect(cell(iść, 'part_ger', 'case_nom', 'number_sg')).toMatchObject([
      { form: 'iście', status: 'barred', allowedAs: expect.arrayContaining(['iście']) },
    ]);
    expect(iść.related.map(({ lemma, about }) => [lemma, about[0]])).toContainEqual(['iście', 'part_adv']);
    expect(paradigmOf('wnijść').related.map(({ lemma }) => lemma)).toContain('wejść');
    expect(paradigmOf('słychać').related.map(({ lemma }) => lemma)).toContain('niesłychanie');
  });

  it('have the forms that 2.e builds on a past that list 7 leaves', () => {
    const conditional = cell(paradigmOf('zwyknąć'), 'tense_pot');
    expect(conditional.length).toBe(15);
    expect(new Set(conditional.map(({ status }) => status))).toEqual(new Set(['allowed']));
    expect(judge('zwykłby', 'pfs-2018', lexicons).reasons[0]?.rule).toBe('pfs-2018/by-verb');
  });

  it('bar forms with a letter without a tile beside the others', () => {
    const cardox = paradigmOf('cardox');
    expect(cell(cardox, 'case_nom', 'number_sg')).toMatchObject([
      { form: 'cardox', status: 'barred', rule: 'pfs-2018/letters', points: null },
    ]);
    expect(cell(cardox, 'case_gen', 'number_sg').map(({ form, status }) => [form, status])).toEqual([
      ['cardoksu', 'allowed'],
      ['cardoxu', 'barred'],
    ]);
  });

  it('show a refused form that was looked up beside the form from which it is made', () => {
    expect(cell(paradigmOf('chceszli'), 'tense_present', 'person_sec', 'number_sg')).toMatchObject([
      { form: 'chcesz', status: 'allowed' },
      { form: 'chceszli', status: 'barred', rule: 'pfs-2018/particle-li' },
    ]);
    const biały = paradigmOf('niebielszych');
    expect(biały.lemma).toBe('biały');
    expect(cell(biały, 'degree_com', 'negated', 'case_nom', 'gender_f')).toMatchObject([
      { form: 'niebielsza', status: 'barred', rule: 'pfs-2018/nie-closed' },
    ]);
    expect(cell(paradigmOf('biały'), 'degree_com', 'negated')).toEqual([]);
    expect(cell(paradigmOf('niepolsku'), 'part_adjp', 'negated')).toMatchObject([
      { form: 'niepolsku', status: 'barred', rule: 'pfs-2018/nie-sku-excluded' },
    ]);
  });

  it.each([
    ['trwaniach', 'a'],
    ['profesory', 'b'],
    ['zamężny', 'e'],
    ['świeciłom', 'f'],
    ['bazylij', 'i'],
    ['akowcze', 'j'],
  ])('cite section 4.%s for a potential form', (form, letter) => {
    const letters = ask(form).choices.flatMap(({ id }) =>
      placesOf(paradigmOf(form, id)).flatMap((place) => (place.form.form === form ? [place.form.potential] : [])),
    );
    expect(letters).toContain(letter);
  });
});

describe('words of several lexemes', () => {
  it.each([
    ['mam', 'mieć'],
    ['dam', 'dać'],
    ['byto', 'być'],
    ['biały', 'biały'],
  ])('%s is most likely a form of %s', (word, lemma) => expect(lemmas(word)[0]).toBe(lemma));

  it.each([
    ['on', 'part_ppron3'],
    ['kilka', 'part_num'],
    ['jutro', 'part_adv'],
  ])('%s is most likely a %s', (word, part) => expect(ask(word).choices[0]!.about[0]).toBe(part));
});

describe('any string', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(...'niezżlbymśa', ' ', '-', '’', '.', 'A', '\ud800'), maxLength: 40 }),
  );

  it.each(rulesetsOfLanguage('pl'))('has an answer under %s, whatever the choice', (ruleset) => {
    fc.assert(
      fc.property(anything, anything, (word, choice) => {
        const forms = formsOf(word, ruleset, lexicons, choice);
        expect(forms.paradigm === null).toBe(forms.choices.length === 0);
        expect(JSON.parse(JSON.stringify(forms))).toEqual(forms);
      }),
      { numRuns: 300 },
    );
  });

  it('has an answer at once if it is very long', () => {
    for (const unit of ['a', 'nie', 'że', ' ', '’']) {
      expect(formsOf(unit.repeat(1_000_000 / unit.length), 'pfs-2018', lexicons).paradigm).toBeNull();
    }
  });
});
