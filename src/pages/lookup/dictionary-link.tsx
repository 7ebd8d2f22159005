import { useMemo } from 'preact/hooks';
import type { Verdict } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { browser } from '../../platform/browser.ts';
import { button } from '../../ui/element.ts';
import { message } from '../../ui/message.ts';
import { useAids } from '../../ui/use-aids.ts';
import { dictionaryEntry } from './dictionary.ts';
import { useAmongActions } from './use-among-actions.ts';

interface Props {
  verdict: Verdict;
  /** Parent of the button: the actions of the verdict's view. */
  actions: Element | null;
}

/**
 * Opens the word in a web dictionary, if the user has switched that on: the only feature that sends a word out of the browser. It is a
 * button, not a link, because a browser may make a network request for a link's address before it is pressed. Do not show it in a private
 * window: the tab might open in a normal one, whose history keeps the address.
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
