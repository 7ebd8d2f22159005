import { render } from 'preact';
import { message } from '../ui/message.ts';
import { GamePage } from './game-page.tsx';

document.documentElement.lang = message('language');
document.title = message('school_title');

render(<GamePage />, document.body);
