import { describe, expect, expectTypeOf, it } from 'vitest';
import type sharedDe from '../../src/explain/wording/de.json';
import type sharedEn from '../../src/explain/wording/en.json';
import type sharedPl from '../../src/explain/wording/pl.json';
import type sharedTr from '../../src/explain/wording/tr.json';
import { type RuleWording, WORDED_IN } from '../../src/explain/wording.ts';
import type { AboveRules } from '../../src/messages/judged.ts';
import { challengeRule } from '../../src/rules/challenge.ts';
import type { RulesetId } from '../../src/rules/verdict.ts';
import { CATALOGUE as SLOW_7 } from '../../src/rulesets/7slow/catalogue.ts';
import type slow7De from '../../src/rulesets/7slow/wording/de.json';
import type slow7En from '../../src/rulesets/7slow/wording/en.json';
import type slow7Pl from '../../src/rulesets/7slow/wording/pl.json';
import type slow7Tr from '../../src/rulesets/7slow/wording/tr.json';
import { RULESET_IDS, RULESETS } from '../../src/rulesets/index.ts';
import { CATALOGUE as PFS_2016 } from '../../src/rulesets/pfs-2016/catalogue.ts';
import type pfs2016De from '../../src/rulesets/pfs-2016/wording/de.json';
import type pfs2016En from '../../src/rulesets/pfs-2016/wording/en.json';
import type pfs2016Pl from '../../src/rulesets/pfs-2016/wording/pl.json';
import type pfs2016Tr from '../../src/rulesets/pfs-2016/wording/tr.json';
import { CATALOGUE as PFS_2018 } from '../../src/rulesets/pfs-2018/catalogue.ts';
import type pfs2018De from '../../src/rulesets/pfs-2018/wording/de.json';
import type pfs2018En from '../../src/rulesets/pfs-2018/wording/en.json';
import type pfs2018Pl from '../../src/rulesets/pfs-2018/wording/pl.json';
import type pfs2018Tr from '../../src/rulesets/pfs-2018/wording/tr.json';
import { CATALOGUE as SCHOOL_EN } from '../../src/rulesets/school-en/catalogue.ts';
import type schoolDe from '../../src/rulesets/school-en/wording/de.json';
import type schoolEn from '../../src/rulesets/school-en/wording/en.json';
import type schoolPl from '../../src/rulesets/school-en/wording/pl.json';
import type schoolTr from '../../src/rulesets/school-en/wording/tr.json';
import { CATALOGUE as SD_2026 } from '../../src/rulesets/sd-2026/catalogue.ts';
import type sdDe from '../../src/rulesets/sd-2026/wording/de.json';
import type sdEn from '../../src/rulesets/sd-2026/wording/en.json';
import type sdPl from '../../src/rulesets/sd-2026/wording/pl.json';
import type sdTr from '../../src/rulesets/sd-2026/wording/tr.json';
import { WORDINGS } from './wordings.ts';

const CATALOGUES = {
  'pfs-2018': PFS_2018,
  'pfs-2016': PFS_2016,
  'sd-2026': SD_2026,
  '7slow': SLOW_7,
  'school-en': SCHOOL_EN,
} satisfies Record<RulesetId, object>;

/** Rules on challenges, which decide no word. */
type OnChallenges = {
  'pfs-2018': 'osps-verdict';
  'pfs-2016': 'osps-verdict';
  'sd-2026': 'tournament-list';
  '7slow': 'challenge-valid' | 'challenge-invalid';
  'school-en': 'challenge-fail' | 'challenge-success';
};

type Names<Id extends RulesetId> = keyof (typeof CATALOGUES)[Id] | OnChallenges[Id];

