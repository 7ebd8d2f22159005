import type { PackedModel } from '../core/diagnosis/weights.ts';
import type { InterfaceLanguage } from '../core/explain/wording.ts';
import type { FormsView, Lexicons, Rules } from '../core/rules/rules.ts';
import { type RulesetId, rulesetOf } from '../core/rulesets/index.ts';
import { loadFormsView, loadRules } from '../core/rulesets/load.ts';
import { browser } from '../platform/browser.ts';
import type { LexiconAnswer } from '../platform/messages/answers.ts';
import { LoadError } from '../platform/storage/errors.ts';
import type { LexiconSource } from '../platform/storage/lexicon-source.ts';
import { loadRuleTables, packagedTable } from '../platform/storage/package.ts';
import { interfaceLanguage, sharedWording, wordedIn } from '../platform/storage/wording.ts';
import { releaseOthers, sourcesOf } from './lexicons.ts';
import { userOverrides } from './overrides.ts';
import { LANGUAGE_KEY, sessionAtStart } from './start.ts';

/**
 * Milliseconds that a question waits for a lexicon before it is answered with `loading`. Loading takes about 15; only a first start on a
 * slow disk takes longer, and then the page shows that it is loading.
 */
const LOAD_TIMEOUT_MS = 400;

/** Returns the answer, or a state if what it needs is still loading or cannot be loaded. */
export async function answerWithLexicon<T>(answer: () => Promise<T>): Promise<LexiconAnswer<T>> {
  try {
    return { state: 'ready', ...(await answer()) };
  } catch (error) {
    if (error instanceof StillLoading) return { state: 'loading', done: error.done };
    return { state: 'failed', code: error instanceof LoadError ? error.code : 'damaged' };
  } finally {
    // Another ruleset may be in use meanwhile.
    releaseOthers();
  }
}

/** A lexicon is still loading. */
class StillLoading extends Error {
  readonly done: number;

  constructor(done: number) {
    super('still loading');
    this.done = done;
  }
}

/** Returns the lexicon. @throws StillLoading if it takes longer than a question waits; loading continues */
export async function withTimeout<T>(source: LexiconSource<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StillLoading(source.state.state === 'loading' ? source.state.done : 0));
    }, LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([source.load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the lexicons of a ruleset with the user's overrides, and the spelling lexicon if requested.
 * @param withExceptions false leaves out the user's exceptions; the word list stays
 * @throws StillLoading, LoadError
 */
export async function lexiconsWithTimeout(
  ruleset: RulesetId,
  { withSpelling = false, withExceptions = true } = {},
): Promise<Lexicons> {
  const { list, ...sources } = sourcesOf(ruleset);
  const [game, spelling, overrides] = await Promise.all([
    withTimeout(sources.game),
    withSpelling ? withTimeout(sources.spelling) : null,
    userOverrides(ruleset),
  ]);
  const { exceptions: _own, ...lists } = overrides;
  return { game, spelling, list, ...(withExceptions ? overrides : lists) };
}

/** Returns the sentences of verdicts in the interface's language, read once in the worker's life. @throws LoadError `wording` */
export const wordingInUse = sharedWording(languageInUse);

/**
 * Returns the interface's language. It does not change before the browser restarts, so it is kept in `storage.session`. When a fresh worker
 * of Chromium first requests a message, it stands still until the browser has read them all.
 */
export async function languageInUse(): Promise<InterfaceLanguage> {
  const { [LANGUAGE_KEY]: stored } = await sessionAtStart;
  const known = wordedIn(stored);
  if (known) return known;
  const found = interfaceLanguage();
  browser.storage.session?.set({ [LANGUAGE_KEY]: found }).catch(() => {});
  return found;
}

/** Returns the weights of the diagnosis in the ruleset's language. */
export function diagnosisOf(ruleset: RulesetId): Promise<PackedModel> {
  return packagedTable<PackedModel>(`${rulesetOf(ruleset).language}-diagnosis`);
}

/** Returns the rules of a ruleset; evaluates them on first use, once their tables have been read. @throws LoadError `package` */
export async function rulesWithTables(id: RulesetId): Promise<Rules> {
  await loadRuleTables();
  return loadRules(id);
}

/** Returns the forms view of a ruleset like `rulesWithTables`; undefined if it has none. @throws LoadError `package` */
export async function formsViewWithTables(id: RulesetId): Promise<FormsView | undefined> {
  await loadRuleTables();
  return loadFormsView(id);
}
