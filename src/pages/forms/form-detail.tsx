import { useRef } from 'preact/hooks';
import { ruleText, sectionLabel } from '../../core/explain/citation.ts';
import type { ParadigmChoice } from '../../core/rules/paradigm.ts';
import { type TileLanguage, tilesOf } from '../../core/words/tiles.ts';
import type { FormsQuery } from '../../platform/storage/forms-queries.ts';
import { counted, message, optionalMessage } from '../../ui/message.ts';
import { useStateOf } from '../../ui/use-copy.ts';
import { VerdictOn } from '../../ui/verdict-components.tsx';
import { useWording } from '../../ui/wording-of-page.ts';
import { PageLink } from './page-link.tsx';
import { queryFor } from './query.ts';
import { isPlayable, labelText, potentialSection, type ShownForm } from './shown-form.ts';

interface Props {
  form: ShownForm;
  lemma: string;
  /** Whether the same letters are allowed in another cell. */
  elsewhere: boolean;
  /** Other paradigms to which the same letters may belong; one of them may have the same lemma. */
  related: readonly ParadigmChoice[];
  language: TileLanguage;
  query: FormsQuery;
  follow: (next: FormsQuery) => void;
  close: () => void;
}

/** The details of one form: status, rule, points, and buttons to copy and to judge it. */
export function FormDetail({ form: shown, lemma, elsewhere, related, language, query, follow, close }: Props) {
  const { form, status, rule, section, potential, allowedAs = [], unattested, points, place, cell } = shown;
  const wording = useWording();
  const [judging, setJudging] = useStateOf(place, false);
  const [outcome, setOutcome] = useStateOf(place, '');
  const word = useRef<HTMLElement>(null);
  const owners = allowedAs.filter((other) => !(elsewhere && other === lemma));

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(form);
      setOutcome(message('forms_copied', form));
    } catch {
      // The user can still copy with the keyboard.
      if (word.current) getSelection()?.selectAllChildren(word.current);
      setOutcome(message('forms_copy_failed'));
    }
  };
  return (
    <section class={`detail ${isPlayable(shown) ? 'allowed' : 'disallowed'}`} aria-label={form}>
      <div class="said">
        <p>
          <b ref={word} class="chosen" lang={language}>
            {form}
          </b>{' '}
          <span class="word">{message(`forms_${status}`, lemma)}</span>{' '}
          <span class="quiet">
            {points !== null && `${message('points', points)} · `}
            {counted('forms_letters', [...tilesOf(form, language)].length)}
          </span>
        </p>
        <p class="quiet">
          {labelText(cell, wording)}
          {potential && ` · ${message('forms_potential', potentialSection(shown))}`}
          {unattested && status !== 'barred' && ` · ${message('forms_unattested')}`}
        </p>
        {rule && (
          <p>
            {ruleText({ rule, ...(section && { section }) }, wording)}{' '}
            {section && <span class="section">{sectionLabel({ rule, section }, wording)}</span>}
            {status === 'open' && ` ${optionalMessage(`forms_open_${rule.replace(/\W/g, '_')}`)}`}
          </p>
        )}
        {status === 'barred' && elsewhere && <p>{message('forms_kept_elsewhere')}</p>}
        {owners.length > 0 && (
          <p>
            {message('forms_kept')}
            {owners.map((other) => (
              <>
                {' '}
                <PageLink
                  key={other}
                  to={queryFor(query, other, related.find((one) => one.lemma === other)?.id)}
                  follow={follow}
                >
                  {other}
                </PageLink>
              </>
            ))}
          </p>
        )}
      </div>
      <div class="foot">
        <button type="button" class="action copy" onClick={copy}>
          {message('forms_copy')}
        </button>
        <button type="button" class="action" aria-expanded={judging} onClick={() => setJudging(!judging)}>
          {message('forms_verdict')}
        </button>
        <span class="quiet outcome" role="status">
          {outcome}
        </span>
        <button type="button" class="link" onClick={close}>
          {message('forms_close')}
        </button>
      </div>
      {judging && <VerdictOn word={form} ruleset={query.ruleset} />}
    </section>
  );
}
