import { browser } from '../browser.ts';
import { ask } from '../messages/ask.ts';
import { LONGEST_TABLE_TEXT } from '../messages/lengths.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { sendToPanel } from '../storage/panel-word.ts';
import { policyInForce } from '../storage/policy-in-force.ts';
import { changeSettings, type Settings } from '../storage/settings.ts';
import type { LookupPlace } from '../storage/typed-text.ts';
import { message } from '../ui/message.ts';
import { openSidePanel } from '../ui/side-panel.ts';
import { typedWords } from '../ui/typed-words.ts';
import { unchangeable } from '../ui/unchangeable.ts';
import { SiteSwitch } from './site-switch.tsx';

interface Props {
  place: LookupPlace;
  settings: Pick<Settings, 'play' | 'disabledSites' | 'bubbleBesidePanel'>;
  /** Host of the active tab. */
  site: string;
  /** What the page shows, for the panel to go on with. */
  question: { word: string; ruleset: RulesetId };
  /** In a private window. */
  privately: boolean;
  window: number | undefined;
}

/** Switches, and the ways to the other pages. */
export function Footer({ place, settings, site, question, privately, window }: Props) {
  const openPanel = async () => {
    // Nothing may be awaited before this.
    const opening = openSidePanel(window);
    try {
      await opening;
      await sendToPanel({
        ...question,
        ...(window !== undefined && { window }),
        ...(privately && { incognito: true }),
      });
    } catch {
      // A small window in its place.
      await ask<'open-panel'>({ name: 'open-panel', ...question }).catch(() => {});
    }
    close();
  };
  /** What is typed goes along where it is more than can be judged here. */
  const openTable = async () => {
    const text = typedWords(question.word) === 'too_many_words' ? question.word.slice(0, LONGEST_TABLE_TEXT) : '';
    await ask<'open-table'>({ name: 'open-table', text, ruleset: question.ruleset }).catch(() => {});
    if (place === 'popup') close();
  };
  const isPlayFixed = policyInForce().fixed.has('play');
  return (
    <footer>
      <div class="switches">
        {/* It stores the site. */}
        {!privately && <SiteSwitch site={site} settings={settings} />}
        {place === 'panel' && (
          <Setting
            name="beside"
            on={settings.bubbleBesidePanel}
            change={(bubbleBesidePanel) => changeSettings({ bubbleBesidePanel })}
            hint={message('panel_bubble_hint')}
            label={message('panel_bubble')}
          />
        )}
        <Setting
          name="play"
          on={settings.play}
          fixed={isPlayFixed}
          change={(play) => changeSettings({ play })}
          hint={message('options_play_hint')}
          label={message('play_switch')}
        />
        {isPlayFixed && <span class="managed">{message('managed')}</span>}
      </div>
      <div class="ways">
        {place === 'popup' && (
          <button type="button" class="link open-panel" onClick={openPanel}>
            {message('popup_open_panel')}
          </button>
        )}
        <button type="button" class="link" onClick={openTable}>
          {message('table_title')}
        </button>
        <button type="button" class="link" onClick={() => browser.runtime.openOptionsPage()}>
          {message('popup_options')}
        </button>
      </div>
    </footer>
  );
}

interface SettingProps {
  name: string;
  on: boolean;
  /** By the user's organisation: then it can be reached and read, and not changed. */
  fixed?: boolean;
  change: (on: boolean) => Promise<unknown>;
  hint: string;
  label: string;
}

/** A setting that is needed while one plays. One that cannot be stored stays as it was. */
function Setting({ name, on, fixed = false, change, hint, label }: SettingProps) {
  return (
    <label class="switch" title={fixed ? message('managed') : hint}>
      <input
        type="checkbox"
        class={name}
        checked={on}
        {...unchangeable(fixed)}
        onChange={(event) => change(event.currentTarget.checked).catch(() => {})}
      />
      {label}
    </label>
  );
}
