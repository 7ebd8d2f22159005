import type { Phrase } from '../messages/judged.ts';
import { type EnglishPart, parseEnglishTag } from '../morphology/en/tag.ts';
import { alternatives } from './alternatives.ts';

/** An English tag (see src/morphology/en/tag.ts) as a phrase: `noun:pl` → “plural”, `verb:past.part2` → “past tense or past participle”. */
export function englishTagPhrase(tag: string): Phrase {
  const parsed = parseEnglishTag(tag);
  if (!parsed) return tag;
  const { part, forms } = parsed;
  const named = forms.map((form) => FORMS[part]?.[form]).filter((phrase) => phrase !== undefined);
  return named.length > 0 ? alternatives(named) : [PARTS[part]];
}

/** Keys of the parts of speech; most are shared with other languages. */
const PARTS: Readonly<Record<EnglishPart, string>> = {
  noun: 'part_sub',
  verb: 'part_ver',
  adj: 'part_adj',
  adv: 'part_adv',
  pron: 'part_pro',
  det: 'part_det',
  prep: 'part_prp',
  conj: 'part_kon',
  intj: 'part_itj',
  num: 'part_num',
  ptl: 'part_ptl',
};

/** Forms that say more than their part of speech; the dictionary form of a noun, verb or adjective is told by that. */
const FORMS: Readonly<Partial<Record<EnglishPart, Readonly<Record<string, Phrase>>>>> = {
  noun: { pl: ['english_plural'] },
  verb: {
    prs: ['label_tense_present'],
    prs3: ['form_person', ['person_ter'], ['number_sg'], ['tense_present']],
    past: ['english_past'],
    part2: ['english_part2'],
    ing: ['english_ing'],
  },
  adj: compared('part_adj'),
  adv: compared('part_adv'),
};

function compared(part: string): Readonly<Record<string, Phrase>> {
  return { comp: ['form_degree', [part], ['degree_com']], sup: ['form_degree', [part], ['degree_sup']] };
}
