import { browser } from '../browser.ts';

/** Fetches a file of the package. @param path in the package @throws Error if it cannot be read */
export async function packagedFile(path: string): Promise<Response> {
  const response = await fetch(browser.runtime.getURL(path));
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response;
}
