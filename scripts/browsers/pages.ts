import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One page of the test server. */
export interface PageOptions {
  /** What goes into the body. */
  body: string;
  /** Language that the document declares; Polish by default, null for none. */
  language?: string | null;
  /** Value of the Content-Security-Policy header. */
  csp?: string;
  /** Title of the document. */
  title?: string;
  /** A style sheet for the page, served as a file so that a strict policy allows it. */
  css?: string;
}

/** A web server on loopback for pages that tests write themselves, and for the files of test/pages. */
export class PageServer {
  readonly #server: Server;
  readonly #pages = new Map<string, { type: string; text: string; csp?: string | undefined }>();
  #count = 0;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const page = this.#pages.get(path) ?? (await shippedPage(path));
      if (!page) {
        response.writeHead(404).end();
        return;
      }
      response.setHeader('Content-Type', `${page.type}; charset=utf-8`);
      if (page.csp !== undefined) response.setHeader('Content-Security-Policy', page.csp);
      response.end(page.text);
    });
  }

  static async start(): Promise<PageServer> {
    const pages = new PageServer();
    await new Promise<void>((resolve) => pages.#server.listen(0, '127.0.0.1', resolve));
    return pages;
  }

  /** Adds a page; gives its address. */
  add({ body, language = 'pl', title = 'Test', csp, css }: PageOptions): string {
    this.#count += 1;
    const style = css === undefined ? '' : `<link rel="stylesheet" href="/${this.#count}.css">`;
    if (css !== undefined) this.#pages.set(`/${this.#count}.css`, { type: 'text/css', text: css });
    const text = `<!doctype html><html${language === null ? '' : ` lang="${language}"`}><head><title>${title}</title>${style}</head><body>${body}</body></html>`;
    this.#pages.set(`/${this.#count}.html`, { type: 'text/html', text, csp });
    return this.at(`/${this.#count}.html`);
  }

  /** Address of a path, for example `/try.html` of test/pages. */
  at(path: string): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const TYPES: Record<string, string> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

async function shippedPage(path: string) {
  const name = /^\/([\w-]+\.(html|css|js))$/.exec(path);
  if (!name?.[1] || !name[2]) return undefined;
  try {
    const text = await readFile(new URL(`../../test/pages/${name[1]}`, import.meta.url), 'utf8');
    return { type: TYPES[name[2]] ?? 'text/plain', text, csp: undefined };
  } catch {
    return undefined;
  }
}
