import type { RulesetId } from '../rules/verdict.ts';
import { message } from '../ui/message.ts';
import { VerdictOn } from '../ui/verdict-on.tsx';
import type { Sample } from './samples.ts';

/** A page with a highlighted word and the bubble at it, made of the same parts as the real one; there is nothing to press. */
export function Picture({ sample, ruleset }: { sample: Sample; ruleset: RulesetId }) {
  const { sentence, highlighted, language } = sample;
  const [before = '', after = ''] = sentence.split(highlighted);
  return (
    <figure role="img" aria-label={message('welcome_picture', highlighted)}>
      <div class="window" inert>
        <div class="bar" />
        <p lang={language}>
          {before}
          <mark>{highlighted}</mark>
          {after}
        </p>
        <div class="pictured-bubble">
          <VerdictOn word={highlighted} ruleset={ruleset} />
        </div>
      </div>
    </figure>
  );
}
