import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../../src/background/settings.ts', () => ({
  currentSettings: async () => ({ appearance: 'dark', textSize: 'normal' }),
}));

const { announceFrame, enterFrame } = await import('../../src/background/bubble-frames.ts');

const inTab = (id: number) => ({ tab: { id, incognito: false } });
const enter = (token: string, tab = 1) => enterFrame({ name: 'enter-frame', token }, inTab(tab));
const announce = (token: string, key: string, tab = 1) =>
  announceFrame({ name: 'announce-frame', token, key }, inTab(tab));

describe('a frame of a bubble', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gets its key and style sheet from the script that has announced it', async () => {
    await announce('1-1-1-1', '2-2-2-2');
    expect(await enter('1-1-1-1')).toEqual({ key: '2-2-2-2', look: expect.stringContaining('color-scheme: dark') });
  });

  it('may ask a moment before it is announced', async () => {
    const entering = enter('1-1-1-2');
    await vi.advanceTimersByTimeAsync(100);
    await announce('1-1-1-2', '2-2-2-2');
    expect(await entering).toMatchObject({ key: '2-2-2-2' });
  });

  it.each([
    ['that nobody has announced', () => enter('1-1-1-3')],
    [
      'of another tab',
      async () => {
        await announce('1-1-1-4', '2-2-2-2', 7);
        return enter('1-1-1-4');
      },
    ],
    [
      'that has asked before',
      async () => {
        await announce('1-1-1-5', '2-2-2-2');
        await enter('1-1-1-5');
        return enter('1-1-1-5');
      },
    ],
    [
      'that asks long after it was announced',
      async () => {
        await announce('1-1-1-6', '2-2-2-2');
        await vi.advanceTimersByTimeAsync(60_000);
        return enter('1-1-1-6');
      },
    ],
  ])('gets nothing if it is one %s', async (_which, run) => {
    const refused = expect(run()).rejects.toThrow('no such frame');
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
  });
});