/** Every sentence of the files, with where it stands. */
const SENTENCES = WORDED_IN.flatMap((language) => {
  const { phrases, rules, rulesets } = WORDINGS[language];
  const ofRules = (where: string, all: Readonly<Record<string, RuleWording>>) =>
    Object.entries(all).flatMap(([name, { rule, reason = {}, not = {} }]) => [
      ...(rule === undefined ? [] : [{ language, at: `${where} ${name}`, needs: undefined, sentence: rule }]),
      ...Object.entries({ reason, not }).flatMap(([side, variants]) =>
        Object.entries(variants).map(([needs, sentence]) => ({
          language,
          at: `${where} ${name} ${side} ${needs}`,
          needs,
          sentence,
        })),
      ),
    ]);
  return [
    ...Object.entries(phrases).map(([at, sentence]) => ({ language, at, needs: undefined, sentence })),
    ...ofRules('', rules),
    ...RULESET_IDS.flatMap((id) => [
      { language, at: `${id} section`, needs: undefined, sentence: rulesets[id].section },
      ...Object.entries(rulesets[id].headings ?? {}).map(([heading, sentence]) => ({
        language,
        at: `${id} heading ${heading}`,
        needs: undefined,
        sentence,
      })),
      ...ofRules(id, rulesets[id].rules),
    ]),
  ];
});

const placeholders = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

describe('the wording beside a ruleset', () => {
  it('has the rules of its catalogue and no others, in every language', () => {
    expectTypeOf<keyof typeof pfs2018Pl.rules>().toEqualTypeOf<Names<'pfs-2018'>>();
    expectTypeOf<keyof typeof pfs2018En.rules>().toEqualTypeOf<Names<'pfs-2018'>>();
    expectTypeOf<keyof typeof pfs2018De.rules>().toEqualTypeOf<Names<'pfs-2018'>>();
    expectTypeOf<keyof typeof pfs2018Tr.rules>().toEqualTypeOf<Names<'pfs-2018'>>();
    expectTypeOf<keyof typeof sdPl.rules>().toEqualTypeOf<Names<'sd-2026'>>();
    expectTypeOf<keyof typeof sdEn.rules>().toEqualTypeOf<Names<'sd-2026'>>();
    expectTypeOf<keyof typeof sdDe.rules>().toEqualTypeOf<Names<'sd-2026'>>();
    expectTypeOf<keyof typeof sdTr.rules>().toEqualTypeOf<Names<'sd-2026'>>();
    expectTypeOf<keyof typeof slow7Pl.rules>().toEqualTypeOf<Names<'7slow'>>();
    expectTypeOf<keyof typeof slow7En.rules>().toEqualTypeOf<Names<'7slow'>>();
    expectTypeOf<keyof typeof slow7De.rules>().toEqualTypeOf<Names<'7slow'>>();
    expectTypeOf<keyof typeof slow7Tr.rules>().toEqualTypeOf<Names<'7slow'>>();
    expectTypeOf<keyof typeof schoolPl.rules>().toEqualTypeOf<Names<'school-en'>>();
    expectTypeOf<keyof typeof schoolEn.rules>().toEqualTypeOf<Names<'school-en'>>();
    expectTypeOf<keyof typeof schoolDe.rules>().toEqualTypeOf<Names<'school-en'>>();
    expectTypeOf<keyof typeof schoolTr.rules>().toEqualTypeOf<Names<'school-en'>>();
  });

  it('has those that have no words of their own in 2018, where it is of 2016', () => {
    expectTypeOf<keyof typeof pfs2016En.rules>().toExtend<Names<'pfs-2016'>>();
    expectTypeOf<Names<'pfs-2016'>>().toExtend<keyof typeof pfs2016En.rules | keyof typeof pfs2018En.rules>();
    expectTypeOf<keyof typeof pfs2016Pl.rules>().toEqualTypeOf<keyof typeof pfs2016En.rules>();
    expectTypeOf<keyof typeof pfs2016De.rules>().toEqualTypeOf<keyof typeof pfs2016En.rules>();
    expectTypeOf<keyof typeof pfs2016Tr.rules>().toEqualTypeOf<keyof typeof pfs2016En.rules>();
  });

  it('says the rule, and of a rule that decides words a reason', () => {
    for (const language of WORDED_IN) {
      const { rulesets } = WORDINGS[language];
      for (const id of RULESET_IDS.filter((id) => id !== 'pfs-2016')) {
        for (const [name, { rule, reason }] of Object.entries(rulesets[id].rules)) {
          expect(rule, `${language} ${id}/${name}`).toMatch(/\p{L}.*\.$/u);
          expect(Object.keys(reason ?? {}).length > 0, name).toBe(Object.hasOwn(CATALOGUES[id], name));
        }
      }
    }
  });

  it('words every rule on challenges', () => {
    for (const ruleset of RULESETS) {
      for (const verdict of ['allowed', 'disallowed'] as const) {
        const [, name = ''] = challengeRule(ruleset, verdict).rule.split('/');
        expect(WORDINGS.en.rulesets[ruleset.id].rules[name]?.rule).toMatch(/\.$/);
      }
    }
  });
});

