/** What a list is called, as far as the name of its file tells. */
export interface ListName {
  /** `OSPS`; empty where the file's name has no letters. */
  name: string;
  /** `48`; empty where the file's name has no figures. */
  edition: string;
}

/** Endings of files, also several in a row: `.txt.gz`. None begins with a figure, as the end of `list 1.5` does. */
const ENDINGS = /(\.[a-z][\w-]{0,4})+$/i;
/** What browsers add to the name of a file that is there already. */
const COPY = /\s*\(\d+\)$/;
/** Longest name in small letters that is taken for an acronym: OSPS, TWL, CSW. */
const LONGEST_ACRONYM = 4;

/**
 * Proposes name and edition: `osps48.txt` → OSPS, 48; `turnierliste_2026-03.txt.gz` → Turnierliste, 2026-03.
 * @param file the file's name without folders
 */
export function nameOfFile(file: string): ListName {
  const bare = file.replace(ENDINGS, '').replace(COPY, '').replaceAll('_', ' ').trim();
  const figure = bare.search(/(?<!\p{L})v\.?\s?\d|\d/iu);
  const before = figure < 0 ? bare : bare.slice(0, figure);
  const after = figure < 0 ? '' : bare.slice(figure).replace(/^v\.?\s?/i, '');
  return { name: written(trimmed(before)), edition: trimmed(after) };
}

/** Without the signs that part words in names of files at its ends. */
function trimmed(text: string): string {
  return text.replace(/^[\s.\-–]+|[\s.\-–]+$/gu, '').replace(/\s+/g, ' ');
}

function written(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name.length <= LONGEST_ACRONYM ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1);
}
