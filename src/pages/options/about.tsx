import { browser } from '../../platform/browser.ts';
import { GuideLink } from '../../ui/guide-link.tsx';
import { message } from '../../ui/message.ts';

/** How the user's words are treated, and a link to the welcome page. */
export function About() {
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
