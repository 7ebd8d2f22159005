import { describe, expect, it } from 'vitest';
import { buildBarePart, buildVerb } from '../../src/core/morphology/de/verb.ts';
import type { Conjugation, VerbTraits } from '../../src/core/morphology/de/verb-class.ts';
import { presentStem, weakStem } from '../../src/core/morphology/de/verb-stem.ts';

/** Conjugation of a weak verb. */
function weak(infinitive: string, preterite: string, participle: string): Conjugation {
  return {
    infinitive,
    regularToo: false,
    imperatives: [],
    preterites: [{ form: preterite, longSecond: false }],
    subjunctives: [],
    participles: [participle],
    alternatives: [],
  };
}

/** Conjugation of a strong verb. */
function strong(
  infinitive: string,
  [preterite, subjunctive, participle]: readonly [string, string, string],
  more: Partial<Conjugation> & { longSecond?: boolean } = {},
): Conjugation {
  const { longSecond = false, ...rest } = more;
  return {
    ...weak(infinitive, preterite, participle),
    preterites: [{ form: preterite, longSecond }],
    subjunctives: [subjunctive],
    ...rest,
  };
}

const TRAITS: VerbTraits = {
  particle: '',
  use: { kind: 'full' },
  english: 'no',
  edParticiple: false,
  participle1Declined: true,
  participle2Declined: true,
  zuParticiple: false,
  comparedParticiples: new Set(),
};

/** `admitted`, the rule that grants the form, `barred` with its rule, or `unknown`. */
function ask(conjugation: Conjugation, traits: Partial<VerbTraits> = {}, build = buildVerb) {
  const forms = build({ conjugation, traits: { ...TRAITS, ...traits } });
  return (word: string): string => {
    const found = forms.filter(({ form }) => form === word);
    const admitted = found.find(({ barred }) => !barred);
    if (admitted) return admitted.rule ?? 'admitted';
    return found.length > 0 ? `barred ${found[0]?.rule}` : 'unknown';
  };
}

/** Checks a table of words and expected answers, a line each. */
function check(verb: (word: string) => string, table: string): void {
  for (const line of table.trim().split('\n')) {
    const [word, ...expected] = line.trim().split(' ') as [string, ...string[]];
    expect(`${word} ${verb(word)}`).toBe(`${word} ${expected.join(' ')}`);
  }
}

const geben = strong('geben', ['gab', 'gäbe', 'gegeben'], { second: 'gibst', third: 'gibt', imperatives: ['gib'] });

