import { useEffect, useState } from 'preact/hooks';
import { browser } from '../../platform/browser.ts';
import { permittedRulesets } from '../../platform/storage/policy.ts';
import { changeSettings, type Settings, type SettingsChange } from '../../platform/storage/settings.ts';
import { Choices } from '../../ui/choices.tsx';
import { GameLink, GuideLink, RULESETS_WITH_GAME } from '../../ui/links.tsx';
import { message } from '../../ui/message.ts';
import { renderPage, startPage, useSettings } from '../../ui/page.tsx';
import { Shortcuts } from '../../ui/shortcuts.tsx';
import { AidSwitch, Switch, useAids } from '../../ui/switch.tsx';
import { SettingsFile } from './file.tsx';
import { HistoryChoice } from './history.tsx';
import { Exceptions } from './lists/exceptions.tsx';
import { OwnLists } from './lists/own-lists.tsx';
import { Machines } from './machines.tsx';
import { Rulesets } from './rulesets.tsx';
import { Contents, reveal, Section } from './sections.tsx';
import { Sites } from './sites.tsx';
import { WordLists } from './word-lists.tsx';

const BUBBLE_CHOICES = ['selection', 'modifier', 'command'] as const satisfies readonly Settings['bubble'][];

function Options() {
  const settings = useSettings();
  const { fixed, unreadable } = settings.policy;
  const [outcome, setOutcome] = useState('');

  // Sections come after the page, so the browser has not found the one that the address names.
  useEffect(() => {
    const revealNamed = () => location.hash && reveal(location.hash.slice(1));
    revealNamed();
    addEventListener('hashchange', revealNamed);
    return () => removeEventListener('hashchange', revealNamed);
  }, []);

  const change = async (changes: SettingsChange) => {
    try {
      await changeSettings(changes);
      setOutcome(message('saved'));
      return true;
    } catch {
      setOutcome(message('save_failed'));
      return false;
    }
  };

  return (
    <>
      <header>
        <h1>{message('options_title')}</h1>
        {unreadable.map((name) => (
          <p key={name} class="problem">
            {message('managed_unreadable', name)}
          </p>
        ))}
        <p role="status" class="outcome">
          {outcome}
        </p>
        <Contents />
      </header>
      <main>
        <Section id="rules">
          <Rulesets settings={settings} change={change} />
        </Section>
        <div id="lists">
          <OwnLists />
        </div>
        <div id="exceptions">
          <Exceptions />
        </div>
        <Section id="bubble">
          <Choices
            legend={message('options_bubble_when')}
            choices={BUBBLE_CHOICES}
            chosen={settings.bubble}
            label={(choice) => message(`options_bubble_${choice}`)}
            choose={(bubble) => change({ bubble })}
          />
          <Sites
            sites={settings.disabledSites}
            change={(changed) => change((own) => ({ disabledSites: changed(own.disabledSites) }))}
          />
        </Section>
        <Section id="appearance">
          <Looks settings={settings} change={change} />
        </Section>
        <Section id="aids">
          <Switch
            label={message('options_play')}
            hint={message('options_play_hint')}
            on={settings.play}
            fixed={fixed.has('play')}
            change={(play) => change({ play })}
          />
          <Switch
            label={message('options_hooks')}
            hint={message('options_hooks_hint')}
            on={settings.hooks}
            fixed={fixed.has('hooks')}
            change={(hooks) => change({ hooks })}
          />
          <MoreAids />
        </Section>
        <Section id="links">
          <AidSwitch aid="links" />
        </Section>
        <Section id="history">
          <HistoryChoice on={settings.history} fixed={fixed.has('history')} change={change} />
        </Section>
        <Section id="shortcuts">
          <Shortcuts />
        </Section>
        <Section id="games">
          <p class="quiet">{message('options_games_hint')}</p>
          <ul>
            {permittedRulesets(RULESETS_WITH_GAME, settings.policy).map((id) => (
              <li key={id}>
                <GameLink ruleset={id} />
              </li>
            ))}
            <li>
              <a class="link" href="/src/pages/judge-mode/index.html" target="_blank" rel="noreferrer">
                {message('judge_title')}
              </a>{' '}
              <span class="quiet">{message('judge_hint')}</span>
            </li>
          </ul>
        </Section>
        <Section id="file" folded>
          <SettingsFile />
        </Section>
        <Section id="machines" folded>
          <Machines />
        </Section>
        <Section id="bundled" folded>
          <WordLists />
        </Section>
        <Section id="about">
          <About />
        </Section>
      </main>
    </>
  );
}

const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Settings['appearance'][];

const SIZES = ['normal', 'large', 'larger'] as const satisfies readonly Settings['textSize'][];

interface Props {
  settings: Settings;
  change: (changes: SettingsChange) => void;
}

/** Theme and size of all pages and of the bubble. */
function Looks({ settings: { appearance, textSize }, change }: Props) {
  return (
    <>
      <Choices
        legend={message('options_theme')}
        choices={THEMES}
        chosen={appearance}
        label={(choice) => message(`options_theme_${choice}`)}
        choose={(choice) => change({ appearance: choice })}
      />
      <Choices
        legend={message('options_text_size')}
        choices={SIZES}
        chosen={textSize}
        label={(choice) => message(`options_text_size_${choice}`)}
        choose={(choice) => change({ textSize: choice })}
      />
    </>
  );
}

/** Lists the features that are off until the user switches them on, and where they are then. */
function MoreAids() {
  const aids = useAids();
  return (
    <>
      <AidSwitch aid="study" />
      {aids?.study && (
        <p>
          <a class="link" href="/src/pages/study/index.html" target="_blank" rel="noreferrer">
            {message('study_open')}
          </a>
        </p>
      )}
    </>
  );
}

/** How the user's words are treated, and a link to the welcome page. */
function About() {
  return (
    <>
      <p>{message('privacy')}</p>
      <p>
        <a href={browser.runtime.getURL('src/pages/welcome/index.html')}>{message('options_welcome')}</a>
      </p>
      <p>
        <GuideLink />
      </p>
      <p>
        <a href={browser.runtime.getURL('licences/libraries.txt')} target="_blank" rel="noreferrer">
          {message('options_libraries')}
        </a>
      </p>
      <p class="quiet">
        {message('extension_name')} {browser.runtime.getManifest().version}
      </p>
    </>
  );
}

document.title = message('options_title');

startPage().then((settings) => renderPage(settings, <Options />));
