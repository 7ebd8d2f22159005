import { inspect } from 'node:util';

/** Reports the progress of a long computation: each stage with the time since the start, and its figures. */
export class Progress {
  private readonly started = performance.now();

  /** @param name of the computation, printed before every line, since several may run at once */
  constructor(private readonly name: string) {}

  /** Begins a stage and ends the one before. */
  begin(stage: string): void {
    this.print(stage);
  }

  /** Prints figures of a stage. */
  report(what: string, figures: unknown): void {
    this.print(`${what} ${inspect(figures, { breakLength: Number.POSITIVE_INFINITY, depth: 4 })}`);
  }

  /** Ends the last stage and prints the total time. */
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
