import type { Judged } from '../messages/judged.ts';
import { button, element } from './element.ts';
import { message } from './message.ts';
import { verdictSign } from './verdict-view.ts';
import { decidingReason, plainText, reasonWording } from './wording.ts';

/** Several words as a tournament's word judge answers them: all allowed or not, then each with its reason. */
export function verdictList(judged: readonly Judged[], judge: (word: string) => void): HTMLElement {
  const lines = judged.map(({ verdict }) => {
    const word = button('link', verdict.word, () => judge(verdict.word));
    const line = element(
      'li',
      `answer ${verdict.verdict}`,
      verdictSign(verdict),
      word,
      message(`verdict_${verdict.verdict}`),
    );
    const reason = verdict.verdict === 'disallowed' && decidingReason(verdict);
    if (reason) line.append(element('span', 'quiet', plainText(reasonWording(reason))));
    return line;
  });
  const allowed = judged.every(({ verdict }) => verdict.verdict === 'allowed');
  const all = element('span', 'word', message(allowed ? 'all_allowed' : 'not_all_allowed'));
  return element('div', allowed ? 'allowed' : 'disallowed', all, element('ul', '', ...lines));
}
