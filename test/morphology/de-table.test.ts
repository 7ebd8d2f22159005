import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/core/morphology/de/table.ts';
import { byPerson, parseGermanTag } from '../../src/core/morphology/de/tag.ts';

/** Tables of `form tag` pairs, as text: `title | columns / row: cells`. */
function print(part: string, forms: Readonly<Record<string, string>>): string[] {
  const given = Object.entries(forms).flatMap(([form, tags]) =>
    tags.split(' ').map((tag) => ({ form, tag: parseGermanTag(tag) })),
  );
  return layOut(part, given).flatMap(({ title, columns, rows }) => [
    `${title.join(' ')} | ${columns.map((keys) => keys.join(' ')).join(', ')}`,
    ...rows.map(
      ({ label, cells }) =>
        `${label.join(' ')}: ${cells.map((cell) => cell.map(({ form }) => form).join('/') || '–').join(', ')}`,
    ),
  ]);
}

describe('tables of German', () => {
  it('show a noun by case and number', () => {
    expect(
      print('sub', {
        haus: 'sub:sg:nom.dat.acc:n',
        hauses: 'sub:sg:gen:n',
        hause: 'sub:sg:dat:n',
        häuser: 'sub:pl:nom.gen.acc:n',
        häusern: 'sub:pl:dat:n',
      }),
    ).toEqual([
      'part_sub | number_sg, number_pl',
      'case_nom: haus, häuser',
      'case_gen: hauses, häuser',
      'case_dat: haus/hause, häusern',
      'case_acc: haus, häuser',
    ]);
  });

  it('omit a number that a noun lacks', () => {
    expect(print('sub', { ferien: 'sub:pl:nom.gen.dat.acc' })[0]).toBe('part_sub | number_pl');
  });

  it('show finite forms by person and number, one table a mood', () => {
    expect(
      print('ver', {
        gab: 'ver:pst:sg:1.3:tr',
        gaben: 'ver:pst:pl:1.3:tr',
        gebe: 'ver:prs.sub1:sg:1:tr',
        gib: 'ver:imp:sg:tr',
      }),
    ).toEqual([
      'tense_present | number_sg, number_pl',
      'person_pri: gebe, –',
      'person_sec: –, –',
      'person_ter: –, –',
      'tense_praet | number_sg, number_pl',
      'person_pri: gab, gaben',
      'person_sec: –, –',
      'person_ter: gab, gaben',
      'tense_sub1 | number_sg, number_pl',
      'person_pri: gebe, –',
      'person_sec: –, –',
      'person_ter: –, –',
      'mood_imp | number_sg',
      ': gib',
    ]);
  });

  it('show infinitives and participles', () => {
    expect(
      print('ver', {
        abgeben: 'ver:inf:sep:tr',
        abgebens: 'ver:inf:gen:sep:tr',
        abzugeben: 'ver:zu:sep:tr',
        abzugebende: 'ver:zupart:e:sep:tr',
        abgegeben: 'ver:part2:sep:tr',
        abgegebenem: 'ver:part2:em:sep:tr',
      }),
    ).toEqual([
      'part_inf | ',
      'part_inf: abgeben',
      'part_zu: abzugeben',
      'part_inf_gen: abgebens',
      'part_part2 | ',
      'ending_none: abgegeben',
      'ending_em: abgegebenem',
      'part_zupart | ',
      'ending_e: abzugebende',
    ]);
  });

  it('show an adjective by ending and degree', () => {
    expect(
      print('adj', {
        finster: 'adj:pos',
        finstere: 'adj:pos:e',
        finsterer: 'adj:comp adj:pos:er',
        finstererer: 'adj:comp:er',
        finsterster: 'adj:sup:er',
      }),
    ).toEqual([
      'part_adj | degree_pos, degree_com, degree_sup',
      'ending_none: finster, finsterer, –',
      'ending_e: finstere, –, –',
      'ending_er: finsterer, finstererer, finsterster',
    ]);
  });

  it('show a number with its ordinal', () => {
    expect(print('num', { vier: 'num', viere: 'num:e', vierter: 'num:ord:er', viertens: 'num:ord:adv' })).toEqual([
      'part_num | ',
      'ending_none: vier',
      'ending_e: viere',
      'part_ord | ',
      'ending_er: vierter',
      'part_adv | ',
      ': viertens',
    ]);
  });

  it('omit no form without a known place', () => {
    expect(print('pro', { wessen: 'pro', wem: 'pro' })).toEqual(['part_pro | ', ': wessen/wem']);
    expect(print('sub', { elohim: 'sub' })).toEqual(['part_sub | ', ': elohim']);
    expect(print('ver', { xyz: 'ver' })).toEqual(['table_other | ', ': xyz']);
  });
});

describe('a tag split by person', () => {
  it.each([
    ['ver:prs.sub1:pl:1.3:tr', ['ver:prs.sub1:pl:1:tr', 'ver:prs.sub1:pl:3:tr']],
    ['ver:pst:sg:2', ['ver:pst:sg:2']],
    ['ver:part2:e:tr', ['ver:part2:e:tr']],
  ])('%s', (tag, expected) => {
    expect(byPerson(parseGermanTag(tag)).map(({ text }) => text)).toEqual(expected);
  });
});
