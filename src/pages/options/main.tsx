import { message } from '../../ui/message.ts';
import { renderPage, startPage } from '../../ui/start-page.tsx';
import { Options } from './options.tsx';

document.title = message('options_title');

startPage().then((settings) => renderPage(settings, <Options />));
