import { render } from 'preact';
import { message } from '../ui/message.ts';
import { startPage } from '../ui/start-page.ts';
import { GamePage } from './game-page.tsx';

document.title = message('school_title');

startPage().then(() => render(<GamePage />, document.body));
