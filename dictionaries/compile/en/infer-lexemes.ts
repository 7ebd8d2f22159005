/**
 * Infers lemmas of words that no dictionary has: by listed inflected forms, SCOWL's possessives, prefix and suffix, and the word in which
 * they end. All are marked as inferred.
 */
import { foreignSingulars, type Pos } from './inflection.ts';
import { type LexemeCollector, listedForms } from './lexemes.ts';

/** Prefixes that leave the part of speech as it is, longest first. */
const PREFIXES = (
  'counter electro magneto thermo photo radio hydro hyper inter intra extra ultra super trans under multi micro macro ' +
  'neuro pseudo quasi retro servo socio supra cyber euro turbo cardio aero agro astro audio auto bio cryo geo gyro hemi ' +
  'homo hypo infra mega meta mini mono neo nano omni over para peri phono poly post proto semi step sub syn tele tri uni ' +
  'anti ante arch after down fore half high hand head life back self well non mid mis off out pan pre pro dis mal bi by co de ' +
  'en il im in ir re un up be'
)
  .split(' ')
  .sort((a, b) => b.length - a.length);

/** Prefixes that make an adjective of a participle: *unsmiling*. */
const NEGATING = /^(?:un|non|ill|well|over|under|self|half|all|ever|pre|mis|out)/;

/** Word endings that show a part of speech, longest first. */
const SUFFIXES: readonly (readonly [string, Pos])[] = (
  [
    [
      'noun',
      'ness ity ety tion sion xion ment ments ism isms ist ists ship hood dom logy nomy graphy metry scopy tomy ectomy pathy',
    ],
    [
      'noun',
      'ance ence ancy ency acy age ure tude arch archy cracy crat graph gram scope meter metre phone phile philia phobia',
    ],
    [
      'noun',
      'er or eer ier ess ette let ling kin icle ule cule oma itis osis asis emia aemia uria plasia trophy cyte blast derm',
    ],
    [
      'noun',
      'ine ide ite ate ol ose ase in gen therapy logist ician ian ant ent ee ing man men woman boy girl ware wood wort weed',
    ],
    ['noun', 'fish bird berry bush worm land field house room work craft line side board book box ball pot'],
    [
      'adj',
      'able ible ably less ful ous ious eous like ish some ic ical al ial ual ar ary ory ive oid proof worthy wise fold',
    ],
    [
      'adj',
      'esque iform form ate ent ant ile ferous gerous genic genous morphic morphous phyllous phagous vorous lithic zoic',
    ],
    ['verb', 'ize ise ify'],
    ['adv', 'wards ward ways fully lessly'],
  ] as const
)
  .flatMap(([pos, ends]) => ends.split(' ').map((end) => [end, pos] as const))
  .sort(([a], [b]) => b.length - a.length);

/** Minimum length before a suffix. */
const STEM = 3;
/** Minimum length of either part of a compound. */
const PART = 3;

/** Infers lexemes for listed words without a reading. @param possessive returns true if SCOWL has *word’s*, which only nouns form */
export function inferLexemes(to: LexemeCollector, possessive: (word: string) => boolean): void {
  const words = [...to.listed].sort();
  for (const word of words) inferByForms(word, to, possessive);
  const open = words.filter((word) => !to.isExplained(word));
  for (const word of open) {
    if (to.isExplained(word)) continue;
    const noun = foreignSingulars(word).find((lemma) => to.get(lemma, 'noun') && !hasPlural(lemma, to));
    if (noun) to.addForm(noun, 'noun', word, 'noun:pl', true);
    else if (possessive(word)) to.add(word, 'noun', true);
  }
  // A word may depend on another one later in the alphabet.
  for (let round = 0; round < 2; round++) {
    for (const word of open) if (!to.isExplained(word)) byPrefix(word, to);
    for (const word of open) if (!to.isExplained(word)) byLastPart(word, to);
  }
  for (const word of open) if (!to.isExplained(word)) bySuffix(word, to);
}

function hasPlural(lemma: string, to: LexemeCollector): boolean {
  for (const tags of to.get(lemma, 'noun')?.forms.values() ?? []) if (tags.includes('noun:pl')) return true;
  return false;
}

