import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULESET_IDS, rulesetOf } from '../../src/core/rulesets/index.ts';
import {
  applyPolicy,
  applySwitchPolicy,
  isPermitted,
  NO_POLICY,
  type PolicySwitch,
  parsePolicy,
  permittedRuleset,
} from '../../src/platform/storage/policy.ts';
import { parseChosenSettings } from '../../src/platform/storage/settings-fields.ts';

const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const OSPS = { sha256: SHA256, name: 'OSPS 50' };
const SWITCHES = ['play', 'history', 'hooks', 'study', 'links', 'sync'] as const satisfies readonly PolicySwitch[];

describe('a policy', () => {
  it('sets rulesets, lists and switches', () => {
    const managed = { rulesets: ['sd-2026', 'pfs-2018'], lists: { 'pfs-2018': OSPS }, play: true, history: false };
    expect(parsePolicy(managed)).toEqual({
      rulesets: ['sd-2026', 'pfs-2018'],
      lists: { 'pfs-2018': OSPS },
      fixed: new Set(['play', 'history']),
      unreadable: [],
    });
  });

  it('removes choices and switches nothing on except play mode', () => {
    const managed = { play: false, history: true, hooks: true, study: true, links: true, sync: true };
    expect(parsePolicy(managed)).toEqual(NO_POLICY);
  });

  it('reports its unreadable parts, and applies the rest', () => {
    const managed = {
      rulesets: ['pfs-2018', 'pfs-2015', 7],
      lists: {
        'pfs-2018': OSPS,
        'sd-2026': { ...OSPS, sha256: 'abc' },
        'pfs-2016': { sha256: SHA256 },
        toString: OSPS,
      },
      play: 'yes',
      Play: true,
      sync: false,
    };
    expect(parsePolicy(managed)).toEqual({
      rulesets: ['pfs-2018'],
      lists: { 'pfs-2018': OSPS },
      fixed: new Set(['sync']),
      unreadable: [
        ...['rulesets.1', 'rulesets.2', 'lists.sd-2026', 'lists.pfs-2016', 'lists.toString'],
        ...['play', 'Play'],
      ],
    });
    for (const wrong of ['pfs-2018', {}, 7, null])
      expect(parsePolicy({ rulesets: wrong }).unreadable).toEqual(['rulesets']);
    for (const wrong of ['pfs-2018', [OSPS], 7, null])
      expect(parsePolicy({ lists: wrong }).unreadable).toEqual(['lists']);
  });

  it('changes nothing if it is absent', () => {
    for (const none of [undefined, null, {}, 'x', 7]) expect(parsePolicy(none)).toEqual(NO_POLICY);
    const own = parseChosenSettings({ play: true, siteRulesets: { 'a.example': '7slow' } });
    expect(applyPolicy(NO_POLICY, own)).toEqual({ ...own, policy: NO_POLICY });
  });
});

describe('the rulesets of a policy', () => {
  const under = (rulesets: string[], stored: object) =>
    applyPolicy(parsePolicy({ rulesets }), parseChosenSettings(stored));

  it('apply everywhere if there is only one', () => {
    const stored = { ruleset: '7slow', rulesetOf: { pl: 'pfs-2016' }, siteRulesets: { 'a.example': 'sd-2026' } };
    expect(under(['pfs-2018'], stored)).toMatchObject({
      ruleset: 'pfs-2018',
      rulesetOf: { pl: 'pfs-2018', de: 'pfs-2018', en: 'pfs-2018' },
      siteRulesets: {},
    });
  });

  it('leave the choice among them', () => {
    const rulesets = ['sd-2026', 'pfs-2018', '7slow'];
    const stored = { ruleset: '7slow', siteRulesets: { 'a.example': 'sd-2026', 'b.example': 'pfs-2016' } };
    expect(under(rulesets, stored)).toMatchObject({
      ruleset: '7slow',
      rulesetOf: { pl: 'pfs-2018', de: 'sd-2026', en: '7slow' },
      siteRulesets: { 'a.example': 'sd-2026' },
    });
    expect(under(rulesets, { rulesetOf: { pl: '7slow' } }).rulesetOf.pl).toBe('7slow');
    expect(under(rulesets, { rulesetOf: { pl: 'pfs-2016' } })).toMatchObject({
      ruleset: 'sd-2026',
      rulesetOf: { pl: 'pfs-2018' },
    });
  });

  it('replace other rulesets, those of the same language first', () => {
    const policy = parsePolicy({ rulesets: ['sd-2026', '7slow'] });
    expect(permittedRuleset('pfs-2016', policy)).toBe('7slow');
    expect(permittedRuleset('school-en', policy)).toBe('sd-2026');
    expect(permittedRuleset('sd-2026', policy)).toBe('sd-2026');
    expect(permittedRuleset('school-en', NO_POLICY)).toBe('school-en');
  });
});

