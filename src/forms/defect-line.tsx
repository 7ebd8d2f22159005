import type { Defect } from '../rules/paradigm.ts';
import { message } from '../ui/message.ts';
import { labelText } from './labels.ts';
import { RuleSection } from './rule-section.tsx';

/** Categories that rules take from a verb or leave it, where their key is not `part_…`. */
const CATEGORY_KEYS: Readonly<Record<string, string>> = {
  fin: 'tense_present_future',
  praet: 'tense_praet',
  cond: 'tense_pot',
  impt: 'tense_impt',
  ter_n: 'forms_ter_n',
};

function categories(names: readonly string[]): string {
  return names.map((name) => labelText([CATEGORY_KEYS[name] ?? `part_${name}`])).join(', ');
}

/** What a defective verb lacks, or what is left of it, and by which rule. */
export function DefectLine({ defect }: { defect: Defect }) {
  const { missing, left } = defect;
  return (
    <div class="defect">
      {missing.length > 0 && `${message('forms_lacks', categories(missing))} `}
      {left.length > 0 && `${message('forms_left', categories(left))} `}
      <RuleSection {...defect} />
    </div>
  );
}
