/** The forms view of German, on the packed lexicons. */

import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { Paradigm, ParadigmForm } from '../../src/core/rules/paradigm.ts';
import { formsOf } from '../all-rules.ts';
import { allForms } from './paradigm-places.ts';

const lexicons = loadLexicons('sd-2026');
const forms = (word: string, choice?: string) => formsOf(word, 'sd-2026', lexicons, choice);

function paradigmOf(word: string, choice?: string): Paradigm {
  const { paradigm } = forms(word, choice);
  if (!paradigm) throw new Error(`${word} has no paradigm`);
  return paradigm;
}

/** `~`: a barred form; `?`: an open one; a rule stands in brackets. */
function print({ form, status, section }: ParadigmForm): string {
  const mark = { allowed: '', barred: '~', open: '?', taken: '-', given: '+' }[status];
  return `${mark}${form}${section === undefined ? '' : ` [${section}]`}`;
}

/** The cells of a row, for example `tense_present`, `person_sec`. */
function row({ tables }: Paradigm, title: string, label: string): string[] {
  const table = tables.find((one) => one.title.join(' ') === title);
  const found = table?.rows.find((one) => one.label.join(' ') === label);
  return (found?.cells ?? []).map((cell) => cell.map(print).join(', '));
}

const titles = ({ tables }: Paradigm): string[] => tables.map(({ title }) => title.join(' '));

describe('from a word to its lemma', () => {
  it.each([
    ['einrexen', 'einrexen'],
    ['eingerexte', 'einrexen'],
    // A detached part leads to the whole verb, and so does a form that the verb does not build (I.7.3).
    ['rexten', 'einrexen'],
    ['gerext', 'einrexen'],
    ['Rexens', 'einrexen'],
    ['verhagelst', 'verhageln'],
    ['Größe', 'Größe'],
    ['GRÖSSE', 'Größe'],
    ['geschehst', 'geschehen'],
    ['geschiehst', 'geschehen'],
    ['geschahst', 'geschehen'],
    ['habs', 'haben'],
    ['finsterster', 'finster'],
    ['wandrest', 'wandern'],
    ['extremst', 'extrem'],
    ['Autoe', 'Auto'],
    ['abzugebend', 'abgeben'],
    ['ueber', 'über'],
    ['Berlin', 'Berlin'],
    // Shaped like a regular form of a word that has an irregular one.
    ['gegeht', 'gehen'],
    ['gutesten', 'gut'],
    ['Pferder', 'Pferd'],
  ])('%s → %s', (word, lemma) => {
    const { choices, paradigm } = forms(word);
    expect([choices[0]?.lemma, paradigm?.lemma]).toEqual([lemma, lemma]);
  });

  it('offers every word with this spelling, nouns first if the word has a capital', () => {
    const parts = (word: string) => forms(word).choices.map(({ lemma, about }) => `${lemma} ${about[0]}`);
    expect(parts('arme').slice(0, 2).sort()).toEqual(['Arm part_sub', 'arm part_adj']);
    expect(parts('Arme')[0]).toBe('Arm part_sub');
    expect(parts('arm')[0]).toBe('arm part_adj');
  });

  it.each([
    // A capital is stronger evidence than the letters of another word's dictionary form.
    ['Zeugen', 'Zeuge part_sub'],
    ['Beamten', 'Beamte part_sub'],
    ['haus', 'Haus part_sub'],
    // A noun that is an adjective with a capital, or a name, needs one.
    ['letzte', 'letzt part_adj'],
    ['Letzte', 'Letzte part_sub'],
    ['liebste', 'lieb part_adj'],
    ['wachse', 'wachsen part_ver'],
    // An inflected word has more to show.
    ['nah', 'nah part_adj'],
    ['kraft', 'Kraft part_sub'],
    ['heute', 'heute part_adv'],
    ['die', 'der part_art'],
    ['USA', 'USA part_abk'],
    // The more common word, although the letters are also the dictionary form of a rarer one.
    ['dicken', 'dick part_adj'],
    ['zähne', 'Zahn part_sub'],
    ['gewann', 'gewinnen part_ver'],
    ['klasse', 'Klasse part_sub'],
  ])('%s is %s first', (word, first) => {
    const [choice] = forms(word).choices;
    expect(`${choice?.lemma} ${choice?.about[0]}`).toBe(first);
  });

  it('distinguishes homonyms by gender and by separability', () => {
    expect(
      forms('See')
        .choices.map(({ about }) => about.join(' '))
        .sort(),
    ).toEqual(['part_sub gender_f', 'part_sub gender_m']);
    const about = forms('umfahren').choices.map((choice) => choice.about.at(-1));
    expect(about).toEqual(expect.arrayContaining(['verb_separable', 'verb_inseparable']));
  });

  it('gives the chosen paradigm, of the word’s own lemmas or of a related one', () => {
    const chosen = forms('See').choices[1]!;
    expect(paradigmOf('See', chosen.id)).toMatchObject({ id: chosen.id, about: chosen.about });
    const [base] = paradigmOf('abgeben').related;
    const answer = forms('abgeben', base?.id);
    expect(answer.paradigm?.lemma).toBe('geben');
    expect(answer.choices.map(({ id }) => id)).toContain(base?.id);
  });

  it('offers suggestions if there is no lemma, and never throws', () => {
    for (const word of ['', ' ', '123', '-', 'a'.repeat(500), '§::', '💥', 'Baum Haus'])
      expect(forms(word), word).toMatchObject({ paradigm: null });
    expect(forms('x', 'nonsense')).toMatchObject({ paradigm: null });
    expect(forms('x', 'ver::keinverb')).toMatchObject({ paradigm: null });
  });
});

