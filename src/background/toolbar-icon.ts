import { browser } from '../browser.ts';
import { OUTCOME_SIGN } from '../explain/outcome-sign.ts';
import type { Sender } from '../messages/receive.ts';
import type { Outcome } from '../rules/outcome.ts';
import { playOutcome } from '../rules/play.ts';
import type { Verdict } from '../rules/verdict.ts';
import { message } from '../ui/message.ts';
import { PANEL_PAGE } from '../ui/side-panel.ts';
import { isOwnPage } from './own-page.ts';

/**
 * Milliseconds after an answer until the toolbar button tells it. Later than the answer itself, which nothing may hold up; and the
 * words of one selection, which are asked about one by one, have come by then: they are one play.
 */
const LATER = 60;

/**
 * Milliseconds from the sign to the words. The first message that a fresh worker words makes it stand still for 30 ms and more, while
 * the browser reads the messages of the interface's language; what is asked after a refusal has its answer by then.
 */
const WORDED_LATER = 600;

/** The colours of the outcomes in `tokens.css` on light ground; the sign on them is white. */
const COLOURS: Readonly<Record<Outcome, string>> = { allowed: '#0f6a37', disallowed: '#b01030', unfound: '#7a5200' };

/** The pages that stand beside the user's tab. */
const BESIDE: ReadonlySet<string> = new Set(['src/popup/index.html', PANEL_PAGE]);

/** What is to be told, by tab; the tab that the user is in, where it is asked about outside of one. */
const waiting = new Map<number | undefined, Verdict[]>();

/**
 * Shows verdicts on the toolbar button of the tab that they were asked for in, popup and panel: of the active one. Nothing of them is
 * kept; the browser itself takes them away with the page.
 */
export function showOnToolbar(judged: readonly Verdict[], sender: Sender): void {
  const { tab } = sender;
  // A tab with a page of ours, such as a game, has its own verdicts; closed while it waits for one, it is no tab any more.
  if (isOwnPage(sender) && (tab !== undefined || !isBesidePage(sender))) return;
  const verdicts = waiting.get(tab?.id);
  if (verdicts) verdicts.push(...judged);
  else {
    waiting.set(tab?.id, [...judged]);
    setTimeout(show, LATER, tab?.id);
  }
}

/** Is it the popup or the panel, which stand in no tab and tell of the one beside them? */
function isBesidePage({ url = '' }: Sender): boolean {
  return BESIDE.has(new URL(url).pathname.slice(1));
}

async function show(tab: number | undefined): Promise<void> {
  const verdicts = waiting.get(tab) ?? [];
  waiting.delete(tab);
  const outcome = playOutcome(verdicts);
  // The same word may have been asked about twice: while the selection was being made, and when it was.
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
    // The page may have gone meanwhile, and the sign with it.
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
