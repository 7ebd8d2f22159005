import { citation, ruleText, sectionLabel } from '../../core/explain/citation.ts';
import type { Wording } from '../../core/explain/wording.ts';
import type { Defect, DefectiveGroup, Paradigm, ParadigmForm, ParadigmTable } from '../../core/rules/paradigm.ts';
import type { TileLanguage } from '../../core/words/tiles.ts';
import type { FormsQuery } from '../../platform/storage/forms-queries.ts';
import { counted, message, optionalMessage } from '../../ui/message.ts';
import { RuleSection } from '../../ui/verdict-components.tsx';
import { useWording } from '../../ui/wording-of-page.ts';
import { PageLink } from './page-link.tsx';
import { queryFor } from './query.ts';
import { isTooLong, labelText } from './shown-form.ts';

interface Props {
  groups: readonly DefectiveGroup[];
  query: FormsQuery;
  /** Lemma of the displayed paradigm. */
  lemma: string | undefined;
  follow: (next: FormsQuery) => void;
}

/** Lists the defective verbs of the rules, grouped by the forms that they lack, with links to their paradigms. */
export function Defectives({ groups, query, lemma, follow }: Props) {
  const wording = useWording();
  if (groups.length === 0) return null;
  const appendix = groups.find((group) => group.appendix)?.appendix;
  return (
    <section class="defectives">
      <h2>{message('forms_defectives')}</h2>
      {groups.some(({ curated }) => curated) && <p class="quiet">{message('forms_defectives_curated')}</p>}
      {appendix && <p class="quiet">{message('forms_defectives_appendix', appendix)}</p>}
      {groups.map((group) => (
        <details
          key={group.rule + group.group}
          open={query.word === '' || (lemma !== undefined && group.lemmas.includes(lemma))}
        >
          <summary>
            {/^[A-Z]$/.test(group.group) && <b>{group.group} </b>}
            {defectWording(group, wording)} <span class="section">{sectionLabel(group, wording)}</span>{' '}
            <span class="quiet">{counted('forms_verbs', group.lemmas.length)}</span>
          </summary>
          <ul>
            {group.lemmas.map((verb) => (
              <li key={verb}>
                <PageLink to={queryFor(query, verb)} follow={follow} current={verb === lemma}>
                  {verb}
                </PageLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** Says which forms a defective verb lacks or has, with the rule. */
export function DefectLine({ defect }: { defect: Defect }) {
  const wording = useWording();
  return (
    <div class="defect">
      {message('forms_defective')} {defectWording(defect, wording)} <RuleSection {...citation(defect, wording)} />
      {defect.curated && <span class="quiet"> {message('curated')}</span>}
    </div>
  );
}

/**
 * Returns a sentence on the forms that verbs with this defect lack or have; for a defect that names none, the sentence on its group, or the
 * rule.
 */
export function defectWording({ rule, missing, left, group = '' }: Defect, wording: Wording): string {
  const sentences = [
    missing.length > 0 ? message('forms_lacks', categories(missing, wording)) : '',
    left.length > 0 ? message('forms_left', categories(left, wording)) : '',
  ];
  return (
    sentences.filter(Boolean).join(' ') ||
    optionalMessage(`forms_group_${group.replace('-', '_')}`) ||
    ruleText({ rule }, wording)
  );
}

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

/** Says which tables of a verb are absent or struck through. */
export function LackingLine({ paradigm, language }: { paradigm: Paradigm; language: TileLanguage }) {
  const wording = useWording();
  const { none, some } = lackingTables(paradigm, language);
  const listed = (titles: readonly string[][]) => titles.map((title) => labelText(title, wording)).join('; ');
  if (none.length + some.length === 0) return null;
  return (
    <p class="defect">
      {none.length > 0 && message('forms_lacks', listed(none))}{' '}
      {some.length > 0 && message('forms_lacks_part', listed(some))}
    </p>
  );
}

/**
 * Finds what a verb lacks that is on no list of defective verbs. Forms that are only too long for the board do not count as lacking.
 * `none`: titles of tables that are absent or entirely struck through;
 * `some`: titles of tables with some cells struck through.
 */
export function lackingTables(
  { about, tables }: Pick<Paradigm, 'about' | 'tables'>,
  language: TileLanguage,
): { none: string[][]; some: string[][] } {
  if (!about.some((key) => VERBS.includes(key))) return { none: [], some: [] };
  const isBarred = (cell: readonly ParadigmForm[]) =>
    cell.length > 0 && cell.every((form) => form.status === 'barred') && !cell.some(isTooLong);
  const cellsOf = ({ rows }: ParadigmTable) => rows.flatMap(({ cells }) => cells).filter((cell) => cell.length > 0);
  const absent = (USUAL_OF_VERBS[language] ?? []).filter((key) => !tables.some(({ title }) => title.includes(key)));
  const none = tables.filter((table) => cellsOf(table).every(isBarred));
  const some = tables.filter((table) => !none.includes(table) && cellsOf(table).some(isBarred));
  const titles = (found: readonly ParadigmTable[]) => found.map(({ title }) => title);
  return { none: [...absent.map((key) => [key]), ...titles(none)], some: titles(some) };
}

/** Keys of tables that verbs of a language have unless they lack the forms. */
const USUAL_OF_VERBS: Readonly<Partial<Record<TileLanguage, readonly string[]>>> = { de: ['mood_imp'] };

/** Keys of the parts of speech that conjugate. */
const VERBS: readonly string[] = ['part_verb', 'part_ver'];
