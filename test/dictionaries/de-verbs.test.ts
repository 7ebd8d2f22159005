import { beforeAll, describe, expect, it } from 'vitest';
import { parseCoreList } from '../../dictionaries/compile/de/core-list.ts';
import type { VerbEntry } from '../../dictionaries/compile/de/verb-conjugation.ts';
import { measureHeldOutVerbs, VERB_CLASSES } from '../../dictionaries/compile/de/verb-measure.ts';
import { buildVerbs, type VerbSources } from '../../dictionaries/compile/de/verbs.ts';
import { readJson, readWords, sourcesPresent } from '../../dictionaries/compile/sources.ts';
import { lay } from '../../src/words/lay.ts';

const MINUTE = 60_000;

describe.skipIf(!sourcesPresent())('verbs of the German sources', () => {
  let sources: VerbSources;
  /** Laid form → rules of the readings that admit it (`plain` for none); forms that are barred only are not in it. */
  const admitted = new Map<string, Set<string>>();
  const barred = new Map<string, Set<string>>();

  beforeAll(() => {
    sources = {
      core: parseCoreList(readWords('de-core')),
      verbs: readJson<Record<string, VerbEntry>>('de-verbs'),
      wiktionary: readJson<string[]>('de-wiktionary'),
    };
    for (const { forms } of buildVerbs(sources))
      for (const { form, rule, barred: isBarred } of forms) {
        const map = isBarred ? barred : admitted;
        const rules = map.get(lay(form)) ?? new Set();
        map.set(lay(form), rules.add(rule ?? 'plain'));
      }
  }, MINUTE);

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

  it.each(['abbrachend', 'seiens', 'herzuzustellen'])('make no verb of other verbs’ forms: %s', (word) => {
    expect(admitted.has(word)).toBe(false);
  });

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
    MINUTE,
  );
});
