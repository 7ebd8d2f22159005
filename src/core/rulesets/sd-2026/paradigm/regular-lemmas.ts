/** What a word would be a form of, if its lemma were inflected as most are: geschehst, gegeht, gutere, Hausen. */

/** Endings of verbs; a participle has ge- besides. */
const VERBAL = /^(?:e?st|e?t|e?te|e?ten|e?test|e?tet|e)$/;
const PARTICIPLE = /^ge(.+?)(?:e?t|en)(?:e[mnrs]?)?$/;
/** Endings of declension and comparison, of nouns and adjectives. */
const NOMINAL = /^(?:e[mnrs]?|n|s|nen|er(?:e[mnrs]?)?|e?st(?:e[mnrs]?)?)$/;

/** Fewest letters of a stem; of shorter ones any word has some. */
const MIN_STEM = 3;

/** All ways in which the ending may be cut off, the longest stem first. */
function* stems(form: string, ending: RegExp): Generator<string> {
  for (let length = form.length - 1; length >= MIN_STEM; length--) {
    if (ending.test(form.slice(length))) yield form.slice(0, length);
  }
}

/** Lemmas that the form may be meant as a form of, as laid, likeliest first, with their part of speech. */
export function* regularLemmas(form: string): Generator<readonly [lemma: string, part: string]> {
  for (const stem of stems(form, VERBAL)) for (const end of ['en', 'n']) yield [stem + end, 'ver'];
  const participle = PARTICIPLE.exec(form)?.[1];
  if (participle !== undefined) for (const end of ['en', 'n']) yield [participle + end, 'ver'];
  for (const stem of stems(form, NOMINAL)) {
    yield [stem, 'adj'];
    yield [stem, 'sub'];
    yield [`${stem}e`, 'sub'];
  }
}
