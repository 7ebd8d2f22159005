/** Returns the host of an address in the form of `location.hostname`; empty if there is none. */
export function hostOf(address: string): string {
  // `URL.parse` came with Chrome 126.
  return URL.canParse(address) ? new URL(address).hostname : '';
}
