/**
 * The content script: waits for a finished selection, asks the worker, shows the bubble. Until a selection begins it has done
 * nothing but register listeners.
 */

import { type AnswersLater, browser } from '../browser.ts';
import type { ShowBubble } from '../messages/table.ts';
import type { WhichSite, WhichWord } from '../messages/which-site.ts';
import { message } from '../ui/message.ts';
import { askAbout, type SelectionAsked, showVerdicts } from './bubble-verdicts.ts';
import { type PointerPlace, watchGestures } from './gestures.ts';
import { type LastingBubble, openUntilLeft } from './lasting-bubble.ts';
import { listen } from './listen.ts';
import { mayAppear, type Stored, storedSettings } from './may-appear.ts';
import { knownOfRules } from './page-rules.ts';
import { isSamePlace, type Place, readElement, readSelected, type SelectedText, selectedPlace } from './selection.ts';
import { closestOutside, shadowRootsOf } from './shadow-roots.ts';
import { elementUnder, watchRest, wordUnder } from './under-pointer.ts';
import { wake } from './wake-worker.ts';

type Heard = ShowBubble | WhichSite | WhichWord;

/** A selection that is asked about. */
interface Question {
  selected: SelectedText;
  asked: SelectionAsked;
}

const listening = new AbortController();

/** Of the last gesture. */
let roots: ShadowRoot[] = [];
/** What was selected before the gesture. */
let before: Place | undefined;
/** Read when a selection begins, to be there when it ends; no older than the selection. */
let settings: Promise<Stored> | undefined;
let look: Promise<string> | undefined;
/** Asked about before the gesture has ended. */
let early: { place: Place; modifier: boolean; question: Promise<Question | undefined> } | undefined;
let shown: (LastingBubble & { place: Place }) | undefined;
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
  shown?.close();
  return true;
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
  const stored = await (settings ?? storedSettings());
  return mayAppear(stored, { modifier }) ? ask(selected, modifier) : undefined;
}

/** Asks about the selection as it stands, so that the answer is there when the gesture has ended. */
function askEarly(modifier: boolean): Promise<Question | undefined> | undefined {
  const place = selectedPlace(roots);
  if (!place || isSamePlace(place, before) || isOrphaned()) return undefined;
  if (early?.modifier !== modifier || !isSamePlace(place, early.place)) {
    early = { place, modifier, question: questionOn(place, modifier) };
  }
  return early.question;
}

/** Shows the answer. @returns false where there is none to show: nobody means that text as words. */
async function open({ selected, asked }: Question, pointer?: PointerPlace): Promise<boolean> {
  look ??= wake(selected.holder);
  if ((await asked).state === 'silent') return false;
  shown?.close();
  const bubble = openUntilLeft(selected, pointer, look, () => {
    shown = undefined;
  });
  shown = { ...bubble, place: selected.place };
  showVerdicts(bubble, selected, asked);
  return true;
}

watchGestures(
  {
    starting(event) {
      roots = shadowRootsOf(event);
      before = selectedPlace(roots);
      settings = undefined;
      early = undefined;
    },
    async begun(modifier) {
      if (isOrphaned()) return;
      settings = storedSettings();
      const stored = await settings;
      const caret = document.getSelection()?.anchorNode?.parentElement ?? document.documentElement;
      if (mayAppear(stored, { modifier })) look = wake(caret);
    },
    maybe: askEarly,
    async finished(modifier, pointer) {
      const asking = askEarly(modifier);
      const question = await asking;
      await question?.asked;
      // Else the user has gone on meanwhile.
      if (question && asking === early?.question) open(question, pointer);
    },
  },
  listening.signal,
);

/** Shows the answer on what the user means to ask about. */
function openMeant(selected: SelectedText): Promise<boolean> {
  const none = { state: 'no-word', sentence: message('no_text_here') } as const;
  return open(selected.written.text ? ask(selected, true) : { selected, asked: Promise.resolve(none) });
}

watchRest(async (event) => {
  if (isOrphaned()) return;
  const selected = wordUnder(event);
  const stored = await storedSettings();
  if (!selected || isSamePlace(selected.place, shown?.place) || !mayAppear(stored, { modifier: true })) return;
  openMeant(selected);
}, listening.signal);

listen(
  'contextmenu',
  (event) => {
    menuOn = elementUnder(event);
  },
  listening.signal,
);

// A frame with nothing to show gives no answer: another one may. The object of older Chromium takes no promise.
browser.runtime.onMessage.addListener(((asked: unknown, _sender, answer) => {
  // Nobody else can send one.
  const { name, menuOn: wanted }: { name: Heard['name']; menuOn?: string } = asked as Heard;
  const place = selectedPlace(roots);
  if (name === 'which-site') answer(location.hostname);
  if (name === 'which-word' && place) {
    const { written, holder } = readSelected(place);
    answer({ ...written, site: location.hostname, ...knownOfRules(holder) });
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
    shown.focus();
    answer(true);
    return false;
  }
  open(ask(readSelected(place), true)).then(answer);
  // The answer comes later.
  return true;
}) as AnswersLater);
