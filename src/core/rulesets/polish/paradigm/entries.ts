import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { VerbCategory } from '../../../morphology/pl/conjugation.ts';
import { adverbsFrom } from '../../../morphology/pl/derived-forms.ts';
import { isSameLexeme, type Lexeme, lexemeOf, tagsOf } from '../../../morphology/pl/lexeme.ts';
import { withoutNie } from '../../../morphology/pl/particles.ts';
import { isAfterPo, isOfAspect, type Tag } from '../../../morphology/pl/tag.ts';
import { fieldsOf } from '../../../rules/detail.ts';
import type { Lexicons } from '../../../rules/rules.ts';
import type { UnratedVerdict } from '../../../rules/verdict.ts';
import { lowerCase } from '../../../words/normalise.ts';
import { type BuiltForm, builtForms, defectiveVerbOf, missingForm } from '../defective.ts';
import { LIST_7 } from '../lists.ts';
import type { BuiltEntry, Entry, PolishRules } from './ruling.ts';

/** Returns the tag in the sense of this lexeme. When one lemma has verbs of both aspects, the tag names only the aspect of this one. */
const tagInSense = (tag: string, { aspect }: Lexeme): string => (aspect ? tag.replace('imperf.perf', aspect) : tag);

function* entriesIn(lexicon: Lexicon, source: 'game' | 'spelling', lexeme: Lexeme): Generator<Entry> {
  for (const { form, reading } of lexicon.forms(lowerCase(lexeme.lemma))) {
    const { lemma, tag, origin, rule, spelling } = reading;
    for (const parsed of tagsOf(tagInSense(tag, lexeme))) {
      if (!isSameLexeme({ ...lexemeOf(lemma, parsed), aspect: lexeme.aspect }, lexeme)) continue;
      if (lexeme.aspect && !isOfAspect(parsed, lexeme.aspect)) continue;
      yield {
        form,
        spelled: spelling ?? form,
        tag: parsed,
        lexeme,
        origin,
        ...(rule === undefined ? {} : { rule }),
        source,
      };
    }
  }
}

/** Returns all entries of the lexeme: allowed forms, further forms of the spelling dictionary, and forms that the rules deny. */
export function entriesOf(lexeme: Lexeme, queried: string, { game, spelling }: Lexicons, rules: PolishRules): Entry[] {
  const entries: Entry[] = [];
  const known = new Set<string>();
  const add = (entry: Entry): void => {
    const key = `${entry.form} ${entry.tag.text}`;
    if (known.has(key)) return;
    known.add(key);
    entries.push(entry);
  };
  for (const entry of entriesIn(game, 'game', lexeme)) add(entry);
  if (spelling) for (const entry of entriesIn(spelling, 'spelling', lexeme)) add(entry);
  if (lexeme.part === '' && game.has(lexeme.lemma)) add(undescribed(lexeme));
  if (lexeme.part === 'adj') for (const entry of adverbsOf(lexeme, game)) add(entry);
  for (const { form, tag, denied } of rules.builtFor(lexeme, queried)) {
    for (const parsed of tagsOf(tag)) {
      add({ form, spelled: form, tag: parsed, lexeme, origin: 'derived', source: 'built', denied });
    }
  }
  return entries;
}

/** Yields the forms of the adverb of an adjective, as entries of a lexeme of its own. */
function* adverbsOf({ lemma }: Lexeme, game: Lexicon): Generator<Entry> {
  for (const adverb of adverbsFrom(lemma)) {
    yield* entriesIn(game, 'game', { lemma: adverb, part: 'adv', gender: '', aspect: '' });
  }
}

/** Returns the entry of a word that the list has without an analysis. */
function undescribed(lexeme: Lexeme): Entry {
  const { lemma } = lexeme;
  return { form: lemma, spelled: lemma, tag: tagsOf('')[0]!, lexeme, origin: 'inferred', source: 'game' };
}

/**
 * Returns a refused word with a particle or an ending (`chceszli`, `jestże`, `krowęć`) as entries beside those of its base form, where it
 * is struck through. Empty if the lexeme has no such form.
 */
