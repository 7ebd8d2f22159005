/**
 * Declension and comparison of German adjectives (sd-2026 II.4, II.5.2). From lemma and class it builds all forms, each with the rule that
 * admits or bars it. The compiler decides the class of each adjective.
 */
import type { BuiltForm, FormGroup } from './built-form.ts';

/** The endings of a declined adjective; the same for all degrees, articles and genders. */
export const ADJECTIVE_ENDINGS = ['e', 'em', 'en', 'er', 'es'] as const;

/** How the stem takes an ending (II.5.2). */
export type StemClass =
  /** The ending is added: *schön*, *fidel*, *schwer*. */
  | 'plain'
  /** The final -e of the lemma is dropped: *leise*. */
  | 'e'
  /** Unstressed -el must lose its e: *eitel*, *eitle* (a). */
  | 'el'
  /** Unstressed -en may lose it: *trocken*, *trockne* (b). */
  | 'en'
  /** -nen may not: *hürnen* (b). */
  | 'nen'
  /** German -er may lose it, or the endings -en and -em may lose theirs: *finstre*, *finstern* (c). */
  | 'er'
  /** Latin or Romance -er may lose it: *makaber* (d). */
  | 'er-romance'
  /** The three adjectives that must lose it: *integer* (d). */
  | 'er-must'
  /** -er from another language retains the e: *clever* (d). */
  | 'er-kept'
  /** -auer and -euer usually lose the e and may retain it: *teuer* (e). */
  | 'auer'
  /** Base form in -ere without a shorter form; it never loses an e: *vordere* (f). */
  | 'ere'
  /** *hoch*: declined with h. */
  | 'hoch'
  /** *fit*, *hip*: the last letter is doubled before an ending. */
  | 'doubled';

/** How comparative and superlative are built. */
export interface Comparison {
  umlaut: 'none' | 'always' | 'optional';
  superlative: 'st' | 'est' | 'both';
  /** Stems that replace the regular ones: *besser*, *best*. */
  comparatives?: readonly string[];
  superlatives?: readonly string[];
}

export interface Adjective {
  /** As spelled, lower case. */
  lemma: string;
  stem: StemClass;
  /** False for indeclinable adjectives, which have the bare form only. */
  declined: boolean;
  /** Rule that bars declension; the declined forms are built as barred. */
  declensionBar?: string;
  /** Rule that admits the declension, if it is more than plain grammar. */
  declensionRule?: string;
  /** Further stems that are declined beside the lemma: *lilan*, *orangen*; with their class. */
  furtherStems?: readonly { stem: string; class: StemClass; rule: string }[];
  comparison?: Comparison;
  /** Rule that bars comparison; with `comparison`, the forms are built as barred. */
  comparisonBar?: string;
  /** Rule that admits comparison, if it is more than plain grammar. */
  comparisonRule?: string;
  /** Uninflected superlatives that are entries, or that an entry names (II.4.5); others are barred. */
  elatives?: ReadonlySet<string>;
}

interface Stem {
  text: string;
  rule?: string;
  group?: FormGroup;
  barred?: true;
}

/** Returns the stems to which endings are added, best known first. */
function stemsOf(lemma: string, stemClass: StemClass): Stem[] {
  const short = lemma.slice(0, -2) + lemma.slice(-1);
  switch (stemClass) {
    case 'plain':
      return [{ text: lemma }];
    case 'e':
    case 'ere': {
      const stem = lemma.slice(0, -1);
      if (stemClass === 'e') return [{ text: stem }];
      return [{ text: stem }, { text: `${stem.slice(0, -2)}r`, rule: 'II.5.2.f', barred: true }];
    }
    case 'el':
      return [
        { text: short, rule: 'II.5.2.a' },
        { text: lemma, rule: 'II.5.2.a', barred: true },
      ];
    case 'en':
      return [{ text: lemma }, { text: short, rule: 'II.5.2.b', group: 'by-rule' }];
    case 'nen':
      return [{ text: lemma }, { text: short, rule: 'II.5.2.b.nen', barred: true }];
    case 'er':
      return [{ text: lemma }, { text: short, rule: 'II.5.2.c', group: 'by-rule' }];
    case 'er-romance':
      return [{ text: lemma }, { text: short, rule: 'II.5.2.d', group: 'by-rule' }];
    case 'er-must':
      return [
        { text: short, rule: 'II.5.2.d.must' },
        { text: lemma, rule: 'II.5.2.d.must', barred: true },
      ];
    case 'er-kept':
      return [{ text: lemma }, { text: short, rule: 'II.5.2.d.other', barred: true }];
    case 'auer':
      return [{ text: short }, { text: lemma, rule: 'II.5.2.e', group: 'by-rule' }];
    case 'doubled':
      return [{ text: lemma + lemma.slice(-1) }];
    case 'hoch':
      return [{ text: `${lemma.slice(0, -2)}h` }];
  }
}

const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', au: 'äu' };

/** Returns the stem with its last vowel umlauted (*rot* → *röt*, *faul* → *fäul*), or the stem itself if that vowel has no umlaut. */
export function umlauted(stem: string): string {
  return stem.replace(/(au|[aou])(?!.*[aeiouäöüy])/, (vowel) => UMLAUTS[vowel] as string);
}

