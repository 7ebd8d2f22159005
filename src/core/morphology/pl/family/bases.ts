/** Finds the attested words from which a word may be derived in one step. */
import FIRST from '../../../../../dictionaries/packed/tables/pl-first-parts.json' with { type: 'json' };
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { withCapital } from '../../../words/capital.ts';
import { adjectivesBehind } from '../derived-forms.ts';
import { lexemeOf, tagsOf } from '../lexeme.ts';
import { isActiveParticiple, isGerund, isPassiveParticiple } from '../tag.ts';
import {
  endingsOf,
  fits,
  type Kind,
  replacedEndings,
  stemsBefore,
  suffixesOf,
  withoutNounPrefix,
  withoutPrefixAround,
  withoutVerbPrefix,
} from './affixes.ts';
import { bareStem, type Changes, join, stemVariants } from './alternations.ts';
import type { FamilyLexicons, FamilyWord, Roots } from './roots.ts';

/** A word from which another may be derived. */
export interface Base extends FamilyWord {
  /** Cost of the step; 1 for a plain one. */
  cost: number;
}

const KIND_OF_GENDER: Readonly<Record<string, Kind>> = { m1: 'P', m2: 'Z', m3: 'I' };
const NOUN_KINDS: Kind = 'PZIfnp';
/** Stem ends of adjectives in bare -i, -y: *wilcz-y*, *ps-i*, *orl-i*. */
const SOFT_END = /(cz|ż|sz|rz|l|[^aąeęioóuy]i|c|j)$/;
/** Verbal suffixes before which a noun's consonant does not change: *ręk-ować*. */
const HARD_SUFFIX = /^(ować|ać|nąć|iwać|ywać|izować|yzować)$/;
/** Suffixes of iterative verbs. */
const REPEATED = /^(ać|iwać|ywać)$/;
const VOWEL_START = /^[aąeęioóuy]/;
/** Shorter stems match by chance; the exceptions are in roots.ts. */
const SHORTEST_STEM = 3;
/** A verb that looks prefixed although nothing exists without the prefix: *odnowić*. */
const LONG_PREFIX = /^(do|na|od|po|prze|przy|roz|wy|za|ob|pod).{5,}$/;
/** First parts of compounds, with the words from which they come. */
const FIRST_PARTS = Object.entries(FIRST);
/** A second part of a compound begins like a word, *chron* as well; *bczak* in *o-bczak* does not. */
const SYLLABLE = /^((?:ch|[csr]z)[^aąeęioóuy]|[^aąeęioóuy]{0,2}|[sśwpzź][^aąeęioóuy]{0,3})[aąeęioóuy]/;
const ANY: Changes = { end: true, verbVowel: false };
/** The stem of a first part does not change: *ręk-o-pis*. */
const FIRST_PART: Changes = { end: false, verbVowel: false };

type Add = (lemma: string, pos: string, cost: number) => void;

const PART_OF_KIND: Readonly<Record<string, string>> = {
  a: 'adj',
  v: 'verb',
  s: 'verb',
  u: 'verb',
  c: 'verb',
  r: 'verb',
  q: 'verb',
  d: 'adv',
};

/** Searches a lexicon for bases. Retains the answers, since many words lead to the same bases. */
export class BaseSearch {
  private readonly known = new Map<string, string>();
  private readonly tagKinds = new Map<string, string>();

  constructor(
    private readonly lexicons: Omit<FamilyLexicons, 'families'>,
    private readonly roots: Roots,
  ) {}

