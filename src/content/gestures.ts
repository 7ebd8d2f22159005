import { listen } from './page-events.ts';

/** Milliseconds that a selection by touch or keyboard must rest before it counts as finished. */
const REST = 350;

/** Milliseconds after which a finger that rests selects. */
const LONG_PRESS = 300;

/** Pixels that a pointer moves in a drag; a hand that presses moves less. */
const DRAG = 3;

/** Where a pointer was let go, in pixels of the viewport. */
export interface PointerPlace {
  x: number;
  y: number;
}

/** Callbacks for the stages of a gesture that selects. */
export interface Gestures {
  /** The user presses, or begins to extend by key: what is selected now is not what is meant. */
  starting(event: Event): void;
  /** Returns true when something is selected that was not before the gesture. */
  selects(): boolean;
  /** The gesture turns out to select; once a gesture. @param modifier whether Alt is held. */
  begun(modifier: boolean): void;
  /** The selection may be what it will be: at the second press of a double click, and as the pointer is let go. */
  maybe(modifier: boolean): void;
  /** The gesture has ended, and with it the selection: what the page changes after this is not the user's. */
  finished(modifier: boolean, pointer?: PointerPlace): void;
}

/**
 * Tells gestures that select from those that do not. A page may change the selection by itself whenever the user presses anywhere:
 * without a double press, a drag or a key that extends, the user has not selected it. Chromium sends a trusted `selectstart` at every plain
 * press, so a drag is known by its distance.
 */
export function watchGestures({ starting, selects, begun, maybe, finished }: Gestures, signal: AbortSignal): void {
  /** Of the pointer that went down last; `selects` when the gesture does. */
  let press = { touch: false, alt: false, x: 0, y: 0, since: 0, down: false, selects: false };
  let resting: ReturnType<typeof setTimeout> | undefined;

  const begin = (modifier: boolean) => {
    if (press.selects) return;
    press.selects = true;
    begun(modifier);
  };
  const beginIfDragged = ({ clientX: x, clientY: y, altKey }: PointerEvent) => {
    if (press.selects || !press.down || press.touch) return;
    if (Math.hypot(x - press.x, y - press.y) > DRAG && selects()) begin(altKey);
  };
  const afterRest = (modifier: boolean) => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      resting = undefined;
      finished(modifier);
    }, REST);
  };

  listen(
    'pointerdown',
    (event) => {
      const { pointerType, clientX: x, clientY: y, altKey: alt, timeStamp: since } = event;
      press = { touch: pointerType === 'touch', alt, x, y, since, down: true, selects: false };
      starting(event);
      // It extends the selection to here.
      if (event.shiftKey) begin(alt);
    },
    signal,
  );
  // Counts presses, which a pointer event does not.
  listen(
    'mousedown',
    ({ detail, altKey }) => {
      if (press.touch || detail < 2) return;
      begin(altKey);
      // The browser selects the word after this event. Once the pointer is let go, it is the page that may have changed the selection.
      setTimeout(() => press.down && maybe(altKey));
    },
    signal,
  );
  listen('pointermove', beginIfDragged, signal);
  listen('contextmenu', () => press.touch && begin(false), signal);
  listen(
    'pointerup',
    (event) => {
      beginIfDragged(event);
      press.down = false;
      if (press.touch || !press.selects) return;
      const { clientX: x, clientY: y, altKey } = event;
      // Now, before a handler of the page can change it.
      maybe(altKey);
      finished(altKey, { x, y });
    },
    signal,
  );
  listen(
    'pointercancel',
    () => {
      press.down = false;
    },
    signal,
  );
  // Handles dragged by a finger send nothing else. Scripts change selections, too, and this event does not tell which it was.
  listen(
    'selectionchange',
    ({ timeStamp }) => {
      if (!press.touch) return;
      if (press.down && timeStamp - press.since > LONG_PRESS) begin(false);
      if (press.selects) afterRest(false);
    },
    signal,
    { target: document },
  );
  listen(
    'keydown',
    (event) => {
      if (!extendsSelection(event)) return;
      const continues = resting !== undefined;
      if (!continues) {
        press = { ...press, touch: false, selects: false };
        starting(event);
      }
      begin(event.altKey);
      afterRest(event.altKey);
    },
    signal,
  );
}

function extendsSelection({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return shiftKey ? /^(Arrow|Page|Home|End)/.test(key) : (ctrlKey || metaKey) && key === 'a';
}
