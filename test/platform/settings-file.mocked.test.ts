import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

vi.mock('../../src/platform/browser.ts', () => ({ browser: { i18n: { getMessage: () => 'pl' } } }));

const {
  LARGEST_FILE,
  readSettingsFile,
  SettingsFileError,
  formatSettings: writtenSettings,
} = await import('../../src/pages/options/settings-file.ts');
const { defaultSettings } = await import('../../src/platform/storage/settings.ts');

const before = {
  settings: defaultSettings(),
  exceptions: [],
  aids: { study: false, links: false, sync: false },
  lists: [],
};
const other = {
  settings: {
    ...defaultSettings(),
    bubble: 'modifier' as const,
    disabledSites: ['b.example', 'a.example'],
    siteRulesets: { 'a.example': '7slow' as const },
    rulesetOf: { pl: '7slow' as const, de: 'sd-2026' as const, en: 'school-en' as const },
    appearance: 'dark' as const,
    history: false,
  },
  exceptions: [{ word: 'żółw', ruleset: 'pfs-2018' as const, effect: 'bars' as const, note: 'dom' }],
  aids: { study: true, links: true, sync: false },
  lists: [{ ruleset: 'pfs-2018' as const, name: 'OSPS', edition: '50', sha256: 'ab'.repeat(32) }],
};

const file = (text: string) => new Blob([text]);
/** The file of `other` with changes to its contents. */
const changed = (change: object) => file(JSON.stringify({ ...JSON.parse(writtenSettings(other)), ...change }));
const errorCode = async (read: Blob) => {
  const problem = await readSettingsFile(read, before).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(SettingsFileError);
  const { code, field } = problem as InstanceType<typeof SettingsFileError>;
  return field ? `${code} ${field}` : code;
};

describe('a settings file', () => {
  it('restores what was written into it', async () => {
    expect(await readSettingsFile(file(writtenSettings(other)), before)).toEqual(other);
  });

  it('leaves unmentioned values unchanged', async () => {
    const read = await readSettingsFile(
      file(JSON.stringify({ kind: 'verdikt-settings', version: 1, settings: { hooks: true, later: 1 } })),
      other,
    );
    expect(read).toEqual({ ...other, settings: { ...other.settings, hooks: true } });
  });

  it.each([
    ['an empty file', file(''), 'json'],
    ['a word list', file('abak\nabaka\n'), 'json'],
    ['bytes', new Blob([new Uint8Array(4096)]), 'json'],
    ['a cut file', file(writtenSettings(other).slice(0, -20)), 'json'],
    ['other JSON', file('{"settings":{}}'), 'foreign'],
    ['a list', file('[]'), 'foreign'],
    ['nothing', file('null'), 'foreign'],
    ['no settings', changed({ settings: [] }), 'foreign'],
    ['a later version', changed({ version: 2 }), 'newer'],
    ['an aid that is neither on nor off', changed({ aids: { study: 1 } }), 'field aids'],
    ['an unknown aid', changed({ aids: { cheat: true } }), 'field aids'],
    ['aids that are none', changed({ aids: [true] }), 'field aids'],
    ['a list without a checksum', changed({ lists: [{ ruleset: 'pfs-2018', name: 'OSPS' }] }), 'field lists'],
    ['a wrong choice', changed({ settings: { appearance: 'sepia' } }), 'field appearance'],
    ['rules of no ruleset', changed({ settings: { siteRulesets: { 'a.example': 'x' } } }), 'field siteRulesets'],
    ['rules of another language', changed({ settings: { rulesetOf: { pl: 'sd-2026' } } }), 'field rulesetOf'],
    ['an exception of no ruleset', changed({ exceptions: [{ word: 'a' }] }), 'field exceptions'],
    ['exceptions that are no list', changed({ exceptions: {} }), 'field exceptions'],
  ])('is refused if it is %s', async (_what, read, expected) => {
    expect(await errorCode(read)).toBe(expected);
  });

  it('is refused unread if it is larger than settings can be', async () => {
    const large = { size: LARGEST_FILE + 1, text: () => Promise.reject(new Error('was read')) } as unknown as Blob;
    expect(await errorCode(large)).toBe('large');
  });

  it('is refused if the browser cannot read it', async () => {
    const gone = { size: 1, text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) } as unknown as Blob;
    expect(await errorCode(gone)).toBe('unreadable');
  });

  it('is accepted whole or refused with an error, whatever it contains', async () => {
    const settings = fc.dictionary(
      fc.constantFrom('bubble', 'ruleset', 'rulesetOf', 'disabledSites', 'play'),
      fc.anything(),
    );
    await fc.assert(
      fc.asyncProperty(settings, async (given) => {
        const text = JSON.stringify({ kind: 'verdikt-settings', version: 1, settings: given });
        try {
          const read = await readSettingsFile(file(text), before);
          expect(JSON.parse(JSON.stringify(read.settings))).toMatchObject(JSON.parse(text).settings);
        } catch (error) {
          expect(error).toBeInstanceOf(SettingsFileError);
        }
      }),
    );
  });
});
