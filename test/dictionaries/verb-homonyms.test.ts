/** Verbs of both aspects under one lemma. */
import { describe, expect, it } from 'vitest';
import { GroupCollector } from '../../dictionaries/compile/group-collector.ts';
import { openPacked } from '../lexicon/packed.ts';

/** Groups of `form tags` rows of one lemma, in byte order: features, and the forms in their order. */
function groupsOf(lemma: string, ...rows: string[]): [features: string, forms: string][] {
  const collector = new GroupCollector();
  for (const row of rows) {
    const [form, tags] = row.split(' ') as [string, string];
    collector.add(form, lemma, tags);
  }
  return collector.finish().map(({ features, slots }) => [features, [...slots.keys()].join(' ')]);
}

describe('verbs with the same spelling', () => {
  it('are two if the personal forms differ, each with its reflexivity and the shared forms', () => {
    expect(
      groupsOf(
        'stać',
        'stanie ger:sg:nom.acc:n2:imperf.perf:aff:nonrefl',
        'stanę verb:fin:sg:pri:perf:refl.nonrefl',
        'stać verb:inf:imperf:nonrefl+verb:inf:perf:refl.nonrefl',
        'stoję verb:fin:sg:pri:imperf:nonrefl',
      ),
    ).toEqual([
      ['imperf:nonrefl', 'stanie stać stoję'],
      ['perf:refl.nonrefl', 'stanie stanę stać'],
    ]);
  });

  it('are one if only forms of one aspect differ', () => {
    const [inf, fin] = ['verb:inf:imperf.perf:nonrefl', 'verb:fin:sg:pri:imperf.perf:nonrefl'];
    expect(
      groupsOf(
        'awansować',
        'awansowawszy pant:perf:nonrefl',
        `awansować ${inf}`,
        'awansując pcon:imperf:nonrefl',
        `awansuję ${fin}`,
      ),
    ).toEqual([['imperf.perf:nonrefl', 'awansowawszy awansować awansując awansuję']]);
  });

  it('are one if all forms of one belong to the other: powodzić', () => {
    const [group, ...others] = groupsOf(
      'powodzić',
      'powodzi verb:fin:sg:ter:imperf:refl+verb:fin:sg:ter:perf:refl.nonrefl',
      'powodzić verb:inf:imperf:refl+verb:inf:perf:refl.nonrefl',
      'powodziłoby verb:pot:sg:n1.n2:ter:perf:refl.nonrefl+verb:pred:pot:imperf:refl',
      'powodzę verb:fin:sg:pri:perf:refl.nonrefl',
    );
    expect(group?.[0]).toBe('imperf.perf:refl.nonrefl');
    expect(others).toEqual([]);
  });

  it('are one with the aspect of the infinitive if the other aspect is a stray tag', () => {
    expect(
      groupsOf('wymyśleć', 'wymyślany ppas:sg:nom.voc:m1.m2.m3:imperf:aff', 'wymyśleć verb:inf:perf:nonrefl'),
    ).toEqual([['perf:nonrefl', 'wymyślany wymyśleć']]);
  });

  it('lend gerund and passive participle to a verb without a gerund', () => {
    const groups = groupsOf(
      'odpasać',
      'odpasanie ger:sg:nom.acc:n2:perf:aff:nonrefl',
      'odpasany ppas:sg:nom.voc:m1.m2.m3:perf:aff',
      'odpasając pcon:imperf:nonrefl',
      'odpaszę verb:fin:sg:pri:perf:nonrefl',
      'odpasać verb:inf:imperf.perf:nonrefl',
    );
    expect(groups).toEqual([
      ['perf:nonrefl', 'odpasanie odpasany odpaszę odpasać'],
      ['imperf:nonrefl', 'odpasając odpasanie odpasany odpasać'],
    ]);
  });
});

describe('readings of such verbs in the packed lexicon', () => {
  const game = openPacked('pl-game');
  const aspectsOf = (form: string, lemma: string) =>
    game
      .readings(form)
      .filter((reading) => reading.lemma === lemma && /^(?:verb|pant|pcon)/.test(reading.tag))
      .map(({ tag }) => tag.split(':').find((part) => part.includes('perf')))
      .sort();

  it.each([
    ['stoję', 'stać', ['imperf']],
    ['stojąc', 'stać', ['imperf']],
    ['stanę', 'stać', ['perf']],
    ['stali', 'stać', ['imperf', 'perf']],
    ['pasę', 'paść', ['imperf']],
    ['pasłom', 'paść', ['imperf']],
    ['padnę', 'paść', ['perf']],
    ['padłszy', 'paść', ['perf']],
    ['wymyślę', 'wymyśleć', ['perf']],
    ['awansuję', 'awansować', ['imperf.perf']],
    ['powodzę', 'powodzić', ['imperf.perf']],
  ])('%s, of %s: %j', (form, lemma, aspects) => {
    expect(aspectsOf(form, lemma)).toEqual(aspects);
  });
});
