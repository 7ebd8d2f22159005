import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { rulesetName } from '../../core/explain/explanation.ts';
import type { DefectiveGroup, Forms } from '../../core/rules/paradigm.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { normalise } from '../../core/words/normalise.ts';
import { ask } from '../../platform/messages/ask.ts';
import { LONGEST_WORD } from '../../platform/messages/limits.ts';
import { type FormsQuery, formsAddress, storeQuery } from '../../platform/storage/forms-queries.ts';
import { writeTyped } from '../../platform/storage/session-texts.ts';
import { changeSettings } from '../../platform/storage/settings.ts';
import { message } from '../../ui/message.ts';
import { Spoken, UnlessAtPlay, useSettings } from '../../ui/page.tsx';
import { RulesetChoice } from '../../ui/ruleset-choice.tsx';
import { WORD_INPUT } from '../../ui/typed-words.ts';
import { Unanswered } from '../../ui/unanswered.tsx';
import { type QueryState, useWorkerQuery } from '../../ui/use-worker-query.ts';
import { useWording } from '../../ui/wording-of-page.ts';
import { Defectives } from './defective-verbs.tsx';
import { openOwnTab, PageLink } from './page-link.tsx';
import { ParadigmView } from './paradigm-view.tsx';
import { type AddressedQuery, type QueryInAddress, queryFor, RULESETS_WITH_FORMS, useQuery } from './query.ts';
import { aboutText } from './shown-form.ts';

interface FormsPageProps {
  /** The query in the page's address. */
  first: AddressedQuery;
  /** True in a private window, where no choice is stored. */
  privately: boolean;
}

/** The forms of a word, with a link back to the page from which the user came. */
export function FormsPage({ first, privately }: FormsPageProps) {
  const inAddress = useQuery(first, useSettings().ruleset);
  const { query } = inAddress;
  const beside = query.place === 'window' ? undefined : query.place;
  const openTab = async () => {
    const id = await storeQuery({ ...query, place: undefined });
    await openOwnTab(formsAddress(undefined, id));
    // The panel stays open.
    if (beside !== 'panel') close();
  };
  return (
    <main class={beside && 'in-popup'}>
      <div class="top">
        {beside && (
          <a class="link" href={`../${beside}/index.html`}>
            ‹ {message('forms_back')}
          </a>
        )}
        <h1>{message('forms_title')}</h1>
        {query.place && (
          <button type="button" class="link" onClick={() => openTab().catch(console.error)}>
            {message('forms_open_tab')}
          </button>
        )}
      </div>
      <UnlessAtPlay>
        <FormsOf {...inAddress} privately={privately} />
      </UnlessAtPlay>
    </main>
  );
}

const shortName = (ruleset: RulesetId): string => message(`ruleset_short_${rulesetName(ruleset)}`);

/** The query and the paradigm. */
function FormsOf({
  query,
  isGone,
  replaced,
  change,
  follow,
  privately,
}: QueryInAddress & Pick<FormsPageProps, 'privately'>) {
  const [answer, retry] = useForms(query);
  const groups = useDefectives(query.ruleset);
  const input = useRef<HTMLInputElement>(null);
  /** True if the page was opened with a word, or a link was followed: the focus then goes to the heading. */
  const followed = useRef(query.word !== '');
  const forms = answer.state === 'ready' ? answer.forms : undefined;
  const paradigm = forms?.paradigm;

  useLayoutEffect(() => {
    if (query.word === '') input.current?.focus();
  }, []);
  useEffect(() => {
    if (!followed.current || !paradigm) return;
    followed.current = false;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('.lemma')?.focus({ preventScroll: true });
  }, [paradigm]);

  const followLink = (next: FormsQuery) => {
    followed.current = true;
    follow(next);
  };
  const type = (word: string) => {
    followed.current = false;
    change(queryFor(query, word));
    // So that the popup or panel has the word when it is opened again, or on the way back.
    if (query.place && query.place !== 'window' && !privately) writeTyped(query.place, word);
  };
  const choose = (ruleset: RulesetId) => {
    change({ ruleset, choice: undefined });
    // A choice that is not stored applies until the page is closed.
    if (!privately) changeSettings({ ruleset }).catch(() => {});
  };
  return (
    <>
      <div class="question">
        <input
          ref={input}
          {...WORD_INPUT}
          value={query.word}
          aria-label={message('forms_input')}
          placeholder={message('forms_input')}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <RulesetChoice ruleset={query.ruleset} from={RULESETS_WITH_FORMS} choose={choose} />
      </div>
      {isGone && <p role="alert">{message('forms_gone')}</p>}
      {replaced && <p role="alert">{message('forms_replaced', shortName(replaced), shortName(query.ruleset))}</p>}
      <State answer={answer} retry={retry} query={query} follow={followLink} />
      {paradigm && <ParadigmView paradigm={paradigm} query={query} change={change} follow={followLink} />}
      <Defectives groups={groups} query={query} lemma={paradigm?.lemma} follow={followLink} />
    </>
  );
}

