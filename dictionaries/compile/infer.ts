/**
 * Infers lemma and paradigm of words without a dictionary entry from known paradigms. A word becomes a lemma when all forms of up to 15
 * letters that a known paradigm would give it are listed. With whole paradigms as evidence, chance matches are rare. Inferred groups are
 * marked.
 */
import { addTag, type LemmaGroup, markLength, slotForm, splitSlot } from './lemma-groups.ts';

/** Length of the longest word of the game list; longer forms cannot be checked. */
export const LONGEST_LISTED = 15;

/** An inflection pattern, learned from known groups. */
interface Model {
  pos: string;
  features: string;
  lemmaEnding: string;
  /** Longest endings first, because they fail soonest. */
  slots: { mark: string; ending: string; prefix: string; tags: string }[];
  /** Number of known lemmas with it. */
  count: number;
  /** Last letters of their stems. */
  stemEnds: Set<string>;
  /** Number of known lemmas by their last letters, up to `LONGEST_LOOK`. */
  looks: Map<string, number>;
}

/** Order of the passes: large paradigms first, because their participles and gerunds look like adjectives and nouns. */
const PASSES = ['verb', 'adj', 'adv', 'subst'] as const;
/** Minimum number of listed forms for a paradigm to count as evidence. */
const LEAST_SEEN: Record<string, number> = { verb: 8, adj: 6, subst: 3, adv: 2 };
/** Minimum size of a paradigm that is learned; a noun may have only two forms. */
const LEAST_FORMS: Record<string, number> = { verb: 8, adj: 6, subst: 2, adv: 2 };
/** Minimum number of known lemmas of a paradigm that is learned. */
const LEAST_KNOWN = 2;
/** Minimum number of known lemmas of a paradigm that may lack a few forms in the second round. */
const COMMON = 15;
const LACKING_SHARE = 0.12;
const SHORTEST_STEM = 2;

/** Returns the stem of a group: the common beginning of its lemma and all its slots, without marks. */
export function stemOf(lemma: string, keys: Iterable<string>): string {
  let length = lemma.length;
  for (const key of keys) {
    const from = markLength(key);
    let i = 0;
    while (i < length && lemma.charCodeAt(i) === key.charCodeAt(from + i)) i++;
    length = i;
  }
  return lemma.slice(0, length);
}

/** Returns endings and tags of a group in its own order, which most groups of a pattern share, so they need no sorting. */
export function shownSlots({ slots }: LemmaGroup, stem: string): string {
  let shown = '';
  for (const [key, tags] of slots) {
    const length = markLength(key);
    shown += `${key.slice(0, length)}${key.slice(length + stem.length)}=${tags};`;
  }
  return shown;
}

/** Consonants before an adverb's -e and before the adjective's -y. */
const HARD: readonly (readonly [string, string])[] = [
  ['ście', 'sty'],
  ['dzie', 'dy'],
  ['rze', 'ry'],
  ['le', 'ły'],
  ['cie', 'ty'],
  ['ie', 'y'],
  ['o', 'y'],
  ['o', 'i'],
];

/** Returns the adjectives to which an adverb may belong. A word with a negation beside it is an adverb only if there is one. */
export function adjectivesOf(adverb: string): string[] {
  return HARD.filter(([ending]) => adverb.endsWith(ending)).map(
    ([ending, adjective]) => adverb.slice(0, -ending.length) + adjective,
  );
}

/** Inflection patterns of groups; equal ones are shared. */
class Models {
  private readonly byId = new Map<string, Model>();
  /** Patterns by `shownSlots`, which most groups of a pattern share. */
  private readonly shown = new Map<string, Model>();

  /** Returns the pattern of a group; undefined if it cannot be learned. */
  of(group: LemmaGroup): { stem: string; model: Model } | undefined {
    if (group.slots.size < (LEAST_FORMS[group.pos] ?? Number.POSITIVE_INFINITY)) return undefined;
    // A lemma that is not one of its own forms (*opadnąć* beside *opaść*) is no pattern for others.
    if (!group.slots.has(group.lemma)) return undefined;
    const stem = stemOf(group.lemma, group.slots.keys());
    if (stem.length < SHORTEST_STEM) return undefined;
    const shown = `${group.pos}|${group.features}|${group.lemma.slice(stem.length)}|${shownSlots(group, stem)}`;
    let model = this.shown.get(shown);
    if (!model) {
      model = this.known(modelOf(group, stem));
      this.shown.set(shown, model);
    }
    return { stem, model };
  }

