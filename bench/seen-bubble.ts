/** What a page with a promise of the bubble has. */
export interface Watched {
  /** Milliseconds from the last release of the pointer until the bubble is seen. */
  bubbleSeen: Promise<number>;
}

/**
 * Runs in a page: after each press, `bubbleSeen` tells how long after the release the bubble was there to be pressed. A page sees the
 * element that the bubble is in, and where it answers to the pointer; so the point right below the released pointer's word is asked,
 * over and over.
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