describe('strong verbs', () => {
  it('have all persons, tenses and moods', () => {
    check(
      ask(geben),
      `gebe admitted
      geb II.5.1
      gibst admitted
      gibt admitted
      gib admitted
      gebest admitted
      gebet admitted
      gab admitted
      gabst admitted
      gabest unknown
      gäb II.5.1
      gäbst II.5.1.d
      gegebne II.5.2.b
      gebens II.2.8
      gebende admitted
      gebst unknown`,
    );
  });

  it('insert e in the preterite after d and t, or if the dictionary has it (II.2.1)', () => {
    const laden = strong('laden', ['lud', 'lüde', 'geladen'], { second: 'lädst', third: 'lädt' });
    check(
      ask(laden),
      `ludst admitted
      ludest II.2.1.b
      ludet admitted
      lüdest admitted
      lüdst II.5.1.d
      lüdet admitted
      lüdt barred II.5.1.d.seq`,
    );
    const fliegen = strong('fliegen', ['flog', 'flöge', 'geflogen'], { longSecond: true });
    check(ask(fliegen), 'flogst admitted\nflogest II.2.1.a\nfloget II.2.1.a');
    const lesen = strong('lesen', ['las', 'läse', 'gelesen'], {
      second: 'liest',
      third: 'liest',
      imperatives: ['lies'],
    });
    check(ask(lesen), 'lasest admitted\nlaset II.2.1.a\nläsest admitted\nlässt barred II.5.1.d.seq');
  });

  it('join subjunctive and ending unless a sequence of II.5.1.d arises, with ss for ß', () => {
    const stoßen = strong('stoßen', ['stieß', 'stieße', 'gestoßen'], { second: 'stößt', third: 'stößt' });
    check(ask(stoßen), 'stießest admitted\nstießst barred II.5.1.d.seq');
    const treten = strong('treten', ['trat', 'träte', 'getreten'], { second: 'trittst', third: 'tritt' });
    check(ask(treten), 'trätet admitted\nträtt barred II.5.1.d.seq\nträtst II.5.1.d');
    const streiten = strong('streiten', ['stritt', 'stritte', 'gestritten']);
    check(ask(streiten), 'strittt barred II.5.1.d.seq\nstrittet admitted');
    const bersten = strong('bersten', ['barst', 'bärste', 'geborsten'], { second: 'birst', third: 'birst' });
    check(ask(bersten), 'bärstest admitted\nbärstst barred II.5.1.d.seq');
  });

  it('lose the e of -en after a vowel, but not in genitive and participle I (II.5.1.e)', () => {
    const sehen = strong('sehen', ['sah', 'sähe', 'gesehen'], {
      second: 'siehst',
      third: 'sieht',
      imperatives: ['sieh'],
    });
    check(
      ask(sehen, { particle: 'an', zuParticiple: true }),
      `ansehn II.5.1.e
      angesehn II.5.1.e
      ansahn II.5.1.e
      ansähn II.5.1.e
      anzusehn II.5.1.e.zu
      ansehns barred II.5.1.e.excl
      anzusehende II.2.4.gerundive
      anzusehend barred II.2.4.b
      sieh unknown`,
    );
  });

  it('have alternative forms in the second and third person only (II.2.5)', () => {
    const backen = strong('backen', ['buk', 'büke', 'gebacken'], {
      alternatives: [
        { form: 'bäckst', person: '2', obsolete: false },
        { form: 'bäckt', person: '3', obsolete: false },
      ],
    });
    check(
      ask(backen),
      `bäckst II.2.5
      bäckt II.2.5
      backt admitted
      bäcket barred II.2.5.limits
      bäcken barred II.2.5.limits`,
    );
  });

  it('keep the e of modal verbs (II.5.1.b)', () => {
    const können = {
      ...strong('können', ['konnte', 'könnte', 'gekonnt']),
      first: 'kann',
      second: 'kannst',
      third: 'kann',
    };
    check(
      ask(können),
      `kann admitted
      könne admitted
      könn barred II.5.1.b
      könnt admitted
      könntest admitted
      konnte admitted`,
    );
  });
});

