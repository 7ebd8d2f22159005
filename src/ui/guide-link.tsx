import { browser } from '../platform/browser.ts';
import { message } from './message.ts';

/** Leads to the guide, in a tab of its own: who reads it goes on with what is open here. */
export function GuideLink() {
  return (
    <a href={browser.runtime.getURL('src/pages/guide/index.html')} target="_blank" rel="noreferrer">
      {message('guide_title')}
    </a>
  );
}
