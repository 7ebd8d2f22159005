import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { citation } from '../core/explain/citation.ts';
import type { Citation } from '../core/explain/explanation.ts';
import type { Wording } from '../core/explain/wording.ts';
import type { Reason } from '../core/rules/verdict.ts';
import { interfaceLanguage, sharedWording } from '../platform/storage/wording.ts';

/** Loads the wording of rules, for pages that make sentences themselves. @throws LoadError */
export const wordingOfPage = sharedWording(async () => interfaceLanguage());

const InContext = createContext<Wording | null>(null);

/** Provides the wording to all components inside it. */
export const WordingProvider = InContext.Provider;

/** Returns the wording, which the page has loaded before it renders. */
export function useWording(): Wording {
  const wording = useContext(InContext);
  if (!wording) throw new Error('rendered outside of a WordingProvider');
  return wording;
}

/** Returns the citation of a rule, for pages that render without the wording; undefined until it is loaded or if it cannot be. */
export function useCitation({ rule, section }: Pick<Reason, 'rule' | 'section'>): Citation | undefined {
  const [cited, setCited] = useState<Citation>();
  useEffect(() => {
    let outdated = false;
    wordingOfPage().then(
      (wording) => outdated || setCited(citation({ rule, section }, wording)),
      () => outdated || setCited(undefined),
    );
    return () => {
      outdated = true;
    };
  }, [rule, section]);
  return cited;
}
