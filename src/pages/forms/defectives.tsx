import { sectionLabel } from '../../core/explain/citation.ts';
import type { DefectiveGroup } from '../../core/rules/paradigm.ts';
import type { FormsQuery } from '../../platform/storage/forms-queries.ts';
import { counted } from '../../ui/counted.ts';
import { message } from '../../ui/message.ts';
import { useWording } from '../../ui/wording-of-page.ts';
import { defectWording } from './defect-line.tsx';
import { PageLink } from './page-link.tsx';
import { leadingTo } from './query.ts';

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
                <PageLink to={leadingTo(query, verb)} follow={follow} current={verb === lemma}>
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
