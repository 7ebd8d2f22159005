/**
 * Tags of German forms: positions joined by colons, alternatives inside a position by dots.
 *
 * ```
 * sub:sg:nom.acc        noun: number (sg, pl), cases (nom, gen, dat, acc); gender follows as a feature (m, f, n, m.n …)
 * ver:inf               infinitive (which is also a noun: the genitive is ver:inf:gen)
 * ver:zu                infinitive with inserted zu
 * ver:prs:sg:1          finite: prs, pst, sub1, sub2; sg, pl; person
 * ver:imp:sg            imperative
 * ver:part1, ver:part2, ver:zupart     participles; declined ones add their ending: ver:part2:en; compared ones
 *                                      comp or sup before it: ver:part2:sup:en
 * adj:pos, adj:comp, adj:sup           declined ones add their ending: adj:pos:e, adj:sup:en
 * adv, num, num:ord:e, pro, art, prp, kon, itj, ptl
 * name, fm              a name; a word of another language
 * ```
 *
 * Features of verbs: `sep` (separable), `bare` (detached part of a separable verb, I.7.3), `tr` (participle II is declined),
 * `eng` (English), `enge` (English source ends in a silent -e). Features of nouns: gender, `foreign` (marked as a foreign word,
 * II.3.1). Features of adjectives: `nocomp` (no comparison), `indecl` (no declension either). Feature of
 * closed classes: `also` (the word is more often of another of its classes: *dann*, adverb, also conjunction).
 */

export interface GermanTag {
  text: string;
  positions: readonly string[];
  /** The positions and the alternatives inside them, in order. */
  values: ReadonlySet<string>;
}

/** Parsed tags. A lexicon has some hundred tags, so each is parsed once. */
const parsed = new Map<string, GermanTag>();

/** Upper limit; more tags would not come from a lexicon. */
const MAX_PARSED = 5000;

export function parseGermanTag(text: string): GermanTag {
  const known = parsed.get(text);
  if (known) return known;
  const positions = text.split(':');
  const tag = { text, positions, values: new Set(positions.flatMap((position) => [position, ...position.split('.')])) };
  if (parsed.size < MAX_PARSED) parsed.set(text, tag);
  return tag;
}

/** Returns true when the tag has this position, or this alternative inside one. */
export const hasPosition = ({ values }: GermanTag, value: string): boolean => values.has(value);

/** Returns a tag for each person: `prs:pl:1.3` → `prs:pl:1`, `prs:pl:3`; the tag itself if it has at most one. */
export function byPerson(tag: GermanTag): GermanTag[] {
  const { positions } = tag;
  const persons = positions[0] === 'ver' && /^\d\./.test(positions[3] ?? '') ? (positions[3] as string).split('.') : [];
  if (persons.length === 0) return [tag];
  return persons.map((person) => parseGermanTag([...positions.slice(0, 3), person, ...positions.slice(4)].join(':')));
}
