import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { lexemeOf } from '../../src/core/morphology/pl/lexeme.ts';
import { isOfAspect, parseTags } from '../../src/core/morphology/pl/tag.ts';
import type { Paradigm } from '../../src/core/rules/paradigm.ts';
import type { Lexicons } from '../../src/core/rules/rules.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { rulesetsOfLanguage } from '../../src/core/rulesets/index.ts';
import { lexiconsOf2016 } from '../../src/core/rulesets/pfs-2016/forms-view.ts';
import { formsOf, judge } from '../all-rules.ts';
import { fitsPlace, type Place, placesExpected, placesOf } from './paradigm-places.ts';

const packed = loadLexicons('pfs-2018');

/** Number of forms of a lexicon of which one is tested. */
function sample(lexicon: { forEachForm(visit: (form: string) => void): void }, step: number): string[] {
  const forms: string[] = [];
  let at = 0;
  lexicon.forEachForm((form) => {
    if (at++ % step === 0) forms.push(form);
  });
  return forms;
}

/** Words of closed classes, each with a paradigm of its own kind. */
const OF_A_KIND =
  'być iść powinien widać słychać dnieć powodzić stać paść wnijść zwyknąć dwa dwaj cztery oba ten on ja my ty siebie się kto co pół kilka dwoje tysiąc drzwi wakacje państwo ręka oko dziecko człowiek zdrów wart rad po nad aby oby ojej wolno trzeba';

const words = [...sample(packed.game, 14_983), ...sample(packed.spelling, 9_973), ...OF_A_KIND.split(' ')];

/** The lexicons from which the paradigms of a ruleset are built. */
const LEXICONS: Readonly<Partial<Record<RulesetId, Lexicons>>> = { 'pfs-2016': lexiconsOf2016(packed) };

/** Not 7slow: its view bars the forms of a name (*Asuncionka*), even if a dictionary has the same letters as a word (*asuncionka*). */
const RULESETS = rulesetsOfLanguage('pl').filter((id) => id !== '7slow');

describe.each(RULESETS)('paradigms of words from all over the lexicons under %s', (ruleset) => {
  const { game, spelling } = LEXICONS[ruleset] ?? packed;
  /** All paradigms that a word leads to. */
  const paradigmsOf = (word: string): Paradigm[] =>
    formsOf(word, ruleset, packed).choices.map(({ id }) => formsOf(word, ruleset, packed, id).paradigm!);
  const paradigms = words.flatMap(paradigmsOf).map((paradigm) => ({ ...paradigm, places: placesOf(paradigm) }));

  it('have every form of the lexicon in exactly the places of its tags', () => {
    const wrong: string[] = [];
    for (const { lemma, id, places } of paradigms) {
      const placesOfForm = new Map<string, Place[]>();
      for (const place of places)
        placesOfForm.set(place.form.form, [...(placesOfForm.get(place.form.form) ?? []), place]);
      const [, part = ''] = id.split('|');
      if (part === '') continue;
      for (const { form, reading } of game.forms(lemma.toLowerCase())) {
        const aspect = id.split('|')[3];
        for (const { text } of parseTags(aspect ? reading.tag.replace('imperf.perf', aspect) : reading.tag)) {
          const [tag] = parseTags(text);
          if (aspect && !isOfAspect(tag!, aspect)) continue;
          const { part: ownPart, gender, lemma: ownLemma } = lexemeOf(reading.lemma, tag!);
          if (ownLemma !== lemma || [ownPart, gender].join('|') !== id.split('|').slice(1, 3).join('|')) continue;
          const own = placesOfForm.get(form)?.filter(({ labels }) => fitsPlace(labels, text)) ?? [];
          if (own.length !== placesExpected(text)) wrong.push(`${form} ${text} of ${id}: ${own.length} places`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('have no form in a place that none of its tags fits', () => {
    const wrong: string[] = [];
    for (const { lemma, places, id, defect } of paradigms) {
      const known = [...game.forms(lemma.toLowerCase()), ...spelling!.forms(lemma.toLowerCase())];
      const tagsOf = new Map<string, string[]>();
      for (const { form, reading } of known) {
        const tags = parseTags(reading.tag).map(({ text }) =>
          text.replace('imperf.perf', id.split('|')[3] || 'imperf.perf'),
        );
        tagsOf.set(form, [...(tagsOf.get(form) ?? []), ...tags]);
      }
      for (const { labels, form } of places) {
        const tags = tagsOf.get(form.form.toLowerCase());
        // Absent from the lexicon under these tags: the adverb of an adjective, and forms that list 7 denies a verb.
        if (!tags || labels.includes('part_adv') || (defect && form.status === 'barred')) continue;
        const isRight = labels.includes('table_other')
          ? id.split('|')[1] === ''
          : tags.some((tag) => fitsPlace(labels, tag));
        if (!isRight) wrong.push(`${form.form} of ${id}: ${labels}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('agree with the verdicts on their forms', () => {
    const seen = new Map<string, string>();
    const verdictOn = (form: string) => {
      const known = seen.get(form) ?? judge(form, ruleset, packed).verdict;
      seen.set(form, known);
      return known;
    };
    const wrong: string[] = [];
    for (const { id, places } of paradigms) {
      for (const { form } of places) {
        const isLegal = form.status !== 'barred' || form.allowedAs !== undefined;
        // In lower case, because the letters of a name may be another word's.
        const isSame = verdictOn(form.form.toLowerCase()) === (isLegal ? 'allowed' : 'disallowed');
        if (!isSame || (form.status === 'barred' && form.rule === undefined))
          wrong.push(`${form.form} of ${id}: ${form.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('survive JSON', () => {
    for (const { places: _inTables, ...paradigm } of paradigms)
      expect(JSON.parse(JSON.stringify(paradigm))).toEqual(paradigm);
  });
});
