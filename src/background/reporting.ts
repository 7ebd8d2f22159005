/**
 * A listener of the browser's whose failure is reported on the console. Nobody waits for what it gives, so that its rejection would be
 * one that nobody handles. It is called at once: the browser opens a panel for nothing else.
 */
export function reporting<Parameters extends unknown[]>(
  listener: (...parameters: Parameters) => unknown,
): (...parameters: Parameters) => void {
  return (...parameters) => {
    new Promise((resolve) => resolve(listener(...parameters))).catch(console.error);
  };
}