  /** Returns the words from which this one may be derived, each once, in no order. */
  basesOf(word: FamilyWord): Base[] {
    const found = new Map<string, Base>();
    const add = (lemma: string, pos: string, cost: number): void => {
      if (lemma === word.lemma && pos === word.pos) return;
      const key = `${lemma} ${pos}`;
      const known = found.get(key);
      if (!known || known.cost > cost) found.set(key, { lemma, pos, cost });
    };
    const { lemma, pos } = word;
    this.fromVerbForms(lemma, pos, add);
    // Participles and gerunds are derived from their verb only.
    if (found.size > 0) return [...found.values()];
    // A verb with a prefix is derived from the verb without it, not from a noun: *ze-brać*.
    const prefixed = pos === 'verb' && this.isPrefixed(lemma);
    this.fromSuffixes(lemma, pos, 0, add, prefixed);
    if (pos === 'adv') for (const base of adjectivesBehind(lemma)) this.addIf(base, 'a', 1, add);
    for (const base of replacedEndings(lemma)) this.addIf(base, `${NOUN_KINDS}avd`, 1, add);
    if (pos === 'verb') {
      for (const rest of withoutVerbPrefix(lemma)) {
        this.addIf(rest, 'v', 1, add);
        // *ocze-kiwać*, whose verb has no prefix when it has no -iwać.
        if (/[iy]wać$/.test(rest) && this.kindsOf(rest) === '') this.fromSuffixes(rest, pos, 1, add, true);
      }
      for (const rest of prefixed ? [] : withoutPrefixAround(lemma, pos))
        if (/(ić|yć|eć|ować)$/.test(rest)) this.fromSuffixes(rest, pos, 1, add);
    } else {
      for (const rest of withoutNounPrefix(lemma, pos))
        if (rest.length > 3 || this.roots.of(rest).length > 0)
          this.addIf(rest, pos === 'subst' ? NOUN_KINDS : pos === 'adj' ? 'a' : 'd', 1, add);
      if (found.size === 0) {
        for (const rest of withoutPrefixAround(lemma, pos)) {
          this.fromSuffixes(rest, pos, 1, add);
          if (pos === 'subst' && rest.endsWith('e'))
            this.fromStem(bareStem(rest.slice(0, -1)), NOUN_KINDS, 2, ANY, add);
        }
      }
      // *opis* from *opisać*, which has a verb without its prefix; *woda* is not from *wodzić*.
      if (pos === 'subst' && withoutVerbPrefix(lemma).length > 0) {
        this.fromStem(lemma.replace(/[aeoy]$/, ''), 'v', 1, ANY, (verb, part, cost) => {
          if (LONG_PREFIX.test(verb) || this.isPrefixed(verb)) add(verb, part, cost);
        });
      }
      if ([...found.values()].every(({ cost }) => cost > 1)) this.fromParts(lemma, pos, add);
    }
    return [...found.values()];
  }

  /** Returns the kinds of lemma that this is, as suffixes.ts names them; empty for none. */
  kindsOf(lemma: string): string {
    const known = this.known.get(lemma);
    if (known !== undefined) return known;
    const kinds = new Set<string>();
    if (this.lexicons.game.has(lemma)) {
      for (const reading of this.lexicons.game.readings(lemma)) {
        if (reading.lemma === lemma) for (const kind of this.kindsOfTag(reading.tag)) kinds.add(kind);
      }
    }
    const text = [...kinds].join('');
    this.known.set(lemma, text);
    return text;
  }

  /** Returns true for a verb with a prefix before another verb or an irregular root. */
  private isPrefixed(verb: string): boolean {
    return withoutVerbPrefix(verb).some(
      (rest) => this.kindsOf(rest).includes('v') || this.roots.ofRest(rest).length > 0,
    );
  }

