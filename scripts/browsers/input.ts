/** What a person does with mouse and keyboard, over the calls that Playwright and Puppeteer have alike. */
import { atRest, locate, pressOn, type Target, type TestPage } from './session.ts';

/** A page of either library. */
interface Devices {
  mouse: {
    move(x: number, y: number, options?: { steps?: number }): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  keyboard: {
    down(key: string): Promise<void>;
    up(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
}

/** How a library clicks; the options have other names. */
interface Clicks {
  click(x: number, y: number, count: number): Promise<void>;
  rightClick(x: number, y: number): Promise<void>;
  /** Presses twice; each press and the pause last so many milliseconds. */
  slowDoubleClick(x: number, y: number, lasting: number): Promise<void>;
}

type Input = Pick<
  TestPage,
  'click' | 'doubleClick' | 'movePointer' | 'drag' | 'rest' | 'openMenu' | 'holding' | 'type'
> & {
  /** Returns the position of a target once it stands still. */
  at(target: Target): Promise<NonNullable<ReturnType<typeof locate>>>;
};

export function inputOf(
  { mouse, keyboard }: Devices,
  evaluate: TestPage['evaluate'],
  { click, rightClick, slowDoubleClick }: Clicks,
): Input {
  const at = (target: Target) => atRest(() => evaluate(locate, target), JSON.stringify(target));
  return {
    at,
    async click(target, count = 1) {
      await pressOn(evaluate, target, async () => {
        const { x, y } = await at(target);
        await click(x, y, count);
      });
    },
    async doubleClick(target, lasting) {
      const { x, y } = await at(target);
      await slowDoubleClick(x, y, lasting);
    },
    movePointer: ({ x, y }) => mouse.move(x, y, { steps: 6 }),
    async drag(from, to) {
      const start = await at(from);
      const end = await at(to);
      await mouse.move(start.left, start.y);
      await mouse.down();
      await mouse.move(end.right, end.y, { steps: 4 });
      await mouse.up();
    },
    async rest(target) {
      const { x, y } = await at(target);
      // In one step: on a busy machine the pointer would rest on other words on its way.
      await mouse.move(x, y);
    },
    async openMenu(target) {
      const { x, y } = await at(target);
      await rightClick(x, y);
    },
    async holding(key, run) {
      await keyboard.down(key);
      try {
        await run();
      } finally {
        await keyboard.up(key);
      }
    },
    type: (text) => keyboard.type(text),
  };
}
