import { listen } from './page-events.ts';

/** Milliseconds without a change after which a selection by touch or keyboard is finished. */
const REST = 350;

/** Milliseconds after which a resting finger selects. */
const LONG_PRESS = 300;

/** Number of selections that a long press can lead to: the word, and two handles that are set and corrected. */
const MOST_RESTS = 5;

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
  /**
   * Remembers the present selection as that of the gesture. Called before a handler of the page can change what the browser has selected.
   * @returns false if it is the selection from before the gesture
   */
  takes(): boolean;
  /** The gesture selects. Called once a gesture. @param modifier true while Alt is held. */
  begun(modifier: boolean): void;
  /** The selection taken last may be final: at the second press of a double click, and when the pointer is released. */
  maybe(modifier: boolean): void;
  /** The gesture has ended with the selection taken last. */
  finished(modifier: boolean, pointer?: PointerPlace): void;
}

/**
 * Recognises gestures that select: a double press, a drag, or a key that extends the selection. Other changes of the selection are ignored,
 * because a page may change it whenever the user presses anywhere. A drag is recognised by its distance: Chromium sends a trusted
 * `selectstart` at every plain press.
 */
export function watchGestures({ starting, takes, begun, maybe, finished }: Gestures): void {
  /** The last press of a pointer. `selects` is true once the gesture has selected. */
  let press = { touch: false, alt: false, x: 0, y: 0, since: 0, down: false, selects: false, rests: 0 };
  /** True from a press or key that selects until the browser has changed the selection. Later changes are the page’s. */
  let isDue = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const begin = (modifier: boolean) => {
    if (press.selects) return;
    press.selects = true;
    begun(modifier);
  };
  const takeDue = () => {
    if (!isDue) return;
    isDue = false;
    takes();
    if (press.down) maybe(press.alt);
  };
  const isDrag = ({ x, y }: PointerEvent) => Math.hypot(x - press.x, y - press.y) > DRAG;
  const beginIfDragged = (event: PointerEvent) => {
    if (press.down && !press.touch && !press.selects && isDrag(event) && takes()) begin(event.altKey);
  };
  const afterRest = (modifier: boolean) => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      resting = undefined;
      takeDue();
      press.rests += 1;
      press.selects &&= press.rests < MOST_RESTS;
      finished(modifier);
    }, REST);
  };

  listen('pointerdown', (event) => {
    const { pointerType, x, y, altKey: alt, timeStamp: since } = event;
    press = { touch: pointerType === 'touch', alt, x, y, since, down: true, selects: false, rests: 0 };
    starting(event);
    // Shift extends the selection to this point.
    isDue = event.shiftKey;
    if (isDue) begin(alt);
  });
  // A pointer event does not count presses.
  listen('mousedown', ({ detail, altKey }) => {
    if (press.touch || detail < 2) return;
    begin(altKey);
    isDue = true;
  });
  listen('pointermove', beginIfDragged);
  listen('contextmenu', () => press.touch && begin(false));
  listen('pointerup', (event) => {
    beginIfDragged(event);
    press.down = false;
    if (press.touch || !press.selects) return;
    const { x, y, altKey } = event;
    takeDue();
    if (isDrag(event)) takes();
    finished(altKey, { x, y });
  });
  listen('pointercancel', () => {
    press.down = false;
  });
  // Dragging the handles of a selection sends only this event. A script’s change sends it as well.
  listen('selectionchange', ({ timeStamp }) => {
    if (!press.touch) {
      takeDue();
      return;
    }
    if (press.down && timeStamp - press.since > LONG_PRESS) begin(false);
    if (!press.selects) return;
    isDue = true;
    afterRest(false);
  });
  listen('keydown', (event) => {
    if (!extendsSelection(event)) return;
    const continues = resting !== undefined;
    if (!continues) {
      press = { ...press, touch: false, selects: false };
      starting(event);
    }
    begin(event.altKey);
    isDue = true;
    afterRest(event.altKey);
  });
}

function extendsSelection({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return shiftKey ? /^(Arrow|Page|Home|End)/.test(key) : (ctrlKey || metaKey) && key === 'a';
}
