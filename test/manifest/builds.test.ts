import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packed from '../../dictionaries/packed/index.json' with { type: 'json' };
import project from '../../package.json' with { type: 'json' };
import {
  BUDGETS,
  filesOfPage,
  filesOfQuestion,
  filesOfWorker,
  guideSize,
  gzipSize,
  gzipSizes,
  pageBudget,
  pageSize,
  pagesOf,
} from '../../scripts/budgets.ts';
import { filesOf, storeZip } from '../../scripts/release.ts';
import { RULESETS } from '../../src/core/rulesets/index.ts';

/** A part of a built manifest. */
interface Manifest {
  permissions: string[];
  host_permissions?: string[];
  optional_permissions?: string[];
  optional_host_permissions?: string[];
  web_accessible_resources?: unknown;
  externally_connectable?: unknown;
  content_scripts: { js: string[]; css?: string[] }[];
  content_security_policy: { extension_pages: string };
  icons: Record<string, string>;
  action: { default_popup: string };
}

describe.each(['chrome', 'firefox'])('the build for %s', (target) => {
  const folder = `dist/${target}`;
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const files = filesOf(folder);

  it('has the reviewed manifest', async () => {
    await expect(`${JSON.stringify(manifest, null, 2)}\n`).toMatchFileSnapshot(`snapshots/${target}.json`);
  });

  it('exposes nothing to pages and asks for no site', () => {
    expect(manifest.web_accessible_resources).toBeUndefined();
    expect(manifest.externally_connectable).toBeUndefined();
    expect(manifest.host_permissions).toBeUndefined();
    // Firefox has its sidebar without a permission.
    const own = target === 'chrome' ? ['sidePanel'] : [];
    expect([...manifest.permissions].sort()).toEqual(['contextMenus', 'storage', ...own].sort());
    expect(manifest.optional_permissions).toBeUndefined();
    expect(manifest.optional_host_permissions).toBeUndefined();
  });

  it('contains the licence of every library in it', () => {
    const licences = readFileSync(join(folder, 'licences/libraries.txt'), 'utf8');
    for (const name of Object.keys(project.dependencies))
      expect(licences).toMatch(new RegExp(`^${name}\\n[\\d.]+, source: https://github\\.com/[\\w-]+/[\\w-]+\\n`, 'm'));
    // Each of them requires its own notice.
    const notices = licences.match(/Permission (is hereby granted|to use)|^Mozilla Public License Version/gm) ?? [];
    expect(notices.length).toBeGreaterThanOrEqual(Object.keys(project.dependencies).length);
  });

  it('lets its pages load nothing but the package', () => {
    const directives = manifest.content_security_policy.extension_pages
      .split(';')
      .map((directive) => directive.trim().split(/ +/));
    expect(directives[0]).toEqual(['default-src', "'none'"]);
    for (const [name, ...sources] of directives) expect(["'none'", "'self'"], name).toContain(sources.join());
    // These three are not covered by default-src.
    for (const name of ['base-uri', 'form-action', 'frame-ancestors'])
      expect(directives).toContainEqual([name, "'none'"]);
  });

  it('has nothing inline in its pages', () => {
    for (const page of pagesOf(folder)) {
      const html = readFileSync(join(folder, page), 'utf8');
      expect(html, page).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:|<script(?![^>]*\ssrc=)/i);
      expect(html, page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    }
  });

  it('has one classic content script', () => {
    expect(manifest.content_scripts.flatMap(({ js }) => js)).toHaveLength(1);
    const script = readFileSync(join(folder, manifest.content_scripts[0]?.js[0] ?? ''), 'utf8');
    expect(script).not.toMatch(/(^|[;}\s])(import|export)\b\s*[{*("']/);
  });

  it('contains every file that the manifest names', () => {
    const named = JSON.stringify(manifest).match(/[\w./-]+\.(?:js|html|png|css)(?=")/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    for (const file of named) expect(files).toContain(file);
  });

  it('contains every page of the sources, with all its files', () => {
    expect(pagesOf(folder)).toEqual(pagesOf('.'));
    for (const page of pagesOf(folder)) {
      const loaded = filesOfPage(folder, page);
      expect(loaded.length, page).toBeGreaterThan(3);
      for (const file of loaded) expect(files, page).toContain(file);
    }
  });

  it('contains no script or style sheet that nothing loads', () => {
    const loaded = new Set(pagesOf(folder).flatMap((page) => filesOfPage(folder, page)));
    const scripts = [...loaded].map((file) => readFileSync(join(folder, file), 'utf8'));
    const others = files.filter((file) => /^assets\/.*\.(?:js|css)$/.test(file) && !loaded.has(file));
    // The rest are the workers of pages, which the scripts that start them name.
    expect(others.length).toBeGreaterThan(0);
    for (const file of others) {
      expect(file).toMatch(/-worker\.js$/);
      expect(scripts.some((text) => text.includes(file.replace('assets/', '')))).toBe(true);
      expect(gzipSize(join(folder, file)), file).toBeLessThanOrEqual(BUDGETS.webWorker);
    }
  });

  it('has a worker that loads all its files, with rules and forms view of each ruleset apart', () => {
    const [start = '', ...further] = filesOfWorker(folder);
    expect(files).toContain(start);
    for (const { id, offers } of RULESETS) {
      expect(further).toContain(`worker/${id}-rules.js`);
      expect(further.includes(`worker/${id}-forms-view.js`)).toBe(offers.forms === true);
      expect(filesOfQuestion(folder, id).filter((file) => file.includes('forms-view'))).toEqual([]);
    }
    const texts = [start, ...further].map((file) => readFileSync(join(folder, file), 'utf8'));
    for (const file of further) {
      const name = file.replace('worker/', '');
      expect(texts.some((text) => text.includes(`./${name}`) || text.includes(`./worker/${name}`))).toBe(true);
    }
    expect(gzipSize(join(folder, start))).toBeLessThanOrEqual(BUDGETS.workerStart);
  });

  it('has the messages that the manifest names, in every language', () => {
    const names = [...JSON.stringify(manifest).matchAll(/__MSG_(\w+)__/g)].map(([, name]) => name ?? '');
    const locales = files.filter((file) => /^_locales\/\w+\/messages\.json$/.test(file));
    expect(locales.length).toBeGreaterThanOrEqual(2);
    for (const file of locales) {
      const messages = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      for (const name of [...names, 'menu_check']) expect(Object.keys(messages)).toContain(name);
    }
  });

  it('contains the compiled lexicons unchanged', () => {
    for (const { file } of Object.values(packed.lexicons)) {
      const shipped = readFileSync(join(folder, 'lexicons', file));
      expect(shipped.equals(readFileSync(join('dictionaries/packed', file)))).toBe(true);
    }
  });

  it('contains every packed table as a file, and none in a script', () => {
    const folderOfTables = 'dictionaries/packed/tables';
    const parse = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));
    const ofRules = parse(join(folder, 'tables/rules.json'));
    const scripts = filesOfWorker(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    for (const file of readdirSync(folderOfTables)) {
      const shipped = files.includes(`tables/${file}`)
        ? parse(join(folder, 'tables', file))
        : ofRules[basename(file, '.json')];
      const table = parse(join(folderOfTables, file));
      expect(shipped, file).toEqual(table);
      for (const [words] of JSON.stringify(table).matchAll(/[^"\\]{60,}/g))
        expect(scripts.filter((script) => script.includes(words)).length, `${file}: ${words}`).toBe(0);
    }
  });

  it('contains nothing of the development build', () => {
    expect(files.filter((file) => /\.map$|\.tsx?$|vite|hmr|crx-/i.test(file))).toEqual([]);
    for (const file of files.filter((name) => /\.(js|css|html)$/.test(name))) {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text, file).not.toMatch(/sourceMappingURL|\blocalhost:|127\.0\.0\.1|@vite|import\.meta\.hot/);
    }
  });

  it('keeps the size budgets', () => {
    const content = manifest.content_scripts[0]?.js[0] ?? '';
    expect(gzipSize(join(folder, content))).toBeLessThanOrEqual(BUDGETS.contentScript);
    expect(gzipSizes(folder, filesOfWorker(folder))).toBeLessThanOrEqual(BUDGETS.workerScripts);
    for (const { id } of RULESETS)
      expect(gzipSizes(folder, filesOfQuestion(folder, id)), id).toBeLessThanOrEqual(BUDGETS.worker);
    expect(pagesOf(folder)).toContain(manifest.action.default_popup);
    for (const page of pagesOf(folder)) expect(pageSize(folder, page), page).toBeLessThanOrEqual(pageBudget(page));
    expect(guideSize(folder)).toBeLessThanOrEqual(BUDGETS.guide);
    expect(storeZip(folder).length).toBeLessThanOrEqual(BUDGETS.storePackage);
  });

  it('has the same bytes in every zip', () => {
    const first = storeZip(folder);
    expect(Buffer.from(first).equals(Buffer.from(storeZip(folder)))).toBe(true);
  });
});

describe('the compiled lexicons', () => {
  it.each(Object.entries(BUDGETS.lexicons))('%s is at most %i bytes', (lexicon, budget) => {
    const { file, bytes } = packed.lexicons[lexicon as keyof typeof packed.lexicons];
    expect(statSync(join('dictionaries/packed', file)).size).toBe(bytes);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
});

describe('frequency tables', () => {
  it.each(Object.entries(BUDGETS.frequency))('of %s take at most %i bytes', (language, budget) => {
    expect(gzipSize(`dictionaries/packed/${language}.frequency`)).toBeLessThanOrEqual(budget);
    for (const target of ['chrome', 'firefox']) {
      const shipped = readFileSync(`dist/${target}/lexicons/${language}.frequency`);
      expect(shipped.equals(readFileSync(`dictionaries/packed/${language}.frequency`))).toBe(true);
    }
  });
});

describe('web-ext lint', () => {
  it('has no errors in the Firefox build, and no unexplained warning', () => {
    expect(existsSync('dist/firefox/manifest.json')).toBe(true);
    const { stdout } = spawnSync(
      process.execPath,
      [
        'node_modules/web-ext/bin/web-ext.js',
        'lint',
        '--source-dir=dist/firefox',
        '--output=json',
        '--no-config-discovery',
      ],
      { encoding: 'utf8' },
    );
    const { errors, warnings } = JSON.parse(stdout) as Record<'errors' | 'warnings', { code: string }[]>;
    expect(errors).toEqual([]);
    // Preact assigns innerHTML for `dangerouslySetInnerHTML`, which nothing here uses.
    expect(warnings.map(({ code }) => code)).toEqual(['UNSAFE_VAR_ASSIGNMENT']);
  });
});