describe('a separable verb', () => {
  it('has tables for its detached parts if no verb has their letters', () => {
    const paradigm = paradigmOf('einrexen');
    expect(paradigm.related).toEqual([]);
    expect(row(paradigm, 'part_inf', 'part_zu')).toEqual(['einzurexen [II.2.4]']);
    expect(row(paradigm, 'part_inf', 'part_inf_gen')).toEqual(['Einrexens [II.2.8]']);
    expect(row(paradigm, 'tense_present form_joined', 'person_pri')).toEqual(['einrexe, einrex [II.5.1]', 'einrexen']);
    expect(row(paradigm, 'tense_present form_detached', 'person_sec')).toEqual(['rext [I.7.3]', 'rext [I.7.3]']);
    expect(row(paradigm, 'mood_imp form_detached', '')[0]).toBe('rexe [I.7.3], rex [II.5.1]');
    expect(row(paradigm, 'part_part2 form_detached', 'ending_none')).toEqual(['~gerext [I.7.3]']);
    expect(row(paradigm, 'part_part1', 'ending_none')).toEqual(['einrexend']);
    expect(titles(paradigm)).not.toContain('mood_imp');
  });

  it('links its base if that is a verb', () => {
    const paradigm = paradigmOf('abgeben');
    expect(paradigm.related.map(({ lemma }) => lemma)).toEqual(['geben']);
    expect(titles(paradigm).filter((title) => title.includes('form_detached'))).toEqual([]);
    expect(row(paradigm, 'tense_sub2 form_joined', 'person_sec')).toEqual([
      'abgäbest, abgäbst [II.5.1.d]',
      'abgäbet, abgäbt [II.5.1.d]',
    ]);
    expect(row(paradigm, 'part_zupart', 'ending_none')).toEqual(['~abzugebend [II.2.4.b]']);
    expect(row(paradigm, 'part_zupart', 'ending_es')).toEqual(['abzugebendes [II.2.4]']);
  });
});

describe('a paradigm of two conjugations', () => {
  it('has both subjunctives, and no persons that nobody forms', () => {
    const printed = allForms(paradigmOf('backen')).map(({ form }) => form);
    expect(printed).toEqual(expect.arrayContaining(['büke', 'backte', 'bäckt']));
    expect(printed).not.toContain('bäcken');
  });

  it('has both plurals, of one gender', () => {
    const { about, tables } = paradigmOf('Wagen');
    expect(about).toContain('gender_m');
    expect(JSON.stringify(tables)).toContain('Wägen');
  });
});

