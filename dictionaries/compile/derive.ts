/** Derives forms by rule from known ones: negations, plural gerunds, neuter persons. */
import { positivesOfAdverb } from '../../src/core/morphology/pl/derived-forms.ts';
import { adjectivesOf, LONGEST_LISTED } from './infer.ts';
import { addTag, type LemmaGroup, NAJ, NIE, slotForm } from './lemma-groups.ts';
import { readTable } from './tsv.ts';
import type { Words } from './word-set.ts';

type Listed = (form: string) => boolean;

/** Returns true when the form is listed, or too long for the list. */
function mayStand(form: string, listed: Listed): boolean {
  return form.length > LONGEST_LISTED || listed(form);
}

/** Marks each tag as inferred. */
function inferred(tags: string, suffix: string): string {
  return tags
    .split('+')
    .map((tag) => `${tag[0] === '~' ? '' : '~'}${tag}${suffix}`)
    .join('+');
}

/** Returns true when `nie-` may stand before a form with this tag (2.a). */
function takesNegation(tag: string): boolean {
  return tag === 'adv' || /pos$/.test(tag) || (/^~?(?:ger|ppas|pact)\b/.test(tag) && !tag.endsWith('neg'));
}

const PRONOUNS = readTable('curated/pl-pronouns.tsv');
const NEGATED_PRONOUNS: ReadonlySet<string> = new Set(
  PRONOUNS.filter((row) => row.class === 'adjectival').map((row) => `nie${row.lemma}`),
);

/** Returns true for pronouns that contain nie- and negate nothing: *niektóry*, *niejeden*. */
export const isNegatedPronoun = (lemma: string): boolean => NEGATED_PRONOUNS.has(lemma);

/** Minimum share of possible negated forms that the list must have for the lemma to take nie-. */
const NEGATED_SHARE = 0.5;

/**
 * Adds the listed negated forms of positive adjectives and adverbs, gerunds and participles (2.a). Negations that are too long for the list
 * follow the shorter ones. Pronouns (`mój`, `taki`) and negated words have none.
 */
export function inferNegations(groups: readonly LemmaGroup[], listed: Listed): void {
  const ownLemmas = new Set(groups.filter(({ lemma }) => isNegatedPronoun(lemma)).map(({ lemma }) => lemma));
  for (const group of groups) {
    if (group.pos !== 'adj' && group.pos !== 'adv' && group.pos !== 'verb') continue;
    if (ownLemmas.has(`nie${group.lemma}`)) continue;
    const open: [string, string][] = [];
    let shown = 0;
    let lacking = 0;
    for (const [key, tags] of group.slots) {
      if (key[0] === NIE) continue;
      const negated = tags.split('+').filter(takesNegation);
      if (negated.length === 0) continue;
      const form = `nie${key}`;
      if (form.length <= LONGEST_LISTED) listed(form) ? shown++ : lacking++;
      if (!group.slots.has(NIE + key) && mayStand(form, listed)) open.push([key, negated.join('+')]);
    }
    if (shown < (shown + lacking) * NEGATED_SHARE) continue;
    if (shown === 0 && group.lemma.startsWith('nie')) continue;
    for (const [key, negated] of open) group.slots.set(NIE + key, inferred(negated, ':neg'));
  }
}

/** Endings of gerunds in place of the infinitive's. */
const GERUND_OF: readonly (readonly [string, readonly string[]])[] = [
  ['nąć', ['nięci']],
  ['ać', ['ani']],
  ['ieć', ['eni', 'ieni']],
  ['eć', ['eni']],
  ['ić', ['ieni', 'eni']],
  ['yć', ['eni']],
];
const SINGULAR_GERUND = [
  ['e', 'ger:sg:nom.acc:n2'],
  ['a', 'ger:sg:gen:n2'],
  ['u', 'ger:sg:dat.loc:n2'],
  ['em', 'ger:sg:inst:n2'],
] as const;

/** Adds the listed gerund of verbs for which PoliMorf has none. */
export function inferGerunds(groups: readonly LemmaGroup[], listed: Listed): void {
  for (const group of groups) {
    if (group.pos !== 'verb' || [...group.slots.values()].some((tags) => tags.startsWith('ger'))) continue;
    const [ending, gerunds] = GERUND_OF.find(([ending]) => group.lemma.endsWith(ending)) ?? ['', []];
    for (const gerund of gerunds) {
      const stem = group.lemma.slice(0, -ending.length) + gerund;
      if (!SINGULAR_GERUND.every(([e]) => listed(stem + e))) continue;
      for (const [e, tag] of SINGULAR_GERUND) group.slots.set(stem + e, `~${tag}`);
      break;
    }
  }
}

