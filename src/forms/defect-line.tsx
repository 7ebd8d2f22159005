import type { Defect } from '../rules/paradigm.ts';
import { message } from '../ui/message.ts';
import { ruleWording, sectionLabel } from '../ui/wording.ts';

/** Names of the categories that rules take from a verb or leave it, as keys of messages. */
const CATEGORY_KEYS: Readonly<Record<string, string>> = {
  fin: 'tense_present_future',
  praet: 'tense_praet',
  cond: 'tense_pot',
  impt: 'tense_impt',
  ter_n: 'forms_ter_n',
};

function categories(names: readonly string[]): string {
  return names.map((name) => message(CATEGORY_KEYS[name] ?? `part_${name}`) || message(name) || name).join(', ');
}

/** What a defective verb lacks, or what is left of it, and by which rule. */
export function DefectLine({ defect }: { defect: Defect }) {
  const { missing, left } = defect;
  return (
    <div class="defect">
      <p>
        {missing.length > 0 && `${message('forms_lacks', categories(missing))} `}
        {left.length > 0 && `${message('forms_left', categories(left))} `}
        <span class="section">{sectionLabel(defect)}</span>
      </p>
      <p class="rule">{ruleWording(defect)}</p>
    </div>
  );
}
