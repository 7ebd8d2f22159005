import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The part of the extension API that the settings use. */
const area = new Map<string, unknown>();
const listeners = new Set<(changes: Record<string, { newValue?: unknown }>, area: string) => void>();
let broken = false;
vi.mock('../../src/browser.ts', () => ({
  browser: {
    storage: {
      local: {
        async get(key: string) {
          if (broken) throw new Error('no storage');
          return area.has(key) ? { [key]: structuredClone(area.get(key)) } : {};
        },
        async set(items: Record<string, unknown>) {
          for (const [key, value] of Object.entries(items)) {
            area.set(key, value);
            for (const listener of listeners) listener({ [key]: { newValue: value } }, 'local');
          }
        },
      },
      onChanged: {
        addListener: (listener: never) => listeners.add(listener),
        removeListener: (listener: never) => listeners.delete(listener),
      },
    },
  },
}));

const { changeSettings, DEFAULT_SETTINGS, onSettingsChanged, parseSettings, readSettings } = await import(
  '../../src/storage/settings.ts'
);

beforeEach(() => {
  area.clear();
  broken = false;
});

describe('settings', () => {
  it('have defaults', async () => {
    expect(await readSettings()).toEqual({
      bubble: 'selection',
      disabledSites: [],
      ruleset: 'pfs-2018',
      siteRulesets: {},
    });
  });

  it('keep what is right of a record that is partly wrong', () => {
    expect(parseSettings({ bubble: 'never', disabledSites: ['a.example'], more: 1 })).toEqual({
      ...DEFAULT_SETTINGS,
      disabledSites: ['a.example'],
    });
  });

  it('keep the right entries of the rules chosen for sites', () => {
    const siteRulesets = { 'a.example': 'sd-2026', 'b.example': 'sd-1926', 'c.example': 1, 'd.example': 'pfs-2018' };
    expect(parseSettings({ siteRulesets }).siteRulesets).toEqual({ 'a.example': 'sd-2026', 'd.example': 'pfs-2018' });
    expect(parseSettings({ siteRulesets: 'sd-2026' }).siteRulesets).toEqual({});
  });

  it('can be parsed from anything', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Object.keys(parseSettings(stored))).toEqual(Object.keys(DEFAULT_SETTINGS));
      }),
    );
  });

  it('are the defaults when the storage cannot be read', async () => {
    broken = true;
    expect(await readSettings()).toEqual(DEFAULT_SETTINGS);
  });

  it('change one by one, and every context hears of it', async () => {
    const heard: unknown[] = [];
    const end = onSettingsChanged((settings) => heard.push(settings));
    await changeSettings({ bubble: 'command' });
    await changeSettings({ disabledSites: ['b.example'] });
    end();
    await changeSettings({ bubble: 'selection' });
    expect(heard).toHaveLength(2);
    expect(heard[1]).toEqual({ ...DEFAULT_SETTINGS, bubble: 'command', disabledSites: ['b.example'] });
  });
});
