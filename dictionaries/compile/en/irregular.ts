/** Adds irregular forms of the curated tables, and of WordNet's lists for what these lack. */
import { type Inflected, type Pos, regularForms } from './inflection.ts';
import type { EnglishLexeme, LexemeCollector } from './lexemes.ts';
import type { WordNet } from './wordnet.ts';

/** A row of curated/en-irregular-verbs.tsv. */
export interface VerbRow {
  base: string;
  past: readonly string[];
  participle: readonly string[];
}

/** A lemma of the closed word classes or with irregular comparison or plural, and its forms with their tags. */
export interface ClosedRow {
  lemma: string;
  pos: string;
  forms: readonly Inflected[];
}

/** Rows of curated/en-closed-class.tsv and en-two-letter.tsv; `forms` is empty or `form=tag` with blanks between. */
export function closedRow({ lemma = '', tag = '', forms = '' }: Record<string, string>): ClosedRow {
  const cells = forms ? forms.split(' ') : [`${lemma}=${tag}`];
  return {
    lemma,
    pos: tag.split(':')[0] as string,
    forms: cells.map((cell) => {
      const [form, of] = cell.split('=') as [string, string];
      return { form, tag: of };
    }),
  };
}

/** Prefixes of verbs that keep irregular forms spelled like the verb (*reset*, *mishit*). */
const BEFORE_UNCHANGED =
  /^(?:re|un|over|out|mis|under|up|in|off|be|fore|inter|pre|sub|broad|type|tele|down|by|with|k|c)+$/;

/** Adds the forms of an irregular verb to verbs that end in it: *overdrew* of *overdraw*, *foresaw* of *foresee*. */
export function addIrregularVerbs(
  verbs: Iterable<EnglishLexeme>,
  table: readonly VerbRow[],
  to: LexemeCollector,
): void {
  for (const { verb, before, row } of irregular(verbs, table)) addVerbRow(verb, before, row, to);
}

/** Yields verbs that end in one of the table, with their prefix. */
function* irregular(
  verbs: Iterable<EnglishLexeme>,
  table: readonly VerbRow[],
): Generator<{ verb: string; before: string; row: VerbRow }> {
  const byBase = new Map(table.map((row) => [row.base, row]));
  for (const { lemma: verb } of verbs) {
    for (let at = 0; at < verb.length - 1; at++) {
      const row = byBase.get(verb.slice(at));
      if (!row) continue;
      yield { verb, before: verb.slice(0, at), row };
      break;
    }
  }
}

/**
 * Removes regular forms of irregular verbs that a dictionary has as another word: *seed* is no past tense of *see*, nor *bed* of *be*. A
 * word without another explanation stays (*builded*).
 */
export function dropFalseRegulars(
  verbs: Iterable<EnglishLexeme>,
  { table, closed }: { table: readonly VerbRow[]; closed: readonly ClosedRow[] },
  to: LexemeCollector,
): void {
  for (const { verb, before, row } of irregular(verbs, table)) {
    const own = [...row.past, ...row.participle].map((form) => before + form);
    dropRegulars(verb, own, (tag) => tag === 'verb:past.part2', to);
  }
  for (const { lemma, pos, forms } of closed) {
    if (pos !== 'verb') continue;
    const given = forms.map(({ tag }) => tag).join();
    dropRegulars(
      lemma,
      forms.map(({ form }) => form),
      (tag) => tag.split(/[:.]/).every((part) => given.includes(part)),
      to,
    );
  }
}

function dropRegulars(
  verb: string,
  own: readonly string[],
  isGiven: (tag: string) => boolean,
  to: LexemeCollector,
): void {
  for (const { form, tag } of regularForms(verb, 'verb')) {
    const isElse = to
      .readingsOf(form)
      .some(({ lemma, pos, inferred }) => !inferred && (pos === 'noun' || (pos === 'verb' && lemma !== verb)));
    if (isElse && isGiven(tag) && !own.includes(form)) to.dropForm(verb, 'verb', form);
  }
}

function addVerbRow(verb: string, before: string, { base, past, participle }: VerbRow, to: LexemeCollector): void {
  const unchanged = before !== '' && (to.listed.has(`${verb}ed`) || !BEFORE_UNCHANGED.test(before));
  for (const form of new Set([...past, ...participle])) {
    if (form === base && unchanged) continue;
    const uses = [...(past.includes(form) ? ['past'] : []), ...(participle.includes(form) ? ['part2'] : [])];
    to.addForm(verb, 'verb', before + form, `verb:${uses.join('.')}`, false);
  }
}

/** Adds WordNet's irregular forms of its lemmas; without a table, a verb form's ending decides its tag. */
export function addWordNetIrregulars({ irregular }: WordNet, to: LexemeCollector): void {
  for (const pos of ['noun', 'verb', 'adj', 'adv'] as const) {
    for (const [form, lemmas] of irregular[pos]) {
      for (const lemma of lemmas) {
        const lexeme = to.get(lemma, pos);
        if (!lexeme || lexeme.forms.has(form) || form === lemma) continue;
        to.addForm(lemma, pos, form, tagOf(form, pos), false);
      }
    }
  }
}

/** Ends of nouns whose plural in -ves has none in -fs beside it: knife, calf, leaf; not hoof or scarf. */
const ONLY_VES = /(?:fe|(?:l|ea|ie|oa)f)$/;

/** Returns true when the irregular plural is the only one: it changes the vowel (*feet*) or the f. */
const isOnlyPlural = (form: string, lemma: string): boolean =>
  form.endsWith('ves')
    ? ONLY_VES.test(lemma)
    : form.length <= lemma.length && form[0] === lemma[0] && form.at(-1) === lemma.at(-1) && form !== lemma;

/** Removes plurals in -s of such nouns where the form is another word: *foots* is of the verb. */
export function dropFalsePlurals({ irregular }: WordNet, to: LexemeCollector): void {
  for (const [form, lemmas] of irregular.noun)
    for (const lemma of lemmas) {
      if (!isOnlyPlural(form, lemma) || !to.get(lemma, 'noun')?.forms.has(form)) continue;
      for (const { form: regular } of regularForms(lemma, 'noun'))
        if (regular !== form && to.readingsOf(regular).some(({ pos }) => pos === 'verb'))
          to.dropForm(lemma, 'noun', regular);
    }
}

function tagOf(form: string, pos: Pos): string {
  if (pos === 'noun') return 'noun:pl';
  if (pos !== 'verb') return `${pos}:${form.endsWith('st') ? 'sup' : 'comp'}`;
  if (form.endsWith('ing')) return 'verb:ing';
  if (form.endsWith('s')) return 'verb:prs3';
  return /(?:e|w|r)ne?$/.test(form) ? 'verb:part2' : 'verb:past.part2';
}
