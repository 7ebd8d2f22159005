type Events = WindowEventMap & DocumentEventMap;

/**
 * Listens to what the user does, before the page hears of it. What a script of the page has made up is passed over: nobody has pressed
 * or selected anything.
 */
export function listen<Name extends keyof Events>(
  name: Name,
  heard: (event: Events[Name]) => void,
  signal: AbortSignal,
  // Some hold events back, which a passive listener cannot.
  { target = window, passive = true }: { target?: EventTarget; passive?: boolean } = {},
): void {
  target.addEventListener(name, (event) => event.isTrusted && heard(event as Events[Name]), {
    capture: true,
    passive,
    signal,
  });
}
