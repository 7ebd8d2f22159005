import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadWording } from '../../src/cli/wording.ts';

const PAGES = [
  'README.md',
  'docs/store/README.md',
  'docs/guide.md',
  'docs/guide.pl.md',
  'docs/privacy.md',
  'docs/store/permissions.md',
];

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('shows no picture without words for those who do not see it', () => {
    const pictures = [...text.matchAll(/!\[([^\]]*)\]/g)].map(([, words = '']) => words);
    expect(pictures.filter((words) => words.length <= 15)).toEqual([]);
  });
});

interface Manifest {
  commands: Record<string, { suggested_key?: { default?: string } }>;
  omnibox: { keyword: string };
}

describe.each(['docs/guide.md', 'docs/guide.pl.md'])('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it.each(['chrome', 'firefox'])('names the shortcuts and the keyword of the build for %s, and no others', (target) => {
    const manifest = JSON.parse(readFileSync(`dist/${target}/manifest.json`, 'utf8')) as Manifest;
    const keys = Object.values(manifest.commands).flatMap(({ suggested_key }) => suggested_key?.default ?? []);
    expect([...new Set(text.match(/Alt\+Shift\+\w/g))].sort()).toEqual([...new Set(keys)].sort());
    expect(text).toContain(`\`${manifest.omnibox.keyword}\``);
  });

  it('calls everything what the interface calls it', () => {
    const locale = page.endsWith('.pl.md') ? 'pl' : 'en';
    const messages = JSON.parse(readFileSync(`public/_locales/${locale}/messages.json`, 'utf8'));
    const running = text.replace(/\s+/g, ' ');
    for (const key of NAMED) expect(running, key).toContain(messages[key].message);
    expect(running).toContain(loadWording(locale).phrases.basis_own_exception);
  });
});

/** Messages that the guide tells the reader to look for or to press. */
const NAMED = [
  ...['forms_action', 'compare', 'challenge', 'hooks_action', 'bubble_panel', 'popup_open_panel', 'popup_options'],
  ...['popup_clear_history', 'play_switch', 'options_hooks', 'options_history_keep', 'options_games'],
  ...['options_shortcuts', 'options_file_save', 'options_file_open', 'welcome_lists_where'],
  ...['lists_title', 'lists_rest_on', 'lists_compare', 'lists_export', 'lists_delete', 'import_choose_file'],
  ...['import_start', 'import_cancel', 'exceptions_title', 'forms_open_tab', 'forms_filter', 'menu_table'],
  ...['open_table', 'table_title', 'ruleset_short_pfs_2018', 'ruleset_short_pfs_2016', 'ruleset_short_7slow'],
  ...['ruleset_short_sd_2026', 'ruleset_short_school_en'],
];
