import { useEffect, useState } from 'preact/hooks';
import { changeSettings, onSettingsChanged, type Settings } from '../storage/settings.ts';
import { GameLink, RULESETS_WITH_GAME } from '../ui/game-link.tsx';
import { message } from '../ui/message.ts';
import { Rulesets } from './rulesets.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Sites } from './sites.tsx';
import { WordLists } from './word-lists.tsx';

const BUBBLE_CHOICES = ['selection', 'modifier', 'command'] as const satisfies readonly Settings['bubble'][];

export function Options({ stored }: { stored: Settings }) {
  const [settings, setSettings] = useState(stored);
  const [outcome, setOutcome] = useState('');

  // The popup may turn a site off while this page is open.
  useEffect(() => onSettingsChanged(setSettings), []);

  const change = async (changes: Partial<Settings>) => {
    try {
      setSettings(await changeSettings(changes));
      setOutcome(message('saved'));
    } catch {
      setOutcome(message('save_failed'));
    }
  };

  return (
    <main>
      <h1>{message('options_title')}</h1>
      <p role="status" class="outcome">
        {outcome}
      </p>
      <fieldset>
        <legend>{message('options_bubble')}</legend>
        {BUBBLE_CHOICES.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="bubble"
              checked={settings.bubble === choice}
              onChange={() => change({ bubble: choice })}
            />
            {message(`options_bubble_${choice}`)}
          </label>
        ))}
      </fieldset>
      <Sites sites={settings.disabledSites} change={(disabledSites) => change({ disabledSites })} />
      <Shortcuts />
      <Rulesets settings={settings} change={change} />
      <section>
        <h2>{message('options_games')}</h2>
        <p class="quiet">{message('options_games_hint')}</p>
        <ul>
          {RULESETS_WITH_GAME.map((id) => (
            <li key={id}>
              <GameLink ruleset={id} />
            </li>
          ))}
        </ul>
      </section>
      <WordLists />
      <section>
        <h2>{message('options_privacy')}</h2>
        <p>{message('privacy')}</p>
      </section>
    </main>
  );
}
