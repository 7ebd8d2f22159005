/**
 * The content script, from the start of every document on: waits for a finished selection, asks the worker, shows the bubble. Until the user
 * does something it has only registered listeners. In the frame that it has made for a bubble it draws that instead.
 */

import { type AnswersLater, browser } from '../platform/browser.ts';
import type { Appears } from '../platform/messages/answers.ts';
import type { ShowBubble, WhichSite, WhichWord } from '../platform/messages/content-messages.ts';
import { message } from '../ui/message.ts';
import { layerOf, openBubble } from './bubble.ts';
import { drawBubble, isBubbleFrame } from './bubble-frame.ts';
import { askAbout, type SelectionAsked, showVerdicts } from './bubble-verdicts.ts';
import { type PointerPlace, watchGestures } from './gestures.ts';
import { closeWhenLeft, type LastingBubble } from './lasting-bubble.ts';
import { hideFromPage, listen, onRewritten } from './page-events.ts';
import { pageRules, wake } from './page-rules.ts';
import { SEES_COVERS } from './presses.ts';
import { isSamePlace, type Place, readElement, readSelected, type SelectedText, selectedPlace } from './selection.ts';
import { closestOutside, shadowRootsOf } from './shadow-roots.ts';
import { elementUnder, watchPointer } from './under-pointer.ts';

type Heard = ShowBubble | WhichSite | WhichWord;

/** A selection that is asked about. */
interface Question {
  selected: SelectedText;
  asked: SelectionAsked;
}

/** Milliseconds after which the pointer may go on to another word: until then a frame for that one would only hold this one up. */
const SPARE = 100;

let listening = new AbortController();
/** The document has been written anew, and the page's listeners may come before those here. */
let isRewritten = false;

/** Of the last gesture. */
let roots: ShadowRoot[] = [];
/** What was selected before the gesture. */
let before: Place | undefined;
/** The worker's answer when it was woken last; it comes before the answer to any question that was sent later. */
let woken: ReturnType<typeof wake> | undefined;
/** What that answer says of bubbles here; undefined until the first one has come. */
let appears: Appears | undefined;
/** Asked about before the gesture has ended. */
let early: { place: Place; modifier: boolean; question: Promise<Question | undefined> } | undefined;
/** The bubble of this gesture, not seen yet, and what is drawn in it: its frame takes the browser as long as a press lasts. */
let prepared: { bubble: LastingBubble; drawn?: Question; drawing?: AbortController } | undefined;
let shown: { bubble: LastingBubble; place: Place } | undefined;
/** Alt is held over the page. */
let isPointing = false;
/** On the word that the pointer was on last. */
let pointed: { question: Question; bubble?: LastingBubble | undefined } | undefined;
/** On which the menu was opened last. */
let menuOn: Element | null = null;

/** After an update of the extension this copy of the script has no one to ask. */
function isOrphaned(): boolean {
  try {
    if (browser.runtime?.id) return false;
  } catch {
    // Firefox throws where Chrome has no id.
  }
  listening.abort();
  discardPrepared();
  shown?.bubble.close();
  return true;
}

/** Wakes the worker, which says whether bubbles come here. @param holder the element that the user points at or selects in. */
function wakeAt(holder: Element): void {
  woken = wake(holder);
  woken.then((answer) => {
    appears = answer.appears;
  });
}

/**
 * Returns true when a bubble may come by itself. What was said last holds where it lets one come, so that its frame need not wait; else the
 * worker's new answer is waited for. @param modifier whether Alt is held.
 */
async function mayAppear(modifier: boolean): Promise<boolean> {
  const may = () => appears === 'always' || (modifier && appears === 'modifier');
  if (!may()) await woken;
  return may();
}

/** Puts a bubble on the page that is not seen yet, once a gesture. */
function prepare(holder: Element): NonNullable<typeof prepared> {
  if (prepared?.bubble.host.parentNode === layerOf(holder)) return prepared;
  discardPrepared();
  const bubble = closeWhenLeft(openBubble(holder, !isRewritten || SEES_COVERS), holder, () => {
    if (prepared?.bubble === bubble) prepared = undefined;
    if (shown?.bubble === bubble) shown = undefined;
  });
  prepared = { bubble };
  return prepared;
}