  private known({ id, model }: { id: string; model: Model }): Model {
    const known = this.byId.get(id);
    if (!known) this.byId.set(id, model);
    return known ?? model;
  }

  /** Returns the patterns in the order of their first groups. */
  all(): Model[] {
    return [...this.byId.values()];
  }
}

/** Returns the pattern of a group with a key that equal patterns share. */
function modelOf(group: LemmaGroup, stem: string): { id: string; model: Model } {
  const slots = [...group.slots]
    .map(([key, tags]) => {
      const { mark, bare } = splitSlot(key);
      return { mark, ending: bare.slice(stem.length), prefix: slotForm(mark), tags };
    })
    .sort((a, b) => b.ending.length - a.ending.length || (a.ending < b.ending ? -1 : 1));
  const lemmaEnding = group.lemma.slice(stem.length);
  const id = `${group.pos}|${group.features}|${lemmaEnding}|${slots.map((s) => `${s.mark}${s.ending}=${s.tags}`).join(';')}`;
  const model = {
    pos: group.pos,
    features: group.features,
    lemmaEnding,
    slots,
    count: 0,
    stemEnds: new Set<string>(),
    looks: new Map<string, number>(),
  };
  return { id, model };
}

/** Longest and shortest ending that decide a paradigm by a word's look. */
const LONGEST_LOOK = 4;
const SHORTEST_LOOK = 1;

/** Returns the endings by which a lemma looks like others. */
function looksOf(lemma: string): string[] {
  const found: string[] = [];
  for (let length = SHORTEST_LOOK; length <= LONGEST_LOOK; length++) found.push(lemma.slice(-length));
  return found;
}

/**
 * Returns how usual a pattern is for lemmas that look like this one, as a sum over the lengths of the ending. Two patterns may have the same
 * forms: *tutorial* is declined like the thing *serial* or like the person *general*.
 */
function likenessOf(lemma: string, { looks }: Model, total: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const look of looksOf(lemma)) sum += (looks.get(look) ?? 0) / (total.get(look) ?? 1);
  return sum;
}

function learn(groups: readonly LemmaGroup[]): Model[] {
  const models = new Models();
  for (const group of groups) {
    const learned = models.of(group);
    if (!learned) continue;
    learned.model.count++;
    learned.model.stemEnds.add(learned.stem.at(-1) as string);
    for (const look of looksOf(group.lemma)) learned.model.looks.set(look, (learned.model.looks.get(look) ?? 0) + 1);
  }
  return models.all().filter((m) => m.count >= LEAST_KNOWN);
}

/**
 * Returns true when a word in -ń is the genitive plural of a noun in -nie or -nia, not a masculine noun, which has a dative in -niowi:
 * `ugałężeń` of *ugałężenie*, `inkubatorń` of *inkubatornia*.
 */
function isGenitiveInŃ(word: string, listed: (form: string) => boolean): boolean {
  if (!word.endsWith('ń')) return false;
  const stem = `${word.slice(0, -1)}ni`;
  const short = stem.length < LONGEST_LISTED;
  return (!short || listed(`${stem}e`) || listed(`${stem}a`)) && !listed(`${stem}owi`);
}

interface Match {
  model: Model;
  stem: string;
  seen: number;
  lacking: number;
}

/** Returns how well the pattern fits the stem; undefined if too many of its forms are not listed, or too few can be. */
function match(model: Model, stem: string, listed: (form: string) => boolean, mayLack: number): Match | undefined {
  let seen = 0;
  let lacking = 0;
  const allowed = Math.floor(model.slots.length * mayLack);
  for (const slot of model.slots) {
    const form = slot.prefix + stem + slot.ending;
    if (form.length > LONGEST_LISTED) continue;
    if (listed(form)) seen++;
    else if (++lacking > allowed) return undefined;
  }
  if (seen < (LEAST_SEEN[model.pos] as number)) {
    // Few forms can be checked for long words; then all of these must be listed, and the pattern must be common.
    if (seen < 2 || lacking > 0 || model.count < COMMON) return undefined;
  }
  return { model, stem, seen, lacking };
}

/**
 * Returns the matches without rare conjugations that lack a form which a common one of the same lemma has: the rest of their forms is of
 * another verb, which the dictionary has as the same one (*drukować* and *drukowywać*).
 */