  /** Adds the two words of a compound: *wod-o-ciąg*, *łam-i-główka*, *nos-o-rożec*, *wielo-ryb*, *trój-kąt*. */
  private fromParts(lemma: string, pos: string, add: Add): void {
    for (const [start, first] of FIRST_PARTS) {
      if (!lemma.startsWith(start)) continue;
      for (const [base, part] of this.secondParts(lemma.slice(start.length), pos, true)) {
        add(base, part, 2);
        add(first, 'num', 2);
      }
    }
    for (let at = 3; at < lemma.length - SHORTEST_STEM; at++) {
      if (!/[oiyu]/.test(lemma[at] as string)) continue;
      const stem = lemma.slice(0, at);
      const bare = bareStem(stem);
      // *war-i-o-graf* has no *war* in it.
      if (!/[aąeęioóuy]/.test(bare) || (bare !== stem && bare.length <= SHORTEST_STEM)) continue;
      const first = new Map<string, string>();
      if (this.roots.of(bare).length > 0) first.set(bare, 'num');
      this.fromStem(bare, lemma[at] === 'o' ? `${NOUN_KINDS}a` : 'v', 1, FIRST_PART, (base, part, cost) => {
        if (cost < 1.3) first.set(base, part);
      });
      if (first.size === 0) continue;
      const second = this.secondParts(lemma.slice(at + 1), pos, at > SHORTEST_STEM);
      if (second.size === 0) continue;
      for (const [base, part] of [...first, ...second]) add(base, part, 2);
    }
  }

