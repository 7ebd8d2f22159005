import { useEffect, useState } from 'preact/hooks';
import { browser } from '../browser.ts';
import { changeSettings, onSettingsChanged, type Settings } from '../storage/settings.ts';
import { LanguageRules } from '../ui/language-rules.tsx';
import { message } from '../ui/message.ts';
import { Shortcuts } from '../ui/shortcuts.tsx';
import { Picture } from './picture.tsx';
import { sampleFor } from './samples.ts';
import { TryIt } from './try-it.tsx';

/** What the extension does, told once, after its installation. */
export function Welcome({ stored }: { stored: Settings }) {
  const [settings, setSettings] = useState(stored);
  const [problem, setProblem] = useState('');
  useEffect(() => onSettingsChanged(setSettings), []);

  const change = async (changes: Partial<Settings>) => {
    try {
      setSettings(await changeSettings(changes));
      setProblem('');
    } catch {
      setProblem(message('save_failed'));
    }
  };
  const sample = sampleFor(message('language'));
  const ruleset = settings.rulesetOf[sample.language];
  const options = browser.runtime.getURL('src/options/index.html');

  return (
    <main>
      <h1>{message('welcome_title')}</h1>
      <p class="lead">{message('welcome_lead')}</p>
      <Picture sample={sample} ruleset={ruleset} />
      <section>
        <h2>{message('welcome_try')}</h2>
        <TryIt sample={sample} ruleset={ruleset} />
        <p class="quiet">{message('welcome_reload')}</p>
      </section>
      <section>
        <h2>{message('options_rules')}</h2>
        <p class="quiet">{message('options_rules_pages_hint')}</p>
        <LanguageRules rulesetOf={settings.rulesetOf} change={(rulesetOf) => change({ rulesetOf })} />
        <p role="alert" class="problem">
          {problem}
        </p>
      </section>
      <section>
        <h2>{message('welcome_lists')}</h2>
        <p>{message('welcome_lists_why')}</p>
        <p>
          <a href={`${options}#lists`}>{message('welcome_lists_where')}</a>
        </p>
      </section>
      <section>
        <h2>{message('welcome_at_hand')}</h2>
        <p>{message('welcome_pin')}</p>
        <Shortcuts />
      </section>
      <section>
        <h2>{message('welcome_privacy')}</h2>
        <p>{message('privacy')}</p>
      </section>
      <p>
        <a href={options}>{message('welcome_options')}</a>
      </p>
    </main>
  );
}
