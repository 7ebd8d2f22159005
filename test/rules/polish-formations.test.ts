import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { loadWording } from '../../src/cli/wording.ts';
import { reasonPhrase } from '../../src/core/explain/phrases.ts';
import { secondaryReasons } from '../../src/core/explain/reasons.ts';
import { text } from '../../src/core/explain/sentence.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { rules } from '../../src/core/rulesets/pfs-2018/rules.ts';
import { judge } from '../all-rules.ts';

const POLISH: readonly RulesetId[] = ['pfs-2018', 'pfs-2016', '7slow'];

const lexicons = loadLexicons('pfs-2018');
const { game, spelling } = lexicons;

const rulesOf = (word: string, ruleset: RulesetId): string[] =>
  judge(word, ruleset, lexicons).reasons.map(({ rule }) => rule.split('/')[1]!);

/** Forms that the spelling lexicon has only as the first part of words with a hyphen, with this ending. */
function partsIn(ending: string): string[] {
  const found: string[] = [];
  spelling.forEachForm((form) => {
    if (!form.endsWith(ending) || /[^a-ząćęłńóśźż]/.test(form) || game.has(form)) return;
    const readings = spelling.readings(form);
    if (readings.length > 0 && readings.every(({ tag }) => tag === 'adja')) found.push(form);
  });
  return found;
}

describe('the first part of a word with a hyphen', () => {
  it('bars no form in -owo, which is the regular adverb as well', () => {
    const forms = partsIn('owo');
    expect(forms.length).toBeGreaterThan(200);
    for (const ruleset of POLISH) expect(forms.filter((form) => rulesOf(form, ruleset).includes('hyphen'))).toEqual([]);
  });

  it.each(['lipcowo', 'rowerowo', 'meblowo', 'ogrodowo', 'marcowo', 'balkonowo'])('%s is not found', (word) => {
    for (const ruleset of POLISH) expect(judge(word, ruleset, lexicons).settled).toBe(false);
    // The list has the adjective.
    expect(judge(word, 'pfs-2018', lexicons).reasons[0]?.detail.kind).not.toBe('elsewhere');
    expect(rulesOf(word, 'pfs-2016')[0]).toBe('not-base-adverb');
  });

  it('bars a form in -no, whose adjective has an adverb in -nie or none', () => {
    const forms = partsIn('lno');
    expect(forms.length).toBeGreaterThan(40);
    for (const ruleset of POLISH)
      expect(forms.filter((form) => !rulesOf(form, ruleset).includes('hyphen'))).toEqual([]);
  });
});

describe('the order of the reasons', () => {
  it.each(['suuper', 'baardzo', 'koocham', 'nieźlee', 'gdziee', 'brawoo', 'traach', 'ooch'])(
    'the bar on repeated letters comes before a misspelling of the same word: %s',
    (word) => expect(rulesOf(word, 'pfs-2018')[0]).toBe('letter-repetition'),
  );

  it.each(['kuchnii', 'adress'])('a misspelling that nothing bars stays first: %s', (word) =>
    expect(rulesOf(word, 'pfs-2018')).toEqual(['not-listed']),
  );

  it.each(['niebyle', 'wasem', 'malo', 'niem'])(
    'a bar that settles the verdict is not said to apply in another sense: %s',
    (word) => {
      const verdict = judge(word, 'pfs-2018', lexicons);
      expect(verdict.reasons[0]?.rule).toBe('pfs-2018/not-listed');
      expect(verdict.settled).toBe(true);
      const { catalogue } = rules;
      expect(secondaryReasons(verdict, catalogue).map(({ as }) => as)).not.toContain('barred_reading');
    },
  );
});

describe('a word formed from an acronym', () => {
  it.each([
    ['SMSowy', 'SMS-owy'],
    ['IPNowiec', 'IPN-owiec'],
    ['BHPowiec', 'BHP-owiec'],
    ['PZPRowski', 'PZPR-owski'],
    ['TVPowski', 'TVP-owski'],
  ])('%s is no inflected acronym', (word, spelling) => {
    const { reasons } = judge(word, 'pfs-2018', lexicons);
    const root = spelling.split('-')[0];
    expect(reasons[0]).toMatchObject({ rule: 'pfs-2018/hyphen', detail: { spelling, root } });
    const said = text(reasonPhrase(reasons[0]!), loadWording('pl'));
    expect(said).toBe(`W wyrazie utworzonym od skrótowca „${root}” pisze się łącznik: „${spelling}”.`);
  });

  it.each(['ZUSowski', 'NATOwski', 'GOPRowiec', 'LEDowy', 'UFOlog'])('%s has the tiles of a listed word', (word) => {
    for (const ruleset of POLISH) expect(judge(word, ruleset, lexicons).verdict).toBe('allowed');
  });
});

