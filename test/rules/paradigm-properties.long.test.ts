import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { lexemeOf } from '../../src/core/morphology/pl/lexeme.ts';
import { isOfAspect, parseTags } from '../../src/core/morphology/pl/tag.ts';
import type { Paradigm } from '../../src/core/rules/paradigm.ts';
import { lexiconsOf2016 } from '../../src/core/rulesets/pfs-2016/forms-view.ts';
import { formsOf, judge } from '../all-rules.ts';
import { fitsPlace, placesExpected, placesOf } from './paradigm-places.ts';

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
const LEXICONS = { 'pfs-2018': packed, 'pfs-2016': lexiconsOf2016(packed) } as const;

describe.each(['pfs-2018', 'pfs-2016'] as const)(
  'paradigms of words from all over the lexicons under %s',
  (ruleset) => {
    const { game, spelling } = LEXICONS[ruleset];
    /** All paradigms that a word leads to. */
    const paradigmsOf = (word: string): Paradigm[] =>
      formsOf(word, ruleset, packed).choices.map(({ id }) => formsOf(word, ruleset, packed, id).paradigm!);
    const paradigms = words.flatMap(paradigmsOf);

    it('have every form of the lexicon in exactly the places of its tags', () => {
      for (const { lemma, id, tables } of paradigms) {
        const places = placesOf({ tables } as Paradigm);
        const [, part = ''] = id.split('|');
        if (part === '') continue;
        for (const { form, reading } of game.forms(lemma.toLowerCase())) {
          const aspect = id.split('|')[3];
          for (const { text } of parseTags(aspect ? reading.tag.replace('imperf.perf', aspect) : reading.tag)) {
            const [tag] = parseTags(text);
            if (aspect && !isOfAspect(tag!, aspect)) continue;
            const { part: ownPart, gender, lemma: ownLemma } = lexemeOf(reading.lemma, tag!);
            if (ownLemma !== lemma || [ownPart, gender].join('|') !== id.split('|').slice(1, 3).join('|')) continue;
            const own = places.filter((place) => place.form.form === form && fitsPlace(place.labels, text));
            expect(own.length, `${form} ${text} of ${id}`).toBe(placesExpected(text));
          }
        }
      }
    });

    it('have no form in a place that none of its tags fits', () => {
      for (const { lemma, tables, id, defect } of paradigms) {
        const known = [...game.forms(lemma.toLowerCase()), ...spelling!.forms(lemma.toLowerCase())];
        const tagsOf = new Map<string, string[]>();
        for (const { form, reading } of known) {
          const tags = parseTags(reading.tag).map(({ text }) =>
            text.replace('imperf.perf', id.split('|')[3] || 'imperf.perf'),
          );
          tagsOf.set(form, [...(tagsOf.get(form) ?? []), ...tags]);
        }
        for (const { labels, form } of placesOf({ tables } as Paradigm)) {
          const tags = tagsOf.get(form.form.toLowerCase());
          // Absent from the lexicon under these tags: the adverb of an adjective, and forms that list 7 denies a verb.
          if (!tags || labels.includes('part_adv') || (defect && form.status === 'barred')) continue;
          if (labels.includes('table_other')) expect(id.split('|')[1], `${form.form} of ${id}`).toBe('');
          else
            expect(
              tags.some((tag) => fitsPlace(labels, tag)),
              `${form.form} of ${id}: ${labels}`,
            ).toBe(true);
        }
      }
    });

    it('agree with the verdicts on their forms', () => {
      const seen = new Map<string, string>();
      const verdictOn = (form: string) => {
        const known = seen.get(form) ?? judge(form, ruleset, packed).verdict;
        seen.set(form, known);
        return known;
      };
      for (const paradigm of paradigms) {
        for (const { form } of placesOf(paradigm)) {
          const legal = form.status !== 'barred' || form.allowedAs !== undefined;
          // In lower case, because the letters of a name may be another word's.
          expect(verdictOn(form.form.toLowerCase()), `${form.form} of ${paradigm.id}`).toBe(
            legal ? 'allowed' : 'disallowed',
          );
          if (form.status === 'barred') expect(form.rule, `${form.form} of ${paradigm.id}`).toBeDefined();
        }
      }
    });

    it('survive JSON', () => {
      for (const paradigm of paradigms) expect(JSON.parse(JSON.stringify(paradigm))).toEqual(paradigm);
    });
  },
);
