import { useEffect, useState } from 'preact/hooks';
import type { RulesetId } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import { message } from '../ui/message.ts';
import { RulesetChoice } from '../ui/ruleset-choice.tsx';
import { Unanswered } from '../ui/unanswered.tsx';
import { VerdictOn } from '../ui/verdict-on.tsx';
import { type RuleWithExample, useRuleBook } from './use-rule-book.ts';

interface Props {
  /** The rule that was asked for; another string, or none, for no rule. */
  rule: string;
  first: RulesetId;
}

/** Every rule of a ruleset in our own words, each with a word that it tells of. */
export function RulesPage({ rule: asked, first }: Props) {
  const [ruleset, setRuleset] = useState(first);
  const [book, again] = useRuleBook(ruleset);
  useEffect(() => {
    if (book.state === 'ready') document.getElementById(asked)?.scrollIntoView({ block: 'center' });
  }, [book]);
  return (
    <main>
      <div class="top">
        <h1>{message('rules_title')}</h1>
        <RulesetChoice ruleset={ruleset} choose={setRuleset} />
      </div>
      {book.state === 'ready'
        ? book.rules.map((rule) => (
            <Rule key={`${ruleset} ${rule.rule}`} rule={rule} ruleset={ruleset} isAsked={rule.rule === asked} />
          ))
        : book.state !== 'idle' && <Unanswered asked={book} again={again} />}
    </main>
  );
}

interface RuleProps {
  rule: RuleWithExample;
  ruleset: RulesetId;
  isAsked: boolean;
}

function Rule({ rule: { rule, name, short, label, text, effect, example }, ruleset, isAsked }: RuleProps) {
  const [judging, setJudging] = useState(false);
  return (
    <section id={rule} class="rule-entry" aria-current={isAsked || undefined}>
      <h2>
        {name} {short && <span class="quiet">{label}</span>}
      </h2>
      <p>{text}</p>
      {(effect || example) && (
        <p class="quiet">
          {effect && message(`rules_effect_${effect}`)}
          {effect && example && ' · '}
          {example && (
            <>
              {message('rules_example')}{' '}
              <button
                type="button"
                class="link"
                lang={rulesetOf(ruleset).language}
                aria-expanded={judging}
                onClick={() => setJudging(!judging)}
              >
                {example}
              </button>
            </>
          )}
        </p>
      )}
      {judging && example && <VerdictOn word={example} ruleset={ruleset} />}
    </section>
  );
}
