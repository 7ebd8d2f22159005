/** Rules of English spelling before it was settled, each as old and present spelling. */
export interface OldSpellingRule {
  /** Class of the rule; rules of a class are equally reliable. */
  class: 'finalE' | 'finalDoubled' | 'finalY' | 'ending' | 'vowel' | 'letter';
  old: RegExp;
  today: string;
}

export const OLD_SPELLING_RULES: readonly OldSpellingRule[] = [
  { class: 'finalE', old: /e(s?)$/, today: '$1' },
  { class: 'finalE', old: /(\p{L})\1e(s?)$/u, today: '$1$2' },
  { class: 'finalDoubled', old: /([lnt])\1$/, today: '$1' },
  { class: 'finalDoubled', old: /([aeiou]l)(s?)$/, today: '$1l$2' },
  { class: 'finalY', old: /ie$/, today: 'y' },
  { class: 'ending', old: /ick(e?)$/, today: 'ic' },
  { class: 'ending', old: /(?<=[^aeiou])d$/, today: 'ed' },
  { class: 'ending', old: /eth$/, today: 's' },
  { class: 'ending', old: /e?th$/, today: 'es' },
  { class: 'vowel', old: /ou/, today: 'o' },
  { class: 'vowel', old: /ou/, today: 'oo' },
  { class: 'vowel', old: /aun/, today: 'an' },
  { class: 'vowel', old: /ei/, today: 'ai' },
  { class: 'vowel', old: /y(?=[a-z])/, today: 'i' },
  // Until about 1630 v began a word and u stood inside it, whichever was meant; i stood for j as well.
  { class: 'letter', old: /(?<=\p{L})u(?=[aeiouy])/u, today: 'v' },
  { class: 'letter', old: /^v(?=[^aeiou])/, today: 'u' },
  { class: 'letter', old: /^i(?=[aeiou])/, today: 'j' },
];

/** A present spelling, with the classes of the rules that lead to it. */
export interface Modernised {
  word: string;
  classes: readonly OldSpellingRule['class'][];
}

/** Returns the word with one rule applied, and with a second one if the first changes an ending. */
export function modernised(word: string): Modernised[] {
  const found: Modernised[] = [];
  const change = (from: string, before: readonly OldSpellingRule['class'][]): void => {
    for (const rule of OLD_SPELLING_RULES) {
      const changed = from.replace(rule.old, rule.today);
      if (changed !== from) found.push({ word: changed, classes: [...before, rule.class] });
    }
  };
  change(word, []);
  for (const { word: once, classes } of [...found]) if (classes[0]?.startsWith('final')) change(once, classes);
  return found;
}
