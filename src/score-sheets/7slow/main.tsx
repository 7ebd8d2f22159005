import { ask } from '../../platform/messages/ask.ts';
import { IfPermitted } from '../../ui/availability.tsx';
import { message } from '../../ui/message.ts';
import { renderPage, startPage } from '../../ui/start-page.tsx';
import { GamePage } from './game-page.tsx';

document.title = message('game_7slow_title');

// Starts the worker while the game is read.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

startPage().then((settings) =>
  renderPage(
    settings,
    <IfPermitted ruleset="7slow">
      <GamePage />
    </IfPermitted>,
  ),
);