/** Prepares the bubble for the next word that the pointer may rest on. @returns false where none may come, or Alt is no longer held. */
async function prepareAt(holder: Element | undefined): Promise<boolean> {
  const may = holder !== undefined && (await mayAppear(true)) && isPointing;
  if (may) prepare(holder);
  return may;
}

function discardPrepared(): void {
  prepared?.bubble.close();
}

/** Draws the answer in the prepared bubble. @returns the bubble; undefined where there is nothing to show. */
async function drawAnswer(question: Question): Promise<LastingBubble | undefined> {
  const { selected, asked } = question;
  const preparing = prepare(selected.holder);
  const { state } = await asked;
  if (preparing !== prepared || state === 'silent') return undefined;
  if (prepared.drawn !== question) {
    prepared.drawing?.abort();
    prepared.drawing = new AbortController();
    showVerdicts(prepared.bubble, selected, asked, prepared.drawing.signal);
  }
  prepared.drawn = question;
  return prepared.bubble;
}

/** @param meant as for `askAbout`. */
function ask(selected: SelectedText, meant: boolean): Question {
  return { selected, asked: askAbout(selected, { meant }) };
}

/** The question to ask without being told to; none when the selection is not meant as words or the settings say no. */
async function questionOn(place: Place, modifier: boolean): Promise<Question | undefined> {
  const selected = readSelected(place);
  if (!selected.written.text.trim() || (!modifier && closestOutside(selected.holder, 'code, kbd, samp')))
    return undefined;
  if (!(await mayAppear(modifier))) return undefined;
  prepare(selected.holder);
  return ask(selected, modifier);
}

/** What is selected now, if the gesture has selected it. */
function newPlace(): Place | undefined {
  const place = selectedPlace(roots);
  return isSamePlace(place, before) ? undefined : place;
}

/** Asks about the selection as it stands, so that the answer is there when the gesture has ended. */
function askEarly(modifier: boolean): Promise<Question | undefined> | undefined {
  const place = newPlace();
  if (!place || isOrphaned()) return undefined;
  if (early?.modifier !== modifier || !isSamePlace(place, early.place)) {
    early = { place, modifier, question: questionOn(place, modifier) };
  }
  return early.question;
}

