/** Decides the traits of a verb: declined and compared participles, restrictions of use, English origin. */

import type { BuiltForm, FormGroup } from '../../../src/core/morphology/de/built-form.ts';
import { buildVerb } from '../../../src/core/morphology/de/verb.ts';
import type { Conjugation, VerbTraits, VerbUse } from '../../../src/core/morphology/de/verb-class.ts';
import type { Parts } from './verb-conjugation.ts';
import { ENOUGH_FORMS, type VerbEvidence } from './verb-evidence.ts';
import { PLAIN_TRAITS } from './verb-separability.ts';
import type { EnglishRow, VerbTables } from './verb-tables.ts';

const FULL: VerbUse = { kind: 'full' };

/** First parts of way or place: unlike ab, an, aus, durch they add no object to a verb of motion. */
const DIRECTIONAL =
  /^(?:her|hin|(?:her|hin)(?:ab|an|auf|aus|bei|durch|ein|nieder|über|um|unter|vor|weg|zu)|r(?:an|auf|aus|ein|über|um|unter)|da(?:her|hin|hinter|neben|rauf|rin|rüber|runter|von|vor|zwischen)|.*einander|(?:drauf)?los|fort|weiter|umher|entgegen|entlang|vorbei|vorüber|vorwärts|rückwärts|zurück|voran|voraus|hinter(?:drein|her)|empor|heim|nieder|mit|zusammen)$/;

/** Those that may name a result as well: herauslutschen, hinkrakeln, zusammenphantasieren. */
const RESULTATIVE = /^(?:heraus|herunter|hin|raus|runter|zusammen)$/;

export class Traits {
  readonly #tables: VerbTables;
  readonly #evidence: VerbEvidence;

  constructor(tables: VerbTables, evidence: VerbEvidence) {
    this.#tables = tables;
    this.#evidence = evidence;
  }

  of({ particle, base }: Parts, conjugation: Conjugation): VerbTraits {
    const lemma = particle + base;
    const english = this.#tables.english.get(lemma) ?? this.#compound(base) ?? this.#prefixed(base);
    const all: VerbTraits = {
      particle,
      use: this.#use(lemma),
      english: english?.english ?? 'no',
      edParticiple: english?.edParticiple ?? false,
      participle1Declined: true,
      participle2Declined: true,
      zuParticiple: particle !== '',
      comparedParticiples: new Set(),
    };
    const forms = buildVerb({ conjugation, traits: { ...all, use: FULL } });
    const shown = this.#evidence.group(forms, 'participle2-inflected');
    const declined = this.#participle2(lemma, { particle, base }, shown);
    const present = forms.find(({ tag }) => tag === 'ver:part1')?.form ?? '';
    const past = conjugation.participles.map((one) => particle + one);
    return {
      ...all,
      participle1Declined: this.#evidence.group(forms, 'participle1-inflected') ?? true,
      participle2Declined: declined,
      // A row about the verb decides, whatever the list has: beizutretende is of no verb with an object (II.2.4.a).
      zuParticiple:
        particle !== '' &&
        !this.#has(lemma, 'no-zu') &&
        !this.#movesOnly({ particle, base }) &&
        (this.#showsZu(forms) ??
          (declined &&
            !this.#isIntransitive({ particle, base }) &&
            !this.#staysIntransitive({ particle, base }, conjugation, forms))),
      comparedParticiples: new Set(
        [present, ...(declined ? past : [])].filter((one) => this.#evidence.degrees.has(one)),
      ),
    };
  }

  /** The English verb behind a German prefix: verlinken. */
  #prefixed(base: string): EnglishRow | undefined {
    const match = /^(?:be|ent|er|ver|zer|über|um|unter|durch)(.+)$/.exec(base);
    return match ? this.#compound(match[1] as string) : undefined;
  }

  #compound(base: string): EnglishRow | undefined {
    const row = this.#tables.english.get(base);
    return row?.compounds ? row : undefined;
  }

  #use(lemma: string): VerbUse {
    const row = this.#tables.defective.get(lemma);
    if (!row) return FULL;
    return row.use === 'only' ? { kind: 'only', forms: row.forms } : { kind: row.use };
  }

  #has(lemma: string, trait: string): boolean {
    return this.#tables.traits.get(lemma)?.has(trait) ?? false;
  }

  /** Returns whether a list shows the declined participle with zu. */
  #showsZu(forms: readonly BuiltForm[]): boolean | undefined {
    const inWiktionary = forms.some(({ form, group }) => group === 'zu-participle' && this.#evidence.inEither(form));
    return inWiktionary || this.#evidence.group(forms, 'zu-participle');
  }

  #isIntransitive({ particle, base }: Parts): boolean {
    const lemma = particle + base;
    if (this.#has(lemma, 'zu')) return false;
    return this.#has(lemma, 'no-zu') || this.#has(base, 'no-zu');
  }

  /**
   * Returns true when the simple verb has no object and the first part names a way. Listed forms of such verbs were made by pattern:
   * herunterzufallende.
   */
  #movesOnly({ particle, base }: Parts): boolean {
    if (!DIRECTIONAL.test(particle) || this.#has(particle + base, 'zu')) return false;
    return this.#has(base, 'no-zu') || this.#has(base, 'no-zu-directional');
  }

  /**
   * Returns true when the verb has no object like the simple one, whose participle II the core list does not decline: herumwuseln. If a
   * list declines its own participle, the particle has added an object (II.2.4.a).
   */
  #staysIntransitive({ particle, base }: Parts, conjugation: Conjugation, forms: readonly BuiltForm[]): boolean {
    if (!DIRECTIONAL.test(particle) || RESULTATIVE.test(particle) || base.endsWith('ieren')) return false;
    if (this.#has(particle + base, 'zu')) return false;
    if (forms.some(({ form, group }) => group === 'participle2-inflected' && this.#evidence.inEither(form)))
      return false;
    const simple = buildVerb({ conjugation, traits: { ...PLAIN_TRAITS, participle2Declined: true } });
    const inCore = (group: FormGroup): number =>
      this.#evidence.count(simple.filter((one) => one.group === group).map(({ form }) => form));
    return inCore('basic') >= ENOUGH_FORMS && inCore('participle2-inflected') === 0;
  }

  /** Returns whether participle II is declined: by the core list, else as in most verbs. */
  #participle2(lemma: string, { particle, base }: Parts, shown: boolean | undefined): boolean {
    const own = this.#tables.traits.get(lemma);
    if (own?.has('declined')) return true;
    if (own?.has('undeclined')) return false;
    // Without evidence most verbs are transitive: of the short ones in the core list, more than two thirds of the simple and nine tenths of
    // the prefixed and separable ones.
    return shown ?? !(particle !== '' && this.#has(base, 'undeclined-separable'));
  }
}
