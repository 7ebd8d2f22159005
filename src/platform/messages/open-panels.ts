import * as v from 'valibot';
import { isTakenByPage, onSentToPages } from './to-open-pages.ts';

/**
 * Message from the worker to open panels: which of them is in this window? The panels answer themselves, because Chromium 156 says that
 * side panels are in window −1, while `windows.getCurrent` in the panel is right.
 */
const PanelInSchema = v.object({ name: v.literal('panel-in'), window: v.number() });

/** Returns true when a page in place of the panel is open in this window. A small window is a window of its own. */
export const isPanelIn = (window: number): Promise<boolean> => isTakenByPage({ name: 'panel-in', window });

/** Answers for a page in place of the panel. @param window of the page @returns a function that stops it */
export const answerAsPanel = (window: number | undefined): (() => void) =>
  onSentToPages(PanelInSchema, (asked) => asked.window === window);