/** Makes a word a lemma if listed forms without a reading, or without one of the kind, support it. */
export function inferByForms(word: string, to: LexemeCollector, possessive: (word: string) => boolean): void {
  const fresh = !to.isExplained(word);
  const open = (form: string) => !to.isExplained(form);
  // Almost any two letters have longer words beside them that look like forms of a verb.
  if (word.length > 2 && !to.get(word, 'verb')) {
    const forms = listedForms(word, 'verb', to.listed);
    const has = (tag: string) => forms.some((form) => form.tag === tag);
    const participles = forms.filter(({ tag }) => tag !== 'verb:prs3');
    if (has('verb:past.part2') && has('verb:ing') && participles.some(({ form }) => open(form)))
      to.add(word, 'verb', true);
  }
  if (!to.get(word, 'noun')) {
    const plurals = listedForms(word, 'noun', to.listed);
    // A form of a verb has a plural only if it is also a noun: *overlookings*.
    const noun = plurals.some(({ form }) => open(form)) || (fresh && plurals.length > 0 && possessive(word));
    if (noun && !isPlural(word, to)) to.add(word, 'noun', true);
  }
  if (!to.get(word, 'adj')) {
    const degrees = listedForms(word, 'adj', to.listed);
    if (degrees.some(({ form, tag }) => tag === 'adj:sup' && open(form))) to.add(word, 'adj', true);
  }
}

function isPlural(word: string, to: LexemeCollector): boolean {
  const readings = to.readingsOf(word);
  return readings.length > 0 && readings.every(({ forms }) => /noun:pl|verb:prs3/.test(forms.get(word) as string));
}

const ADVERB: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ically$/, ['ic', 'ical']],
  [/ily$/, ['y']],
  [/bly$/, ['ble']],
  [/lly$/, ['ll', 'l']],
  [/ly$/, ['', 'le']],
];

/** Endings of adverbs only. */
const SURE_ADVERB = /(?:ical|ous|ive|ab|ib|ful|less|ed|ing)ly$/;

function isAdverb(word: string, to: LexemeCollector): boolean {
  if (SURE_ADVERB.test(word)) return true;
  return ADVERB.some(
    ([end, adjectives]) =>
      end.test(word) && adjectives.some((adjective) => isAdjectival(word.replace(end, adjective), to)),
  );
}

/** Returns true for an adjective or a participle. */
function isAdjectival(word: string, to: LexemeCollector): boolean {
  return to.readingsOf(word).some(({ forms }) => /adj:pos|part2|verb:ing/.test(forms.get(word) as string));
}

function byPrefix(word: string, to: LexemeCollector): void {
  if (word.endsWith('ly') && isAdverb(word, to)) {
    to.add(word, 'adv', true);
    return;
  }
  for (const prefix of PREFIXES) {
    const rest = word.slice(prefix.length);
    if (!word.startsWith(prefix) || rest.length < PART) continue;
    if (copyReadings(word, rest, to)) return;
  }
}

/** Copies the parts of speech of the word in which it ends. */
function copyReadings(word: string, rest: string, to: LexemeCollector): boolean {
  const readings = to.readingsOf(rest);
  let found = false;
  // Words with inflected forms have readings by now; most of the others are adjectives and nouns.
  for (const pos of ['adj', 'noun', 'verb', 'adv'] as const) {
    if (!readings.some((lexeme) => lexeme.lemma === rest && lexeme.pos === pos)) continue;
    to.add(word, pos, true);
    found = true;
    break;
  }
  if (!found && NEGATING.test(word) && isAdjectival(rest, to)) {
    to.add(word, 'adj', true);
    found = true;
  }
  if (!found && readings.some(({ forms }) => forms.get(rest)?.includes('noun:pl'))) {
    to.addForm(word, 'noun', word, 'noun:pl', true);
    found = true;
  }
  return found;
}

/** Second parts that are suffixes, not nouns. */
const NO_NOUN = /(?:like|less|ful|some|wise|wards?|able|ible|most|long|fold|ed|ing|ly)$/;

/** Infers compounds of two listed words: *bookstall*. */
function byLastPart(word: string, to: LexemeCollector): void {
  if (NO_NOUN.test(word)) return;
  for (let at = PART; at <= word.length - PART; at++) {
    if (!to.listed.has(word.slice(0, at))) continue;
    const rest = word.slice(at);
    const noun = to.get(rest, 'noun');
    if (rest.length > PART && noun && !noun.inferred) {
      to.add(word, 'noun', true);
      return;
    }
  }
}

function bySuffix(word: string, to: LexemeCollector): void {
  for (const [end, pos] of SUFFIXES) {
    if (!word.endsWith(end) || word.length < end.length + STEM) continue;
    to.add(word, pos, true);
    return;
  }
  const stem = word.replace(/(?:ed|y)$/, '');
  if (stem !== word && [stem, `${stem}e`, stem.slice(0, -1)].some((base) => to.listed.has(base))) {
    to.add(word, 'adj', true);
  }
}
