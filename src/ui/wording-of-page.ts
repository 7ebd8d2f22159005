import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { citation } from '../core/explain/citation.ts';
import type { Citation } from '../core/explain/explanation.ts';
import type { Wording } from '../core/explain/wording.ts';
import type { Reason } from '../core/rules/verdict.ts';
import { interfaceLanguage, sharedWording } from '../platform/storage/wording.ts';

/** What is said of rules, for pages that hold more than the worker has put into sentences. @throws LoadError. */
export const wordingOfPage = sharedWording(async () => interfaceLanguage());

const InContext = createContext<Wording | null>(null);

/** Gives the wording to all that is rendered in it. */
export const WordingProvider = InContext.Provider;

/** The wording that the page has read before it rendered. */
export function useWording(): Wording {
  const wording = useContext(InContext);
  if (!wording) throw new Error('rendered outside of a WordingProvider');
  return wording;
}

/** The rule as it is cited, on pages that render before anybody asks for one; undefined until it has been read, and where it cannot be. */
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
