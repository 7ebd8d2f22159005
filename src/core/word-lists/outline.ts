import type { Separator } from './separator.ts';

/** Names of a column or section of words, in exports and dictionaries of game programs. */
const WORDS =
  /^(?:words?|entry|entries|forms?|lemma|headword|term|wort|wörter|woerter|eintrag|s[lł]ow[oa]|wyrazy?|has[lł][oa]|formy?|kelime(?:ler)?|sözcük)$/i;

/** Names of sections about the list, if no section is named as that of the words. */
const ABOUT =
  /^(?:header|nag[lł][oó]wek|kopf|başlık|info(?:rmation(?:en)?|rmacje)?|general|settings|comments?|licen[cs]e|categor(?:y|ies)|kategori(?:e|en|ler)|replace(?:ments?)?|letters|values|counts)$/i;

/** `[Words]`, alone on a line or with a number. A quoted text in brackets is a JSON array. */
const IN_BRACKETS = /^\s*\[([^[\]"'„“”«»]{1,60})\][^\p{L}]*$/u;

/** `=== Words ===`, `* Words *`, and drawn lines. */
const FRAMED = /^\s*([=*~_+.-])(?:\1.*\1|\s.*\s)\1\s*$/;

/** `(Words)` or `Three letters:`, alone on a line or with a number. Such signs may also stand beside each word. */
const SIGNED = [/^\s*\([^()"'„“”«»]{1,60}\)[^\p{L}]*$/u, /^\s*\p{L}[^:\t;,|]{0,59}:\s*$/u];

/** Share of lines with such a sign from which on it belongs to words. */
const MANY = 0.5;

/** `sep=;`, the first line of a spreadsheet's export: the separator of columns. */
const DIRECTIVE = /^\s*"?sep=([\t;,|])?"?\s*$/i;

/** Returns true for the name of a column or a section of words. */
export function namesWords(name: string): boolean {
  return WORDS.test(name);
}

/**
 * Distinguishes lines that hold words from lines about the file: section headings, lines of sections without words, and the directive of a
 * spreadsheet. Lines are read in order.
 *
 * A dictionary of Scrabble3D has a section named “Words”. In such a file only sections of such a name hold words, and lines before the
 * first heading unless they are entries (`Version=1`). In other files all sections hold words except those whose names are about the list.
 */
export class Outline {
  /** The separator of the directive, if there is one. */
  readonly separator: Separator | undefined;
  /** True after a section named as that of words. Its lines may be entries: `WORD=meaning;1`. */
  hasWordSection: boolean;
  /** True when a line of a single word needs no closer look. */
  isOpen = false;
  /** The signs that mark headings in this file. */
  readonly #signed: readonly RegExp[];
  #mayBeDirective = true;
  /** The section's name; undefined before the first one. */
  #section: string | undefined;

  /** @param lines the first lines of the file, in all of which headings are searched */
  constructor(lines: readonly string[]) {
    const contentLines = lines.filter((line) => line.trim() !== '');
    this.separator = DIRECTIVE.exec(contentLines[0] ?? '')?.[1] as Separator | undefined;
    this.hasWordSection = contentLines.some((line) => namesWords(headingOf(line) ?? ''));
    this.#signed = SIGNED.filter(
      (sign) => contentLines.filter((line) => sign.test(line)).length < contentLines.length * MANY,
    );
  }

  /** Returns why a non-empty line holds no word because of its place; null if it may hold one. */
  skipReason(line: string): 'heading' | 'section' | null {
    const isDirective = this.#mayBeDirective && DIRECTIVE.test(line);
    if (this.#mayBeDirective) {
      this.#mayBeDirective = false;
      this.isOpen = !this.hasWordSection;
    }
    if (isDirective) return 'heading';
    const heading = headingOf(line);
    if (heading !== undefined) {
      this.#section = heading;
      this.hasWordSection ||= namesWords(heading);
      this.isOpen = this.#sectionHasWords('');
      return 'heading';
    }
    if (!this.#sectionHasWords(line)) return 'section';
    return FRAMED.test(line) || this.#signed.some((sign) => sign.test(line)) ? 'heading' : null;
  }

  #sectionHasWords(line: string): boolean {
    if (!this.hasWordSection) return this.#section === undefined || !ABOUT.test(this.#section);
    if (this.#section === undefined) return !line.includes('=');
    return this.#section.split(/[^\p{L}]+/u).some(namesWords);
  }
}

function headingOf(line: string): string | undefined {
  return IN_BRACKETS.exec(line)?.[1]?.trim();
}
