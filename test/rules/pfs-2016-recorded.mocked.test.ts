import { describe, expect, it, vi } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { RecordedLexicon } from '../../src/core/rulesets/pfs-2016/query.ts';
import { judge } from '../all-rules.ts';

const { game, spelling } = loadLexicons('pfs-2016');
if (!spelling) throw new Error('no spelling lexicon');

describe('the lexicon as of before 2016', () => {
  it('reads no analyses of a form that neither lexicon has', () => {
    const read = [vi.spyOn(game, 'readings'), vi.spyOn(spelling, 'readings')];
    expect(new RecordedLexicon(game, spelling).has('żrzółwk')).toBe(false);
    for (const readings of read) expect(readings).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('has a form exactly if it has a reading or is listed without one', () => {
    const recorded = new RecordedLexicon(game, spelling);
    for (const near of ['kot', 'adres', 'dzbanem', 'słowem'].flatMap((word) => game.neighbours(word, {}))) {
      const isUnread = game.has(near) && game.readings(near).length === 0;
      expect([near, new RecordedLexicon(game, spelling).has(near)]).toEqual([
        near,
        recorded.readings(near).length > 0 || isUnread,
      ]);
    }
  });
});

describe('forms that only a dictionary could record', () => {
  const lexicons = loadLexicons('pfs-2016');

  it.each(['popadniętą', 'niepopadnięty', 'plunień', 'fiknienie', 'błoższa', 'najbłoższymi', 'pozań', 'stańczyć'])(
    '%s is barred by the document, which prints it or its lemma',
    (word) => {
      const { reasons, settled, basis } = judge(word, 'pfs-2016', lexicons);
      expect(reasons[0]?.detail.printed).toBe(true);
      expect({ settled, basis }).toEqual({ settled: true, basis: { kind: 'rule' } });
    },
  );

  it.each(['kopnieniu', 'wątlszy', 'ponadeń', 'upadnięty'])('%s depends on the records', (word) => {
    expect(judge(word, 'pfs-2016', lexicons).settled).toBe(false);
  });

  it.each(['bodajś', 'bodajśmy', 'bodajem'])('%s has the ending that 6.1 allows', (word) => {
    expect(judge(word, 'pfs-2016', lexicons).reasons[0]?.rule).toBe('pfs-2016/ending-admit');
  });
});