export function entriesWithParticle(entries: readonly Entry[], form: string, verdict: UnratedVerdict): Entry[] {
  if (entries.some((entry) => entry.form === form)) return [];
  const made = verdict.reasons.find(
    ({ decides, effect, detail }) =>
      decides &&
      effect === 'excludes' &&
      detail.kind === 'attached' &&
      detail.particle.startsWith('-') &&
      form === `${detail.base}${detail.particle.slice(1)}`,
  );
  return entries
    .filter((entry) => made !== undefined && entry.form === fieldsOf(made.detail).base)
    .map((entry) => ({ ...entry, form, spelled: form, origin: 'derived', source: 'built', denied: true }));
}

/** Returns true for a verb that list 7 restricts. */
export function isDefective({ lemma, part, aspect }: Lexeme): boolean {
  return part === 'verb' && aspect !== 'perf' && LIST_7.has(lemma);
}

const ASPECT = /\b(?:imperf\.perf|imperf|perf)\b/;

/** Categories that no verb of the aspect has, defective or not. */
const UNFORMED: Readonly<Record<string, ReadonlySet<VerbCategory>>> = {
  perf: new Set<VerbCategory>(['pcon', 'pact']),
  imperf: new Set<VerbCategory>(['pant']),
};

/** Returns the verb's aspect by its tags; *widać* has none and is imperfective. */
function aspectOf({ lemma, aspect }: Lexeme, game: Lexicon): string {
  if (aspect) return aspect;
  const aspects = game.forms(lemma).map(({ reading }) => ASPECT.exec(reading.tag)?.[0]);
  return aspects.find((one) => one !== undefined) ?? 'imperf';
}

const withAspect = (tag: string, aspect: string): string =>
  tag
    .split('+')
    .map((alternative) => `${alternative}:${aspect}`)
    .join('+');

const isDescribed = (form: string, game: Lexicon): boolean => game.readings(form).some(({ tag }) => tag !== '');

/** Returns forms that the lexicon lacks for a defective verb: see `PolishRules.builtFor`. */
export function builtFor(lexeme: Lexeme, queried: string, game: Lexicon): BuiltEntry[] {
  if (!isDefective(lexeme)) return [];
  const aspect = aspectOf(lexeme, game);
  const isPrinted = ({ form, category, conceivable }: BuiltForm) =>
    form === queried || !(conceivable || UNFORMED[aspect]?.has(category));
  // The lexicon has the allowed forms, but it may have one without an analysis.
  const isUndescribed = (form: string) => game.has(form) && !isDescribed(form, game);
  const infinitive = { form: lexeme.lemma, tag: 'verb:inf', left: true };
  return [infinitive, ...builtForms(lexeme.lemma).filter(isPrinted)]
    .filter(({ form, left }) => !left || isUndescribed(form))
    .map(({ form, tag, left }) => ({ form, tag: withAspect(tag, aspect), denied: !left }));
}

/** Returns the verb of list 7 that lacks the form, or that has it although the lexicon has no such analysis. */
export function verbLacking(form: string, game: Lexicon): string | undefined {
  return missingForm(form)?.lemma ?? (isDescribed(form, game) ? undefined : defectiveVerbOf(form));
}

/**
 * Returns the kind of form that does not take nie- although the positive degree does (2.a): comparative, superlative, or the form after
 * “po”. Returns undefined for other tags.
 */
function kindOf(tag: Tag): string | undefined {
  return isAfterPo(tag) ? tag.pos : ['com', 'sup'].find((degree) => tag.values.has(degree));
}

/**
 * Returns the denied forms with nie- of an adjective or adverb, of the queried kind: `niebielszy` adds the comparative with nie- to the
 * paradigm of *biały*. In every paradigm they would be two tables of forms that are not allowed.
 */
export function negatedFor(lexeme: Lexeme, queried: string, game: Lexicon): BuiltEntry[] {
  const base = withoutNie(queried)?.base;
  if (base === undefined || (lexeme.part !== 'adj' && lexeme.part !== 'adv')) return [];
  const forms = game.forms(lexeme.lemma).flatMap(({ form, reading }) =>
    tagsOf(reading.tag)
      .filter((tag) => isSameLexeme(lexemeOf(reading.lemma, tag), lexeme))
      .map((tag) => ({ form, tag, kind: kindOf(tag) })),
  );
  const kinds = new Set(forms.filter(({ form, kind }) => form === base && kind !== undefined).map(({ kind }) => kind));
  return forms
    .filter(({ form, kind }) => kinds.has(kind) && !game.has(`nie${form}`))
    .map(({ form, tag }) => ({ form: `nie${form}`, tag: `${tag.text}:neg`, denied: true }));
}