/** Adds the listed impersonal past in -to of verbs for which PoliMorf has none: być → `byto`. */
export function inferImpersonals(groups: readonly LemmaGroup[], listed: Listed): void {
  for (const group of groups) {
    if (group.pos !== 'verb' || !group.lemma.endsWith('ć')) continue;
    if ([...group.slots.values()].some((tags) => tags.includes('verb:imps'))) continue;
    const impersonal = `${group.lemma.slice(0, -1)}to`;
    if (listed(impersonal) && !group.slots.has(impersonal)) group.slots.set(impersonal, '~verb:imps');
  }
}

/** Endings of plural gerunds after the stem of the genitive singular less -ia, with their tags. */
const PLURAL_GERUND = [
  ['ia', 'ger:pl:nom.acc.voc:n2'],
  ['iom', 'ger:pl:dat:n2'],
  ['iami', 'ger:pl:inst:n2'],
  ['iach', 'ger:pl:loc:n2'],
] as const;
/** The genitive plural has no ending and a soft consonant: `trwań`, `bić`. */
const SOFT: Record<string, string> = { n: 'ń', c: 'ć' };

/** Returns slot keys of a gerund's plural with their tags, from the key of its genitive singular. */
export function pluralGerund(genitive: string): { key: string; tag: string }[] {
  const stem = genitive.slice(0, -'ia'.length);
  const soft = SOFT[stem.at(-1) as string];
  const plural = PLURAL_GERUND.map(([ending, tag]) => ({ key: stem + ending, tag: tag as string }));
  return soft ? [...plural, { key: stem.slice(0, -1) + soft, tag: 'ger:pl:gen:n2' }] : plural;
}

/** Adds the plural of gerunds (4.a), which PoliMorf has no tags for. */
export function inferPluralGerunds(groups: readonly LemmaGroup[], listed: Listed): void {
  for (const group of groups) {
    if (group.pos !== 'verb') continue;
    for (const [key, tags] of [...group.slots]) {
      if (!tags.includes('ger:sg:gen') || !key.endsWith('ia')) continue;
      const negation = key[0] === NIE ? ':neg' : '';
      for (const { key: plural, tag } of pluralGerund(key)) {
        if (mayStand(slotForm(plural), listed)) addTag(group.slots, plural, `~${tag}${negation}`);
      }
    }
  }
}

/** Third persons neuter, from which the first and second are built: past with -m, -ś, conditional with -by- before them. */
const NEUTER_THIRD = /^(~?)verb:(praet|winien):sg:(n\d?(?:\.n\d?)*):ter$/;

/**
 * Rule 4.f: adds first and second person neuter of every verb with a third person, except verbs that list 7 restricts to the third.
 * @returns the number of added forms that no list has
 */
export function deriveNeuterPersons(
  groups: readonly LemmaGroup[],
  thirdPersonOnly: ReadonlySet<LemmaGroup>,
  listed: Listed,
): number {
  let count = 0;
  const add = (group: LemmaGroup, form: string, tag: string) => {
    const before = group.slots.get(form);
    if (before !== undefined && listed(form)) return;
    if (!listed(form)) {
      count++;
      group.slots.set(form, `=potential-neuter-12=${tag}`);
    } else addTag(group.slots, form, `~${tag}`);
  };
  for (const group of groups) {
    if (group.pos !== 'verb' || thirdPersonOnly.has(group)) continue;
    for (const [key, tags] of [...group.slots]) {
      for (const tag of tags.split('+')) {
        const found = NEUTER_THIRD.exec(tag);
        if (!found || !key.endsWith('o')) continue;
        const [, , tense, gender] = found;
        add(group, `${key}m`, `verb:${tense}:sg:${gender}:pri`);
        add(group, `${key}ś`, `verb:${tense}:sg:${gender}:sec`);
        if (tense === 'praet' && group.slots.has(`${key}by`)) {
          add(group, `${key}bym`, `verb:pot:sg:${gender}:pri`);
          add(group, `${key}byś`, `verb:pot:sg:${gender}:sec`);
        }
      }
    }
  }
  return count;
}

/** Adds variant genitive plurals: -ij or -yj for -ii, -ji (4.i), -ń for -ni (`inkubatorń`). PoliMorf has few of them. */
export function inferVariantGenitives(groups: readonly LemmaGroup[], listed: Listed): void {
  for (const group of groups) {
    if (group.pos !== 'subst') continue;
    for (const [key, tags] of [...group.slots]) {
      if (!/[ijn]i$/.test(key) || !tags.includes('subst:pl:gen')) continue;
      for (const ending of key.endsWith('ni') ? ['ń'] : ['ij', 'yj']) {
        const variant = key.slice(0, -2) + ending;
        if (!group.slots.has(variant) && listed(variant)) group.slots.set(variant, '~subst:pl:gen');
      }
    }
  }
}

