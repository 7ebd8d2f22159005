import { useMemo } from 'preact/hooks';
import { browser } from '../browser.ts';
import type { Verdict } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import { button } from '../ui/element.ts';
import { message } from '../ui/message.ts';
import { useAids } from '../ui/use-aids.ts';
import { dictionaryEntry } from './dictionary.ts';
import { useAmongActions } from './use-among-actions.ts';

interface Props {
  verdict: Verdict;
  /** Where the button goes: among the actions of the verdict's own view. */
  actions: Element | null;
}

/**
 * Opens the word in a dictionary on the web, where the user has switched that on: the only way on which a word leaves the browser. A button
 * and no link: of a link's address a browser may ask the network before it is pressed. Not to be offered in a private window: the tab might
 * open in an ordinary one, whose history keeps the address.
 */
export function DictionaryLink({ verdict: { word, ruleset }, actions }: Props) {
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
