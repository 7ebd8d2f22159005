import { describe, expect, it } from 'vitest';
import { type Adjective, adjectiveForms, umlauted } from '../../src/core/morphology/de/adjective.ts';

const COMPARED = { umlaut: 'none', superlative: 'st' } as const;

function ask(adjective: Adjective) {
  const forms = adjectiveForms(adjective);
  return (word: string) => {
    const found = forms.filter(({ form }) => form === word);
    const admitted = found.find(({ barred }) => !barred);
    if (admitted) return admitted.rule ?? 'admitted';
    return found.length > 0 ? `barred ${found[0]?.rule}` : 'unknown';
  };
}

describe('adjectives', () => {
  it('attach the endings to the stem', () => {
    const schön = ask({ lemma: 'schön', stem: 'plain', declined: true, comparison: COMPARED });
    for (const word of ['schön', 'schöne', 'schönem', 'schönen', 'schöner', 'schönes', 'schönerem', 'schönste']) {
      expect(schön(word), word).toBe('admitted');
    }
    expect(schön('schönst')).toBe('barred II.4.5.noentry');
  });

  it('admit an uninflected superlative that is an entry', () => {
    const übel = ask({
      lemma: 'übel',
      stem: 'el',
      declined: true,
      comparison: COMPARED,
      elatives: new Set(['übelst']),
    });
    expect(übel('übelst')).toBe('II.4.5');
  });

  it('always drop the e of -el', () => {
    const eitel = ask({ lemma: 'eitel', stem: 'el', declined: true, comparison: COMPARED });
    expect(eitel('eitle')).toBe('II.5.2.a');
    expect(eitel('eitlere')).toBe('II.5.2.a');
    expect(eitel('eitelste')).toBe('admitted');
    expect(eitel('eitele')).toBe('barred II.5.2.a');
  });

  it('may drop the e of -en, but not of -nen', () => {
    const trocken = ask({ lemma: 'trocken', stem: 'en', declined: true, comparison: COMPARED });
    expect(trocken('trockenes')).toBe('admitted');
    expect(trocken('trocknes')).toBe('II.5.2.b');
    expect(trocken('trocknere')).toBe('II.5.2.b');
    expect(ask({ lemma: 'hürnen', stem: 'nen', declined: true })('hürnne')).toBe('barred II.5.2.b.nen');
  });

  it('shorten German -er in the stem or in the ending, not in both', () => {
    const finster = ask({ lemma: 'finster', stem: 'er', declined: true, comparison: COMPARED });
    expect(finster('finsterem')).toBe('admitted');
    for (const word of ['finstre', 'finsterm', 'finstern']) expect(finster(word), word).toBe('II.5.2.c');
    for (const word of ['finstrm', 'finstrn', 'finsters']) expect(finster(word), word).toBe('barred II.5.2.c.suffix');
  });

  it('shorten -er of other origin by its own rules', () => {
    expect(ask({ lemma: 'makaber', stem: 'er-romance', declined: true })('makabrem')).toBe('II.5.2.d');
    const integer = ask({ lemma: 'integer', stem: 'er-must', declined: true, comparison: COMPARED });
    expect(integer('integrere')).toBe('II.5.2.d.must');
    expect(integer('integere')).toBe('barred II.5.2.d.must');
    expect(ask({ lemma: 'clever', stem: 'er-kept', declined: true })('clevre')).toBe('barred II.5.2.d.other');
    const teuer = ask({ lemma: 'teuer', stem: 'auer', declined: true, comparison: COMPARED });
    expect(teuer('teures')).toBe('admitted');
    expect(teuer('teueres')).toBe('II.5.2.e');
    expect(ask({ lemma: 'vordere', stem: 'ere', declined: true })('vordre')).toBe('barred II.5.2.f');
  });

  it('compare with umlaut, without, or both', () => {
    const rot = ask({
      lemma: 'rot',
      stem: 'plain',
      declined: true,
      comparison: { umlaut: 'optional', superlative: 'est' },
    });
    expect(rot('röteste')).toBe('admitted');
    expect(rot('roteste')).toBe('admitted');
    expect(umlauted('faul')).toBe('fäul');
    expect(umlauted('altklug')).toBe('altklüg');
  });

  it('bar comparison by the rule that excludes it, and no declined form', () => {
    const hellrot = ask({
      lemma: 'hellrot',
      stem: 'plain',
      declined: true,
      comparison: { umlaut: 'optional', superlative: 'est' },
      comparisonBar: 'II.4.6.other',
    });
    expect(hellrot('hellröteste')).toBe('barred II.4.6.other');
    expect(hellrot('hellroter')).toBe('admitted');
  });

  it('compare English adjectives in -y and do not decline them', () => {
    const sexy = ask({
      lemma: 'sexy',
      stem: 'plain',
      declined: false,
      declensionBar: 'II.4.4.positive',
      comparison: COMPARED,
      comparisonRule: 'II.4.4',
    });
    for (const word of ['sexyer', 'sexyerem', 'sexyste']) expect(sexy(word), word).toBe('II.4.4');
    expect(sexy('sexyen')).toBe('barred II.4.4.positive');
  });

  it('decline the further stem of a colour', () => {
    const orange = ask({
      lemma: 'orange',
      stem: 'e',
      declined: true,
      furtherStems: [{ stem: 'orangen', class: 'en', rule: 'II.4.6.a' }],
    });
    expect(orange('oranger')).toBe('admitted');
    expect(orange('orangenem')).toBe('II.4.6.a');
    expect(orange('orangnem')).toBe('II.4.6.a');
  });
});
