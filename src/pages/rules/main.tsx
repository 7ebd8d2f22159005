import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../../core/rulesets/index.ts';
import { permittedRuleset } from '../../platform/storage/policy.ts';
import { figure } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';
import { renderPage, startPage } from '../../ui/page.tsx';
import { RulesetChoice } from '../../ui/ruleset-choice.tsx';
import { Unanswered } from '../../ui/unanswered.tsx';
import { usePartInView } from '../../ui/use-part-in-view.ts';
import { VerdictOn, VerdictSign } from '../../ui/verdict-components.tsx';
import { groupedByTopic, type RuleGroup, rulesLike, rulesThat, type ShownRules } from './rule-groups.ts';
import { type RuleWithExample, useRuleBook } from './use-rule-book.ts';

interface Props {
  /** The requested rule; another string, or none, for no rule. */
  rule: string;
  first: RulesetId;
}

const SHOWN: readonly ShownRules[] = ['all', 'excludes', 'admits'];

/** All rules of a ruleset in our own words, by topic, most with an example. */
function RulesPage({ rule: requested, first }: Props) {
  const [ruleset, setRuleset] = useState(first);
  const [shown, setShown] = useState<ShownRules>('all');
  const [typed, setTyped] = useState('');
  const [book, again] = useRuleBook(ruleset);
  useEffect(() => {
    if (book.state === 'ready') document.getElementById(requested)?.scrollIntoView({ block: 'center' });
  }, [book]);
  const all = book.state === 'ready' ? book.rules : [];
  const like = useMemo(() => rulesLike(typed, all), [typed, book]);
  const groups = useMemo(() => groupedByTopic(rulesThat(shown, like)), [like, shown]);
  return (
    <>
      <header>
        <h1>{message('rules_title')}</h1>
        <RulesetChoice ruleset={ruleset} choose={setRuleset} />
        <Contents groups={groups} requested={requested} />
      </header>
      <main>
        <search class="tools">
          <input
            type="search"
            value={typed}
            aria-label={message('rules_search')}
            placeholder={message('rules_search')}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <fieldset class="segments">
            <legend class="spoken">{message('rules_shown')}</legend>
            {SHOWN.map((kind) => (
              <label key={kind}>
                <input type="radio" name="shown" checked={shown === kind} onChange={() => setShown(kind)} />
                {message(`rules_shown_${kind}`, figure(rulesThat(kind, like).length))}
              </label>
            ))}
          </fieldset>
        </search>
        {book.state !== 'ready' && book.state !== 'idle' && <Unanswered query={book} again={again} />}
        <p role="status" class="none">
          {book.state === 'ready' && groups.length === 0 && message('rules_none')}
        </p>
        {groups.map(({ topic, rules }) => (
          <section key={topic} id={topic} aria-labelledby={`${topic}-title`}>
            <h2 id={`${topic}-title`}>{message(`rules_topic_${topic}`)}</h2>
            {rules.map((rule) => (
              <Rule
                key={`${ruleset} ${rule.rule}`}
                rule={rule}
                ruleset={ruleset}
                isRequested={rule.rule === requested}
              />
            ))}
          </section>
        ))}
      </main>
    </>
  );
}

/** Links to the groups, with the number of rules in each. */
function Contents({ groups, requested }: { groups: readonly RuleGroup[]; requested: string }) {
  const target = groups.find(({ rules }) => rules.some(({ rule }) => rule === requested));
  const current = usePartInView(
    groups.map(({ topic }) => topic),
    target?.topic,
  );
  return (
    <nav aria-label={message('rules_topics')}>
      <ul>
        {groups.map(({ topic, rules }) => (
          <li key={topic}>
            <a href={`#${topic}`} aria-current={topic === current ? 'location' : undefined}>
              <span>{message(`rules_topic_${topic}`)}</span> <span class="quiet">{figure(rules.length)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RuleProps {
  rule: RuleWithExample;
  ruleset: RulesetId;
  isRequested: boolean;
}

/** A suffix with its hyphen, after which browsers would end a line. */
const SUFFIX = /((?<=^|[\s(])-\p{L}+)/u;

function Rule({ rule: { rule, name, short, label, text, effect, example }, ruleset, isRequested }: RuleProps) {
  const [judging, setJudging] = useState(false);
  return (
    <article id={rule} class="rule-entry" aria-current={isRequested || undefined}>
      <span class="signs">
        {(effect === 'admits' || effect === 'both') && <VerdictSign outcome="allowed" />}
        {(effect === 'excludes' || effect === 'both') && <VerdictSign outcome="disallowed" />}
      </span>
      <div class="stated">
        <h3>
          {name} {short && <span class="quiet">{label}</span>}
          {effect && <span class="spoken"> {message(`rules_effect_${effect}`)}</span>}
        </h3>
        <p>{text.split(SUFFIX).map((part, place) => (place % 2 ? <span class="suffix">{part}</span> : part))}</p>
      </div>
      {example && (
        <p class="example">
          <span class="spoken">{message('rules_example')} </span>
          <button
            type="button"
            class="link"
            lang={rulesetOf(ruleset).language}
            aria-expanded={judging}
            onClick={() => setJudging(!judging)}
          >
            {example}
          </button>
        </p>
      )}
      {judging && example && (
        <div class="judged">
          <VerdictOn word={example} ruleset={ruleset} />
        </div>
      )}
    </article>
  );
}

const rule = new URLSearchParams(location.search).get('rule') ?? '';

startPage().then((settings) => {
  document.title = message('rules_title');
  const named = RULESET_IDS.find((id) => rule.startsWith(`${id}/`)) ?? settings.ruleset;
  renderPage(settings, <RulesPage rule={rule} first={permittedRuleset(named, settings.policy)} />);
});
