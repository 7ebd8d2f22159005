import { render } from 'preact';
import { IfPermitted } from '../../ui/availability.tsx';
import { message } from '../../ui/message.ts';
import { startPage } from '../../ui/start-page.ts';
import { GamePage } from './game-page.tsx';

document.title = message('school_title');

startPage().then(() =>
  render(
    <IfPermitted ruleset="school-en">
      <GamePage />
    </IfPermitted>,
    document.body,
  ),
);
