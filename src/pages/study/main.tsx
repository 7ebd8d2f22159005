import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { Settings } from '../../platform/storage/settings.ts';
import { UnlessAtPlay } from '../../ui/availability.tsx';
import { message } from '../../ui/message.ts';
import { startPage } from '../../ui/start-page.ts';
import { AidSwitch, useAids } from '../../ui/switch.tsx';
import { type Query, QueryForm } from './query-form.tsx';
import { Results } from './results.tsx';

/** The page for searching words in order to learn them. It shows their number first, and the words with their hooks on request. */
function StudyPage({ settings }: { settings: Pick<Settings, 'play' | 'ruleset'> }) {
  return (
    <main>
      <h1>{message('study_title')}</h1>
      <UnlessAtPlay settings={settings}>
        <Study settings={settings} />
      </UnlessAtPlay>
    </main>
  );
}

function Study({ settings }: { settings: Pick<Settings, 'ruleset'> }) {
  const aids = useAids();
  const [query, setQuery] = useState<Query | null>(null);
  if (!aids) return null;
  if (!aids.study) return <AidSwitch aid="study" />;
  return (
    <>
      <p class="quiet">{message('study_hint')}</p>
      <QueryForm ruleset={settings.ruleset} ask={setQuery} />
      {query && <Results key={query.number} query={query} />}
    </>
  );
}

startPage().then((settings) => {
  document.title = message('study_title');
  render(<StudyPage settings={settings} />, document.body);
});
