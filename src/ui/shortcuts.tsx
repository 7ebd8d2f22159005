import { useEffect, useState } from 'preact/hooks';
import { browser } from '../platform/browser.ts';
import { message } from './message.ts';

/** A part of the browser's own description of a command. */
interface Command {
  name?: string;
  description?: string;
  shortcut?: string;
}

/** Firefox has a function that opens its page of shortcuts. In Chrome, an extension can open the page by its address. */
interface ShortcutSettings {
  openShortcutSettings?(): Promise<void>;
}

/** Shows the keyboard shortcuts. Only the browser can change them. */
export function Shortcuts() {
  const [commands, setCommands] = useState<Command[]>([]);
  useEffect(() => {
    // Firefox for Android has no shortcuts.
    browser.commands?.getAll().then((all) => setCommands(all.filter((command) => nameOf(command))));
  }, []);
  if (commands.length === 0) return <p class="quiet">{message('options_shortcuts_none')}</p>;

  const change = () => {
    const { openShortcutSettings } = browser.commands as ShortcutSettings;
    if (openShortcutSettings) openShortcutSettings();
    else browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
  };
  return (
    <>
      <ul>
        {commands.map((command) => (
          <li key={command.name}>
            <span>{nameOf(command)}</span>
            <kbd>{command.shortcut || message('options_shortcut_none')}</kbd>
          </li>
        ))}
      </ul>
      <button type="button" class="action" onClick={change}>
        {message('options_shortcuts_change')}
      </button>
    </>
  );
}

/** Returns the description of the command. Browsers give no description of some of their own commands. */
function nameOf({ name, description }: Command): string {
  return description || (name === '_execute_action' ? message('command_popup') : '');
}
