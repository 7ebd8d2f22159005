import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Verdict } from '../rules/verdict.ts';
import { Consequence } from '../ui/consequence.tsx';
import { button } from '../ui/element.ts';
import { message } from '../ui/message.ts';

interface Props {
  verdict: Verdict;
  /** Where the button goes: among the actions of the verdict's own view. */
  actions: Element | null;
}

/** What a challenge of the one word leads to, once the user wants to know. */
export function Challenge({ verdict, actions }: Props) {
  const [open, setOpen] = useState(false);
  const opener = useMemo(() => button('link challenge', message('challenge'), () => setOpen((before) => !before)), []);
  useLayoutEffect(() => {
    actions?.append(opener);
  }, [actions]);
  useEffect(() => {
    opener.ariaExpanded = String(open);
  }, [open]);
  return open ? <Consequence verdicts={[verdict]} /> : null;
}
