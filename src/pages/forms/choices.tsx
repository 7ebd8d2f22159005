import type { Forms } from '../../core/rules/paradigm.ts';
import type { FormsQuery } from '../../platform/storage/forms-queries.ts';
import { message } from '../../ui/message.ts';
import { useWording } from '../../ui/wording-of-page.ts';
import { aboutText } from './labels.ts';
import { PageLink } from './page-link.tsx';

interface Props {
  forms: Forms;
  query: FormsQuery;
  follow: (next: FormsQuery) => void;
}

/** Lists the lemmas of the word if it has several. */
export function Choices({ forms: { word, choices, paradigm }, query, follow }: Props) {
  const wording = useWording();
  if (choices.length < 2) return null;
  return (
    <nav class="choices" aria-label={message('forms_choices', word)}>
      <span class="quiet">{message('forms_choices', word)}</span>
      <ul>
        {choices.map(({ id, lemma, about }) => (
          <li key={id}>
            <PageLink to={{ ...query, choice: id, filter: undefined }} follow={follow} current={id === paradigm?.id}>
              {lemma}
            </PageLink>{' '}
            <span class="quiet">{aboutText(about, wording)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