describe('-że or -ż twice', () => {
  it.each([
    ['robiżże', 'robi'],
    ['idzieżże', 'idzie'],
    ['możeżże', 'może'],
    ['widziżże', 'widzi'],
    ['kupiłżeż', 'kupił'],
  ])('%s: %s is no imperative, and has no particle', (word, base) => {
    for (const ruleset of ['pfs-2018', 'pfs-2016'] as const)
      expect(judge(word, ruleset, lexicons).reasons[0]).toMatchObject({
        rule: `${ruleset}/ze-other-verb`,
        detail: { base },
      });
  });

  it.each(['zróbżeż', 'idźżeż', 'czytajżeż'])('%s: an imperative has it already', (word) =>
    expect(rulesOf(word, 'pfs-2018')[0]).toBe('ze-double'),
  );
});

describe('the abbreviations of 7 słów', () => {
  const said = (word: string) => text(reasonPhrase(judge(word, '7slow', lexicons).reasons[0]!), loadWording('pl'));

  it.each(['NATO', 'ZUS', 'UNESCO', 'zus'])('%s is an acronym', (word) =>
    expect(said(word)).toMatch(/^„.*” to skrót lub skrótowiec, na przykład od „/),
  );

  it.each(['dr', 'ckm'])('%s is an abbreviation', (word) => expect(said(word)).toMatch(/^To skrót, na przykład od „/));
});

describe('the masculine past of *iść* with the stem of the feminine', () => {
  it.each([
    ['zaszłem', 'zaszedłem'],
    ['przeszłem', 'przeszedłem'],
    ['podeszłem', 'podszedłem'],
    ['przyszłem', 'przyszedłem'],
    ['weszłem', 'wszedłem'],
    ['nadeszłem', 'nadszedłem'],
    ['rozeszłem', 'rozszedłem'],
    ['poszłby', 'poszedłby'],
  ])('%s is misspelled: %s', (word, intended) =>
    expect(judge(word, 'pfs-2018', lexicons).reasons[0]?.detail).toMatchObject({ kind: 'misspelling', intended }),
  );
});

describe('a compound of a number in 7 słów', () => {
  it.each([
    ['dwudziestodwumetrowy', 'dwadzieścia', 'dwumetrowy'],
    ['czterdziestokilkulatek', 'czterdzieści', 'kilkulatek'],
    ['trzydziestoośmiotonowy', 'trzydzieści', 'ośmiotonowy'],
    ['siedemnastokilogramowy', 'siedemnaście', 'kilogramowy'],
  ])('%s is one word, of %s and %s', (word, ...parts) => {
    const { reasons, suggestions } = judge(word, '7slow', lexicons);
    expect(reasons[0]?.detail).toEqual({ kind: 'derivation', parts });
    expect(suggestions).toEqual([]);
  });

  it.each(['napewno', 'dwudziestuludzi', 'stopięćdziesiąt'])('%s is none', (word) =>
    expect(judge(word, '7slow', lexicons).reasons[0]?.detail.kind).not.toBe('derivation'),
  );
});

describe('nie- before a recorded form, by the rules of 2016', () => {
  it.each(['niezrobił', 'nieprzyszedł', 'niewyszedł', 'nietańszy', 'niestarsze', 'nielepszy'])(
    '%s is barred for nie- alone',
    (word) => expect(rulesOf(word, 'pfs-2016').filter((rule) => rule !== 'not-listed')).toEqual(['particles-limited']),
  );

  it.each([
    ['niestańczył', 'not-base-prefix'],
    ['niebłoższy', 'degree-attested'],
  ])('%s has no recorded form after it: %s', (word, rule) => expect(rulesOf(word, 'pfs-2016')).toContain(rule));

  it('names the singular of the adjective of a comparative', () =>
    expect(judge('zmęczeńszy', 'pfs-2016', lexicons).reasons[0]?.detail).toMatchObject({ lemma: 'zmęczony' }));
});

describe('-że after the vowel of a pronoun or numeral', () => {
  it.each([
    ['iluże', 'ilu'],
    ['tyluże', 'tylu'],
    ['jakiże', 'jaki'],
    ['któryże', 'który'],
    ['cóże', 'co'],
    ['któże', 'kto'],
  ])('%s is %s with a particle, and not on list 3', (word, base) =>
    expect(judge(word, 'pfs-2018', lexicons).reasons[0]).toMatchObject({
      rule: 'pfs-2018/ze-closed',
      detail: { base, particle: '-że' },
    }),
  );
});

describe('a vocative in -o of a soft feminine, as the document prints one (4.c)', () => {
  it.each([
    ['babcio', 'babciu'],
    ['ciocio', 'ciociu'],
    ['mamusio', 'mamusiu'],
    ['gosposio', 'gosposiu'],
  ])('%s is offered as %s', (word, vocative) =>
    expect(judge(word, 'pfs-2018', lexicons).suggestions).toContain(vocative),
  );
});
