import { type TileLanguage, tilesOf } from '../../core/words/tiles.ts';
import { counted } from '../../ui/counted.ts';
import { message } from '../../ui/message.ts';
import { isPlayable, potentialSection, type ShownForm } from './shown-form.ts';

/** Signs beside a form. Potential forms have a letter instead. */
export const SIGNS = { barred: '✗', open: '?', taken: '⊘', given: '✓' } as const;

/** Display settings for all forms of a page. */
export interface FormsShown {
  language: TileLanguage;
  /** Whether points and number of letters are shown beside each form. */
  worth: boolean;
  /** Shows the details of a form. */
  open: (form: ShownForm) => void;
}

interface Props extends FormsShown {
  form: ShownForm;
  isOpen: boolean;
  /** Whether this form is the table's tab stop. */
  isStop: boolean;
}

/** One form of a table; pressing it shows its details. */
export function FormButton({ form: shown, language, worth, open, isOpen, isStop }: Props) {
  const { form, status, potential, unattested, points, place } = shown;
  return (
    <button
      type="button"
      class={`form ${status}${unattested ? ' unattested' : ''}`}
      data-place={place}
      tabIndex={isStop ? 0 : -1}
      aria-current={isOpen || undefined}
      onClick={() => open(shown)}
    >
      {isPlayable(shown) ? <span lang={language}>{form}</span> : <s lang={language}>{form}</s>}
      {status !== 'allowed' && (
        <>
          <span class="mark" aria-hidden="true">
            {SIGNS[status]}
          </span>
          <span class="spoken"> {message(`forms_short_${status}`)}</span>
        </>
      )}
      {potential && (
        <>
          <sup aria-hidden="true">{potential}</sup>
          <span class="spoken"> {message('forms_potential', potentialSection(shown))}</span>
        </>
      )}
      {worth && <Worth points={points} letters={[...tilesOf(form, language)].length} />}
    </button>
  );
}

function Worth({ points, letters }: { points: number | null; letters: number }) {
  const spoken = [...(points === null ? [] : [message('points', points)]), counted('forms_letters', letters)];
  return (
    <>
      <span class="worth" aria-hidden="true">
        {' '}
        {points ?? '–'}/{letters}
      </span>
      <span class="spoken"> {spoken.join(', ')}</span>
    </>
  );
}