/** Shows the answer. @returns false where there is none to show: nobody means that text as words. */
async function open(question: Question, pointer?: PointerPlace): Promise<boolean> {
  const { selected, asked } = question;
  let bubble = await drawAnswer(question);
  // The page may have been scrolled while the answer was awaited, which ends what was prepared.
  if (!bubble && (await asked).state !== 'silent') bubble = await drawAnswer(question);
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

/** Shows the answer on a word that the pointer is on. */
async function openPointed(question: Question): Promise<void> {
  if (isSamePlace(question.selected.place, shown?.place) || !(await open(question))) return;
  pointed = { question, bubble: shown?.bubble };
  // For the next word, once the browser has drawn this one.
  setTimeout(prepareAt, SPARE, question.selected.holder);
}

/** What a press opens or follows: nobody selects a word there by a double press. */
const PRESSED = 'a, button, label, summary, select, video, audio';

/** Listens to the user, and once more when the document has been written anew. */
function watchPage(): void {
  listening.abort();
  listening = new AbortController();
  hideFromPage(() => (shown ?? prepared)?.bubble, listening.signal);
  watchGestures(
    {
      starting(event) {
        roots = shadowRootsOf(event);
        before = selectedPlace(roots);
        early = undefined;
        discardPrepared();
        // It may be the first of two presses. Once a page, for what the answer says holds until the next gesture tells better.
        const pressed = event.target;
        if (!woken && pressed instanceof Element && !pressed.closest(PRESSED) && !isOrphaned()) wakeAt(pressed);
      },
      selects: () => newPlace() !== undefined,
      async begun(modifier) {
        if (isOrphaned()) return;
        wakeAt(document.getSelection()?.anchorNode?.parentElement ?? document.documentElement);
        if (newPlace()) askEarly(modifier);
      },
      async maybe(modifier) {
        const question = await askEarly(modifier);
        if (question) drawAnswer(question);
      },
      async finished(modifier, pointer) {
        const asking = askEarly(modifier);
        // Nothing is selected any more.
        if (!asking) discardPrepared();
        const question = await asking;
        await question?.asked;
        // Else the user has gone on meanwhile.
        if (asking !== early?.question) return;
        if (question && (await mayAppear(modifier))) open(question, pointer);
        else discardPrepared();
      },
    },
    listening.signal,
  );
  watchPointer(
    {
      modifierDown() {
        if (isOrphaned()) return;
        isPointing = true;
        wakeAt(document.documentElement);
        prepareAt([...document.querySelectorAll(':hover')].at(-1));
      },
      // Drawn, and not shown: a bubble at each word that the pointer passes would stand in its way.
      async approaching(selected) {
        if (!(await prepareAt(selected.holder))) return;
        pointed = { question: questionMeant(selected) };
        drawAnswer(pointed.question);
      },
      async overWord(selected) {
        if (isOrphaned() || isSamePlace(selected.place, shown?.place) || !(await mayAppear(true))) return;
        const asked = pointed?.question;
        openPointed(asked?.selected.written.text === selected.written.text ? asked : questionMeant(selected));
      },
      left(isAway) {
        isPointing = false;
        discardPrepared();
        if (isAway) pointed?.bubble?.close();
        pointed = undefined;
      },
    },
    listening.signal,
  );
  listen(
    'contextmenu',
    (event) => {
      menuOn = elementUnder(event);
    },
    listening.signal,
  );
  onRewritten(() => {
    isRewritten = true;
    watchPage();
  }, listening.signal);
}

/** Asks about what the user means to ask about; of what has no text there is nothing to ask. */
function questionMeant(selected: SelectedText): Question {
  const none = { state: 'no-word', sentence: message('no_text_here') } as const;
  return selected.written.text ? ask(selected, true) : { selected, asked: Promise.resolve(none) };
}

/** Shows the answer on it, when the menu or the shortcut asks for that. */
function openMeant(selected: SelectedText): Promise<boolean> {
  wakeAt(selected.holder);
  return open(questionMeant(selected));
}

function answerMessage(asked: unknown, _sender: unknown, answer: (answer: unknown) => void): boolean {
  // Nobody else can send one.
  const { name, menuOn: wanted }: { name: Heard['name']; menuOn?: string } = asked as Heard;
  const place = selectedPlace(roots);
  if (name === 'which-site') answer(location.hostname);
  if (name === 'which-word' && place) {
    const { written, holder } = readSelected(place);
    answer({ ...written, site: location.hostname, ...pageRules(holder) });
  }
  if (wanted && menuOn) {
    // What a page says there is as much its own as what it shows: text to be judged, and nothing else.
    openMeant(readElement(closestOutside(menuOn, wanted) ?? menuOn)).then(answer);
    return true;
  }
  // The shortcut asks every frame; the focus is in this one when it is not in a frame of it.
  if (name !== 'show-bubble' || !place || !document.hasFocus() || document.activeElement?.localName === 'iframe')
    return false;
  // Asked twice, the user wants to go on in the bubble by keyboard.
  if (shown && isSamePlace(shown.place, place)) {
    shown.bubble.focus();
    answer(true);
    return false;
  }
  openMeant(readSelected(place)).then(answer);
  // The answer comes later.
  return true;
}

if (isBubbleFrame()) drawBubble();
else {
  watchPage();
  // A frame with nothing to show gives no answer: another one may. The object of older Chromium takes no promise.
  browser.runtime.onMessage.addListener(answerMessage as AnswersLater);
}
