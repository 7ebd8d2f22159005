import { IfPermitted } from '../../ui/availability.tsx';
import { message } from '../../ui/message.ts';
import { renderPage, startPage } from '../../ui/start-page.tsx';
import { GamePage } from './game-page.tsx';

document.title = message('school_title');

startPage().then((settings) =>
  renderPage(
    settings,
    <IfPermitted ruleset="school-en">
      <GamePage />
    </IfPermitted>,
  ),
);