  /** Returns what the second part of a compound may be or come from. After a certain first part, three letters are enough. */
  private secondParts(rest: string, pos: string, mayBeShort: boolean): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    const add: Add = (base, part, cost) => {
      if (cost < 2) found.set(base, part);
    };
    if (rest.length < SHORTEST_STEM || !SYLLABLE.test(rest)) return found;
    const long = mayBeShort || rest.length > SHORTEST_STEM;
    if (long) this.addIf(rest, pos === 'subst' ? NOUN_KINDS : 'a', 1, add);
    for (const { word } of [...this.roots.of(rest, pos), ...this.roots.ofRest(rest)]) found.set(word, 'verb');
    // *wielo-ryb* of *ryba*, *czarno-ziem* of *ziemia*.
    if (found.size === 0 && long && pos === 'subst')
      for (const ending of ['a', 'ia', 'o', 'y']) if (fits(rest, ending)) this.addIf(rest + ending, 'fn', 1, add);
    if (found.size > 0 || rest.length <= SHORTEST_STEM) return found;
    this.fromSuffixes(rest, pos, 0, add);
    if (pos === 'subst') this.fromStem(rest, 'v', 1, ANY, add);
    return found;
  }

  private kindsOfTag(text: string): string {
    const known = this.tagKinds.get(text);
    if (known !== undefined) return known;
    let kinds = '';
    for (const tag of tagsOf(text)) {
      const { part, gender } = lexemeOf('', tag);
      if (part === 'subst') kinds += KIND_OF_GENDER[gender] ?? gender;
      for (const kind of 'avd') if (PART_OF_KIND[kind] === part) kinds += kind;
    }
    this.tagKinds.set(text, kinds);
    return kinds;
  }

  private fromVerbForms(lemma: string, pos: string, add: Add): void {
    if (pos !== 'subst' && pos !== 'adj') return;
    for (const reading of this.lexicons.game.readings(lemma)) {
      if (reading.lemma === lemma) continue;
      if (tagsOf(reading.tag).some((tag) => isGerund(tag) || isActiveParticiple(tag) || isPassiveParticiple(tag))) {
        add(reading.lemma, 'verb', 1);
      }
    }
  }

  private fromSuffixes(word: string, pos: string, extra: number, add: Add, verbsOnly = false): void {
    for (const { stem, suffix, ...row } of suffixesOf(word, pos)) {
      const [kinds, otherwise] = verbsOnly
        ? [(row.kinds + row.otherwise).replace(/[^vu]/g, ''), '']
        : [row.kinds + this.furtherKinds(word, suffix, extra), row.otherwise];
      // *wyrokować* is from *wyrok*, which has the prefix, and not from *rokować*.
      if (verbsOnly && suffix === 'ować' && stem.length > SHORTEST_STEM) this.addIf(stem, 'I', 1 + extra, add);
      // *roz-umować* is not from *umowa*.
      if (extra > 0 && suffix === 'ać') continue;
      if (pos === 'adj' && suffix.length === 1 && !SOFT_END.test(stem + suffix.replace('y', ''))) continue;
      const end = !(pos === 'verb' ? HARD_SUFFIX.test(suffix) : pos === 'subst' && suffix.length === 1);
      if (pos === 'subst' && suffix.length === 1 && !this.isOwnGender(word, suffix)) continue;
      const verbVowel = pos === 'verb' && REPEATED.test(suffix);
      // No j is written before i: *hokej*, *hokeista*.
      const spelled = suffix[0] === 'i' && /[aeouy]$/.test(stem) ? [stem, `${stem}j`] : [stem];
      for (const before of spelled.flatMap((one) => stemsBefore(one, suffix))) {
        const bare = VOWEL_START.test(suffix) ? bareStem(before) : before;
        // An alternation in a verb in -ać comes from a verb.
        if (verbVowel) this.fromStem(bare, suffix === 'ać' ? 'r' : 'q', 1 + extra, { end: true, verbVowel }, add);
        const changes = { end, verbVowel: false };
        // A learned stem retains its i: *radi-owy* of *radi-o*.
        if (bare !== before && this.fromStem(before, kinds.replace(/[^PZIfnp]/g, ''), 1 + extra, changes, add))
          continue;
        if (!this.fromStem(bare, kinds.replace(verbVowel ? /[vuw]/g : 'w', ''), 1 + extra, changes, add) && otherwise)
          this.fromStem(bare, otherwise, 1 + extra, changes, add);
        if (kinds.includes('w')) this.fromStem(bare, 'w', 1.5 + extra, changes, add);
      }
    }
  }

  /**
   * Returns further kinds of bases for some suffixes: -al and -er where they make a person (*gór-al*, not *kor-al*; *tren-er* of *trenować*),
   * -ka and -ek for any noun after a prefix (*po-dom-ka*, *na-kolan-ek*).
   */
  private furtherKinds(word: string, suffix: string, extra: number): Kind {
    if (suffix === 'al' || suffix === 'er') {
      if (!this.kindsOf(word).includes('P')) return '';
      return suffix === 'al' ? NOUN_KINDS : 'u';
    }
    return extra > 0 && (suffix === 'ka' || suffix === 'ek') ? NOUN_KINDS : '';
  }

  /**
   * Returns true when a noun's gender fits the ending: -e, -i, -y come from a plural only, -a from a feminine only. Adjectives allow all.
   */
  private isOwnGender(noun: string, ending: string): boolean {
    const own = this.kindsOf(noun);
    return ending === 'a' ? own.includes('f') : ending === 'ę' || own.includes('p') || own.includes('n');
  }

  /** Adds the nearest bases with this stem. */
  private fromStem(derived: string, kinds: Kind, cost: number, changes: Changes, add: Add): boolean {
    if (derived.length < SHORTEST_STEM) return false;
    let least = Number.POSITIVE_INFINITY;
    for (const [stem, distance] of stemVariants(derived, changes)) {
      if (distance >= least + 0.25) break;
      for (const [ending, own] of endingsOf(kinds)) {
        if (!fits(stem, ending)) continue;
        this.addIf(join(stem, ending), own, distance, (lemma, pos, far) => {
          least = Math.min(least, far);
          add(lemma, pos, cost + far);
        });
      }
    }
    return least < Number.POSITIVE_INFINITY;
  }

  /** Adds the candidate if it is a lemma of one of the kinds. */
  private addIf(candidate: string, kinds: Kind, cost: number, add: Add): void {
    if (kinds === 'w') {
      const spelling: Lexicon | null = this.lexicons.spelling;
      const name = withCapital(candidate);
      if (spelling?.has(candidate) && spelling.readings(candidate).some((reading) => reading.lemma === name)) {
        add(name, 'subst', cost);
      }
      return;
    }
    const are = this.kindsOf(candidate);
    if (are === '') return;
    for (const kind of kinds)
      if (are.includes(PART_OF_KIND[kind] === 'verb' ? 'v' : kind)) add(candidate, PART_OF_KIND[kind] ?? 'subst', cost);
  }
}
