import { useEffect, useState } from 'preact/hooks';
import { listName } from '../../core/explain/explanation.ts';
import { openListPhrase } from '../../core/explain/phrases.ts';
import { text } from '../../core/explain/sentence.ts';
import type { Wording } from '../../core/explain/wording.ts';
import { LEXICON_IDS, type LexiconId } from '../../core/lexicon/lexicon.ts';
import type { LexiconStates } from '../../platform/messages/answers.ts';
import { ask } from '../../platform/messages/ask.ts';
import type { LexiconState } from '../../platform/storage/lexicon-source.ts';
import { PACKED_LISTS } from '../../platform/storage/packed-lists.ts';
import { message, underscored } from '../../ui/message.ts';
import { Reimport } from '../../ui/unanswered.tsx';
import { wordingOfPage } from '../../ui/wording-of-page.ts';

/** Milliseconds between two requests for a state that is changing. */
const REFRESH_MS = 500;

/** The shipped lexicons, their state and their sources. */
export function WordLists() {
  const [states, setStates] = useState<LexiconStates | 'unreachable'>();
  const [requests, setRequests] = useState(0);
  const [wording, setWording] = useState<Wording>();
  const refresh = () => setRequests((times) => times + 1);

  useEffect(() => {
    // Without the sentences of verdicts, the lists are named as their files are.
    wordingOfPage().then(setWording, () => {});
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    ask<'lexicon-state'>({ name: 'lexicon-state' })
      .then((next) => {
        setStates(next);
        if (LEXICON_IDS.some((id) => isTemporary(next[id]))) timer = setTimeout(refresh, REFRESH_MS);
      })
      .catch(() => setStates('unreachable'));
    return () => clearTimeout(timer);
  }, [requests]);

  return (
    <>
      <ul>
        {LEXICON_IDS.map((id) => (
          <li key={id}>
            <span>
              {message(`list_${underscored(id)}`)}{' '}
              <span class="quiet">
                {wording ? text(openListPhrase(PACKED_LISTS[id]), wording) : listName(PACKED_LISTS[id])}
              </span>
            </span>
            <span>{states && stateOf(states, id)}</span>
          </li>
        ))}
      </ul>
      <Reimport ended={refresh} />
      <h3>{message('options_sources')}</h3>
      <p>
        {message('source_sjp')} {message('source_polimorf')} <Licence of="sjp.pl" />, <Licence of="PoliMorf" />
      </p>
      <p>
        {message('source_brand_names')} <Licence of="brand-names" />
      </p>
      <p>
        {message('source_enz')} {message('source_german_pos_dict')} {message('source_wiktionary')}{' '}
        <Licence of="german-pos-dict" />, <Licence of="Wiktionary" />
      </p>
      <p>
        {message('source_persons')} <Licence of="Faker" />
      </p>
      <p>
        {message('source_headwords')} <Licence of="WikDict" />, <Licence of="OpenThesaurus" />
      </p>
      <p>
        {message('source_scowl')} {message('source_wordnet')} <Licence of="SCOWL" />, <Licence of="WordNet" />
      </p>
      <p>
        {message('source_frequency')} <Licence of="wordfreq" />
      </p>
      <p>
        {message('source_changes')} {message('source_not_official')}
      </p>
    </>
  );
}

/** The notice that the licence of the words requires. */
function Licence({ of }: { of: string }) {
  return (
    <a href={`/licences/${of}.txt`} target="_blank" rel="noreferrer">
      {of}
    </a>
  );
}

function isTemporary(state: LexiconState): boolean {
  return (
    state.state === 'loading' || (state.state === 'ready' && state.from === 'package' && state.database === 'importing')
  );
}

function stateOf(states: LexiconStates | 'unreachable', id: LexiconId): string {
  return states === 'unreachable' ? message('failed_unreachable') : stateWording(states[id]);
}

function stateWording(state: LexiconState): string {
  switch (state.state) {
    case 'idle':
      return message('lexicon_idle');
    case 'loading':
      return message('lexicon_loading', Math.round(state.done * 100));
    case 'failed':
      return message('lexicon_failed');
    case 'ready':
      if (state.from === 'database' || state.database === 'imported') return message('lexicon_ready');
      if (state.database === 'importing') return message('lexicon_importing');
      if (state.database === 'full') return message('lexicon_database_full');
      return message(state.database === 'newer' ? 'lexicon_newer_database' : 'lexicon_no_database');
  }
}
