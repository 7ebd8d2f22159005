/**
 * The content script of every document: waits for a finished selection, queries the worker, shows the bubble. It only registers listeners
 * until the user does something. In a bubble's frame it draws the bubble instead.
 */

import { type AnswersLater, browser } from '../platform/browser.ts';
import type { Appears } from '../platform/messages/answers.ts';
import type { ShowBubble, WhichSite, WhichWord } from '../platform/messages/content-messages.ts';
import { message } from '../ui/message.ts';
import { layerOf, openBubble } from './bubble.ts';
import { drawBubble, isBubbleFrame } from './bubble-frame.ts';
import { type PendingAnswer, querySelection, showVerdicts } from './bubble-verdicts.ts';
import { type PointerPlace, watchGestures } from './gestures.ts';
import { closeWhenLeft, type LastingBubble } from './lasting-bubble.ts';
import { hideFromPage, listen, onOrphaned, onRewritten } from './page-events.ts';
import { pageRules, wake } from './page-rules.ts';
import { SEES_COVERS } from './presses.ts';
import { isSamePlace, type Place, readElement, readSelected, type SelectedText, selectedPlace } from './selection.ts';
import { closestOutside, shadowRootsOf } from './shadow-roots.ts';
import { elementUnder, watchPointer } from './under-pointer.ts';

type PageMessage = ShowBubble | WhichSite | WhichWord;

/** A selection with the answer of the worker. */
interface SelectionQuery {
  selected: SelectedText;
  answer: PendingAnswer;
}

/** Milliseconds after which a bubble for the next word is prepared: an earlier one would delay the present bubble. */
const NEXT_BUBBLE_DELAY = 100;

/**
 * True if the page's listeners may be called before those here: it has replaced the document, or was there before this script, as after the
 * installation in Firefox.
 */
let isLate = document.readyState !== 'loading';

/** The shadow roots around the last gesture. */
let roots: ShadowRoot[] = [];
/** The selection before the gesture. */
let before: Place | undefined;
/** The selection of the gesture. */
let taken: Place | undefined;
/** The worker’s answer to the last wake-up. It arrives before the answer to any later query. */
let woken: ReturnType<typeof wake> | undefined;
/** When bubbles appear here, by the last such answer; undefined before the first one. */
let appears: Appears | undefined;
/** The query that was sent before the end of the gesture. */
let early: { place: Place; modifier: boolean; query: Promise<SelectionQuery | undefined> } | undefined;
/** The invisible bubble of this gesture, with its content. The browser takes as long as a press to create its frame. */
let prepared: { bubble: LastingBubble; drawn?: SelectionQuery; drawing?: AbortController } | undefined;
let shown: { bubble: LastingBubble; place: Place } | undefined;
/** True while Alt is held over the page. */
let isPointing = false;
/** The query for the last word under the pointer. */
let pointed: { query: SelectionQuery; bubble?: LastingBubble | undefined } | undefined;
/** The element on which the context menu was opened last. */
let menuOn: Element | null = null;

/** Wakes the worker, which answers whether bubbles appear here. @param holder the element that the user points at or selects in. */
function wakeAt(holder: Element): void {
  woken = wake(holder);
  woken.then((answer) => {
    appears = answer.appears;
  });
}

/**
 * Returns true if a bubble may appear by itself. If the last answer allows it, the new one is not awaited, so that the frame can be created
 * early. @param modifier true while Alt is held.
 */
async function mayAppear(modifier: boolean): Promise<boolean> {
  const may = () => appears === 'always' || (modifier && appears === 'modifier');
  if (!may()) await woken;
  return may();
}

/** Puts an invisible bubble on the page, once a gesture. */
function prepare(holder: Element): NonNullable<typeof prepared> {
  if (prepared?.bubble.host.parentNode === layerOf(holder)) return prepared;
  discardPrepared();
  const bubble = closeWhenLeft(openBubble(holder, !isLate || SEES_COVERS), holder, () => {
    if (prepared?.bubble === bubble) prepared = undefined;
    if (shown?.bubble === bubble) shown = undefined;
  });
  prepared = { bubble };
  return prepared;
}

