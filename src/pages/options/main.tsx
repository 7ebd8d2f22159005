import { render } from 'preact';
import { message } from '../../ui/message.ts';
import { startPage } from '../../ui/start-page.ts';
import { Options } from './options.tsx';

document.title = message('options_title');

startPage().then((settings) => {
  render(<Options stored={settings} />, document.body);
});
