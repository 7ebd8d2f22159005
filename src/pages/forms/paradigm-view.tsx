import { useEffect, useMemo, useRef } from 'preact/hooks';
import { ruleText } from '../../core/explain/citation.ts';
import { listPhrase } from '../../core/explain/phrases.ts';
import { text } from '../../core/explain/sentence.ts';
import type { Wording } from '../../core/explain/wording.ts';
import type { Paradigm, ParadigmChoice } from '../../core/rules/paradigm.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import type { FormsQuery } from '../../platform/storage/forms-queries.ts';
import { counted, message } from '../../ui/message.ts';
import { Spoken } from '../../ui/page.tsx';
import { WORD_INPUT } from '../../ui/typed-words.ts';
import { useStateOf } from '../../ui/use-copy.ts';
import { useWording } from '../../ui/wording-of-page.ts';
import { DefectLine, LackingLine } from './defective-verbs.tsx';
import { Legend } from './form-button.tsx';
import { FormDetail } from './form-detail.tsx';
import { PageLink } from './page-link.tsx';
import { ParadigmTables } from './paradigm-tables.tsx';
import { queryFor } from './query.ts';
import {
  aboutText,
  countForms,
  filterTables,
  formFilter,
  formsIn,
  isAllowedIn,
  isTooLong,
  type ShownForm,
  shownTables,
} from './shown-form.ts';

interface Props {
  paradigm: Paradigm;
  query: FormsQuery;
  change: (changes: Partial<FormsQuery>) => void;
  follow: (next: FormsQuery) => void;
}

/** One paradigm: its lemma, what it lacks, and all its forms. */
export function ParadigmView({ paradigm, query, change, follow }: Props) {
  const { id, lemma, about, defect, list, related } = paradigm;
  const { filter = '', withPoints = false } = query;
  const { language, row } = rulesetOf(paradigm.ruleset);
  const wording = useWording();
  const [pressed, setPressed] = useStateOf<number | undefined>(id, undefined);
  const view = useRef<HTMLDivElement>(null);
  const tables = useMemo(() => shownTables(paradigm.tables), [paradigm]);
  const remaining = useMemo(() => filterTables(tables, formFilter(filter)), [tables, filter]);
  const all = countForms(formsIn(tables));
  const tooLong = countForms(formsIn(tables).filter(isTooLong)).all;
  const shown = countForms(formsIn(remaining));
  const opened = formsIn(remaining).find(({ place }) => place === pressed);
  useEffect(() => {
    // The details that have just opened must not cover the form.
    if (opened) buttonOf(opened)?.scrollIntoView({ block: 'nearest' });
  }, [pressed]);

  const buttonOf = ({ place }: ShownForm) => view.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  const barred = all.barred > 0 ? ` · ${counted('forms_count_barred', all.barred)}` : '';
  const count =
    filter === '' ? counted('forms_count', all.all) + barred : message('forms_count_shown', shown.all, all.all);
  const close = (event?: Event) => {
    // The key would close the popup as well.
    event?.preventDefault();
    if (opened) buttonOf(opened)?.focus();
    setPressed(undefined);
  };
  const open = ({ place }: ShownForm) => setPressed(place);
  return (
    <div ref={view}>
      <h2 class="lemma" tabIndex={-1}>
        <span lang={language}>{lemma}</span> <span class="quiet">{aboutText(about, wording)}</span>
      </h2>
      {defect ? <DefectLine defect={defect} /> : <LackingLine paradigm={paradigm} language={language} />}
      {row !== null && tooLong > 0 && <p class="defect">{counted('forms_too_long', tooLong, row)}</p>}
      <Related paradigms={related} query={query} follow={follow} />
      <div class="narrow">
        <Narrowing filter={filter} withPoints={withPoints} change={change} />
        <span class="quiet count">
          {count}
          {list && ` · ${text(listPhrase({ verdict: 'allowed', basis: { kind: 'official-list', list } }), wording)}`}
        </span>
        <Legend forms={formsIn(tables)} lemma={lemma} withPoints={withPoints} />
      </div>
      <Spoken text={opened ? spokenForm(opened, lemma, wording) : `${message('forms_page_title', lemma)}. ${count}`} />
      {remaining.length === 0 ? (
        <p>
          {message('forms_filter_none', filter)}{' '}
          <button type="button" class="link" onClick={() => change({ filter: undefined })}>
            {message('forms_filter_clear')}
          </button>
        </p>
      ) : (
        <ParadigmTables
          tables={remaining}
          isNarrowed={filter !== ''}
          row={row}
          language={language}
          withPoints={withPoints}
          opened={opened?.place}
          open={open}
        />
      )}
      {opened && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the key goes to what has the focus inside
        <div class="detail-place" onKeyDown={(event) => event.key === 'Escape' && close(event)}>
          <FormDetail
            form={opened}
            lemma={lemma}
            related={related}
            elsewhere={isAllowedIn(formsIn(tables), opened.form)}
            language={language}
            query={query}
            follow={follow}
            close={() => close()}
          />
        </div>
      )}
    </div>
  );
}

function spokenForm({ form, status, rule }: ShownForm, lemma: string, wording: Wording): string {
  return `${form}: ${message(`forms_${status}`, lemma)}. ${rule ? ruleText({ rule }, wording) : ''}`;
}

interface RelatedProps extends Pick<Props, 'query' | 'follow'> {
  paradigms: readonly ParadigmChoice[];
}

/** Links to related paradigms. */
function Related({ paradigms, query, follow }: RelatedProps) {
  const wording = useWording();
  if (paradigms.length === 0) return null;
  return (
    <p class="related">
      {message('forms_related')}
      {paradigms.map(({ id, lemma, about }) => (
        <span key={id}>
          <PageLink to={queryFor(query, lemma, id)} follow={follow}>
            {lemma}
          </PageLink>{' '}
          <span class="quiet">{aboutText(about, wording)}</span>
        </span>
      ))}
    </p>
  );
}

interface NarrowingProps extends Pick<Props, 'change'> {
  filter: string;
  withPoints: boolean;
}

/** Filters the forms, and switches their points on and off. */
function Narrowing({ filter, withPoints, change }: NarrowingProps) {
  return (
    <>
      <input
        {...WORD_INPUT}
        value={filter}
        aria-label={message('forms_filter')}
        placeholder={message('forms_filter')}
        onInput={(event) => change({ filter: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || filter === '') return;
          // In an empty field the key closes the popup.
          event.preventDefault();
          change({ filter: undefined });
        }}
      />
      <label>
        <input
          type="checkbox"
          checked={withPoints}
          onChange={(event) => change({ withPoints: event.currentTarget.checked })}
        />
        {message('forms_points')}
      </label>
    </>
  );
}
