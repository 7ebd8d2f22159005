import { useEffect, useState } from 'preact/hooks';
import { browser } from '../browser.ts';
import { message } from '../ui/message.ts';

/** A part of the browser's own description of a command. */
interface Command {
  name?: string;
  description?: string;
  shortcut?: string;
}

/** Firefox opens its page of shortcuts itself; Chrome lets an extension open the page by its address. */
interface ShortcutSettings {
  openShortcutSettings?(): Promise<void>;
}

/** The keyboard shortcuts as they are set; the browser alone may change them. */
export function Shortcuts() {
  const [commands, setCommands] = useState<Command[]>([]);
  useEffect(() => {
    // Firefox for Android has no shortcuts.
    browser.commands?.getAll().then((all) => setCommands(all.filter(({ description }) => description)));
  }, []);
  if (commands.length === 0) return null;

  const change = () => {
    const { openShortcutSettings } = browser.commands as ShortcutSettings;
    if (openShortcutSettings) openShortcutSettings();
    else browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
  };
  return (
    <section>
      <h2>{message('options_shortcuts')}</h2>
      <ul>
        {commands.map(({ name, description, shortcut }) => (
          <li key={name}>
            <span>{description}</span>
            <kbd>{shortcut || message('options_shortcut_none')}</kbd>
          </li>
        ))}
      </ul>
      <button type="button" class="action" onClick={change}>
        {message('options_shortcuts_change')}
      </button>
    </section>
  );
}
