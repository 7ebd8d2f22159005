import { useState } from 'preact/hooks';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { browser } from '../../platform/browser.ts';
import { permittedRulesets } from '../../platform/storage/policy.ts';
import { changeSettings } from '../../platform/storage/settings.ts';
import { Choices } from '../../ui/choices.tsx';
import { GuideLink } from '../../ui/links.tsx';
import { message } from '../../ui/message.ts';
import { renderPage, startPage, useSettings } from '../../ui/page.tsx';
import { BY_LANGUAGE, rulesetLabel, rulesetNote } from '../../ui/ruleset-choice.tsx';
import { Shortcuts } from '../../ui/shortcuts.tsx';
import { SAMPLES } from './samples.ts';
import { TryIt } from './try-it.tsx';

/**
 * Introduces the extension after its installation. The choice of rules applies to this page, to the popup, and to pages in the language of
 * the rules.
 */
function Welcome() {
  const { ruleset, policy } = useSettings();
  const [error, setError] = useState('');

  const choose = async (chosen: RulesetId) => {
    const { language } = rulesetOf(chosen);
    try {
      await changeSettings((own) => ({ ruleset: chosen, rulesetOf: { ...own.rulesetOf, [language]: chosen } }));
      setError('');
    } catch {
      setError(message('save_failed'));
    }
  };
  const sample = SAMPLES[rulesetOf(ruleset).language];
  const offered = permittedRulesets(BY_LANGUAGE, policy);
  const options = browser.runtime.getURL('src/pages/options/index.html');

  return (
    <main>
      <div class="hero">
        <div>
          <p class="brand">
            <img src={browser.runtime.getURL('icons/icon.svg')} alt="" width="40" height="40" /> Verdikt
          </p>
          <h1>{message('welcome_title')}</h1>
          <p class="lead">{message('welcome_lead')}</p>
          <Choices
            legend={message('welcome_rules')}
            choices={offered}
            chosen={ruleset}
            label={rulesetLabel}
            note={(id) => (id === ruleset ? rulesetNote(id) : '')}
            choose={choose}
          />
          {offered.length < BY_LANGUAGE.length ? (
            <p class="managed">{message('managed')}</p>
          ) : (
            <p class="quiet">{message('welcome_rules_hint')}</p>
          )}
          <p role="alert" class="problem">
            {error}
          </p>
        </div>
        <section class="try">
          <h2>{message('welcome_try')}</h2>
          <TryIt key={sample.language} sample={sample} ruleset={ruleset} />
          <p class="quiet">{message('welcome_reload')}</p>
        </section>
      </div>
      <div class="further">
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
          <p class="ways">
            <GuideLink /> <a href={options}>{message('welcome_options')}</a>
          </p>
        </section>
      </div>
    </main>
  );
}

document.title = message('welcome_title');

startPage().then((settings) => renderPage(settings, <Welcome />));
