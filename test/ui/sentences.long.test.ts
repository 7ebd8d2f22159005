import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readingPhrase, reasonPhrase } from '../../src/core/explain/phrases.ts';
import { readingsOf } from '../../src/core/explain/readings.ts';
import { decidingReason, isPlain } from '../../src/core/explain/reasons.ts';
import { text } from '../../src/core/explain/sentence.ts';
import { openLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { rulesetOf } from '../../src/core/rulesets/index.ts';
import { judge, RULES } from '../all-rules.ts';
import { WORDINGS } from '../explain/wordings.ts';
import { LOCALES, type Locale } from './locale.ts';

function packed(name: string) {
  const file = readFileSync(new URL(`../../dictionaries/packed/${name}.lexicon.gz`, import.meta.url));
  return openLexicon(new Uint8Array(gunzipSync(file)).buffer);
}

const lexicons = {
  game: packed('pl-game'),
  spelling: packed('pl-spelling'),
  list: { name: 'sjp.pl', edition: '2026-03' },
};
const german = { game: packed('de-game'), spelling: packed('de-spelling'), list: { name: 'a + b', edition: '1' } };

/** The first line about a word in the front ends. */
function said(word: string, locale: Locale, ruleset: RulesetId = 'pfs-2018'): string {
  const wording = WORDINGS[locale];
  const verdict = judge(word, ruleset, rulesetOf(ruleset).language === 'de' ? german : lexicons);
  const reason = decidingReason(verdict)!;
  const [first] = readingsOf(verdict);
  const reading = first && text(readingPhrase(first, 1), wording);
  const details = isPlain(reason, RULES[ruleset].catalogue) && reading ? [] : [text(reasonPhrase(reason), wording)];
  return [verdict.verdict === 'allowed' ? '✓' : '✗', ...(reading ? [reading] : []), ...details].join(' | ');
}

describe('Polish sentences', () => {
  it.each([
    ['chceszli', '✗ | Cząstka -li dodana do „chcesz”.'],
    ['jestże', '✗ | Cząstka -że przy „jest”, a wolno ją dodawać tylko do formy rozkazującej.'],
    ['remake’u', '✗ | Apostrof w formie odmiany słowa „remake”.'],
    [
      'remakiem',
      '✓ | remake: narzędnik liczby pojedynczej | Forma słowa „remake” z końcówką zapisaną fonetycznie, bez apostrofu.',
    ],
    ['op-art', '✗ | Pisownia z łącznikiem: „op-art”.'],
    ['quizowy', '✗ | Na płytkach nie ma: Q.'],
    ['zejdziono', '✗ | Czasownik „zejść” nie ma formy bezosobowej czasu przeszłego.'],
    ['dniałom', '✗ | Czasownik „dnieć” ma tylko bezokolicznik, trzecią osobę rodzaju nijakiego i rzeczownik odsłowny.'],
    ['taak', '✗ | „tak” z literami powtórzonymi dla efektu.'],
    ['empik', '✗ | „empik” to nazwa sieci sklepów.'],
    ['bazylij', '✓ | bazylia: dopełniacz liczby mnogiej | Wariant formy „bazylii” na -ij lub -yj.'],
    ['akowcze', '✓ | akowiec: wołacz liczby pojedynczej | Tradycyjny wołacz słowa „akowiec” na -cze.'],
    ['polsku', '✓ | polski: forma przymiotnika używana po „po” | Forma używana po „po”, od „polski”.'],
    ['Okno', '✓ | okno: mianownik, biernik lub wołacz liczby pojedynczej'],
    ['mBank', '✗ | Pisownia wielką literą: „mBank”.'],
    ['gdzieżeście', '✗ | Ruchomej końcówki -eście nie wolno dołączać do „gdzież”.'],
  ])('%s', (word, sentence) => {
    expect(said(word, 'pl')).toBe(sentence);
  });

  it('exist in every language for any form of the lexicon', () => {
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

describe('sentences under the rules of 2016', () => {
  it.each([
    ['maszli', '✗ | Cząstka -li dodana do „masz”.'],
    ['kupiłże', '✗ | Cząstka -że przy „kupił”, a wolno ją dodawać tylko do formy rozkazującej, i to raz.'],
    ['świniam', '✗ | Ruchomej końcówki -m nie wolno dołączać do „świnia”.'],
    ['pozań', '✗ | Same zasady podają „poza” z cząstką -ń jako niedozwolone.'],
    ['banych', '✗ | Same zasady podają ten imiesłów od „bać” jako niedozwolony.'],
    ['plunieniu', '✗ | Same zasady podają ten rzeczownik odsłowny od „plunąć” jako niedozwolony.'],
    ['écru', '✗ | Litery z obcymi znakami diakrytycznymi: É.'],
    ['quizowy', '✗ | Na płytkach nie ma: Q.'],
    [
      'dniałom',
      '✗ | Defektywny czasownik „dnieć” nie ma takiej formy czasu przeszłego – według listy z 2018 r., bo brak pliku defekt.txt.',
    ],
    ['remake’u', '✗ | Wewnątrz słowa jest znak, który nie jest literą: „remake’u”.'],
    ['weń', '✓ | weń: przyimek | Zanotowany przyimek z -ń („niego”).'],
    [
      'pisałbym',
      '✓ | pisać: 1. osoba liczby pojedynczej trybu przypuszczającego, rodzaj męski | Tryb przypuszczający od „pisać”.',
    ],
    ['kredensiku', '✓ | kredensik: dopełniacz, miejscownik lub wołacz liczby pojedynczej'],
    ['okno', '✓ | okno: mianownik, biernik lub wołacz liczby pojedynczej'],
  ])('%s', (word, sentence) => {
    expect(said(word, 'pl', 'pfs-2016')).toBe(sentence);
  });

  it('exist in every language', () => {
    const forms = ['pisać', 'zejść', 'sędzia', 'wolny', 'azyna', 'bodaj'].flatMap((lemma) =>
      lexicons.game.forms(lemma).map(({ form }) => form),
    );
    for (const locale of LOCALES) {
      for (const form of new Set(forms)) {
        expect(said(form, locale, 'pfs-2016'), form).not.toMatch(/undefined|[\uE000-\uF8FF]|: \w+:|\| *$|pfs-201/);
      }
    }
  });
});

describe('Turkish sentences', () => {
  it.each([
    ['pfs-2018', 'chceszli', '✗ | “chcesz” kelimesine eklenmiş -li soru parçacığı.'],
    ['pfs-2018', 'zejdziono', '✗ | “zejść” fiilinde kişisiz geçmiş zaman yoktur.'],
    ['pfs-2018', 'okno', '✓ | okno: yalın hâl, -i hâli ya da seslenme hâli, tekil'],
    ['pfs-2016', 'banych', '✗ | Kuralların kendisi “bać” fiilinin bu ortacını geçersiz sayıyor.'],
    ['sd-2026', 'ueber', '✗ | Umlaut açılarak yazılmış; şöyle dizin: “über”.'],
    ['sd-2026', 'Sexe', '✗ | “Sex” yabancı olarak işaretlenmiştir; Dativ hâlinde -e almaz.'],
  ] as const)('%s: %s', (ruleset, word, sentence) => {
    expect(said(word, 'tr', ruleset)).toBe(sentence);
  });
});

describe('German sentences', () => {
  it.each([
    ['hats', '✗ | „hat“ + „es“: kein Eintrag für diese Zusammenziehung.'],
    ['ueber', '✗ | Umschriebener Umlaut; zu legen ist „über“.'],
    ['Jo-Jo', '✗ | „Jo-Jo“ enthält „-“; dafür gibt es keinen Stein.'],
    ['Größe', '✓ | Größe: alle Fälle im Singular | „Größe“ wird mit SS gelegt.'],
    ['daß', '✓ | dass: Konjunktion | Alte Schreibung; heute „dass“, mit SS gelegt.'],
    ['mußte', '✓ | müssen: 1. oder 3. Person Singular, Präteritum | Alte Schreibung; heute „musste“, mit SS gelegt.'],
    ['wißend', '✓ | wissen: Partizip I | Geschrieben wird „wissend“, gelegt mit SS.'],
    ['abzugebend', '✗ | Das zu-Partizip von „abgeben“ braucht eine Endung.'],
    ['segn', '✗ | „segne“ würde ohne e auf eine undeutsche Lautfolge enden.'],
    ['hellröteste', '✗ | Die Farbe „hellrot“ wird nicht gesteigert.'],
    ['Sexe', '✗ | „Sex“ ist als Fremdwort gekennzeichnet und hat kein Dativ-e.'],
    ['Flohe', '✗ | „Floh“ endet auf Vokal oder Vokal mit h: kein Dativ-e.'],
    ['vordre', '✗ | „vordere“ behält immer sein e.'],
    ['fidle', '✗ | „fidel“ ist auf -el betont und behält sein E.'],
    ['nobeles', '✗ | „nobel“ muss das e des Stammes verlieren; hier steht es noch.'],
    ['kuglest', '✗ | Die Kurzform „kugle“ darf nicht weiter verändert werden.'],
    ['hoblen', '✗ | Die Kurzform „hoble“ darf nicht weiter verändert werden.'],
    ['wundr', '✗ | Die Kurzform „wundre“ darf nicht weiter verändert werden.'],
    ['gemutede', '✗ | Vor einem Substantiv verlangt „muten“ das Partizip auf -t.'],
    ['anzugehn', '✓ | angehen: Infinitiv mit zu | Der Infinitiv von „angehen“ mit zu und -n statt -en.'],
    ['Altare', '✓ | Altar: Dativ Singular | „Altar“ lautet im Plural um und hat darum ein Dativ-e.'],
  ])('%s', (word, sentence) => {
    expect(said(word, 'de', 'sd-2026')).toBe(sentence);
  });

  it('exist in every language for any form of the lexicon', () => {
    const lemmas = ['abgeben', 'freuen', 'haustür', 'dunkel', 'zwei', 'googeln', 'altar', 'sein', 'klein', 'wandern'];
    const forms = new Set(lemmas.flatMap((lemma) => german.game.forms(lemma).map(({ form }) => form)));
    expect(forms.size).toBeGreaterThan(100);
    for (const locale of LOCALES) {
      for (const form of forms) {
        expect(said(form, locale, 'sd-2026'), form).not.toMatch(/undefined|[\uE000-\uF8FF]|: \w+:|\| *$|sd-2026/);
      }
    }
  });
});
