import { render } from 'preact';
import { message } from '../../ui/message.ts';
import { startPage } from '../../ui/start-page.ts';
import { ListDiffPage } from './list-diff-page.tsx';

document.title = message('diff_title');

startPage().then((settings) => render(<ListDiffPage settings={settings} />, document.body));
