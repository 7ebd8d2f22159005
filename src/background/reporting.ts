/**
 * Wraps a browser listener and reports its failure on the console, since nobody awaits it. It is called immediately, because the browser
 * opens a panel only then.
 */
export function reporting<Parameters extends unknown[]>(
  listener: (...parameters: Parameters) => unknown,
): (...parameters: Parameters) => void {
  return (...parameters) => {
    new Promise((resolve) => resolve(listener(...parameters))).catch(console.error);
  };
}
