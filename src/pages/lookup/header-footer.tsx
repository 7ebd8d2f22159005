import type { RulesetId } from '../../core/rules/verdict.ts';
import { browser } from '../../platform/browser.ts';
import { ask } from '../../platform/messages/ask.ts';
import { LONGEST_TABLE_TEXT } from '../../platform/messages/limits.ts';
import { sendToPanel } from '../../platform/storage/panel.ts';
import type { LookupPlace } from '../../platform/storage/session-texts.ts';
import { changeSettings } from '../../platform/storage/settings.ts';
import { message } from '../../ui/message.ts';
import { useSettings } from '../../ui/page.tsx';
import { openSidePanel } from '../../ui/side-panel.ts';
import { unchangeable } from '../../ui/switch.tsx';
import { typedWords } from '../../ui/typed-words.ts';
import { SiteSwitch } from './active-site.tsx';

interface HeaderProps {
  place: LookupPlace;
  /** The current text and ruleset, which panel and table take over. */
  question: { word: string; ruleset: RulesetId };
  /** In a private window. */
  privately: boolean;
  window: number | undefined;
}

/** Links to panel, word table and options. */
export function Header({ place, question, privately, window }: HeaderProps) {
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
      // Opens a small window instead.
      await ask<'open-panel'>({ name: 'open-panel', ...question }).catch(() => {});
    }
    close();
  };
  /** Passes the text on if it has more words than can be judged here. */
  const openTable = async () => {
    const text = typedWords(question.word) === 'too_many_words' ? question.word.slice(0, LONGEST_TABLE_TEXT) : '';
    await ask<'open-table'>({ name: 'open-table', text, ruleset: question.ruleset }).catch(() => {});
    if (place === 'popup') close();
  };
  return (
    <header class="ways">
      <img src="/icons/icon-48.png" alt="" />
      {place === 'popup' && (
        <button type="button" class="link open-panel" title={message('menu_panel')} onClick={openPanel}>
          <Icon path="M2 3h12v10H2zM10 3v10" />
          {message('bubble_panel')}
        </button>
      )}
      <button type="button" class="link" title={message('table_title')} onClick={openTable}>
        <Icon path="M2 4h12M2 8h12M2 12h8" />
        {message('popup_text')}
      </button>
      <button type="button" class="link" onClick={() => browser.runtime.openOptionsPage()}>
        <Icon path="M2 5h5m4 0h3M2 11h2m4 0h6M11 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM8 11a2 2 0 1 1-4 0 2 2 0 0 1 4 0z" />
        {message('popup_options')}
      </button>
    </header>
  );
}

interface OpenTableProps {
  /** The text whose words are judged; empty to paste one there. */
  text: string;
  ruleset: RulesetId;
}

/** The button that opens the table of a text's words. */
export function OpenTable({ text, ruleset }: OpenTableProps) {
  const open = () => {
    ask<'open-table'>({ name: 'open-table', text: text.slice(0, LONGEST_TABLE_TEXT), ruleset }).catch(() => {});
  };
  return (
    <button type="button" class="link" onClick={open}>
      {message(text ? 'open_table_alone' : 'table_title')}
    </button>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Hides what helps to find words while a game is on. */
export function PlaySwitch() {
  const { play, policy } = useSettings();
  const isFixed = policy.fixed.has('play');
  return (
    <span class="playing">
      <Setting
        name="play"
        on={play}
        fixed={isFixed}
        change={(play) => changeSettings({ play })}
        hint={message('options_play_hint')}
        label={message('play_switch')}
      />
      {isFixed && <span class="managed">{message('managed')}</span>}
      {play && <span class="quiet">{message('play_hidden')}</span>}
    </span>
  );
}

interface FooterProps {
  place: LookupPlace;
  /** Host of the active tab. */
  site: string;
  /** In a private window. */
  privately: boolean;
}

/** The switches for bubbles: on the current site, and beside the panel. */
export function Footer({ place, site, privately }: FooterProps) {
  const settings = useSettings();
  // It stores the site.
  const isSiteOffered = site !== '' && !privately;
  if (!isSiteOffered && place !== 'panel') return null;
  return (
    <footer class="switches">
      {isSiteOffered && <SiteSwitch site={site} />}
      {place === 'panel' && (
        <Setting
          name="beside"
          on={settings.bubbleBesidePanel}
          change={(bubbleBesidePanel) => changeSettings({ bubbleBesidePanel })}
          hint={message('panel_bubble_hint')}
          label={message('panel_bubble')}
        />
      )}
    </footer>
  );
}

interface SettingProps {
  name: string;
  on: boolean;
  /** True if the user's organisation fixes it: it can be focused but not changed. */
  fixed?: boolean;
  change: (on: boolean) => Promise<unknown>;
  hint: string;
  label: string;
}

/** A switch of a setting. If storing fails, the setting stays as it was. */
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
