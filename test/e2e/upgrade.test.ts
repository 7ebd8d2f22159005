import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PackedGroup } from '../../dictionaries/compile/pack/lexicon-writer.ts';
import packed from '../../dictionaries/packed/index.json' with { type: 'json' };
import project from '../../package.json' with { type: 'json' };
import { earlierBuild, type UpdatedFolder } from '../../scripts/browsers/earlier-build.ts';
import { builtExtension, inFreshBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { type StoredLexicons, storedLexicons } from '../../scripts/browsers/stored-lexicons.ts';
import { askWorker, settled } from '../../scripts/browsers/worker.ts';
import { LEXICON_IDS } from '../../src/core/lexicon/lexicon.ts';
import { answerOn, importFile, openLists, storedLists } from './own-lists.ts';

/** All values that version 0.4.0 left in `storage.local`: settings, and games that were started by hand in that version. */
const STORED = JSON.parse(readFileSync(new URL('stored-by-0.4.0.json', import.meta.url), 'utf8'));

const OPTIONS = 'src/pages/options/index.html';

/** Lexicons of the earlier version, and a word that only it, or only the current one, has. */
const EARLIER = {
  'pl-game': { edition: '2019-07', groups: [noun('bagno', ['bagna', 'bagien']), noun('zzumpa', ['zzumpy'])] },
  'en-game': { edition: '2001.01.01', groups: [noun('house', ['houses'])] },
};

function noun(lemma: string, others: string[]): PackedGroup {
  const slots = new Map([lemma, ...others].map((form, i) => [form, `subst:${i}`]));
  return { lemma, pos: 'subst', features: '', slots, inferred: false };
}

let earlier: UpdatedFolder;

inFreshBrowser(
  'an update from an earlier version',
  (stage) => {
    let page: TestPage;
    let list: string;
    let before: {
      lexicons: StoredLexicons;
      lists: Awaited<ReturnType<typeof storedLists>>;
      local: Record<string, unknown>;
    };

    beforeAll(async () => {
      list = join(await mkdtemp(join(tmpdir(), 'verdikt-list-')), 'osps48.txt');
      await writeFile(list, ['abak', 'bąk', 'ćma', 'okno', 'ńuńka', 'żółć'].join('\n'));
      page = await stage.browser.openOwn(OPTIONS);
    });
    afterAll(async () => {
      await earlier?.remove();
      await rm(dirname(list), { recursive: true });
    });

    it('finds the earlier version at work, with its own lexicons and the user’s data', async () => {
      await expect.poll(() => version(page)).toBe('0.0.1');
      await until(async () => (await stored(page)).length === LEXICON_IDS.length, 'every lexicon is stored');
      await expect.poll(() => verdictOn(page, 'bagien')).toEqual({ verdict: 'allowed', edition: '2019-07' });
      await expect.poll(() => verdictOn(page, 'zzumpy')).toEqual({ verdict: 'allowed', edition: '2019-07' });
      await expect.poll(() => verdictOn(page, 'okno')).toEqual({ verdict: 'disallowed', edition: '2019-07' });
      await changeLocal(page, STORED);
    });

    it('finds newer data: a word list on which verdicts rest, an exception, a looked-up word', async () => {
      await page.close();
      page = await openLists(stage.browser);
      await importFile(page, list, { ruleset: 'pfs-2016' });
      await changeLocal(page, { exceptions: [{ word: 'kot', ruleset: 'pfs-2016', effect: 'admits', note: 'club' }] });
      const popup = await stage.browser.openOwn('src/pages/popup/index.html?word=remakiem');
      await until(() => popup.evaluate(() => document.querySelector('.tiles') !== null), 'a verdict');
      await popup.press('Enter');
      await until(async () => (await storedByUser(page)).history !== undefined, 'the word is kept');
      await popup.close();
      await judgesByOwn();
      before = {
        lexicons: (await storedLexicons(page))!,
        lists: await storedLists(page),
        local: await storedByUser(page),
      };
    });

    /** The user's list and exception decide under their rules. */
    const judgesByOwn = async () => {
      await expect
        .poll(() => answerOn(page, 'ńuńka', 'pfs-2016'))
        .toMatchObject({
          verdict: { verdict: 'allowed', basis: { kind: 'official-list', list: { name: 'OSPS', edition: '48' } } },
        });
      await expect
        .poll(() => answerOn(page, 'kot', 'pfs-2016'))
        .toMatchObject({
          verdict: { verdict: 'allowed', basis: { kind: 'own-exception' } },
        });
    };

    it('stores the new lexicons automatically, drops the old ones and keeps unchanged ones', async () => {
      await page.close();
      await earlier.bringUpToDate();
      await stage.browser.update();
      page = await until(() => stage.browser.openOwn(OPTIONS).catch(() => null), 'the new version opens');
      await expect.poll(() => version(page)).toBe(project.version);

      // Nothing requests a lexicon; the update itself stores them.
      const all = await until(async () => {
        const now = await storedLexicons(page);
        return LEXICON_IDS.every((id) => now?.marks[id]?.sha256 === packed.lexicons[id].rawSha256) && now;
      }, 'every new lexicon is stored');
      for (const id of LEXICON_IDS) {
        const [was, is] = [before.lexicons.marks[id]?.generation ?? Number.NaN, all.marks[id]?.generation];
        // One or two more: the start of the worker may load what the update is just storing.
        if (id in EARLIER) expect(is, id).toBeGreaterThan(was);
        else expect(is, id).toBe(was);
      }
      const isOld = ([id, generation]: StoredLexicons['shards'][number]) => all.marks[id]?.generation !== generation;
      await until(async () => (await storedLexicons(page))?.shards.some(isOld) === false, 'the old shards go');
    });

    it('judges by the new lexicons, from the database', async () => {
      await stage.browser.stopWorker();
      await expect
        .poll(() => verdictOn(page, 'okno'))
        .toEqual({
          verdict: 'allowed',
          edition: packed.lexicons['pl-game'].edition,
        });
      await expect.poll(() => verdictOn(page, 'zzumpy')).toMatchObject({ verdict: 'disallowed' });
      expect(await until(() => settled(page), 'the lexicon settles')).toEqual({ state: 'ready', from: 'database' });
    });

    it('keeps all data of the user', async () => {
      await expect.poll(() => storedByUser(page)).toEqual(before.local);
      await expect.poll(() => storedLists(page)).toEqual(before.lists);
      await judgesByOwn();
      await shows(page, 'OSPS 48');
      const popup = await stage.browser.openOwn('src/pages/popup/index.html');
      await shows(popup, 'remakiem');
      await popup.close();
    });

    it('does not open the first-run page again', async () => {
      const greetings = () => {
        const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
        return (browser ?? chrome).tabs
          .query({})
          .then((tabs) => tabs.filter(({ url }) => url?.includes('welcome')).length);
      };
      await expect.poll(() => page.evaluate(greetings)).toBe(0);
    });

    it('shows the settings and games of version 0.4.0', async () => {
      await page.click({ selector: '.sites summary' });
      await shows(page, 'kurnik.example');
      await page.close();
      page = await stage.browser.openOwn('src/score-sheets/7slow/index.html');
      await shows(page, 'KŁOPOTEM', 'ŚMIECH', 'OKŁAMCE');
      await page.close();
      page = await stage.browser.openOwn('src/score-sheets/school-en/index.html');
      // HOUSE from H8 on: 8, the E twice, all doubled by the centre.
      await shows(page, 'Ayşe 18', 'Mehmet 0');
      await expect
        .poll(async () => Object.keys(await storedByUser(page)).filter((key) => key.endsWith('-damaged')))
        .toEqual([]);
    });
  },
  {
    async build(engine) {
      earlier = await earlierBuild(builtExtension(engine), '0.0.1', EARLIER);
      return earlier.folder;
    },
  },
);

function changeLocal(page: TestPage, changes: Record<string, unknown>): Promise<void> {
  return page.evaluate(async (all) => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    await (browser ?? chrome).storage.local.set(all);
  }, changes);
}