interface StateProps {
  answer: QueryState<{ forms: Forms }>;
  retry: () => void;
  query: FormsQuery;
  follow: (next: FormsQuery) => void;
}

/** The message before, or instead of, a paradigm. */
function State({ answer, retry, query, follow }: StateProps) {
  switch (answer.state) {
    case 'idle':
      if (normalise(query.word).length > LONGEST_WORD) return <p>{message(whyNone(query.word, 'word_too_long'))}</p>;
      return <p class="quiet">{message('forms_hint')}</p>;
    case 'loading':
    case 'failed':
      return <Unanswered query={answer} again={retry} />;
    case 'ready': {
      const { paradigm, word, suggestions } = answer.forms;
      if (paradigm) return <Choices forms={answer.forms} query={query} follow={follow} />;
      const none = word === '' ? message('forms_hint') : message(whyNone(word, 'forms_none'), word);
      return (
        <div class="none">
          <p>{none}</p>
          <Spoken text={none} />
          {suggestions.length > 0 && (
            <p>
              {message('try_words')}
              {suggestions.map((suggestion) => (
                <span key={suggestion}>
                  {' '}
                  <PageLink to={queryFor(query, suggestion)} follow={follow}>
                    {suggestion}
                  </PageLink>
                </span>
              ))}
            </p>
          )}
        </div>
      );
    }
  }
}

/** Message key for a query without an answer; several words have no common paradigm. */
function whyNone<Key extends string>(typed: string, otherwise: Key): Key | 'one_word' {
  return normalise(typed).includes(' ') ? 'one_word' : otherwise;
}

interface ChoicesProps {
  forms: Forms;
  query: FormsQuery;
  follow: (next: FormsQuery) => void;
}

/** Lists the lemmas of the word if it has several. */
function Choices({ forms: { word, choices, paradigm }, query, follow }: ChoicesProps) {
  const wording = useWording();
  if (choices.length < 2) return null;
  return (
    <nav class="choices" aria-label={message('forms_choices', word)}>
      <span class="quiet">{message('forms_choices', word)}</span>
      <ul>
        {choices.map(({ id, lemma, about }) => (
          <li key={id}>
            <PageLink to={{ ...query, choice: id, filter: undefined }} follow={follow} current={id === paradigm?.id}>
              {lemma}
            </PageLink>{' '}
            <span class="quiet">{aboutText(about, wording)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Asks the worker for the paradigm when word, ruleset or choice change. */
function useForms({ word: typed, ruleset, choice }: FormsQuery): [QueryState<{ forms: Forms }>, () => void] {
  const word = normalise(typed);
  const key = word === '' || word.length > LONGEST_WORD ? '' : JSON.stringify([word, ruleset, choice]);
  return useWorkerQuery(key, () =>
    ask<'forms'>({ name: 'forms', word, ruleset, ...(choice !== undefined && { choice }) }),
  );
}

/** The defective verbs of the ruleset; empty until they have arrived, and for rulesets without such lists. */
function useDefectives(ruleset: RulesetId): DefectiveGroup[] {
  const [found, setFound] = useState<{ ruleset: RulesetId; groups: DefectiveGroup[] }>();
  useEffect(() => {
    let outdated = false;
    ask<'defectives'>({ name: 'defectives', ruleset }).then(
      ({ groups }) => outdated || setFound({ ruleset, groups }),
      // The error is shown in place of the paradigm.
      () => {},
    );
    return () => {
      outdated = true;
    };
  }, [ruleset]);
  return found?.ruleset === ruleset ? found.groups : [];
}
