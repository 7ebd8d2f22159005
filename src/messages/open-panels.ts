import * as v from 'valibot';
import { isTakenByPage, onSentToPages } from './to-open-pages.ts';

/**
 * From the worker to the panels that are open: is one of you in this window? To be asked of the panels themselves: of a side panel's
 * contexts Chromium 156 says that they are in window −1, while `windows.getCurrent` in the panel names the right one.
 */
const PanelInSchema = v.object({ name: v.literal('panel-in'), window: v.number() });

/** Is a page in the panel's place open in this window? A small window in the panel's place is a window of its own. */
export const isPanelIn = (window: number): Promise<boolean> => isTakenByPage({ name: 'panel-in', window });

/** Answers for a page in the panel's place. @param window its own. @returns a function that ends it. */
export const answerAsPanel = (window: number | undefined): (() => void) =>
  onSentToPages(PanelInSchema, (asked) => asked.window === window);
