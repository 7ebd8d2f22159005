import type { Defect } from '../rules/paradigm.ts';
import { anyMessage, message, optionalMessage } from '../ui/message.ts';
import { RuleSection } from '../ui/rule-section.tsx';
import { ruleWording } from '../ui/wording.ts';
import { labelText } from './labels.ts';

/** Categories that rules take from a verb or leave it, where their key is not `part_…`. */
const CATEGORY_KEYS: Readonly<Record<string, string>> = {
  fin: 'tense_present_future',
  praet: 'tense_praet',
  cond: 'tense_pot',
  impt: 'tense_impt',
  ter_n: 'forms_ter_n',
};

function categories(names: readonly string[]): string {
  return names
    .map((name) => CATEGORY_KEYS[name] ?? (anyMessage(`part_${name}`) ? `part_${name}` : name))
    .map((key) => labelText([key]))
    .join(', ');
}

/** What verbs with this defect lack or have left; where the defect names neither, what is said of its group, or the rule itself. */
export function defectWording({ rule, missing, left, group = '' }: Defect): string {
  const told = [
    missing.length > 0 ? message('forms_lacks', categories(missing)) : '',
    left.length > 0 ? message('forms_left', categories(left)) : '',
  ];
  return (
    told.filter(Boolean).join(' ') || optionalMessage(`forms_group_${group.replace('-', '_')}`) || ruleWording({ rule })
  );
}

/** What a defective verb lacks, or what is left of it, and by which rule. */
export function DefectLine({ defect }: { defect: Defect }) {
  return (
    <div class="defect">
      {message('forms_defective')} {defectWording(defect)} <RuleSection {...defect} />
      {defect.curated && <span class="quiet"> {message('curated')}</span>}
    </div>
  );
}
