import { inspect } from 'node:util';

/** What a long computation says of itself: each stage as it begins, with the time since the start, and the figures that come of it. */
export class Progress {
  private readonly started = performance.now();

  /** @param name of the computation, before every line: several may run at once. */
  constructor(private readonly name: string) {}

  /** A stage begins, and the one before it has ended. */
  begin(stage: string): void {
    this.print(stage);
  }

  /** What a stage has found. */
  tell(what: string, figures: unknown): void {
    this.print(`${what} ${inspect(figures, { breakLength: Number.POSITIVE_INFINITY, depth: 4 })}`);
  }

  /** The last stage has ended: says what all of them took together. */
  end(): void {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const seconds = Math.round((userCPUTime + systemCPUTime) / 1e6);
    this.print(`done: ${seconds} s of processor time, ${(maxRSS / 1024 ** 2).toFixed(1)} GB of memory at most`);
  }

  private print(text: string): void {
    const seconds = Math.floor((performance.now() - this.started) / 1000);
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    console.log(`${clock.padStart(6)} ${this.name}  ${text}`);
  }
}
