/**
 * The content script: waits for a finished selection, asks the worker, shows the bubble. Until something is selected it
 * has done nothing but register listeners.
 */

import { browser } from '../browser.ts';
import { startBubble } from './judging.ts';
import { readSelectedText, type SelectedText } from './selected-text.ts';
import { selectedWords } from './selected-words.ts';
import { isShowBubble, isWhichSite, mayAppear } from './when.ts';

/** Milliseconds that a selection by touch or keyboard must rest before it counts as finished. */
const REST = 350;

const listening = new AbortController();
const options = { capture: true, passive: true, signal: listening.signal } as const;

let roots: ShadowRoot[] = [];
let pointerType = '';
let before = '';
let resting: ReturnType<typeof setTimeout> | undefined;
let shown: (ReturnType<typeof startBubble> & { text: string }) | undefined;

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

/** Enough to see whether a selection is another one. */
function fingerprint(): string {
  const selected = readSelectedText(roots);
  return selected ? `${selected.rect.x},${selected.rect.y} ${selected.text.slice(0, 99)}` : '';
}

function rememberRoots(event: Event): void {
  roots = event.composedPath().filter((target) => target instanceof ShadowRoot);
}

async function selectionFinished(modifier: boolean, pointer?: { x: number; y: number }): Promise<void> {
  if (isOrphaned()) return;
  const selected = readSelectedText(roots, pointer);
  if (!selected || selected.holder.closest('code, kbd, samp')) return;
  const words = selectedWords(selected.text);
  if (words.join('').length < 2 || !(await mayAppear(modifier))) return;
  open(selected, words);
}

function open(selected: SelectedText, words: string[]): void {
  shown?.close();
  const { text } = selected;
  const bubble = startBubble(selected, words, () => {
    shown = undefined;
  });
  shown = { ...bubble, text };
}

function afterRest(modifier: boolean): void {
  clearTimeout(resting);
  resting = setTimeout(() => selectionFinished(modifier), REST);
}

addEventListener(
  'pointerdown',
  (event) => {
    rememberRoots(event);
    pointerType = event.pointerType;
    before = fingerprint();
  },
  options,
);
addEventListener(
  'pointerup',
  (event) => {
    if (event.pointerType === 'touch') return;
    const { clientX: x, clientY: y, altKey } = event;
    // The selection is brought up to date after this event.
    setTimeout(() => {
      if (fingerprint() !== before) selectionFinished(altKey, { x, y });
    });
  },
  options,
);
addEventListener(
  'keyup',
  (event) => {
    const all = event.key === 'a' && (event.ctrlKey || event.metaKey);
    if (event.key !== 'Shift' && !event.shiftKey && !all) return;
    pointerType = '';
    rememberRoots(event);
    const now = fingerprint();
    if (now !== before) afterRest(event.altKey);
    before = now;
  },
  options,
);
// Handles dragged by a finger send nothing else.
document.addEventListener(
  'selectionchange',
  () => {
    if (pointerType === 'touch') afterRest(false);
  },
  options,
);

browser.runtime.onMessage.addListener((asked: unknown, _sender, answer) => {
  if (isWhichSite(asked)) answer(location.hostname);
  // The shortcut asks every frame; the focus is in this one when it is not in a frame of it.
  if (!isShowBubble(asked) || !document.hasFocus() || document.activeElement?.localName === 'iframe') return;
  const selected = readSelectedText(roots);
  const words = selected ? selectedWords(selected.text) : [];
  if (!selected || words.length === 0) return;
  // Asked twice, the user wants to go on in the bubble by keyboard.
  if (shown?.text === selected.text) shown.focus();
  else open(selected, words);
  answer(true);
});