function withoutMixtures<M extends Match & { lemma: string }>(matches: readonly M[]): M[] {
  const formsOf = ({ model, stem }: Match): string[] => model.slots.map(({ prefix, ending }) => prefix + stem + ending);
  const usual = new Map<string, Set<string>[]>();
  for (const match of matches) {
    if (match.model.count < COMMON) continue;
    usual.set(match.lemma, [...(usual.get(match.lemma) ?? []), new Set(formsOf(match))]);
  }
  return matches.filter((match) => {
    if (match.model.count >= COMMON) return true;
    const own = new Set(formsOf(match));
    return (usual.get(match.lemma) ?? []).every((forms) => [...forms].every((form) => own.has(form)));
  });
}

/**
 * Returns groups for unexplained words.
 * @param known groups whose paradigms are learned
 * @param words the words to explain
 * @param listed membership in the whole word list
 */
export function inferGroups(
  known: readonly LemmaGroup[],
  words: Iterable<string>,
  listed: (form: string) => boolean,
): LemmaGroup[] {
  const models = learn(known);
  const unexplained = new Set(words);
  const inferred: LemmaGroup[] = [];

  for (const mayLack of [0, LACKING_SHARE]) {
    for (const pos of PASSES) {
      const byEnding = new Map<string, Model[]>();
      const total = new Map<string, number>();
      for (const model of models) {
        if (model.pos !== pos) continue;
        for (const [look, count] of model.looks) total.set(look, (total.get(look) ?? 0) + count);
      }
      let longest = 0;
      for (const model of models) {
        if (model.pos !== pos || (mayLack > 0 && model.count < COMMON)) continue;
        for (const end of model.stemEnds) {
          const key = end + model.lemmaEnding;
          const list = byEnding.get(key);
          if (list) list.push(model);
          else byEnding.set(key, [model]);
        }
        longest = Math.max(longest, model.lemmaEnding.length);
      }
      const matches: (Match & { fresh: number; likeness: number; lemma: string })[] = [];
      for (const lemma of unexplained) {
        // Without an adjective, a word is no adverb; with one, a word in -o is no noun.
        const adverbial = adjectivesOf(lemma).some(listed);
        if (pos === 'adv' && !adverbial) continue;
        if (pos === 'subst' && ((adverbial && lemma.endsWith('o')) || isGenitiveInŃ(lemma, listed))) continue;
        for (let cut = 0; cut <= longest && lemma.length - cut >= SHORTEST_STEM; cut++) {
          const stem = lemma.slice(0, lemma.length - cut);
          const candidates = byEnding.get(lemma.slice(lemma.length - cut - 1));
          if (!candidates) continue;
          for (const model of candidates) {
            const found = match(model, stem, listed, mayLack);
            if (!found) continue;
            let fresh = 0;
            for (const slot of model.slots) if (unexplained.has(slot.prefix + stem + slot.ending)) fresh++;
            matches.push({ ...found, fresh, likeness: likenessOf(lemma, model, total), lemma });
          }
        }
      }
      const likely = pos === 'verb' ? withoutMixtures(matches) : matches;
      likely.sort(
        (a, b) =>
          b.fresh - b.lacking - (a.fresh - a.lacking) ||
          b.seen - a.seen ||
          b.likeness - a.likeness ||
          b.model.count - a.model.count ||
          (a.lemma < b.lemma ? -1 : 1),
      );
      for (const { model, stem, lemma } of likely) {
        if (!unexplained.has(lemma)) continue;
        const group: LemmaGroup = { lemma, pos, features: model.features, slots: new Map(), inferred: true };
        for (const slot of model.slots) {
          const form = slot.prefix + stem + slot.ending;
          if (form.length <= LONGEST_LISTED && !listed(form)) continue;
          addTag(group.slots, slot.mark + stem + slot.ending, slot.tags);
          unexplained.delete(form);
        }
        inferred.push(group);
      }
    }
  }
  return inferred;
}

/** Endings of nouns of adjectival declension: a part of an adjective's forms shows no noun. */
const OF_ADJECTIVE = /(?:ego|emu|ej)$/;

/**
 * Minimum number of unexplained words for a noun whose lemma is a form of another word. One word may be an error of the list. Two words in
 * one fully listed paradigm are unlikely to be chance.
 */
const LEAST_FRESH = 2;

/**
 * Returns nouns whose lemma is a form of another word, so that only their other forms are unexplained: *dron*, beside *drona*, has `dronem`
 * and `dronów`; *lag*, beside *laga*, has `lagu`. All forms of the paradigm must be listed. Gender and type are those of the paradigm with
 * the most unexplained words, then of the most common one.
 * @param words the words that no group has
 */
