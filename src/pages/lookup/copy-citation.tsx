import { useMemo } from 'preact/hooks';
import type { Judged } from '../../core/explain/explanation.ts';
import { button } from '../../ui/element.ts';
import { message } from '../../ui/message.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { useAmongActions } from './use-among-actions.ts';

interface Props {
  judged: Judged;
  /** Where the button goes: among the actions of the verdict's own view. */
  actions: Element | null;
}

/** Copies the verdict as one line, to be cited where players argue. */
export function CopyCitation({ judged, actions }: Props) {
  const [outcome, copy] = useCopy(judged);
  const copier = useMemo(
    () => button('link copy', message('copy_citation'), () => copy(judged.told.cited, message('citation_copied'))),
    [judged],
  );
  useAmongActions(actions, copier);
  return (
    <span class="quiet" role="status">
      {outcome}
    </span>
  );
}
