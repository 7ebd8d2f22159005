/**
 * Converts the guide (docs/guide*.md) to HTML for the page of the extension that shows it, without the parts for readers outside the
 * extension.
 */

import { readFileSync } from 'node:fs';
import { Marked, type Token, type Tokens } from 'marked';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../src/core/explain/wording.ts';

/** Languages that the guide is written in: all of the interface. */
export const GUIDES = INTERFACE_LANGUAGES;

const DOCS = new URL('../docs/', import.meta.url);

/** Name of the guide's file in docs. */
export function guideFile(language: InterfaceLanguage): string {
  return language === 'en' ? 'guide.md' : `guide.${language}.md`;
}

/** @throws Error when the file cannot be read. */
export function readGuide(language: InterfaceLanguage): string {
  return readFileSync(new URL(guideFile(language), DOCS), 'utf8');
}

/** Returns the privacy statement in one language, under its title. @throws Error when the file cannot be read. */
export function readPrivacy(language: InterfaceLanguage, title: string): string {
  const inAll = readFileSync(new URL('privacy.md', DOCS), 'utf8').split(/^## .+$/m);
  return `# ${title}\n${inAll[1 + IN_PRIVACY.indexOf(language)]}`;
}

/** Languages of docs/privacy.md in their order. */
const IN_PRIVACY: readonly InterfaceLanguage[] = ['en', 'pl', 'de', 'tr'];

/** Reads a file that the guide shows, by its path under docs. @throws Error when it cannot be read. */
export function readPicture(path: string): Buffer {
  return readFileSync(new URL(path, DOCS));
}

/** Returns the guide without the parts between `<!-- outside -->` and `<!-- /outside -->`: installation from a build, the command line. */
export function insideOf(guide: string): string {
  return guide.replace(/<!-- outside -->.*?<!-- \/outside -->\n?/gs, '');
}

/** Returns the paths under docs of the pictures in a text. */
export function picturesOf(text: string): string[] {
  return [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path = '']) => path);
}

/** Returns the anchor of a heading as public hosts make it: lower case, no punctuation, hyphens for spaces. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

interface Page {
  /** Names the links to the parts, for screen readers. */
  contents: string;
  /** Returns the size of a picture by its path, so that the page does not shift when the picture loads. */
  sizeOf: (picture: string) => Size;
}

/**
 * Returns the content of a page's body: a header with the title and links to all parts, and the text of the guide or of the privacy
 * statement.
 * @param guide Markdown.
 * @throws Error if it links to something that is not in the extension.
 */
export function guideHtml(guide: string, { contents, sizeOf }: Page): string {
  const parts: string[] = [];
  let title = '';
  const figure = ({ href, text }: Tokens.Image | Tokens.Link, caption = '') => {
    const { width, height } = sizeOf(href);
    const picture = `<img src="/${href}" alt="${escaped(text)}" width="${width}" height="${height}" loading="lazy">`;
    return `<figure>${picture}${caption && `<figcaption>${escaped(caption)}</figcaption>`}</figure>\n`;
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, text, depth }) {
        const label = this.parser.parseInline(tokens);
        if (depth === 1) {
          title = label;
          return '';
        }
        parts.push(`<li><a href="#${anchorOf(text)}">${label}</a></li>`);
        return `<h${depth} id="${anchorOf(text)}">${label}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const label = this.parser.parseInline(tokens);
        if (/^privacy\.md(#|$)/.test(href)) return `<a href="?page=privacy">${label}</a>`;
        if (!href.startsWith('#')) throw new Error(`${href} is not in the extension`);
        return `<a href="${decodeURIComponent(href)}">${label}</a>`;
      },
      paragraph({ tokens }) {
        const picture = pictureAlone(tokens);
        return picture ? figure(picture) : `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      // Pictures side by side, each under its heading, are not a table for users of screen readers.
      table({ header, rows }) {
        const pictures = rows.flatMap((row) =>
          row.flatMap(({ tokens }, column) => {
            const picture = pictureAlone(tokens);
            return picture ? figure(picture, header[column]?.text) : [];
          }),
        );
        if (pictures.length > 0) return `<div class="pictures">\n${pictures.join('')}</div>\n`;
        const cells = (row: Tokens.TableCell[], open: string, close: string) =>
          `<tr>${row.map(({ tokens }) => `${open}${this.parser.parseInline(tokens)}${close}`).join('')}</tr>\n`;
        const body = rows.map((row) => cells(row, '<td>', '</td>')).join('');
        return `<table>\n<thead>\n${cells(header, '<th scope="col">', '</th>')}</thead>\n<tbody>\n${body}</tbody>\n</table>\n`;
      },
    },
  });
  const text = marked.parse(insideOf(guide), { async: false });
  const nav = `<nav aria-label="${escaped(contents)}">\n<ul>\n${parts.join('\n')}\n</ul>\n</nav>\n`;
  return `<header>\n<h1>${title}</h1>\n${parts.length > 0 ? nav : ''}</header>\n<main>\n${text}</main>\n`;
}

/** Returns the picture if there is nothing else; otherwise undefined. */
function pictureAlone([only, ...others]: Token[]): Tokens.Image | undefined {
  return only?.type === 'image' && others.length === 0 ? (only as Tokens.Image) : undefined;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
