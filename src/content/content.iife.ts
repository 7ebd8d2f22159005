/**
 * The content script: waits for a finished selection, asks the worker, shows the bubble. Until something is selected it
 * has done nothing but register listeners.
 */

import { browser } from '../browser.ts';
import { type Answers, askAbout, showVerdicts } from './judging.ts';
import { type LastingBubble, openUntilLeft } from './leaving.ts';
import { manyWords, showTableLine } from './many-words.ts';
import { type PageRulesets, rulesetsFor } from './page-rulesets.ts';
import { readSelectedText, type SelectedText } from './selected-text.ts';
import { MOST_WORDS, selectedWords } from './selected-words.ts';
import { isShowBubble, isWhichSite, mayAppear, type StoredSettings, storedSettings } from './when.ts';

/** Milliseconds that a selection by touch or keyboard must rest before it counts as finished. */
const REST = 350;

const listening = new AbortController();
const options = { capture: true, passive: true, signal: listening.signal } as const;

let roots: ShadowRoot[] = [];
let pointerType = '';
let before = '';
/** Read when the pointer goes down, to be there when the selection ends; no older than the selection. */
let settings: Promise<StoredSettings> | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
let shown: (LastingBubble & { text: string }) | undefined;

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

interface Question {
  text: string;
  stored: StoredSettings;
  rulesets: PageRulesets;
  /** Few enough to be judged here; none when `many` says how many there are. */
  words: string[];
  many: number;
  answers: Answers;
}

/** Asks about the words, by the rules that hold where they stand. @param many how many there are instead, too many to be asked about. */
function ask({ text, holder }: SelectedText, words: string[], many: number, stored: StoredSettings): Question {
  const rulesets = rulesetsFor(holder, stored);
  return { text, stored, rulesets, words, many, answers: askAbout(words, rulesets.chosen) };
}

/** The question to ask without being told to; none when the selection is not meant as words or the settings say no. */
async function questionOn(selected: SelectedText, modifier: boolean): Promise<Question | undefined> {
  if (selected.holder.closest('code, kbd, samp')) return undefined;
  const words = selectedWords(selected.text);
  const many = words.length > 0 ? 0 : manyWords(selected.text, modifier);
  if (words.join('').length < 2 && many <= MOST_WORDS) return undefined;
  const stored = await (settings ?? storedSettings());
  return mayAppear(stored, modifier) ? ask(selected, words, many, stored) : undefined;
}

/** Asks about the selection as it stands, so that the worker starts while the browser still finishes the selection. */
async function askEarly(modifier: boolean): Promise<Question | undefined> {
  if (isOrphaned()) return undefined;
  const selected = readSelectedText(roots);
  return selected && questionOn(selected, modifier);
}

async function selectionFinished(
  modifier: boolean,
  pointer?: { x: number; y: number },
  early?: Promise<Question | undefined>,
): Promise<void> {
  if (isOrphaned()) return;
  const selected = readSelectedText(roots, pointer);
  if (!selected) return;
  const asked = await early;
  const question = asked?.text === selected.text ? asked : await questionOn(selected, modifier);
  if (question) open(selected, question);
}

function open(selected: SelectedText, { text, stored, rulesets, words, many, answers }: Question): void {
  shown?.close();
  const bubble = openUntilLeft(selected, stored, () => {
    shown = undefined;
  });
  shown = { ...bubble, text };
  if (many > 0) showTableLine(bubble, text, many, rulesets.chosen);
  else showVerdicts(bubble, words, rulesets, answers);
}

function afterRest(modifier: boolean): void {
  clearTimeout(resting);
  resting = setTimeout(() => {
    settings = undefined;
    selectionFinished(modifier);
  }, REST);
}

addEventListener(
  'pointerdown',
  (event) => {
    rememberRoots(event);
    pointerType = event.pointerType;
    before = fingerprint();
    if (pointerType !== 'touch') settings = storedSettings();
  },
  options,
);
addEventListener(
  'pointerup',
  (event) => {
    if (event.pointerType === 'touch') return;
    const { clientX: x, clientY: y, altKey } = event;
    const early = fingerprint() === before ? undefined : askEarly(altKey);
    // The selection is brought up to date after this event.
    setTimeout(() => {
      if (fingerprint() !== before) selectionFinished(altKey, { x, y }, early);
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
  const many = selected && words.length === 0 ? manyWords(selected.text, true) : 0;
  if (!selected || words.length + many === 0) return;
  // Asked twice, the user wants to go on in the bubble by keyboard.
  if (shown?.text === selected.text) shown.focus();
  else storedSettings().then((stored) => open(selected, ask(selected, words, many, stored)));
  answer(true);
});