describe('weak verbs', () => {
  it('lose the final e except after rare clusters (II.5.1.a)', () => {
    check(
      ask(weak('atmen', 'atmete', 'geatmet')),
      'atme admitted\natm barred II.5.1.a\natmest admitted\natmst unknown',
    );
    for (const [infinitive, short] of [
      ['segnen', 'segn'],
      ['widmen', 'widm'],
      ['rechnen', 'rechn'],
      ['zeichnen', 'zeichn'],
      ['öffnen', 'öffn'],
      ['ebnen', 'ebn'],
      ['trocknen', 'trockn'],
    ] as const)
      expect(ask(weak(infinitive, `${short}ete`, `ge${short}et`))(short), short).toBe('barred II.5.1.a');
    for (const [infinitive, short] of [
      ['wärmen', 'wärm'],
      ['lernen', 'lern'],
      ['qualmen', 'qualm'],
      ['ahnden', 'ahnd'],
      ['wohnen', 'wohn'],
      ['clownen', 'clown'],
      ['designen', 'design'],
    ] as const)
      expect(ask(weak(infinitive, `${short}te`, `ge${short}t`))(short), short).toBe('II.5.1');
  });

  it('keep every e in -jen and knien (II.5.1.c)', () => {
    check(
      ask(weak('rojen', 'rojete', 'gerojet')),
      `roje admitted
      rojest admitted
      rojete admitted
      gerojet admitted
      roj barred II.5.1.c
      rojt barred II.5.1.c
      rojte barred II.5.1.c
      gerojt barred II.5.1.c
      gerojte barred II.5.1.c`,
    );
    check(
      ask(weak('knien', 'kniete', 'gekniet')),
      'knie admitted\nkniest admitted\nkniete admitted\nkniend admitted\nkni barred II.5.1.c',
    );
  });

  it('in -eln and -ern take no e before the ending and are shortened once (II.2.1, II.5.1.f)', () => {
    check(
      ask(weak('wandern', 'wanderte', 'gewandert')),
      `wandere admitted
      wandre II.5.1.f
      wander II.5.1.f
      wanderst admitted
      wanderest barred II.2.1.el-er
      wanderet barred II.2.1.el-er
      wandr barred II.5.1.f.noext
      wandrest barred II.5.1.f.noext
      wandren barred II.5.1.f.noext`,
    );
    check(
      ask(weak('nieseln', 'nieselte', 'genieselt')),
      `niesele admitted
      niesle admitted
      niesel II.5.1.f
      niesl barred II.5.1.f.noext
      nieslest barred II.5.1.f.noext
      nieseln admitted
      nieselns II.2.8`,
    );
  });

  it('in -ern are not shortened after a silent h, in clusters that are not German, and in English words (II.5.1.g)', () => {
    for (const [infinitive, short, expected] of [
      ['wiehern', 'wiehre', 'barred II.5.1.g'],
      ['nähern', 'nähre', 'barred II.5.1.g'],
      ['kellnern', 'kellnre', 'barred II.5.1.g'],
      ['gärtnern', 'gärtnre', 'barred II.5.1.g'],
      ['klempnern', 'klempnre', 'barred II.5.1.g'],
      ['kümmern', 'kümmre', 'II.5.1.f'],
      ['erinnern', 'erinnre', 'II.5.1.f'],
      ['feiern', 'feire', 'II.5.1.f'],
      ['räuchern', 'räuchre', 'II.5.1.f'],
    ] as const) {
      const stem = infinitive.slice(0, -1);
      expect(ask(weak(infinitive, `${stem}te`, `ge${stem}t`))(short), short).toBe(expected);
    }
    const chartern = ask(weak('chartern', 'charterte', 'gechartert'), { english: 'yes' });
    check(chartern, 'chartre barred II.5.1.g\ncharter II.5.1.f\nchartere admitted');
  });
});

describe('English verbs', () => {
  it('from a word with silent -e keep the e and have a participle in -ed (II.6)', () => {
    check(
      ask(weak('gamen', 'gamte', 'gegamt'), { english: 'silent-e', edParticiple: true }),
      `game admitted
      gam barred II.6.1.a
      gegamt admitted
      gegamte II.6.2.a
      gegamed II.6.2.a
      gegamede barred II.6.2.a.attr`,
    );
    const graden = weak('graden', 'gradete', 'gegradet');
    check(
      ask(graden, { english: 'silent-e', edParticiple: true, particle: 'up' }),
      `upgegradet admitted
      upgegraded II.6.2.a
      upgegradete II.6.2.a
      upgegradede barred II.6.2.a.attr
      upgrad barred II.6.1.a`,
    );
  });

  it('from a word in -le keep the e and have no -ed', () => {
    check(
      ask(weak('recyclen', 'recyclete', 'recyclet'), { english: 'final-e' }),
      'recycle admitted\nrecycl barred II.6.1.a\nrecyclet admitted\nrecycled unknown',
    );
  });

  it.each([
    ['battlen', 'battlet'],
    ['puzzlen', 'puzzlet'],
    ['recyclen', 'recyclet'],
    ['batteln', 'battelt'],
  ])('%s has the stem %s in the past', (infinitive, stem) => {
    expect(weakStem(presentStem(infinitive), infinitive)).toBe(stem);
  });

  it('without a final -e in English lose the e', () => {
    check(ask(weak('shoppen', 'shoppte', 'geshoppt'), { english: 'yes' }), 'shopp II.5.1\ngeshopped unknown');
  });
});

