/** Host of an address, in the form of `location.hostname`; empty where it has none or is none. */
export function hostOf(address: string): string {
  // `URL.parse` came with Chrome 126.
  return URL.canParse(address) ? new URL(address).hostname : '';
}
