import { expect, it } from 'vitest';
import {
  infinitivesOfPassive,
  positivesOfAdjective,
  positivesOfAdverb,
} from '../../src/core/morphology/pl/derived-forms.ts';

it.each([
  ['błoższy', 'błogi'],
  ['ładniejszych', 'ładny'],
  ['najstarsi', 'stary'],
  ['słodszą', 'słodki'],
  ['dalszego', 'daleki'],
  ['szerszy', 'szeroki'],
  ['milsza', 'miły'],
  ['czystszym', 'czysty'],
  ['najmądrzejsi', 'mądry'],
  ['tańszej', 'tani'],
])('%s may be a degree of %s', (word, positive) => expect(positivesOfAdjective(word)).toContain(positive));

it.each([
  ['bladziej', 'blado'],
  ['najładniej', 'ładnie'],
  ['częściej', 'często'],
])('%s may be a degree of %s', (word, positive) => expect(positivesOfAdverb(word)).toContain(positive));

it.each([
  ['banych', 'bać'],
  ['popadnięty', 'popaść'],
  ['popadnięci', 'popadnąć'],
  ['widziana', 'widzieć'],
  ['noszonemu', 'nosić'],
  ['straszeni', 'straszyć'],
  ['robione', 'robić'],
  ['pici', 'pić'],
  ['zdjęta', 'zdjąć'],
  ['rośnięta', 'rosnąć'],
  ['siedziani', 'siedzieć'],
])('%s may be a participle of %s', (word, infinitive) => expect(infinitivesOfPassive(word)).toContain(infinitive));

it('other words yield nothing', () => {
  for (const word of ['', 'a', 'okno', 'naj', 'szy']) {
    expect(positivesOfAdverb(word)).toEqual([]);
    expect(infinitivesOfPassive(word).every((lemma) => lemma.length > 1)).toBe(true);
  }
});
