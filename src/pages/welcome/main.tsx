import { render } from 'preact';
import { message } from '../../ui/message.ts';
import { startPage } from '../../ui/start-page.ts';
import { Welcome } from './welcome.tsx';

document.title = message('welcome_title');

startPage().then((settings) => {
  render(<Welcome stored={settings} />, document.body);
});