describe('the wording of what rulesets share', () => {
  it('has the same names in every language', () => {
    expectTypeOf<keyof typeof sharedPl.phrases>().toEqualTypeOf<keyof typeof sharedEn.phrases>();
    expectTypeOf<keyof typeof sharedDe.phrases>().toEqualTypeOf<keyof typeof sharedEn.phrases>();
    expectTypeOf<keyof typeof sharedTr.phrases>().toEqualTypeOf<keyof typeof sharedEn.phrases>();
    expectTypeOf<keyof typeof sharedPl.rules>().toEqualTypeOf<AboveRules>();
    expectTypeOf<keyof typeof sharedEn.rules>().toEqualTypeOf<AboveRules>();
    expectTypeOf<keyof typeof sharedDe.rules>().toEqualTypeOf<AboveRules>();
    expectTypeOf<keyof typeof sharedTr.rules>().toEqualTypeOf<AboveRules>();
  });
});

describe('the sentences', () => {
  const english = new Map(SENTENCES.filter(({ language }) => language === 'en').map((one) => [one.at, one.sentence]));

  it('are the same ones in every language, with the same places to fill', () => {
    expect(english.size).toBeGreaterThan(900);
    for (const language of WORDED_IN) {
      const own = SENTENCES.filter((one) => one.language === language);
      expect(own.map(({ at }) => at)).toEqual([...english.keys()]);
      for (const { at, sentence } of own) {
        const places = new Set(placeholders(sentence));
        expect(places, `${language} ${at}`).toEqual(new Set(placeholders(english.get(at)!)));
      }
    }
  });

  it('of a reason are named by what they need', () => {
    for (const { needs, sentence, at } of SENTENCES) {
      if (needs === undefined) continue;
      const names = needs === 'always' ? [] : needs.split(' ');
      expect(new Set(placeholders(sentence)), at).toEqual(new Set(names));
    }
  });

  it('of a reason are each one that can be taken: none before it does with less', () => {
    const seen = new Map<string, string[][]>();
    for (const { needs, language, at } of SENTENCES) {
      if (needs === undefined) continue;
      const family = `${language} ${at.slice(0, -needs.length)}`;
      const names = needs === 'always' ? [] : needs.split(' ');
      const before = seen.get(family) ?? [];
      expect(
        before.filter((less) => less.every((name) => names.includes(name))),
        family,
      ).toEqual([]);
      seen.set(family, [...before, names]);
    }
  });

  it('have no straight quotation mark, no stray brace and nothing at their ends', () => {
    for (const { at, sentence } of SENTENCES) {
      expect(sentence.trim(), at).toBe(sentence);
      expect(sentence, at).not.toBe('');
      expect(sentence.replace(/\{\w+\}/g, ''), at).not.toMatch(/["{}$]/);
    }
  });

  /** Names of rulesets, headings that exist in Polish only, and endings. */
  const SAME_EVERYWHERE = /^(?:pfs-2018|pfs-2016|sd-2026|7slow) section$|^7slow heading|^(?:ending_(?:e|em|en|er|es))$/;

  it.each(['pl', 'de', 'tr'] as const)('are translated into %s', (language) => {
    const same = SENTENCES.filter(
      (one) =>
        one.language === language &&
        one.sentence === english.get(one.at) &&
        /\p{L}/u.test(one.sentence.replace(/\{\w+\}/g, '')),
    );
    expect(same.map(({ at }) => at).filter((at) => !SAME_EVERYWHERE.test(at))).toEqual([]);
  });

  it('put no Turkish suffix on a word that they do not know', () => {
    // Its vowels would have to agree with those of the word: “okna”ya, but “oknem”e.
    const suffix = /\{\w+\}[”)]?['’]?\p{Ll}/u;
    expect(
      SENTENCES.filter(({ language, sentence }) => language === 'tr' && suffix.test(sentence)).map(({ at }) => at),
    ).toEqual([]);
  });
});
