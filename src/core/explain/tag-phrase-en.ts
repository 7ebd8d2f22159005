import { type EnglishPart, parseEnglishTag } from '../morphology/en/tag.ts';
import { alternatives, type Phrase, say } from './sentence.ts';
import type { PhraseKey } from './wording.ts';

/**
 * Returns the phrase for an English tag (see src/core/morphology/en/tag.ts): `noun:pl` → “plural”, `verb:past.part2` → “past tense or past
 * participle”.
 */
export function englishTagPhrase(tag: string): Phrase {
  const parsed = parseEnglishTag(tag);
  if (!parsed) return tag;
  const { part, forms } = parsed;
  const named = forms.map((form) => FORMS[part]?.[form]).filter((phrase) => phrase !== undefined);
  return named.length > 0 ? alternatives(named) : say(PARTS[part]);
}

/** Message keys of the parts of speech. Most are shared with other languages. */
const PARTS: Readonly<Record<EnglishPart, PhraseKey>> = {
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

/** Message keys of inflected forms. The dictionary form of a noun, verb or adjective is named by its part of speech. */
const FORMS: Readonly<Partial<Record<EnglishPart, Readonly<Record<string, Phrase>>>>> = {
  noun: { pl: say('english_plural') },
  verb: {
    modal: say('english_modal'),
    prs: say('label_tense_present'),
    prs3: say('form_person', {
      nth: say('nth_ter'),
      number: say('number_sg'),
      tense: say('tense_present'),
    }),
    past: say('english_past'),
    part2: say('english_part2'),
    ing: say('english_ing'),
  },
  adj: compared('part_adj'),
  adv: compared('part_adv'),
};

function compared(part: PhraseKey): Readonly<Record<string, Phrase>> {
  const form = say(part);
  return {
    comp: say('form_degree', { form, degree: say('degree_com') }),
    sup: say('form_degree', { form, degree: say('degree_sup') }),
  };
}