/** Prepares the bubble for the next word under the pointer. @returns false if none may appear, or Alt is no longer held. */
async function prepareAt(holder: Element | undefined): Promise<boolean> {
  const may = holder !== undefined && (await mayAppear(true)) && isPointing;
  if (may) prepare(holder);
  return may;
}

function discardPrepared(): void {
  prepared?.bubble.close();
}

/** Draws the answer in the prepared bubble. @returns the bubble; undefined if there is nothing to show. */
async function drawAnswer(query: SelectionQuery): Promise<LastingBubble | undefined> {
  const { selected, answer } = query;
  const preparing = prepare(selected.holder);
  const { state } = await answer;
  if (preparing !== prepared || state === 'silent') return undefined;
  if (prepared.drawn !== query) {
    prepared.drawing?.abort();
    prepared.drawing = new AbortController();
    showVerdicts(prepared.bubble, selected, answer, prepared.drawing.signal);
  }
  prepared.drawn = query;
  return prepared.bubble;
}

/** Queries the worker. @param isExplicit as for `querySelection`. */
function queryOn(selected: SelectedText, isExplicit: boolean): SelectionQuery {
  return { selected, answer: querySelection(selected, isExplicit) };
}

/** Queries a selection without an explicit request. @returns undefined for empty or code text, and if the settings forbid it. */
async function implicitQuery(place: Place, modifier: boolean): Promise<SelectionQuery | undefined> {
  const selected = readSelected(place);
  if (!selected.written.text.trim() || (!modifier && closestOutside(selected.holder, 'code,kbd,samp')))
    return undefined;
  if (!(await mayAppear(modifier))) return undefined;
  prepare(selected.holder);
  return queryOn(selected, modifier);
}

/** Queries the selection of the gesture, so that the answer has arrived when the gesture ends. */
function queryEarly(modifier: boolean): Promise<SelectionQuery | undefined> | undefined {
  if (!taken) early = undefined;
  else if (early?.modifier !== modifier || !isSamePlace(taken, early.place)) {
    early = { place: taken, modifier, query: implicitQuery(taken, modifier) };
  }
  return early?.query;
}

/** Shows the answer. @returns false if there is nothing to show, because the text is not words. */
async function open(query: SelectionQuery, pointer?: PointerPlace): Promise<boolean> {
  const { selected, answer } = query;
  let bubble = await drawAnswer(query);
  // Scrolling while the answer was awaited may have closed the prepared bubble.
  if (!bubble && (await answer).state !== 'silent') bubble = await drawAnswer(query);
  if (!bubble) {
    discardPrepared();
    return false;
  }
  prepared = undefined;
  shown?.bubble.close();
  shown = { bubble, place: selected.place };
  bubble.reveal(selected.rect(pointer));
  return true;
}

/** Shows the answer for the word under the pointer. */
async function openPointed(query: SelectionQuery): Promise<void> {
  if (isSamePlace(query.selected.place, shown?.place) || !(await open(query))) return;
  pointed = { query, bubble: shown?.bubble };
  // Prepares the next bubble once the browser has drawn this one.
  setTimeout(prepareAt, NEXT_BUBBLE_DELAY, query.selected.holder);
}

/** Elements that a press activates. A double press there does not select a word. */
const PRESSED = 'a,button,label,summary,select,video,audio';