/**
 * Adds second genitives in -a of masculine nouns in -u (`rejsu`, `rejsa`), which PoliMorf often lacks. If the list has forms of a feminine
 * noun as well, the word is that noun.
 */
export function inferSecondGenitives(groups: readonly LemmaGroup[], listed: Listed, unexplained: Words): void {
  for (const group of groups) {
    if (group.pos !== 'subst' || !/^m[23]$/.test(group.features)) continue;
    for (const [key, tags] of group.slots) {
      if (!key.endsWith('u') || !tags.includes('subst:sg:gen')) continue;
      const stem = key.slice(0, -1);
      const genitive = `${stem}a`;
      if (!unexplained.has(genitive) || listed(`${stem}ę`) || listed(`${stem}ą`)) continue;
      group.slots.set(genitive, '~subst:sg:gen');
      break;
    }
  }
}

/** Returns adverbs of listed adjectives: *kampowo* beside *kampowy*. */
export function adverbsOfAdjectives(words: Iterable<string>, listed: Listed): LemmaGroup[] {
  const groups: LemmaGroup[] = [];
  for (const word of words) {
    if (!adjectivesOf(word).some(listed)) continue;
    const slots = new Map([[word, 'adv:pos']]);
    const group = { lemma: word, pos: 'adv', features: '', slots, inferred: true };
    inferNegations([group], listed);
    groups.push(group);
  }
  return groups;
}

/**
 * Returns comparatives and superlatives of adverbs that the dictionary does not compare: `infantylniej` of *infantylnie*. A negated adverb
 * is compared as a word of its own (`niemądrzej`); nie- before a comparative is decided later.
 */
export function comparedAdverbs(groups: readonly LemmaGroup[], words: Iterable<string>): LemmaGroup[] {
  const positives = new Set<string>();
  for (const { pos, slots } of groups) {
    if (pos !== 'adv') continue;
    for (const [key, tags] of slots) if (/^~?adv(?::pos(?::neg)?)?$/.test(tags)) positives.add(slotForm(key));
  }
  const compared = new Map<string, LemmaGroup>();
  for (const word of words) {
    const lemma = positivesOfAdverb(word).find((adverb) => positives.has(adverb));
    if (lemma === undefined) continue;
    const group = compared.get(lemma) ?? { lemma, pos: 'adv', features: '', slots: new Map(), inferred: true };
    compared.set(lemma, group);
    addTag(group.slots, word, word.startsWith('naj') ? 'adv:sup' : 'adv:com');
  }
  return [...compared.values()];
}

const SUPERLATIVE = 'naj';

/**
 * Joins a superlative that is a lemma in the dictionary to the adverb that has its comparative and no superlative: *najbardziej* to
 * *bardzo*.
 */
export function withSuperlatives(groups: readonly LemmaGroup[]): LemmaGroup[] {
  const adverbs = groups.filter(({ pos }) => pos === 'adv');
  const compared = new Map<string, LemmaGroup>();
  for (const group of adverbs) {
    const tags = new Map([...group.slots].map(([key, tag]) => [tag, key]));
    const comparative = tags.get('adv:com');
    if (comparative !== undefined && !tags.has('adv:sup')) compared.set(`${SUPERLATIVE}${comparative}`, group);
  }
  return groups.filter(({ lemma, pos, slots }) => {
    const base = pos === 'adv' && slots.size === 1 ? compared.get(lemma) : undefined;
    base?.slots.set(NAJ + lemma.slice(SUPERLATIVE.length), 'adv:sup');
    return !base;
  });
}

/**
 * Rule 4.j: adds the vocative in -cze of masculine-personal nouns in -ec with a mobile e. The list has most of them; PoliMorf tags few.
 * @returns the number of added forms that no list has
 */
export function deriveOldVocatives(groups: readonly LemmaGroup[], listed: Listed): number {
  let count = 0;
  for (const group of groups) {
    if (group.pos !== 'subst' || group.features !== 'm1' || !group.lemma.endsWith('ec') || !listed(group.lemma))
      continue;
    for (const [key, tags] of group.slots) {
      // The genitive shows that the e is mobile; the plural in -cy that the noun is personal.
      if (!/(?:^|\+)~?subst:sg:gen/.test(tags) || !key.endsWith('ca') || key.endsWith('eca')) continue;
      const stem = key.slice(0, -'ca'.length);
      const vocative = `${stem}cze`;
      if (group.slots.has(vocative) || !group.slots.get(`${stem}cy`)?.includes('subst:pl:nom')) continue;
      if (listed(vocative)) group.slots.set(vocative, '~subst:sg:voc');
      else {
        group.slots.set(vocative, '=potential-cze=subst:sg:voc');
        count++;
      }
      break;
    }
  }
  return count;
}
