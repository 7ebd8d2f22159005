import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { type ExplainedVerdict, rulesetName } from '../../core/explain/explanation.ts';
import { challengeRule, playOutcome, playPoints } from '../../core/rules/outcome.ts';
import type { Verdict } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { type ListedIn, listedSpan } from '../../core/word-lists/compare-editions.ts';
import { lowerCase } from '../../core/words/normalise.ts';
import type { TileLanguage } from '../../core/words/tiles.ts';
import { browser } from '../../platform/browser.ts';
import { ask } from '../../platform/messages/ask.ts';
import { button } from '../../ui/element.ts';
import { message, optionalMessage } from '../../ui/message.ts';
import { useAids } from '../../ui/switch.tsx';
import { Unanswered } from '../../ui/unanswered.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useWorkerQuery } from '../../ui/use-worker-query.ts';
import { RuleSection } from '../../ui/verdict-components.tsx';
import { useCitation } from '../../ui/wording-of-page.ts';

interface Props {
  /** The verdicts on the words that were challenged together, under one ruleset. At least one. */
  verdicts: readonly Verdict[];
}

/** Shows the consequence of a challenge of these words under their rules, with the section of the rule. */
export function Consequence({ verdicts }: Props) {
  const [first] = verdicts;
  if (!first) return null;
  const outcome = playOutcome(verdicts);
  const cited = useCitation(challengeRule(rulesetOf(first.ruleset), outcome));
  const name = rulesetName(first.ruleset);
  // A game that takes one challenge at a time has a sentence about several words.
  const several = verdicts.length > 1 && optionalMessage(`consequence_${name}_several`);
  return (
    <p class="consequence">
      {several || message(`consequence_${name}_${outcome}`, playPoints(verdicts) ?? '')}{' '}
      {cited && <RuleSection {...cited} />}
    </p>
  );
}

interface Action {
  className: string;
  label: string;
  /** Parent of the button; null while there is no view. */
  actions: Element | null;
  /** Whether there is anything to open; otherwise there is no button. */
  isOffered?: boolean;
}

/**
 * Adds a button to the actions of a verdict's view, which is plain DOM. It opens and closes something below the view.
 * @returns whether it is open
 */
export function useAction({ className, label, actions, isOffered = true }: Action): boolean {
  const [isRequested, setRequested] = useState(false);
  const open = isRequested && isOffered;
  const opener = useMemo(() => button(`link ${className}`, label, () => setRequested((before) => !before)), []);
  useAmongActions(actions, isOffered ? opener : null);
  useEffect(() => {
    opener.ariaExpanded = String(open);
  }, [open]);
  return open;
}

/** Places a button at the end of a verdict's actions, which are plain DOM. Pass null if there is no view or no button. */
function useAmongActions(actions: Element | null, button: HTMLButtonElement | null): void {
  useLayoutEffect(() => {
    if (button) actions?.append(button);
    return () => button?.remove();
  }, [actions, button]);
}

/**
 * Keeps the actions of a view in one row. Those that do not fit are behind a button at its end, which shows all rows. Render it after the
 * actions.
 */
export function MoreActions({ actions }: { actions: HTMLElement | null }) {
  useLayoutEffect(() => {
    if (!actions) return;
    const all = () => [...actions.children] as HTMLElement[];
    const beyond = () => all().filter(({ offsetTop }, _at, [first]) => offsetTop > (first?.offsetTop ?? 0));
    const fold = () => {
      actions.classList.remove('folded');
      more.hidden = beyond().length === 0;
      actions.classList.toggle('folded', !more.hidden);
      // The button takes the place of one more.
      const hidden = beyond();
      for (const action of all()) action.inert = hidden.includes(action);
    };
    const sized = new ResizeObserver(fold);
    const added = new MutationObserver(fold);
    const stop = () => {
      sized.disconnect();
      added.disconnect();
      more.remove();
    };
    const more = button('link more-actions', '…', () => {
      const [next] = beyond();
      stop();
      actions.classList.remove('folded');
      for (const action of all()) action.inert = false;
      next?.focus();
    });
    more.ariaLabel = more.title = message('more_actions');
    actions.after(more);
    sized.observe(actions, { box: 'border-box' });
    added.observe(actions, { childList: true });
    fold();
    return stop;
  }, [actions]);
  return null;
}

interface ChallengeProps {
  verdict: Verdict;
  /** Parent of the button: the actions of the verdict's view. */
  actions: Element | null;
}

/** Shows, on request, the consequences of a challenge of the word. */
export function Challenge({ verdict, actions }: ChallengeProps) {
  const open = useAction({ className: 'challenge', label: message('challenge'), actions });
  return open ? <Consequence verdicts={[verdict]} /> : null;
}

interface CopyCitationProps {
  /** The verdicts on the words of a play. */
  judged: readonly ExplainedVerdict[];
  /** Parent of the button: the actions of the view. */
  actions: Element | null;
}

/** Copies the verdicts, each as one line, to be cited where players argue. */
export function CopyCitation({ judged, actions }: CopyCitationProps) {
  const [outcome, copy] = useCopy(judged);
  const copier = useMemo(
    () =>
      button('link copy', message('copy_citation'), () =>
        copy(
          judged.map(({ explanation }) => explanation.cited).join('\n'),
          message(judged.length > 1 ? 'citations_copied' : 'citation_copied'),
        ),
      ),
    [judged],
  );
  useAmongActions(actions, copier);
  return (
    <span class="quiet" role="status">
      {outcome}
    </span>
  );
}

