import type { ComponentChildren } from 'preact';
import type { RulesetId } from '../core/rules/verdict.ts';
import { isOffered } from '../platform/storage/policy-in-force.ts';
import { message } from './message.ts';

interface Props {
  /** Rules of a game that the page is for. */
  ruleset: RulesetId;
  children: ComponentChildren;
}

/** A score sheet, and a sentence in its place where a policy does not allow the rules of its game: none of its words would be judged by them. */
export function IfPermitted({ ruleset, children }: Props) {
  return isOffered(ruleset) ? children : <Barred />;
}

function Barred() {
  return (
    <main>
      <h1>{document.title}</h1>
      <p role="alert">{message('managed_game')}</p>
    </main>
  );
}