/** Listens to the user. */
function watchPage(): void {
  hideFromPage(() => (shown ?? prepared)?.bubble);
  watchGestures({
    starting(event) {
      roots = shadowRootsOf(event);
      before = selectedPlace(roots);
      taken = early = undefined;
      discardPrepared();
      // This may be the first of two presses. Done once a page: the answer holds until the next gesture.
      const pressed = event.target;
      if (!woken && pressed instanceof Element && !pressed.closest(PRESSED)) wakeAt(pressed);
    },
    takes() {
      const place = selectedPlace(roots);
      taken = isSamePlace(place, before) ? undefined : place;
      return taken !== undefined;
    },
    async begun(modifier) {
      wakeAt(document.getSelection()?.anchorNode?.parentElement ?? document.documentElement);
      queryEarly(modifier);
    },
    async maybe(modifier) {
      const query = await queryEarly(modifier);
      if (query) drawAnswer(query);
    },
    async finished(modifier, pointer) {
      const pending = queryEarly(modifier);
      const query = await pending;
      await query?.answer;
      // The user has made another selection meanwhile.
      if (pending !== early?.query) return;
      if (query && (await mayAppear(modifier))) open(query, pointer);
      else discardPrepared();
    },
  });
  watchPointer({
    modifierDown() {
      isPointing = true;
      wakeAt(document.documentElement);
      prepareAt([...document.querySelectorAll(':hover')].at(-1));
    },
    // Drawn but not shown: a bubble at each word that the pointer passes would be in its way.
    async approaching(selected) {
      if (!(await prepareAt(selected.holder))) return;
      pointed = { query: explicitQuery(selected) };
      drawAnswer(pointed.query);
    },
    async overWord(selected) {
      if (!(await mayAppear(true))) return;
      const last = pointed?.query;
      openPointed(last?.selected.written.text === selected.written.text ? last : explicitQuery(selected));
    },
    left(isAway) {
      isPointing = false;
      discardPrepared();
      if (isAway) pointed?.bubble?.close();
      pointed = undefined;
    },
  });
  listen('contextmenu', (event) => {
    menuOn = elementUnder(event);
  });
  onRewritten(() => {
    isLate = true;
  });
  onOrphaned(() => {
    discardPrepared();
    shown?.bubble.close();
  });
}

/** Sends an explicit query of the user. Without text, the answer is a sentence. */
function explicitQuery(selected: SelectedText): SelectionQuery {
  const none = { state: 'no-word', sentence: message('no_text_here') } as const;
  return selected.written.text ? queryOn(selected, true) : { selected, answer: Promise.resolve(none) };
}

/** Shows the answer to a query by menu or shortcut. */
function openExplicit(selected: SelectedText): Promise<boolean> {
  wakeAt(selected.holder);
  return open(explicitQuery(selected));
}

function answerMessage(request: unknown, _sender: unknown, answer: (answer: unknown) => void): boolean {
  // Only the extension can send messages.
  const { name, menuOn: wanted }: { name: PageMessage['name']; menuOn?: string } = request as PageMessage;
  const place = selectedPlace(roots);
  if (name === 'which-site') answer(location.hostname);
  if (name === 'which-word' && place) {
    const { written, holder } = readSelected(place);
    answer({ ...written, site: location.hostname, ...pageRules(holder) });
  }
  if (wanted && menuOn) {
    // The text of an attribute is the page’s, as visible text is: it is only judged.
    openExplicit(readElement(closestOutside(menuOn, wanted) ?? menuOn)).then(answer);
    return true;
  }
  // The shortcut queries every frame. The focus is in this one if it is not in a frame inside it.
  if (name !== 'show-bubble' || !place || !document.hasFocus() || document.activeElement?.localName === 'iframe')
    return false;
  // A second use of the shortcut moves the focus into the bubble.
  if (shown && isSamePlace(shown.place, place)) {
    shown.bubble.focus();
    answer(true);
    return false;
  }
  openExplicit(readSelected(place)).then(answer);
  // `true` says that the answer follows.
  return true;
}

if (isBubbleFrame()) drawBubble();
else {
  watchPage();
  // A frame with nothing to show does not answer, because another one may. Older Chromium does not accept promises.
  browser.runtime.onMessage.addListener(answerMessage as AnswersLater);
}