function version(page: TestPage): Promise<string> {
  return page.evaluate(() => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (browser ?? chrome).runtime.getManifest().version;
  });
}

/** Lexicons with a commit mark. */
async function stored(page: TestPage): Promise<string[]> {
  return Object.keys((await storedLexicons(page))?.marks ?? {});
}

/** `storage.local` without the worker's own values. */
async function storedByUser(page: TestPage): Promise<Record<string, unknown>> {
  const stored = await page.evaluate(() => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (browser ?? chrome).storage.local.get(null) as Promise<Record<string, unknown>>;
  });
  return Object.fromEntries(Object.entries(stored).filter(([key]) => key !== 'askedLast'));
}

/** The verdict and its edition. */
async function verdictOn(page: TestPage, word: string) {
  const judged = await until(async () => {
    const answer = await askWorker<'judge'>(page, { name: 'judge', word, ruleset: 'pfs-2018' });
    return answer.state === 'ready' && answer;
  }, word);
  const { verdict, basis } = judged.verdict;
  return { verdict, edition: basis.list?.edition };
}

/** Waits until the page's text has all of these. */
async function shows(page: TestPage, ...parts: string[]): Promise<void> {
  const hasAll = (wanted: string[]) => wanted.every((part) => document.body.innerText.includes(part));
  await until(() => page.evaluate(hasAll, parts), parts.join());
}
