/** Global variables of a page that `watchBubble` watches. */
export interface Watched {
  /** Milliseconds from the last release of the pointer until the bubble is seen. */
  bubbleSeen: Promise<number>;
}

/**
 * Runs in a page. After each press, `bubbleSeen` resolves to the milliseconds from the release until the bubble could be pressed. A page
 * sees the element that contains the bubble, and the area in which that element receives the pointer. The function therefore polls the
 * point right below the word under the released pointer.
 */
export function watchBubble(): void {
  const world = globalThis as unknown as Watched;
  addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      world.bubbleSeen = new Promise((resolve) => {
        const wait = ({ timeStamp: released }: PointerEvent) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            if (document.elementFromPoint(clientX + 4, clientY + 40)?.matches('[popover]'))
              resolve(performance.now() - released);
            else port2.postMessage(0);
          };
          port2.postMessage(0);
        };
        addEventListener('pointerup', wait, { once: true, capture: true });
      });
    },
    true,
  );
}