describe('separable verbs', () => {
  it('have joined forms, zu forms and no joined imperative', () => {
    check(
      ask(geben, { particle: 'ab', zuParticiple: true }),
      `abgeben admitted
      abgebens II.2.8
      abzugeben II.2.4
      abzugebende II.2.4.gerundive
      abzugebend barred II.2.4.b
      abgegeben admitted
      abgegebnes II.5.2.b
      abgib unknown
      abgibst admitted
      abgab admitted
      abgäbst II.5.1.d`,
    );
  });

  it('without an object have no declined zu form', () => {
    const helfen = strong('helfen', ['half', 'hülfe', 'geholfen'], { second: 'hilfst', third: 'hilft' });
    const aushelfen = ask(helfen, { particle: 'aus', participle2Declined: false });
    check(
      aushelfen,
      `auszuhelfen II.2.4
       auszuhelfende barred II.2.4.a
       auszuhelfend barred II.2.4.b
       ausgeholfene barred II.2.3.nonattributive`,
    );
  });

  it('give their second part finite forms only (I.7.3)', () => {
    check(
      ask(weak('rexen', 'rexte', 'gerext'), {}, buildBarePart),
      `rex II.5.1
      rexe I.7.3
      rext I.7.3
      rexet I.7.3
      rexten I.7.3
      rexen I.7.3
      rexend barred I.7.3.participle
      rexens barred I.7.3.participle
      gerext barred I.7.3.participle
      gerexte barred I.7.3.participle`,
    );
  });
});

describe('participles', () => {
  it('in -nen keep their e (II.5.2.b)', () => {
    const gewinnen = strong('gewinnen', ['gewann', 'gewänne', 'gewonnen']);
    check(ask(gewinnen), 'gewonnene admitted\ngewonnne barred II.5.2.b.nen');
  });

  it('are compared if the verb allows it', () => {
    const schreien = strong('schreien', ['schrie', 'schriee', 'geschrien']);
    check(
      ask(schreien, { comparedParticiples: new Set(['schreiend']) }),
      'schreiendsten II.2.3\nschreiendere II.2.3\nschrien admitted\nschriest admitted\nschrein II.5.1.e',
    );
    check(ask(weak('malen', 'malte', 'gemalt')), 'gemalte admitted\ngemalteres unknown');
    check(
      ask(weak('glücken', 'glückte', 'geglückt'), { comparedParticiples: new Set(['geglückt']) }),
      'geglückteste II.2.3',
    );
  });
});

describe('defective verbs', () => {
  it('have only the forms of their entry, and the genitive (II.1.3, II.2.8)', () => {
    check(
      ask(weak('leiben', 'leibte', 'geleibt'), { use: { kind: 'only', forms: new Set(['leibt']) } }),
      `leiben admitted
      leibens II.2.8
      leibt II.1.3
      leibst barred II.1.3
      geleibt barred II.1.3`,
    );
    check(
      ask(weak('dienen', 'diente', 'gedient'), { particle: 'aus', use: { kind: 'participle' } }),
      `ausdienens II.2.8
      ausgediente II.1.3
      ausdient barred II.1.3
      ausdienend barred II.1.3`,
    );
  });

  it('that are impersonal have the third person singular and participle II (II.2.6)', () => {
    check(
      ask(weak('schwanen', 'schwante', 'geschwant'), { use: { kind: 'impersonal' } }),
      `schwant II.2.6.impersonal
      schwante II.2.6.impersonal
      geschwant II.2.6.impersonal
      schwanst barred II.2.6.impersonal
      schwanten barred II.2.6.impersonal
      schwanens II.2.8`,
    );
  });
});
