import { render } from 'preact';
import { message } from '../../ui/message.ts';
import { startPage } from '../../ui/start-page.ts';
import { StudyPage } from './study-page.tsx';

startPage().then((settings) => {
  document.title = message('study_title');
  render(<StudyPage settings={settings} />, document.body);
});
