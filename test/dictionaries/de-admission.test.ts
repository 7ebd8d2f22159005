/** The evidence of the admission model, and its shares. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BANDS,
  NO_KIN,
  readModel,
  scoreOf,
  sharesOf,
  vectorOf,
} from '../../dictionaries/compile/de/admission-model.ts';
import { parseCoreList } from '../../dictionaries/compile/de/core-list.ts';
import { fitShares } from '../../dictionaries/compile/de/fit-shares.ts';
import { synonyms } from '../../dictionaries/compile/de/headwords.ts';
import {
  CORE,
  type Evidence,
  gatherEvidence,
  TAGGER,
  WIKTIONARY,
} from '../../dictionaries/compile/de/lemma-evidence.ts';
import { isIn, readCells } from '../../dictionaries/compile/de/share-cells.ts';
import type { Lexeme } from '../../src/core/morphology/de/built-form.ts';

const noun = (lemma: string, gender: string, ...forms: string[]): Lexeme => ({
  lemma,
  pos: 'sub',
  features: gender,
  forms: [lemma.toLowerCase(), ...forms].map((form) => ({ form, tag: 'sub', group: 'basic' })),
  inferred: false,
});

const EVIDENCE: Evidence = {
  letters: 12,
  forms: 2,
  partOfSpeech: 'noun',
  sources: CORE | WIKTIONARY,
  zipf: null,
  thesaurus: false,
  translated: false,
  kept: false,
  regular: null,
  compound: false,
  nounScore: null,
  masculine: null,
  families: [],
};

describe('the evidence for a lemma', () => {
  const gathered = gatherEvidence(
    [
      { lexeme: noun('Haustür', 'f', 'haustüren'), sources: CORE | WIKTIONARY },
      { lexeme: noun('Tür', 'f', 'türen'), sources: CORE | TAGGER },
    ],
    {
      core: parseCoreList(['HAUS Haus', 'HAUSTÜR Haustür', 'TÜR Tür', 'TÜREN Türen']),
      entries: new Set(['Tür']),
      headwords: { translated: new Map([['haustür', 3]]), thesaurus: new Set(['Tür']) },
      frequencies: new Map([
        ['haustür', 10],
        ['haustüren', 1000],
      ]),
      nounScores: new Map([['haustür', 0.4]]),
    },
  );

  it('is the evidence of all its forms', () => {
    expect(gathered.get('sub Haustür')).toEqual({
      ...EVIDENCE,
      letters: 7,
      zipf: 3,
      translated: true,
      regular: 0,
      compound: true,
      nounScore: 0.4,
      families: ['sub haus-', 'sub -tür'],
    });
    expect(gathered.get('sub Tür')).toMatchObject({
      zipf: null,
      thesaurus: true,
      kept: true,
      regular: 1,
      compound: false,
    });
  });

  it('names the masculine noun of a women’s form, and of no other noun in -in', () => {
    const attested = [
      noun('Turmwart', 'm'),
      noun('Turmwartin', 'f'),
      noun('Arzt', 'm'),
      noun('Ärztin', 'f'),
      noun('Medizin', 'f'),
      noun('Kam', 'm'),
      noun('Kamin', 'm'),
    ].map((lexeme) => ({ lexeme, sources: WIKTIONARY }));
    const found = gatherEvidence(attested, {
      core: parseCoreList([]),
      entries: new Set(),
      headwords: { translated: new Map(), thesaurus: new Set() },
      frequencies: new Map(),
      nounScores: new Map(),
    });
    const masculines = [...found].flatMap(([key, { masculine }]) => (masculine === null ? [] : [[key, masculine]]));
    expect(masculines).toEqual([
      ['sub Turmwartin', 'sub Turmwart'],
      ['sub Ärztin', 'sub Arzt'],
    ]);
  });

  it('uses the single words of the thesaurus, without notes on their use', () => {
    expect(synonyms('Die (ugs.);alte Tante;(sich) zanken;Seminar (fachspr.);E-Werk')).toEqual([
      'Die',
      'zanken',
      'Seminar',
    ]);
    expect(synonyms('# OpenThesaurus')).toEqual([]);
  });
});

describe('the model', () => {
  const model = readModel();
  const { weights, thresholds } = model;

  it('has at most forty numbers a band, and thresholds that admit words', () => {
    for (const band of BANDS) {
      expect(Object.keys(weights[band]).length).toBeLessThanOrEqual(40);
      expect(thresholds[band]).toBeGreaterThan(0.2);
      expect(thresholds[band]).toBeLessThan(0.6);
    }
  });

  it('uses every number of its table', () => {
    const all = fc.record({
      letters: fc.integer({ min: 2, max: 15 }),
      forms: fc.constant(1),
      partOfSpeech: fc.constantFrom('noun', 'verb', 'adj', 'other'),
      sources: fc.integer({ min: 0, max: 7 }),
      zipf: fc.option(fc.double({ min: 1, max: 7, noNaN: true })),
      thesaurus: fc.boolean(),
      translated: fc.boolean(),
      kept: fc.boolean(),
      regular: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      compound: fc.boolean(),
      nounScore: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      masculine: fc.constant(null),
      families: fc.constant([]),
    });
    const names = new Set<string>();
    fc.assert(
      fc.property(all, fc.double({ min: -1, max: 1, noNaN: true }), (evidence, excess) => {
        const vector = vectorOf(evidence as Evidence, { member: excess, ending: excess });
        for (const name of Object.keys(vector)) names.add(name);
        const share = scoreOf(vector, weights['2-9']);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
      { numRuns: 5000 },
    );
    for (const band of BANDS) for (const what of Object.keys(weights[band])) expect(names, what).toContain(what);
  });

  it('gives a higher share to words in more sources, to common words and to words that are looked up', () => {
    const share = (more: Partial<Evidence>): number =>
      scoreOf(vectorOf({ ...EVIDENCE, ...more }, NO_KIN), weights['10-14']);
    expect(share({ sources: CORE | WIKTIONARY | TAGGER })).toBeGreaterThan(share({}));
    expect(share({})).toBeGreaterThan(share({ sources: WIKTIONARY }));
    expect(share({ zipf: 3.5 })).toBeGreaterThan(share({ zipf: 1.5 }));
    expect(share({ zipf: 1.5 })).toBeGreaterThan(share({}));
    expect(share({ thesaurus: true })).toBeGreaterThan(share({}));
    expect(share({})).toBeLessThan(thresholds['10-14']);
  });

  it('gives a higher share to words with likelier relatives', () => {
    const family = (sources: number): Map<string, Evidence> =>
      new Map([
        ['asked', { ...EVIDENCE, families: ['a-', '-b'] }],
        ...Array.from({ length: 8 }, (_, i): [string, Evidence] => [
          `kin ${i}`,
          { ...EVIDENCE, families: ['a-', '-c'], thesaurus: sources > 0 },
        ]),
        ...Array.from({ length: 8 }, (_, i): [string, Evidence] => [
          `other ${i}`,
          { ...EVIDENCE, families: ['d-', '-e'], thesaurus: sources === 0 },
        ]),
      ]);
    const shareOf = (sources: number) => sharesOf(family(sources), model).get('asked') as number;
    expect(shareOf(1)).toBeGreaterThan(shareOf(0));
  });
});

describe('a women’s form', () => {
  const model = readModel();
  const shares = (sources: number) =>
    sharesOf(
      new Map<string, Evidence>([
        ['sub Histologe', { ...EVIDENCE, sources: CORE | WIKTIONARY | TAGGER, zipf: 3, translated: true }],
        ['sub Histologin', { ...EVIDENCE, sources, masculine: 'sub Histologe' }],
      ]),
      model,
    );

  it('is nearly as likely as its masculine noun if a source has it', () => {
    const found = shares(WIKTIONARY);
    const likeMasculine = model.womensForms * (found.get('sub Histologe') as number);
    expect(model.womensForms).toBeLessThan(1);
    expect(found.get('sub Histologin')).toBeCloseTo(likeMasculine, 6);
    expect(likeMasculine).toBeGreaterThan(model.thresholds['10-14']);
  });

  it('is unlikely if no source has it', () => {
    expect(shares(0).get('sub Histologin')).toBeLessThan(model.thresholds['10-14']);
  });
});

describe('the measured shares', () => {
  it('belong to cells that contain lemmas', () => {
    const cells = readCells();
    expect(cells.length).toBe(463);
    for (const { share, lemmas } of cells) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(lemmas).toBeGreaterThanOrEqual(60);
    }
    const mine = cells.filter((cell) => isIn(cell, EVIDENCE));
    expect(mine.map(({ partOfSpeech }) => new Set([partOfSpeech, 'noun', 'any']).size)).toEqual(mine.map(() => 2));
    expect(mine.length).toBeGreaterThan(3);
  });

  it('are reached by a fit that sees nothing else', () => {
    const rows = [
      { vector: { constant: 1 }, count: 300, cells: [0] },
      { vector: { constant: 1, common: 1 }, count: 100, cells: [0, 1] },
    ];
    const targets = [
      { share: 0.4, lemmas: 400 },
      { share: 0.9, lemmas: 100 },
    ];
    const weights = fitShares(rows, targets, { expected: {}, ridge: {}, otherRidge: 0.01, steps: 800 });
    expect(scoreOf({ constant: 1, common: 1 }, weights)).toBeCloseTo(0.9, 2);
    expect((3 * scoreOf({ constant: 1 }, weights) + 0.9) / 4).toBeCloseTo(0.4, 2);
  });
});