interface EditionsOfProps {
  verdict: Verdict;
  /** Where the button that opens it goes: among the actions of the verdict's own view. */
  actions: Element | null;
}

/**
 * Shows, on request, since or until which edition the user's lists have the word. Offered if one of them decides and the language has
 * another one.
 */
export function EditionsOf({ verdict: { word, ruleset, basis }, actions }: EditionsOfProps) {
  const question = basis.kind === 'official-list' ? `${ruleset} ${word}` : '';
  const [answer, again] = useWorkerQuery(question, () => ask<'editions'>({ name: 'editions', word, ruleset }));
  const isOffered = question !== '' && !(answer.state === 'ready' && answer.held.length < 2) && answer.state !== 'idle';
  const open = useAction({ className: 'editions', label: message('editions_action'), actions, isOffered });
  if (!open) return null;
  if (answer.state !== 'ready') return <Unanswered query={answer} again={again} />;
  return (
    <div class="editions-shown">
      <p>{spanOf(answer.held)}</p>
      {answer.held.length > 2 && (
        <p class="quiet">{answer.held.map(({ list, has }) => `${list} ${has ? '✓' : '✗'}`).join(' · ')}</p>
      )}
    </div>
  );
}

function spanOf(held: readonly ListedIn[]): string {
  const span = listedSpan(held);
  switch (span.kind) {
    case 'since':
      return message('editions_since', span.list, span.before);
    case 'until':
      return message('editions_until', span.list, span.after);
    case 'all':
      return message('editions_all');
    case 'none':
      return message('editions_none');
    case 'too-few':
      return message('editions_too_few');
  }
}

interface HooksOfProps {
  verdict: Verdict;
  /** Parent of the button: the actions of the verdict's view. */
  actions: Element | null;
  judge: (word: string) => void;
}

/** Shows, on request, the letters that may stand directly before or after the word. */
export function HooksOf({ verdict: { word, ruleset }, actions, judge }: HooksOfProps) {
  const open = useAction({ className: 'hooks', label: message('hooks_action'), actions });
  const question = open ? `${ruleset} ${word}` : '';
  const [answer, again] = useWorkerQuery(question, () => ask<'hooks'>({ name: 'hooks', word, ruleset }));

  if (!open) return null;
  if (answer.state !== 'ready') return <Unanswered query={answer} again={again} />;
  const { before, after } = answer.hooks;
  const form = lowerCase(word);
  const letters = (side: string[], made: (letter: string) => string) => (
    <p lang={rulesetOf(ruleset).language}>
      {side.map((letter) => (
        <button type="button" key={letter} class="hook" aria-label={made(letter)} onClick={() => judge(made(letter))}>
          {letter.toUpperCase()}
        </button>
      ))}
    </p>
  );
  return (
    <div class="hooks-shown">
      {before.length + after.length === 0 && <p>{message('hooks_none')}</p>}
      {before.length > 0 && (
        <>
          <p class="quiet">{message('hooks_before', word)}</p>
          {letters(before, (letter) => letter + form)}
        </>
      )}
      {after.length > 0 && (
        <>
          <p class="quiet">{message('hooks_after', word)}</p>
          {letters(after, (letter) => form + letter)}
        </>
      )}
      <p class="quiet">{message('hooks_fair_play')}</p>
    </div>
  );
}

/** The entry of a word in a web dictionary. */
interface DictionaryEntry {
  /** The site's name. */
  site: string;
  address: string;
}

const SITES: Readonly<Partial<Record<TileLanguage, (word: string) => DictionaryEntry>>> = {
  // Its entries are in lower case, except names.
  pl: (word) => ({ site: 'sjp.pl', address: `https://sjp.pl/${encodeURIComponent(lowerCase(word))}` }),
  de: (word) => ({
    site: 'Duden',
    address: `https://www.duden.de/suchen/dudenonline/${encodeURIComponent(word.normalize('NFC'))}`,
  }),
};

/**
 * Returns the dictionary entry of a word, or a search for it; undefined if no dictionary is linked for the language.
 * @param word as typed
 */
export function dictionaryEntry(word: string, language: TileLanguage): DictionaryEntry | undefined {
  // A lone surrogate cannot be part of an address.
  return /\p{Cs}/u.test(word) ? undefined : SITES[language]?.(word);
}

interface DictionaryLinkProps {
  verdict: Verdict;
  /** Parent of the button: the actions of the verdict's view. */
  actions: Element | null;
}

/**
 * Opens the word in a web dictionary, if the user has switched that on. It is the only feature that sends a word out of the browser. It is
 * a button, not a link, because a browser may make a network request for a link's address before it is pressed. Do not show it in a private
 * window: the tab might open in a normal one, whose history stores the address.
 */
export function DictionaryLink({ verdict: { word, ruleset }, actions }: DictionaryLinkProps) {
  const aids = useAids();
  const entry = aids?.links ? dictionaryEntry(word, rulesetOf(ruleset).language) : undefined;
  const opener = useMemo(() => {
    if (!entry) return null;
    const control = button('link dictionary', entry.site, () => {
      browser.tabs.create({ url: entry.address });
    });
    control.title = message('links_open', entry.site);
    return control;
  }, [entry?.address]);
  useAmongActions(actions, opener);
  return null;
}
