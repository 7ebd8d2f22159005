/** The closed lists of the rule document as words of the lexicon. */
import { addTag, type LemmaGroup, slotForm } from './lemma-groups.ts';
import { readColumn, readTable } from './tsv.ts';

interface ListedWord {
  word: string;
  lemma: string;
  rule: string;
  tag: string;
}

function closedLists(): ListedWord[] {
  const words: ListedWord[] = [];
  const add = (word: string | undefined, rule: string, tag: string, lemma = word) => {
    if (word) words.push({ word, lemma: lemma as string, rule, tag });
  };
  for (const row of readTable('lists/pfs-2018-list0.tsv')) {
    for (const word of (row.words as string).split(' '))
      if (word.length > 1) add(word, 'foreign-phrase-list0', row.part as string);
  }
  for (const word of readColumn('lists/pfs-2018-list1.tsv', 'word')) add(word, 'product-name-list1', 'subst:sg:nom');
  for (const row of readTable('lists/pfs-2018-list2.tsv')) {
    add(row.word, 'interjection-list2', 'interj');
    add(row.single_letter_variant, 'interjection-list2-single', 'interj');
  }
  for (const word of readColumn('lists/pfs-2018-list3.tsv', 'word')) add(word, 'ze-list3', 'qub');
  for (const row of readTable('lists/pfs-2018-list3-forms.tsv')) add(row.form, 'ze-list3', 'adj', row.starred_word);
  for (const word of readColumn('lists/pfs-2018-list4.tsv', 'word')) add(word, 'c-list4', 'qub');
  for (const word of readColumn('lists/pfs-2018-list5.tsv', 'word')) add(word, 'n-list5', 'prep');
  for (const row of readTable('lists/pfs-2018-list6.tsv')) {
    add(row.word, 'by-list6', 'comp');
    for (const form of [row.form_m, row.form_s, row.form_smy, row.form_scie])
      add(form, 'ending-by-list6', 'comp', row.word);
  }
  for (const row of readTable('lists/pfs-2018-mobile-endings-closed.tsv')) {
    add(row.form, (row.rule_id as string).replace('pfs-2018/', ''), 'comp', row.host);
  }
  return words;
}

/** Parts of speech without forms. */
const WITHOUT_FORMS: ReadonlySet<string> = new Set(['interj', 'qub', 'conj', 'comp', 'prep', 'adv', 'pred', 'burk']);

/**
 * Returns true when a group is the listed word. A noun or verb with the same letters is another word (*doń* of *donia*, the infinitive
 * *boć*). An inflected word of the list (*jakiż*, *meleks*) must be the group's lemma.
 */
function isSameWord({ lemma, rule, tag }: ListedWord, group: LemmaGroup): boolean {
  if (group.lemma === lemma && (tag.startsWith('subst') || (rule === 'ze-list3' && !group.inferred))) return true;
  return !group.inferred && WITHOUT_FORMS.has(group.pos);
}

/** Returns groups for words of the closed lists that no group has with that part of speech. */
export function closedListWords(known: readonly LemmaGroup[]): LemmaGroup[] {
  const words = closedLists();
  const listed = new Map(words.map((one) => [one.word, one]));
  const explained = new Set<string>();
  for (const group of known) {
    for (const key of group.slots.keys()) {
      const one = listed.get(slotForm(key));
      if (one && isSameWord(one, group)) explained.add(one.word);
    }
  }
  const groups = new Map<string, LemmaGroup>();
  for (const { word, lemma, rule, tag } of words) {
    if (explained.has(word)) continue;
    let group = groups.get(`${lemma}|${tag}`);
    if (!group) {
      group = { lemma, pos: tag.split(':')[0] as string, features: '', slots: new Map(), inferred: false };
      groups.set(`${lemma}|${tag}`, group);
    }
    addTag(group.slots, word, `=${rule}=${tag}`);
  }
  return [...groups.values()];
}

/** Returns words that the document names as barred although open lists have them, with the rule. */
export function namedAsBarred(): Map<string, string> {
  return new Map(
    readTable('lists/pfs-2018-named-as-barred.tsv').map((row) => [
      row.word as string,
      (row.rule as string).replace('pfs-2018/', ''),
    ]),
  );
}
