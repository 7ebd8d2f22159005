import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  anchorOf,
  GUIDES,
  guideFile,
  guideHtml,
  insideOf,
  picturesOf,
  readGuide,
  readPrivacy,
} from '../../scripts/guide-html.ts';
import { loadWording, readMessages } from '../../src/cli/wording.ts';
import type { InterfaceLanguage } from '../../src/core/explain/wording.ts';

const PAGES = [
  'README.md',
  'docs/store/README.md',
  ...GUIDES.map((language) => `docs/${guideFile(language)}`),
  'docs/privacy.md',
  'docs/store/permissions.md',
];

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('has a text for every picture', () => {
    const pictures = [...text.matchAll(/!\[([^\]]*)\]/g)].map(([, words = '']) => words);
    expect(pictures.filter((words) => words.length <= 15)).toEqual([]);
  });
});

interface Manifest {
  commands: Record<string, { suggested_key?: { default?: string } }>;
  omnibox: { keyword: string };
}

describe.each(GUIDES)('the guide in %s', (language) => {
  const text = readGuide(language);
  const running = text.replace(/\s+/g, ' ');
  // A no-break space counts as a space.
  const messages = Object.fromEntries(
    Object.entries(readMessages(language)).map(([key, entry]) => [
      key,
      { ...entry, message: entry.message.replace(/\s+/g, ' ') },
    ]),
  );

  it.each(['chrome', 'firefox'])('names the shortcuts and the keyword of the build for %s, and no others', (target) => {
    const manifest = JSON.parse(readFileSync(`dist/${target}/manifest.json`, 'utf8')) as Manifest;
    const keys = Object.values(manifest.commands).flatMap(({ suggested_key }) => suggested_key?.default ?? []);
    expect([...new Set(text.match(/Alt\+Shift\+\w/g))].sort()).toEqual([...new Set(keys)].sort());
    expect(text).toContain(`\`${manifest.omnibox.keyword}\``);
  });

  it('names the controls by their labels', () => {
    const missing = NAMED.filter((key) => !running.includes(`*${messages[key]?.message}*`));
    expect(missing).toEqual([]);
  });

  it('uses only names of the interface', () => {
    const { phrases } = loadWording(language);
    const said = [...Object.values(messages).map(({ message }) => message), ...Object.values(phrases).flat()];
    const patterns = said.filter((sentence) => typeof sentence === 'string').map(patternOf);
    const known = (label: string) => patterns.some((pattern) => pattern.test(label));
    const unknown = labelsIn(running).filter((label) => !known(label) && !OF_BROWSERS[language].includes(label));
    expect(unknown).toEqual([]);
  });

  it('has the headings, tables, steps and pictures of the others, in the same order', () => {
    expect(shapeOf(text)).toEqual(shapeOf(readGuide('en')));
  });

  it('has the title of its page as heading', () => {
    expect(text.split('\n')[0]).toBe(`# ${messages.guide_title?.message}`);
  });

  it('shows every picture, each with a description', () => {
    for (const picture of picturesOf(text)) expect(existsSync(`docs/${picture}`), picture).toBe(true);
    const described = [...text.matchAll(/!\[([^\]]*)\]/g)].map(([, words = '']) => words);
    expect(described.filter((words) => words.length > 95)).toEqual([]);
  });

  describe('as a page of the extension', () => {
    const html = guideHtml(text, { contents: 'On this page', sizeOf: () => ({ width: 380, height: 420 }) });

    it('links nothing outside the extension', () => {
      const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target);
      expect(targets.length).toBeGreaterThan(15);
      const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => `#${id}`));
      expect(targets.filter((target) => !ids.has(target))).toEqual(['?page=privacy']);
    });

    it('lists all of its parts, once each', () => {
      const headings = [...insideOf(text).matchAll(/^## (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
      const listed = [...html.matchAll(/<li><a href="#([^"]*)"/g)].map(([, anchor = '']) => anchor);
      expect(listed.slice(0, headings.length)).toEqual(headings);
      expect(new Set(headings).size).toBe(headings.length);
    });

    it('omits what concerns the repository only', () => {
      expect(html).not.toMatch(/npm|dist\/|Node|\.md|<!--/);
    });

    it('reserves room for its pictures, with short headings under pairs', () => {
      const pictures = html.match(/<img [^>]*>/g) ?? [];
      expect(pictures).toHaveLength(picturesOf(text).length);
      for (const picture of pictures)
        expect(picture).toMatch(/^<img src="\/guide\/\w\w\/.* alt=".+" width="\d+" height="\d+"/);
      const captions = [...html.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, caption = '']) => caption);
      expect(captions.length).toBeGreaterThanOrEqual(6);
      expect(captions.filter((caption) => caption.length > 28)).toEqual([]);
    });
  });
});