/** Values from a browser: right ones, and any others. */
const managed = fc.oneof(
  fc.anything(),
  fc.record(
    {
      rulesets: fc.oneof(fc.anything(), fc.array(fc.oneof(fc.constantFrom(...RULESET_IDS), fc.string()))),
      lists: fc.oneof(
        fc.anything(),
        fc.dictionary(fc.constantFrom(...RULESET_IDS, 'x'), fc.oneof(fc.constant(OSPS), fc.anything())),
      ),
      ...Object.fromEntries(SWITCHES.map((name) => [name, fc.oneof(fc.boolean(), fc.anything())])),
      other: fc.anything(),
    },
    { requiredKeys: [] },
  ),
);

const ruleset = fc.constantFrom(...RULESET_IDS);
const own = fc
  .record(
    {
      ruleset,
      rulesetOf: fc.record({ pl: ruleset, de: ruleset, en: ruleset }),
      siteRulesets: fc.dictionary(fc.constantFrom('a.example', 'b.example', '__proto__'), ruleset),
      ...Object.fromEntries(['play', 'history', 'hooks'].map((name) => [name, fc.boolean()])),
    },
    { requiredKeys: [] },
  )
  .map(parseChosenSettings);

describe('any policy and any choices', () => {
  it('fixed values apply, and the rest is the user’s', () => {
    fc.assert(
      fc.property(managed, own, (given, chosen) => {
        const before = structuredClone(chosen);
        const policy = parsePolicy(given);
        const holds = applyPolicy(policy, chosen);
        const aids = applySwitchPolicy(policy, { study: true, links: true, sync: true });
        const standing: Record<PolicySwitch, boolean> = { ...holds, ...aids };
        for (const name of SWITCHES) {
          const users = name === 'play' || name === 'history' || name === 'hooks' ? chosen[name] : true;
          expect(standing[name], name).toBe(policy.fixed.has(name) ? name === 'play' : users);
        }
        const used = [holds.ruleset ?? 'none', ...Object.values(holds.rulesetOf), ...Object.values(holds.siteRulesets)];
        if (policy.rulesets.length > 0) for (const id of used) expect(policy.rulesets).toContain(id);
        else expect(holds).toMatchObject({ rulesetOf: chosen.rulesetOf, siteRulesets: chosen.siteRulesets });
        if (chosen.ruleset && isPermitted(chosen.ruleset, policy)) expect(holds.ruleset).toBe(chosen.ruleset);
        for (const [language, id] of Object.entries(chosen.rulesetOf)) {
          if (isPermitted(id, policy)) expect(new Map(Object.entries(holds.rulesetOf)).get(language)).toBe(id);
        }
        // The user's own values are unchanged, so that they apply after the policy.
        expect(chosen).toEqual(before);
        expect(applyPolicy(NO_POLICY, chosen)).toEqual({ ...before, policy: NO_POLICY });
        // A policy applied twice has the effect of one.
        expect(applyPolicy(policy, holds)).toEqual(holds);
      }),
    );
  });

  it('rulesets of a language come from the policy if it has any', () => {
    fc.assert(
      fc.property(fc.uniqueArray(ruleset, { minLength: 1 }), own, (rulesets, chosen) => {
        const { rulesetOf: holds } = applyPolicy(parsePolicy({ rulesets }), chosen);
        for (const [language, id] of Object.entries(holds)) {
          const has = rulesets.some((one) => rulesetOf(one).language === language);
          expect(rulesetOf(id).language === language).toBe(has);
        }
      }),
    );
  });
});