function withUmlaut(stem: Stem, umlaut: Comparison['umlaut']): Stem[] {
  if (umlaut === 'none') return [stem];
  const changed = { ...stem, text: umlauted(stem.text) };
  return umlaut === 'always' || changed.text === stem.text ? [changed] : [stem, changed];
}

function superlativesOf(lemma: string, { stem, comparison }: Pick<Adjective, 'stem'> & { comparison: Comparison }) {
  if (comparison.superlatives) return comparison.superlatives;
  const base = stem === 'e' ? lemma.slice(0, -1) : stem === 'doubled' ? lemma + lemma.slice(-1) : lemma;
  const bases = withUmlaut({ text: base }, comparison.umlaut).map(({ text }) => text);
  const endings = comparison.superlative === 'both' ? ['st', 'est'] : [comparison.superlative];
  return bases.flatMap((text) => endings.map((ending) => text + ending));
}

/** Collects forms. Of two readings with one tag the first wins, and an admitted one wins over a barred one. */
class Forms {
  readonly #forms = new Map<string, BuiltForm>();

  add(form: string, tag: string, group: FormGroup, rule?: string, barred?: true): void {
    const key = `${form}|${tag}`;
    const known = this.#forms.get(key);
    if (known && !(known.barred && !barred)) return;
    this.#forms.set(key, { form, tag, group, ...(rule ? { rule } : {}), ...(barred ? { barred } : {}) });
  }

  list(): BuiltForm[] {
    return [...this.#forms.values()];
  }
}

/** Adds the positive with its endings; with a bar, as barred. */
function decline(forms: Forms, lemma: string, stemClass: StemClass, rule: string | undefined, bar?: string): void {
  for (const stem of stemsOf(lemma, stemClass)) {
    for (const ending of ADJECTIVE_ENDINGS) {
      forms.add(
        stem.text + ending,
        `adj:pos:${ending}`,
        stem.group ?? 'declension',
        bar ?? (stem.barred ? stem.rule : (rule ?? stem.rule)),
        bar ? true : stem.barred,
      );
    }
  }
  if (stemClass !== 'er' || bar) return;
  for (const ending of ['m', 'n']) forms.add(lemma + ending, `adj:pos:e${ending}`, 'by-rule', 'II.5.2.c');
  const short = `${lemma.slice(0, -2)}r`;
  for (const [form, ending] of [
    [`${short}m`, 'em'],
    [`${short}n`, 'en'],
    [`${lemma}s`, 'es'],
  ] as const) {
    forms.add(form, `adj:pos:${ending}`, 'declension', 'II.5.2.c.suffix', true);
  }
}

function compare(forms: Forms, adjective: Adjective & { comparison: Comparison }): void {
  const { lemma, comparison, comparisonBar: bar, comparisonRule } = adjective;
  const stems: Stem[] = comparison.comparatives
    ? comparison.comparatives.map((text) => ({ text }))
    : stemsOf(lemma, adjective.stem)
        .flatMap((stem) => withUmlaut(stem, comparison.umlaut))
        .map((stem) => ({ ...stem, text: `${stem.text}er` }));
  for (const { text, rule, group, barred } of stems) {
    const why = bar ?? rule ?? comparisonRule;
    const out = bar ? true : barred;
    forms.add(text, 'adj:comp', group ?? 'comparison', why, out);
    for (const ending of ADJECTIVE_ENDINGS) {
      forms.add(text + ending, `adj:comp:${ending}`, group ?? 'comparison', why, out);
    }
  }
  for (const text of superlativesOf(lemma, adjective)) {
    if (adjective.elatives?.has(text)) forms.add(text, 'adj:sup', 'comparison', 'II.4.5');
    else forms.add(text, 'adj:sup', 'comparison', bar ?? 'II.4.5.noentry', true);
    for (const ending of ADJECTIVE_ENDINGS) {
      forms.add(text + ending, `adj:sup:${ending}`, 'comparison', bar ?? comparisonRule, bar ? true : undefined);
    }
  }
}

/**
 * Returns all forms of an adjective. A form that is spelled like another may be barred while the other is admitted: obiger, declined but
 * not compared.
 */
export function adjectiveForms(adjective: Adjective): BuiltForm[] {
  const forms = new Forms();
  if (adjective.stem !== 'ere') forms.add(adjective.lemma, 'adj:pos', 'basic');
  if (adjective.declined || adjective.declensionBar) {
    decline(forms, adjective.lemma, adjective.stem, adjective.declensionRule, adjective.declensionBar);
  }
  for (const { stem, class: stemClass, rule } of adjective.furtherStems ?? []) decline(forms, stem, stemClass, rule);
  if (adjective.comparison) compare(forms, adjective as Adjective & { comparison: Comparison });
  // *vordere* is a comparative by itself and stands before nouns only (II.4.1, third bullet).
  if (adjective.stem === 'ere') {
    for (const ending of ADJECTIVE_ENDINGS) {
      forms.add(`${adjective.lemma}r${ending}`, `adj:comp:${ending}`, 'comparison', 'II.4.1.c', true);
    }
  }
  return forms.list();
}
