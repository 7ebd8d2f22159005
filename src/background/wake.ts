import type { Answer, Request } from '../messages/table.ts';
import bubble from '../ui/bubble.css?inline';
import tokens from '../ui/tokens.css?inline';
import verdict from '../ui/verdict.css?inline';
import { warmUpFor } from './judge-word.ts';

const LOOK = tokens + verdict + bubble;

/** A bubble will be wanted in a moment. */
export async function wake({ ruleset }: Request<'wake'>): Promise<Answer<'wake'>> {
  warmUpFor(ruleset);
  return { look: LOOK };
}
