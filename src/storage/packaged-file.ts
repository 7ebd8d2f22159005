import { browser } from '../browser.ts';

/** A file of the installed package. @param path inside it. @throws Error where it is not to be had. */
export async function packagedFile(path: string): Promise<Response> {
  const response = await fetch(browser.runtime.getURL(path));
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response;
}
