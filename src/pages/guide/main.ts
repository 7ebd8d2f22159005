import { packagedFile } from '../../platform/storage/package.ts';
import { interfaceLanguage } from '../../platform/storage/wording.ts';
import { button, element } from '../../ui/element.ts';
import { message } from '../../ui/message.ts';
import { startPage } from '../../ui/page.tsx';

const privacy = new URLSearchParams(location.search).get('page') === 'privacy';

document.title = message(privacy ? 'welcome_privacy' : 'guide_title');

startPage().then(show);

/**
 * Shows the guide or the privacy statement in the interface's language, as the build generates them from docs. The page has text and
 * pictures and asks the worker nothing, so nothing on it must be hidden during play.
 */
async function show(): Promise<void> {
  try {
    const file = await packagedFile(`guide/${privacy ? 'privacy-' : ''}${interfaceLanguage()}.html`);
    const { body } = new DOMParser().parseFromString(await file.text(), 'text/html');
    document.body.replaceChildren(...body.childNodes);
    // The browser looked for it when the page was still empty.
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  } catch {
    const failed = element(
      'main',
      '',
      element('p', '', message('failed_error')),
      button('action', message('try_again'), show),
    );
    failed.role = 'alert';
    document.body.replaceChildren(failed);
  }
}
