import { listen } from './page-events.ts';

/** Milliseconds without a change after which a selection by touch or keyboard is finished. */
const REST = 350;

/** Milliseconds after which a resting finger selects. */
const LONG_PRESS = 300;

/** Minimum distance of a drag in pixels. A hand that presses moves less. */
const DRAG = 3;

/** The place where the pointer was released, in pixels of the viewport. */
export interface PointerPlace {
  x: number;
  y: number;
}

/** Callbacks for the stages of a gesture that selects. */
export interface Gestures {
  /** The user presses, or begins to extend the selection by key. The present selection is an older one. */
  starting(event: Event): void;
  /** Returns true if the selection differs from the one before the gesture. */
  selects(): boolean;
  /** The gesture selects. Called once a gesture. @param modifier true while Alt is held. */
  begun(modifier: boolean): void;
  /** The selection may be final: at the second press of a double click, and when the pointer is released. */
  maybe(modifier: boolean): void;
  /** The gesture has ended. Later changes of the selection are the page’s. */
  finished(modifier: boolean, pointer?: PointerPlace): void;
}

/**
 * Recognises gestures that select: a double press, a drag, or a key that extends the selection. Other changes of the selection are ignored,
 * because a page may change it whenever the user presses anywhere. A drag is recognised by its distance: Chromium sends a trusted
 * `selectstart` at every plain press.
 */
export function watchGestures({ starting, selects, begun, maybe, finished }: Gestures, signal: AbortSignal): void {
  /** The last press of a pointer. `selects` is true once the gesture has selected. */
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
      // Shift extends the selection to this point.
      if (event.shiftKey) begin(alt);
    },
    signal,
  );
  // A pointer event does not count presses.
  listen(
    'mousedown',
    ({ detail, altKey }) => {
      if (press.touch || detail < 2) return;
      begin(altKey);
      // The browser selects the word after this event. After the pointer is released, the page may have changed the selection.
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
      // Called before a handler of the page can change the selection.
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
  // Dragging the handles of a selection sends only this event. A script’s change sends it as well.
  listen(
    'selectionchange',
    ({ timeStamp }) => {
      if (!press.touch) return;
      if (press.down && timeStamp - press.since > LONG_PRESS) begin(false);
      if (press.selects) afterRest(false);
    },
    signal,
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
