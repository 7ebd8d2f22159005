import { render } from 'preact';
import { ask } from '../messages/ask.ts';
import { message } from '../ui/message.ts';
import { GamePage } from './game-page.tsx';

document.documentElement.lang = message('language');
document.title = message('game_7slow_title');

// Starts the worker while the game is read; the first word then finds it awake.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

render(<GamePage />, document.body);
