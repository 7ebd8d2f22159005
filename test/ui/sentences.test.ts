import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { openLexicon } from '../../src/lexicon/packed-lexicon.ts';
import { judge } from '../../src/rules/judge.ts';
import { readingsOf } from '../../src/ui/readings.ts';
import { decidingReason, isPlain, plainText, readingSentence, reasonWording } from '../../src/ui/wording.ts';
import { getMessageOf, LOCALES, type Locale } from './locale.ts';

const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
vi.mock('../../src/browser.ts', () => ({ browser: { i18n } }));

function packed(name: string) {
  const file = readFileSync(new URL(`../../dictionaries/packed/${name}.lexicon.gz`, import.meta.url));
  return openLexicon(new Uint8Array(gunzipSync(file)).buffer);
}

const lexicons = {
  game: packed('pl-game'),
  spelling: packed('pl-spelling'),
  list: { name: 'sjp.pl', edition: '2026-03' },
};

/** What the front ends say of a word on first sight. */
function said(word: string, locale: Locale): string {
  i18n.getMessage = getMessageOf(locale);
  const verdict = judge(word, 'pfs-2018', lexicons);
  const reason = decidingReason(verdict)!;
  const [first] = readingsOf(verdict, 'pl');
  const reading = first && plainText(readingSentence(first, 1));
  const told = isPlain(reason) && reading ? [] : [plainText(reasonWording(reason))];
  return [verdict.verdict === 'allowed' ? '✓' : '✗', ...(reading ? [reading] : []), ...told].join(' | ');
}

describe('what a player reads', () => {
  it.each([
    ['chceszli', '✗ | Cząstka -li dodana do „chcesz”.'],
    ['jestże', '✗ | Cząstka -że przy „jest”, które nie jest formą rozkazującą.'],
    ['remake’u', '✗ | Apostrof w formie odmiany słowa „remake”.'],
    [
      'remakiem',
      '✓ | remake: narzędnik liczby pojedynczej | Forma słowa „remake” z końcówką zapisaną fonetycznie, bez apostrofu.',
    ],
    ['op-art', '✗ | Pisownia z łącznikiem: „op-art”.'],
    ['quizowy', '✗ | Na płytkach nie ma: Q.'],
    ['zejdziono', '✗ | Czasownik „zejść” nie ma formy bezosobowej czasu przeszłego.'],
    ['dniałom', '✗ | Czasownik „dnieć” ma tylko bezokolicznik, trzecią osobę rodzaju nijakiego i rzeczownik odsłowny.'],
    ['taak', '✗ | Słowo „tak” z powtórzoną literą.'],
    ['empik', '✗ | „empik” to nazwa sieci sklepów.'],
    ['bazylij', '✓ | bazylia: dopełniacz liczby mnogiej | Wariant formy „bazylii” na -ij lub -yj.'],
    ['akowcze', '✓ | akowiec: wołacz liczby pojedynczej | Dawny wołacz słowa „akowiec” na -cze.'],
    ['polsku', '✓ | polski: forma przymiotnika używana po „po” | Forma używana po „po”, od „polski”.'],
    ['Okno', '✓ | okno: mianownik, biernik lub wołacz liczby pojedynczej'],
    ['mBank', '✗ | Pisownia wielką literą: „mBank”.'],
    ['gdzieżeście', '✗ | Końcówka -eście przy „gdzież”, które nie jest formą czasu przeszłego.'],
  ])('%s', (word, sentence) => {
    expect(said(word, 'pl')).toBe(sentence);
  });

  it('is worded in every language for any form of the lexicon', () => {
    const lemmas = [
      'kot',
      'dobry',
      'robić',
      'zrobić',
      'iść',
      'powinien',
      'sędzia',
      'dwa',
      'cóż',
      'my',
      'siebie',
      'stacja',
    ];
    const forms = new Set(lemmas.flatMap((lemma) => lexicons.game.forms(lemma).map(({ form }) => form)));
    expect(forms.size).toBeGreaterThan(200);
    for (const locale of LOCALES) {
      for (const form of forms) expect(said(form, locale), form).not.toMatch(/undefined|[\uE000-\uF8FF]|: \w+:|\| *$/);
    }
  });
});
