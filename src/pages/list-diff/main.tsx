import { message } from '../../ui/message.ts';
import { renderPage, startPage } from '../../ui/start-page.tsx';
import { ListDiffPage } from './list-diff-page.tsx';

document.title = message('diff_title');

startPage().then((settings) => renderPage(settings, <ListDiffPage />));