describe('a defective verb', () => {
  it('has its missing forms struck through, by person', () => {
    const paradigm = paradigmOf('geschehen');
    expect(paradigm.defect).toMatchObject({ rule: 'sd-2026/II.2.6', curated: true });
    expect(row(paradigm, 'tense_present', 'person_sec')).toEqual(['~geschiehst [II.2.6]', '~gescheht [II.2.6]']);
    expect(row(paradigm, 'tense_present', 'person_ter')).toEqual(['geschieht', 'geschehen, geschehn [II.5.1.e]']);
    expect(row(paradigm, 'tense_praet', 'person_pri')[0]).toBe('~geschah [II.2.6]');
    expect(row(paradigm, 'part_part2', 'ending_es')).toEqual(['geschehenes, geschehnes [II.5.2.b]']);
    const first = paradigm.tables.find(({ title }) => title[0] === 'tense_praet')?.rows[0]?.cells[0]?.[0];
    expect(first).toMatchObject({ form: 'geschah', status: 'barred', allowedAs: ['geschehen'] });
  });

  it('keeps the third person singular and participle II if it is impersonal', () => {
    const paradigm = paradigmOf('fisseln');
    expect(paradigm.defect).toMatchObject({ rule: 'sd-2026/II.2.6.impersonal', group: 'impersonal' });
    expect(row(paradigm, 'tense_praet', 'person_ter')).toEqual(['fisselte', '~fisselten [II.2.6]']);
    expect(row(paradigm, 'part_part2', 'ending_none')).toEqual(['gefisselt']);
    expect(row(paradigm, 'part_part1', 'ending_none')).toEqual(['~fisselnd [II.2.6]']);
  });

  it('has the form of its entry only (II.1.3)', () => {
    const left = allForms(paradigmOf('leiben')).filter(({ status }) => status === 'allowed');
    expect([...new Set(left.map(({ form }) => form))].sort()).toEqual(['Leibens', 'leiben', 'leibt']);
  });

  it('leaves open what word lists have and the document does not settle (II.2.7)', () => {
    const paradigm = paradigmOf('regnest');
    expect(row(paradigm, 'tense_present', 'person_sec')).toEqual(['?regnest [II.2.7]', '?regnet [II.2.7]']);
    expect(row(paradigm, 'tense_present', 'person_ter')).toEqual(['regnet', '?regnen [II.2.7]']);
  });

  it('has all forms if it is a compound with a personal use', () => {
    const paradigm = paradigmOf('verhageln');
    expect(row(paradigm, 'tense_present', 'person_sec')).toEqual(['verhagelst', 'verhagelt']);
    expect(allForms(paradigm).filter(({ status }) => status === 'open')).toEqual([]);
  });
});

describe('other paradigms', () => {
  it('of adjectives have short forms in the cell of the form that they vary', () => {
    const paradigm = paradigmOf('finster');
    expect(row(paradigm, 'part_adj', 'ending_em')).toEqual([
      'finsterem, finsterm [II.5.2.c], finstrem [II.5.2.c], ~finstrm [II.5.2.c]',
      'finstererem, finstrerem [II.5.2.c]',
      'finsterstem',
    ]);
    expect(row(paradigm, 'part_adj', 'ending_none')[2]).toBe('~finsterst [II.4.5]');
  });

  it('of nouns have the dative in -e and the variants of the genitive', () => {
    const haus = paradigmOf('Haus');
    expect(haus.about).toEqual(['part_sub', 'gender_n']);
    expect(row(haus, 'part_sub', 'case_dat')[0]).toBe('Haus, Hause [II.3.1]');
    expect(row(paradigmOf('Baum'), 'part_sub', 'case_gen')[0]).toBe('Baumes, Baums');
    expect(row(paradigmOf('Größe'), 'part_sub', 'case_nom')).toEqual(['Größe', 'Größen']);
  });

  it('of strong verbs have their variants', () => {
    const paradigm = paradigmOf('gehen');
    expect(row(paradigm, 'tense_praet', 'person_sec')[0]).toBe('gingst, gingest [II.2.1.a]');
    expect(row(paradigm, 'part_inf', 'part_inf')).toEqual(['gehen, gehn [II.5.1.e]']);
    expect(row(paradigm, 'part_inf', 'part_inf_gen')).toEqual(['Gehens [II.2.8], ~Gehns [II.5.1.e]']);
    expect(row(paradigm, 'mood_imp', '')[0]).toMatch(/^gehe, geh/);
  });

  it('of names have no allowed form', () => {
    expect(allForms(paradigmOf('Berlin')).every(({ status }) => status === 'barred')).toBe(true);
  });
});

it('survive JSON', () => {
  for (const word of ['einrexen', 'fisseln', 'finster', 'Haus']) {
    const answer = forms(word);
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  }
});
