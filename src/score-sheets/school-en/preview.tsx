import { outcomeOf } from '../../core/rules/outcome.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { message } from '../../ui/message.ts';
import { Unanswered } from '../../ui/unanswered.tsx';
import { useAnswers } from '../../ui/use-worker-query.ts';
import { VerdictSign } from '../../ui/verdict-components.tsx';
import { beside, premiumAt, type Square, squareName } from '../play/school-en/board.ts';
import type { Play, ScoredWord } from '../play/school-en/state.ts';
import { asLookedUp } from './game.ts';

interface Props {
  play: Play;
  /** The ruleset by which the words are looked up immediately; absent if the dictionary must not be consulted (rule 9). */
  check: RulesetId | undefined;
}

/** The words of a play, with their premium squares and points. */
export function Preview({ play: { words, bonus, points }, check }: Props) {
  return (
    <div class="preview">
      <ul>
        {words.map((word) => (
          <li key={`${word.start} ${word.direction}`}>
            <strong lang="en">{word.word}</strong> <span class="quiet">{premiumsText(word)}</span>
            <span class="counts">{message('points', word.points)}</span>
          </li>
        ))}
        {bonus > 0 && (
          <li>
            {message('school_all_tiles')}
            <span class="counts">{message('points', bonus)}</span>
          </li>
        )}
      </ul>
      {(words.length > 1 || bonus > 0) && (
        <p class="total">
          {message('game_sum_total')} <span class="counts">{message('points', points)}</span>
        </p>
      )}
      {check && <Checked words={words.map(({ word }) => word)} ruleset={check} />}
    </div>
  );
}

/** Returns the premium squares of a word that this play covers: “H8 double word, K8 double letter”. */
function premiumsText({ start, direction, letters }: ScoredWord): string {
  const covered: string[] = [];
  let at: Square | null = start;
  for (const { placed } of letters) {
    if (at === null) break;
    const premium = placed && premiumAt(at);
    if (premium) covered.push(`${squareName(at)} ${message(`school_premium_${premium}`)}`);
    at = beside(at, direction, 1);
  }
  return covered.join(', ');
}

/** For practice: the verdicts on the words without a challenge. */
function Checked({ words, ruleset }: { words: readonly string[]; ruleset: RulesetId }) {
  const [answers, again] = useAnswers(asLookedUp(words), ruleset);
  if (answers.state !== 'ready') return <Unanswered query={answers} again={again} />;
  return (
    <ul class="checked" role="status">
      {answers.judged.map(({ verdict }, index) => {
        const outcome = outcomeOf(verdict);
        return (
          <li key={verdict.word} class={`answer ${outcome}`}>
            <VerdictSign outcome={outcome} />
            <span lang="en">{words[index]}</span> {message(`verdict_${outcome}`)}
          </li>
        );
      })}
    </ul>
  );
}
