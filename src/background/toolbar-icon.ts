import { OUTCOME_SIGN } from '../core/explain/explanation.ts';
import { type Outcome, playOutcome } from '../core/rules/outcome.ts';
import type { Verdict } from '../core/rules/verdict.ts';
import { browser } from '../platform/browser.ts';
import type { Sender } from '../platform/messages/receive.ts';
import { message } from '../ui/message.ts';
import { PANEL_PAGE } from '../ui/side-panel.ts';
import { isOwnPage } from './senders.ts';

/**
 * Milliseconds after an answer until the toolbar button shows it. The answer itself is not delayed, and the words of one selection, which
 * are judged one by one, have all come by then.
 */
const LATER = 60;

/**
 * Milliseconds from the sign to the words. When a fresh worker first words a message, it stands still for 30 ms and more while the browser
 * reads the messages; requests after a refusal are answered by then.
 */
const WORDED_LATER = 600;

/** Colours of the outcomes, as in `tokens.css` on light ground; the sign on them is white. */
const COLOURS: Readonly<Record<Outcome, string>> = { allowed: '#0f6a37', disallowed: '#b01030', notFound: '#7a5200' };

/** Pages beside the user's tab. */
const BESIDE: ReadonlySet<string> = new Set(['src/pages/popup/index.html', PANEL_PAGE]);

/** Verdicts to show, by tab; undefined for the active tab. */
const waiting = new Map<number | undefined, Verdict[]>();

/**
 * Shows verdicts on the toolbar button of their tab; those of popup and panel on that of the active tab. Nothing is stored; the browser
 * removes them with the page.
 */
export function showOnToolbar(judged: readonly Verdict[], sender: Sender): void {
  const { tab } = sender;
  // A tab with an own page, such as a game, shows its own verdicts. If it is closed meanwhile, it is no tab any more.
  if (isOwnPage(sender) && (tab !== undefined || !isBesidePage(sender))) return;
  const verdicts = waiting.get(tab?.id);
  if (verdicts) verdicts.push(...judged);
  else {
    waiting.set(tab?.id, [...judged]);
    setTimeout(show, LATER, tab?.id);
  }
}

/** Returns true for popup and panel, which are in no tab and show verdicts for the tab beside them. */
function isBesidePage({ url = '' }: Sender): boolean {
  return BESIDE.has(new URL(url).pathname.slice(1));
}

async function show(tab: number | undefined): Promise<void> {
  const verdicts = waiting.get(tab) ?? [];
  waiting.delete(tab);
  const outcome = playOutcome(verdicts);
  // The same word may have been judged twice: during the selection and after it.
  const words = [...new Set(verdicts.map(({ word }) => word))].join(', ');
  try {
    const tabId = tab ?? (await activeTab());
    if (tabId === undefined) return;
    await Promise.all([
      browser.action.setBadgeBackgroundColor({ tabId, color: COLOURS[outcome] }),
      browser.action.setBadgeTextColor({ tabId, color: '#ffffff' }),
      browser.action.setBadgeText({ tabId, text: OUTCOME_SIGN[outcome] }),
    ]);
    await new Promise((resolve) => setTimeout(resolve, WORDED_LATER));
    // The page, and the sign with it, may be gone.
    if ((await browser.action.getBadgeText({ tabId })) !== OUTCOME_SIGN[outcome]) return;
    await browser.action.setTitle({ tabId, title: message(`toolbar_${outcome}`, words) });
  } catch {
    // The tab has been closed, or the browser has no badges, as on Android.
  }
}

async function activeTab(): Promise<number | undefined> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return tab?.id;
}