export function inferHomonyms(
  known: readonly LemmaGroup[],
  words: Iterable<string>,
  listed: (form: string) => boolean,
): LemmaGroup[] {
  const models = learn(known).filter(
    ({ pos, count, slots }) =>
      pos === 'subst' && count >= COMMON && !slots.some(({ ending }) => OF_ADJECTIVE.test(ending)),
  );
  const unexplained = new Set(words);
  const byEnding = new Map<string, Set<Model>>();
  for (const model of models)
    for (const { ending, mark } of model.slots) {
      if (mark === '') byEnding.set(ending, (byEnding.get(ending) ?? new Set()).add(model));
    }
  const longest = Math.max(0, ...[...byEnding.keys()].map((ending) => ending.length));
  const matches = new Map<string, Match & { fresh: number; lemma: string }>();
  for (const word of unexplained) {
    for (let cut = 0; cut <= longest && word.length - cut >= SHORTEST_STEM; cut++) {
      const stem = word.slice(0, word.length - cut);
      for (const model of byEnding.get(word.slice(stem.length)) ?? []) {
        const lemma = stem + model.lemmaEnding;
        if (!model.stemEnds.has(stem.at(-1) as string) || unexplained.has(lemma) || !listed(lemma)) continue;
        const found = match(model, stem, listed, 0);
        if (!found) continue;
        const fresh = model.slots.filter(({ ending }) => unexplained.has(stem + ending)).length;
        const best = matches.get(lemma);
        if (fresh < LEAST_FRESH || (best && isBetter(best, { model, fresh }))) continue;
        matches.set(lemma, { ...found, fresh, lemma });
      }
    }
  }
  const inferred: LemmaGroup[] = [];
  const inOrder = [...matches.values()].sort(
    (a, b) => b.fresh - a.fresh || b.model.count - a.model.count || (a.lemma < b.lemma ? -1 : 1),
  );
  for (const { model, stem, lemma } of inOrder) {
    const forms = model.slots.map(({ ending }) => stem + ending);
    if (forms.filter((form) => unexplained.has(form)).length < LEAST_FRESH) continue;
    const group: LemmaGroup = { lemma, pos: 'subst', features: model.features, slots: new Map(), inferred: true };
    for (const { ending, tags } of model.slots) {
      const form = stem + ending;
      if (form.length > LONGEST_LISTED || listed(form)) addTag(group.slots, form, tags);
      unexplained.delete(form);
    }
    inferred.push(group);
  }
  return inferred;
}

/** Returns true when the first paradigm explains the lemma's forms at least as well as the second. */
const isBetter = (one: { model: Model; fresh: number }, other: { model: Model; fresh: number }): boolean =>
  one.fresh > other.fresh || (one.fresh === other.fresh && one.model.count >= other.model.count);

/**
 * Infers a lemma's forms from its look, for names and verbs of which the lists have little: it inflects like most known lemmas of its part
 * of speech with the same last letters (up to four).
 * @param known groups whose paradigms are learned
 * @returns a function from lemma to group; undefined if no known lemma looks alike
 */
export function byLook(known: readonly LemmaGroup[], pos: 'subst' | 'verb'): (lemma: string) => LemmaGroup | undefined {
  const models = new Models();
  const endingsOf = new Map<Model, Map<string, number>>();
  const best = new Map<string, { count: number; model: Model }>();
  for (const group of known) {
    if (group.pos !== pos || group.inferred || group.slots.size < 8) continue;
    const learned = models.of(group);
    if (!learned) continue;
    const { model } = learned;
    const endings = endingsOf.get(model) ?? new Map<string, number>();
    endingsOf.set(model, endings);
    for (const ending of looksOf(group.lemma)) {
      const count = (endings.get(ending) ?? 0) + 1;
      endings.set(ending, count);
      if (count > (best.get(ending)?.count ?? 0)) best.set(ending, { count, model });
    }
  }
  return (lemma) => {
    for (let length = LONGEST_LOOK; length >= SHORTEST_LOOK; length--) {
      const model = best.get(lemma.slice(-length))?.model;
      if (!model || !lemma.endsWith(model.lemmaEnding)) continue;
      const stem = lemma.slice(0, lemma.length - model.lemmaEnding.length);
      const slots = new Map(model.slots.map(({ mark, ending, tags }) => [mark + stem + ending, tags]));
      return { lemma, pos, features: model.features, slots, inferred: true };
    }
    return undefined;
  };
}
