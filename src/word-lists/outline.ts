import type { Separator } from './list-format.ts';

/** Names of a column, or of a section, of words: of exports and of dictionaries of game programs. */
const WORDS =
  /^(?:words?|entry|entries|forms?|lemma|headword|term|wort|wörter|woerter|eintrag|s[lł]ow[oa]|wyrazy?|has[lł][oa]|formy?|kelime(?:ler)?|sözcük)$/i;

/** Names of sections that are about the list, where no section is named as that of the words. */
const ABOUT =
  /^(?:header|nag[lł][oó]wek|kopf|başlık|info(?:rmation(?:en)?|rmacje)?|general|settings|comments?|licen[cs]e|categor(?:y|ies)|kategori(?:e|en|ler)|replace(?:ments?)?|letters|values|counts)$/i;

/** `[Words]`, alone on a line or with a number. What is quoted in brackets is an array of words in JSON. */
const IN_BRACKETS = /^\s*\[([^[\]"'„“”«»]{1,60})\][^\p{L}]*$/u;

/** `=== Words ===`, `* Words *`, and lines that are drawn. */
const FRAMED = /^\s*([=*~_+.-])(?:\1.*\1|\s.*\s)\1\s*$/;

/** `(Words)` or `Three letters:`, alone on a line or with a number: signs that may also stand at each word. */
const SIGNED = [/^\s*\([^()"'„“”«»]{1,60}\)[^\p{L}]*$/u, /^\s*\p{L}[^:\t;,|]{0,59}:\s*$/u];

/** Share of lines with such a sign from which on it belongs to words. */
const MANY = 0.5;

/** `sep=;`, the first line of a file that a spreadsheet reads: what its columns are divided by. */
const DIRECTIVE = /^\s*"?sep=([\t;,|])?"?\s*$/i;

/** True for the name of a column or a section that holds words. */
export function namesWords(name: string): boolean {
  return WORDS.test(name);
}

/**
 * Tells the lines of a file that hold words from the lines about the file: section headings, lines of sections without words, and the
 * directive of a spreadsheet. It reads each line in order.
 *
 * A dictionary of Scrabble3D has a section with the name “Words”. In such a file, only sections whose name has a word like that hold words,
 * and so do lines before the first heading unless they are entries (`Version=1`). In any other file, all sections hold words but those whose
 * names are known to be about the list.
 */
export class Outline {
  /** What the directive says, if there is one. */
  readonly separator: Separator | undefined;
  /** True once a section has the name of words. Its lines may be entries: `WORD=meaning;1`. */
  hasWordSection: boolean;
  /** True where a line that is a single word needs no closer look. */
  isOpen = false;
  /** The signs that mark headings in this file. */
  readonly #signed: readonly RegExp[];
  #mayBeDirective = true;
  /** The section's name; undefined before the first one. */
  #section: string | undefined;

  /** @param lines the first lines of the file; headings are looked for in all of them. */
  constructor(lines: readonly string[]) {
    const said = lines.filter((line) => line.trim() !== '');
    this.separator = DIRECTIVE.exec(said[0] ?? '')?.[1] as Separator | undefined;
    this.hasWordSection = said.some((line) => namesWords(headingOf(line) ?? ''));
    this.#signed = SIGNED.filter((sign) => said.filter((line) => sign.test(line)).length < said.length * MANY);
  }

  /** Why a line that is not empty holds no word, by where it stands; null when it may hold one. */
  whyNot(line: string): 'heading' | 'section' | null {
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
      this.isOpen = this.#holdsWords('');
      return 'heading';
    }
    if (!this.#holdsWords(line)) return 'section';
    return FRAMED.test(line) || this.#signed.some((sign) => sign.test(line)) ? 'heading' : null;
  }

  #holdsWords(line: string): boolean {
    if (!this.hasWordSection) return this.#section === undefined || !ABOUT.test(this.#section);
    if (this.#section === undefined) return !line.includes('=');
    return this.#section.split(/[^\p{L}]+/u).some(namesWords);
  }
}

function headingOf(line: string): string | undefined {
  return IN_BRACKETS.exec(line)?.[1]?.trim();
}
