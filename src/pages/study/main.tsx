import { useState } from 'preact/hooks';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { permittedRulesets } from '../../platform/storage/policy.ts';
import { message } from '../../ui/message.ts';
import { renderPage, startPage, UnlessAtPlay, useSettings } from '../../ui/page.tsx';
import { AidSwitch, useAids } from '../../ui/switch.tsx';
import { type Query, QueryForm } from './query-form.tsx';
import { Results } from './results.tsx';

/** The page for searching words in order to learn them. It shows their number first, and the words with their hooks on request. */
function StudyPage() {
  return (
    <main>
      <h1>{message('study_title')}</h1>
      <UnlessAtPlay>
        <Study />
      </UnlessAtPlay>
    </main>
  );
}

function Study() {
  const { ruleset, policy } = useSettings();
  // A bookmark may name the rules.
  const named = new URLSearchParams(location.search).get('ruleset');
  const first = permittedRulesets(RULESET_IDS, policy).find((id) => id === named) ?? ruleset;
  const aids = useAids();
  const [query, setQuery] = useState<Query | null>(null);
  if (!aids) return null;
  if (!aids.study) return <AidSwitch aid="study" />;
  return (
    <>
      <p class="quiet">{message('study_hint')}</p>
      <QueryForm ruleset={first} ask={setQuery} />
      {query && <Results key={query.number} query={query} />}
    </>
  );
}

startPage().then((settings) => {
  document.title = message('study_title');
  renderPage(settings, <StudyPage />);
});
