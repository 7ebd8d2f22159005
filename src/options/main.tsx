import { render } from 'preact';
import { readSettings } from '../storage/settings.ts';
import { message } from '../ui/message.ts';
import { Options } from './options.tsx';

document.documentElement.lang = message('language');
document.title = message('options_title');

readSettings().then((settings) => {
  render(<Options stored={settings} />, document.body);
});