describe('the guide as HTML', () => {
  const page = { contents: 'On this page', sizeOf: () => ({ width: 2, height: 1 }) };

  it('omits marked parts, also within a sentence', () => {
    const guide =
      '# A\n\nNothing<!-- outside -->; see [b](b.md)<!-- /outside -->.\n\n<!-- outside -->\n## B\n\n<!-- /outside -->\n## C';
    const html = guideHtml(guide, page);
    expect(html).toContain('<p>Nothing.</p>');
    expect(html).not.toContain('B');
    expect(html).toContain('<li><a href="#c">C</a></li>');
  });

  it('refuses a link out of the extension', () => {
    expect(() => guideHtml('See [rules](rules/pfs-2018.md).', page)).toThrow(
      'rules/pfs-2018.md is not in the extension',
    );
    expect(() => guideHtml('See [Node](https://nodejs.org).', page)).toThrow('not in the extension');
  });

  it.each(GUIDES)('contains the privacy statement in %s only', (language) => {
    const html = guideHtml(readPrivacy(language, 'Title'), page);
    expect(html).toMatch(/^<header>\n<h1>Title<\/h1>\n<\/header>\n<main>\n<p>Verdikt /);
    const own = { en: 'What it sees.', pl: 'Co widzi.', de: 'Was es sieht.', tr: 'Ne görür.' };
    expect(GUIDES.filter((other) => html.includes(own[other]))).toEqual([language]);
  });

  it('shows pictures side by side without a table', () => {
    const html = guideHtml('| one | two |\n|---|---|\n| ![first](a.webp) | ![a "second"](b.webp) |', page);
    expect(html).not.toContain('<table>');
    expect(html).toContain(
      '<figure><img src="/b.webp" alt="a &quot;second&quot;" width="2" height="1" loading="lazy"><figcaption>two</figcaption></figure>',
    );
  });
});

/** Interface labels: `*so*`. Words of a game are `_so_`. */
function labelsIn(running: string): string[] {
  const marked = running.replace(/`[^`]*`/g, '').replaceAll('**', '');
  return [...marked.matchAll(/(?<![\w*])\*([^*]+)\*/g)]
    .map(([, label = '']) => label)
    .filter((label) => !label.includes('.md'));
}

/** The pattern of a sentence of the interface with its placeholders filled, with or without an initial capital. */
function patternOf(sentence: string): RegExp {
  const [first = '', ...rest] = sentence.split(/(\$\w+\$|\{\w+\})/).map((part, place) => {
    if (place % 2 === 1) return '.+';
    return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  });
  // A sentence of placeholders alone matches anything.
  if (!/\p{L}{2}/u.test(sentence.replace(/\$\w+\$|\{\w+\}/g, ''))) return /(?!)/;
  return new RegExp(`^${[first, ...rest].join('')}$`, 'iu');
}

/** Names of browser controls that the guide mentions. */
const OF_BROWSERS: Record<InterfaceLanguage, string[]> = {
  en: [
    'Developer mode',
    'Load unpacked',
    'Load Temporary Add-on…',
    'Manage Extension Shortcuts',
    'Allow access to file URLs',
  ],
  pl: [
    'Tryb dewelopera',
    'Załaduj rozpakowane',
    'Tymczasowo wczytaj dodatek…',
    'Zarządzaj skrótami rozszerzeń',
    'Zezwalaj na dostęp do adresów URL plików',
  ],
  de: [
    'Entwicklermodus',
    'Entpackte Erweiterung laden',
    'Temporäres Add-on laden…',
    'Tastenkombinationen von Erweiterungen verwalten',
    'Details',
    'Zugriff auf Datei-URLs zulassen',
  ],
  tr: [
    'Geliştirici modu',
    'Paketlenmemiş öğe yükle',
    'Geçici eklenti yükle…',
    'Uzantı kısayollarını yönet',
    'Dosya URL’lerine erişime izin ver',
  ],
};

/** The structure of a guide without its words; other rules of one language have a picture in Polish words only. */
function shapeOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [, heading] = /^(#+) /.exec(line) ?? [];
    const [, step] = /^(\d\.) /.exec(line) ?? [];
    const pictures = picturesOf(line).map((path) => path.replace(/^guide\/\w\w\//, ''));
    return [heading ?? step ?? '', ...pictures].filter((part) => part !== '' && part !== 'other-rules.webp');
  });
}

/** Messages that the guide tells the reader to look for or to press. */
const NAMED = [
  ...['verdict_allowed', 'verdict_disallowed', 'verdict_notFound', 'rules_open', 'copy_citation'],
  ...['forms_action', 'compare', 'challenge', 'editions_action', 'hooks_action', 'bubble_panel', 'popup_text'],
  ...['popup_options', 'popup_clear_history', 'play_switch', 'options_hooks', 'options_history_keep', 'options_games'],
  ...['options_rules', 'options_bubble', 'options_bubble_modifier', 'options_bubble_command', 'rules_on_site'],
  ...['rules_everywhere', 'options_shortcuts', 'options_appearance', 'options_theme', 'options_text_size'],
  ...['options_machines', 'sync_switch', 'options_file', 'options_file_save', 'options_file_open', 'links_switch'],
  ...['options_about', 'options_welcome', 'welcome_lists_where', 'panel_bubble', 'guide_title'],
  ...['lists_title', 'lists_rest_on', 'lists_use_for', 'lists_compare', 'lists_export', 'lists_delete', 'diff_save'],
  ...['import_choose_file', 'import_start', 'import_cancel', 'exceptions_title', 'exceptions_add'],
  ...['forms_open_tab', 'forms_filter', 'forms_legend', 'forms_defectives', 'menu_table', 'open_table'],
  ...['table_open_file', 'table_take', 'study_switch', 'study_search', 'study_show'],
  ...['study_print', 'judge_title', 'judge_start', 'judge_hold_to_leave'],
  ...['ruleset_short_pfs_2018', 'ruleset_short_pfs_2016', 'ruleset_short_7slow'],
  ...['ruleset_short_sd_2026', 'ruleset_short_school_en'],
];