/** A schema in Chromium's format. */
interface Schema {
  type: 'object' | 'array' | 'string' | 'boolean';
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  items?: Schema;
}

const SCHEMA: Schema = JSON.parse(readFileSync('public/managed-schema.json', 'utf8'));

/** Returns true when Chromium passes the value on. It drops a value of the wrong type, and every value that contains it. */
function conforms(value: unknown, { type, properties = {}, additionalProperties, items }: Schema): boolean {
  if (type === 'array') return Array.isArray(value) && value.every((one) => items && conforms(one, items));
  if (type !== 'object') return typeof value === type;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, one]) => {
    const schema = (Object.hasOwn(properties, name) && properties[name]) || additionalProperties;
    return schema !== undefined && conforms(one, schema);
  });
}

describe('the schema of managed storage', () => {
  it('names what a policy may set, and nothing else', () => {
    expect(SCHEMA).toMatchObject({ type: 'object' });
    expect(SCHEMA.additionalProperties).toBeUndefined();
    expect(Object.keys(SCHEMA.properties ?? {}).sort()).toEqual(['rulesets', 'lists', ...SWITCHES].sort());
    for (const [name, { title, description }] of Object.entries(SCHEMA.properties ?? {})) {
      expect(title, name).toBeTruthy();
      expect(description, name).toBeTruthy();
    }
    expect(SCHEMA.properties?.rulesets?.description).toContain(RULESET_IDS.join(', '));
  });

  it('accepts every readable policy', () => {
    fc.assert(
      fc.property(managed, (given) => {
        if (parsePolicy(given).unreadable.length > 0 || typeof given !== 'object' || given === null) return;
        expect(conforms(Array.isArray(given) ? {} : given, SCHEMA)).toBe(true);
      }),
    );
    const whole = {
      rulesets: RULESET_IDS,
      lists: Object.fromEntries(RULESET_IDS.map((id) => [id, OSPS])),
      ...Object.fromEntries(SWITCHES.map((name) => [name, true])),
    };
    expect(parsePolicy(whole).unreadable).toEqual([]);
    expect(conforms(whole, SCHEMA)).toBe(true);
    // It is a real check if it refuses something.
    expect(conforms({ play: 'yes' }, SCHEMA)).toBe(false);
  });

  it('accepts a policy with a wrong value, so that it can be reported', () => {
    const wrong = { rulesets: ['pfs-2015'], lists: { 'pfs-2015': OSPS, 'pfs-2018': { sha256: 'abc', name: '' } } };
    expect(conforms(wrong, SCHEMA)).toBe(true);
    expect(parsePolicy(wrong).unreadable).toEqual(['rulesets.0', 'lists.pfs-2015', 'lists.pfs-2018']);
  });
});

/** The policies in the examples for administrators, in the wrapping of any browser. */
function examples(): [example: string, policy: object][] {
  const text = readFileSync('docs/administrators.md', 'utf8');
  return [...text.matchAll(/```json\n(.*?)```/gs)].map(([, block = '']) => {
    const parsed = JSON.parse(block);
    const extensions = parsed['3rdparty']?.extensions ?? parsed.policies?.['3rdparty'].Extensions;
    const policy: object = parsed.data ?? (extensions ? Object.values(extensions)[0] : parsed);
    const inConsole = Object.entries(policy).map(([name, value]) => [name, value?.Value ?? value]);
    return [block.slice(0, 60).replace(/\s+/g, ' '), Object.fromEntries(inConsole)];
  });
}

describe('the examples for administrators', () => {
  it.each(examples())('%s', (_, policy) => {
    expect(parsePolicy(policy).unreadable).toEqual([]);
    expect(parsePolicy(policy)).not.toEqual(NO_POLICY);
    expect(conforms(policy, SCHEMA)).toBe(true);
  });

  it('cover every name that a policy may have', () => {
    const text = readFileSync('docs/administrators.md', 'utf8');
    for (const name of Object.keys(SCHEMA.properties ?? {})) expect(text).toContain(`| \`${name}\` |`);
    for (const id of RULESET_IDS) expect(text).toContain(`\`${id}\``);
    expect(examples().length).toBeGreaterThan(5);
  });
});
