import { citation, ruleText } from '../explain/citation.ts';
import type { Wording } from '../explain/wording.ts';
import type { Defect } from '../rules/paradigm.ts';
import { message, optionalMessage } from '../ui/message.ts';
import { RuleSection } from '../ui/rule-section.tsx';
import { useWording } from '../ui/wording-of-page.ts';
import { labelText } from './labels.ts';

/** Categories that rules take from a verb or leave it, where their key is not `part_…`. */
const CATEGORY_KEYS: Readonly<Record<string, string>> = {
  fin: 'tense_present_future',
  praet: 'tense_praet',
  cond: 'tense_pot',
  impt: 'tense_impt',
  ter_n: 'forms_ter_n',
};

function categories(names: readonly string[], wording: Wording): string {
  return names
    .map((name) => CATEGORY_KEYS[name] ?? (Object.hasOwn(wording.phrases, `part_${name}`) ? `part_${name}` : name))
    .map((key) => labelText([key], wording))
    .join(', ');
}

/** What verbs with this defect lack or have left; where the defect names neither, what is said of its group, or the rule itself. */
export function defectWording({ rule, missing, left, group = '' }: Defect, wording: Wording): string {
  const told = [
    missing.length > 0 ? message('forms_lacks', categories(missing, wording)) : '',
    left.length > 0 ? message('forms_left', categories(left, wording)) : '',
  ];
  return (
    told.filter(Boolean).join(' ') ||
    optionalMessage(`forms_group_${group.replace('-', '_')}`) ||
    ruleText({ rule }, wording)
  );
}

/** What a defective verb lacks, or what is left of it, and by which rule. */
export function DefectLine({ defect }: { defect: Defect }) {
  const wording = useWording();
  return (
    <div class="defect">
      {message('forms_defective')} {defectWording(defect, wording)} <RuleSection {...citation(defect, wording)} />
      {defect.curated && <span class="quiet"> {message('curated')}</span>}
    </div>
  );
}
