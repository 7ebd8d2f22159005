import { beforeAll, describe, expect, it } from 'vitest';
import { parseCoreList } from '../../dictionaries/compile/de/core-list.ts';
import { furtherVerbs, readTranslatedWords } from '../../dictionaries/compile/de/headwords.ts';
import type { VerbEntry } from '../../dictionaries/compile/de/verb-conjugation.ts';
import { measureHeldOutVerbs, VERB_CLASSES } from '../../dictionaries/compile/de/verb-measure.ts';
import { buildVerbs, type VerbSources } from '../../dictionaries/compile/de/verbs.ts';
import { readFrequencies } from '../../dictionaries/compile/frequency/list.ts';
import { readJson, readWords, sourcesPresent } from '../../dictionaries/compile/sources.ts';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { toGermanTiles } from '../../src/core/words/tiles.ts';

/** The readings of a verb in the table, if native speakers and dictionaries agree. */
type Reading = 'separable' | 'inseparable' | 'both';

const MINUTE = 60_000;

describe.skipIf(!sourcesPresent())('verbs of the German sources', () => {
  let sources: VerbSources;
  /** Lookup form → rules of the readings that admit it (`plain` for none); barred forms are absent. */
  const admitted = new Map<string, Set<string>>();
  const barred = new Map<string, Set<string>>();
  /** The lexeme of each lemma. */
  const readings = new Map<string, Reading>();

  beforeAll(() => {
    sources = {
      core: parseCoreList(readWords('de-core')),
      verbs: readJson<Record<string, VerbEntry>>('de-verbs'),
      wiktionary: readJson<string[]>('de-wiktionary'),
      frequencies: readFrequencies('de', toGermanTiles),
      translated: furtherVerbs(readTranslatedWords(), readJson<string[]>('de-wiktionary')),
    };
    for (const { lemma, features, forms } of buildVerbs(sources)) {
      if (!features.startsWith('bare')) {
        const reading = features.startsWith('sep') ? 'separable' : 'inseparable';
        readings.set(lemma, (readings.get(lemma) ?? reading) === reading ? reading : 'both');
      }
      for (const { form, rule, barred: isBarred } of forms) {
        const map = isBarred ? barred : admitted;
        const rules = map.get(toGermanTiles(form)) ?? new Set();
        map.set(toGermanTiles(form), rules.add(rule ?? 'plain'));
      }
    }
  }, 5 * MINUTE);

  it.each([
    ['abpresset', 'plain'],
    ['anruckte', 'plain'],
    ['abzugeben', 'II.2.4'],
    ['anzusän', 'II.5.1.e.zu'],
    ['rexten', 'I.7.3'],
    ['einrexend', 'plain'],
    ['weissgeblutet', 'plain'],
    ['upgegraded', 'II.6.2.a'],
    ['upgegradete', 'II.6.2.a'],
    ['bogst', 'plain'],
    ['dänge', 'II.2.2'],
    ['bäckst', 'II.2.5'],
    ['regnest', 'plain'],
    ['ausgediente', 'II.1.3'],
    ['gegasten', 'plain'],
    ['empfandest', 'II.2.1.b'],
    ['entflochtest', 'II.2.1.b'],
    ['losrolltest', 'plain'],
    ['bereitete', 'plain'],
    ['umringte', 'plain'],
    ['überzeugtem', 'plain'],
    ['missverstanden', 'plain'],
    ['angefragt', 'plain'],
    ['überzogenem', 'plain'],
    ['übergezogenem', 'plain'],
    ['bekommen', 'plain'],
    // The core list has only the weak one of these participles.
    ['rausgehauen', 'plain'],
    ['reingehaut', 'plain'],
  ])('admit %s', (word, rule) => {
    expect([...(admitted.get(word) ?? [])]).toContain(rule);
  });

  it.each([
    ['wandrest', 'II.5.1.f.noext'],
    ['rekelest', 'II.2.1.el-er'],
    ['abzugebend', 'II.2.4.b'],
    ['rexend', 'I.7.3.participle'],
    ['updat', 'II.6.1.a'],
    ['könn', 'II.5.1.b'],
    ['taljst', 'II.5.1.c'],
    ['ausbojt', 'II.5.1.c'],
    ['annähre', 'II.5.1.g'],
    ['leibst', 'II.1.3'],
    ['geschiehst', 'II.2.6'],
    ['aufstyl', 'II.6.1.a'],
  ])('bar %s', (word, rule) => {
    expect(admitted.has(word), 'admitted').toBe(false);
    expect([...(barred.get(word) ?? [])]).toContain(rule);
  });

  it('are separable as native speakers judge', () => {
    const known = readTable('../test/dictionaries/verb-readings.tsv').filter(({ verb = '' }) => readings.has(verb));
    const shareOf = (rows: typeof known): number =>
      rows.filter(({ verb = '', reading }) => readings.get(verb) === reading).length / rows.length;
    expect(known.length).toBeGreaterThan(450);
    expect(shareOf(known)).toBeGreaterThan(0.89);
    expect(shareOf(known.filter(({ reading }) => reading === 'separable'))).toBeGreaterThan(0.95);
    expect(shareOf(known.filter(({ reading }) => reading === 'inseparable'))).toBeGreaterThan(0.92);
  });

  it.each(['überzulaufen', 'unterzubringen', 'umzuziehen', 'überzusetzen', 'überzubewerten', 'wiedereinzustellen'])(
    'put zu inside: %s',
    (word) => {
      expect(admitted.get(toGermanTiles(word))).toContain('II.2.4');
    },
  );

  it.each(['hinabzulassende', 'auszuklamüserndem', 'herunterzufahrender'])(
    'have a declined zu form if they take an object: %s',
    (word) => {
      expect(admitted.get(toGermanTiles(word))).toContain('II.2.4.gerundive');
    },
  );

  it.each(['loszufahrende', 'herunterzufallendem', 'auseinanderzugehender', 'herumzuwuselnden', 'zurückzulaufendes'])(
    'have no declined zu form without an object: %s',
    (word) => {
      expect(admitted.has(toGermanTiles(word)), 'admitted').toBe(false);
      expect([...(barred.get(toGermanTiles(word)) ?? [])]).toContain('II.2.4.a');
    },
  );

  it.each([
    ...[
      'überzuzeugen',
      'unterzusuchen',
      'überzuwachen',
      'durchzulöchern',
      'maßzuregeln',
      'wettzueifern',
      'verabzureden',
    ],
    ...['untergeschieden', 'übergetrieben', 'hinzudurchfahren'],
  ])('do not separate inseparable verbs: %s', (word) => {
    expect(admitted.has(toGermanTiles(word))).toBe(false);
  });

  it.each([
    ['herauskitzelst', 'in Wiktionary’s list without participle I'],
    ['herumgebastelt', 'the same'],
    ['vergebührt', 'translated only'],
    ['heruntergebetete', 'translated only'],
    ['rumgeblödelt', 'in texts, with ge'],
  ])('are found: %s, %s', (word) => {
    expect(admitted.has(toGermanTiles(word))).toBe(true);
  });

  it.each(['spitzberge', 'ablegtend'])('are not made of names, nouns and plurals of pasts: %s', (word) => {
    expect(admitted.has(toGermanTiles(word))).toBe(false);
  });

  it.each(['abbrachend', 'hereinbrachend', 'zurückgelegend', 'ungelenkend', 'schüchternd', 'seiens', 'herzuzustellen'])(
    'build no verb from forms of other verbs: %s',
    (word) => {
      expect(admitted.has(word)).toBe(false);
    },
  );

  it(
    'give unknown verbs the right forms',
    () => {
      const scores = measureHeldOutVerbs(sources);
      for (const name of VERB_CLASSES) {
        const { found, wanted, right, built } = scores[name];
        expect(found / wanted, `recall ${name}`).toBeGreaterThan(0.9);
        expect(right / built, `precision ${name}`).toBeGreaterThan(0.93);
      }
    },
    5 * MINUTE,
  );
});
