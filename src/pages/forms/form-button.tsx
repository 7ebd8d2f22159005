import { ruleText } from '../../core/explain/citation.ts';
import type { RuleId } from '../../core/rules/verdict.ts';
import { type TileLanguage, tilesOf } from '../../core/words/tiles.ts';
import { counted, message } from '../../ui/message.ts';
import { useWording } from '../../ui/wording-of-page.ts';
import { isPlayable, potentialSection, type ShownForm } from './shown-form.ts';

/** Classes of the signs beside forms. Potential forms have a letter instead. */
const SIGNS = { barred: 'disallowed', open: 'notFound', taken: 'disallowed taken', given: 'allowed' } as const;

/** Display settings for all forms of a page. */
export interface FormsShown {
  language: TileLanguage;
  /** Whether points and number of letters are shown beside each form. */
  withPoints: boolean;
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
export function FormButton({ form: shown, language, withPoints, open, isOpen, isStop }: Props) {
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
          <span class={`sign ${SIGNS[status]}`} aria-hidden="true" />
          <span class="spoken"> {message(`forms_short_${status}`)}</span>
        </>
      )}
      {potential && (
        <>
          <sup aria-hidden="true">{potential}</sup>
          <span class="spoken"> {message('forms_potential', potentialSection(shown))}</span>
        </>
      )}
      {withPoints && <PointsAndLetters points={points} letters={[...tilesOf(form, language)].length} />}
    </button>
  );
}

function PointsAndLetters({ points, letters }: { points: number | null; letters: number }) {
  const spoken = [...(points === null ? [] : [message('points', points)]), counted('forms_letters', letters)];
  return (
    <>
      <span class="points-letters" aria-hidden="true">
        {' '}
        {points ?? '–'}/{letters}
      </span>
      <span class="spoken"> {spoken.join(', ')}</span>
    </>
  );
}

/** Explains the signs that occur in the tables, and the keys. */
export function Legend({
  forms,
  lemma,
  withPoints,
}: {
  forms: readonly ShownForm[];
  lemma: string;
  withPoints: boolean;
}) {
  const wording = useWording();
  const occurring = (['barred', 'open', 'taken', 'given'] as const).filter((status) =>
    forms.some((form) => form.status === status),
  );
  const letters = potentialRules(forms);
  const unattested = forms.some((form) => form.unattested && form.status !== 'barred');
  return (
    <details class="legend">
      <summary>{message('forms_legend')}</summary>
      <dl>
        {occurring.map((status) => (
          <div key={status}>
            <dt>
              <span class={`sign ${SIGNS[status]}`} />
            </dt>
            <dd>{message(`forms_${status}`, lemma)}</dd>
          </div>
        ))}
        {letters.map(([letter, rule]) => (
          <div key={letter + rule}>
            <dt>
              <sup>{letter}</sup>
            </dt>
            <dd>{ruleText({ rule }, wording)}</dd>
          </div>
        ))}
        {unattested && (
          <div>
            <dt>
              <span class="unattested">abc</span>
            </dt>
            <dd>{message('forms_unattested')}</dd>
          </div>
        )}
        {withPoints && (
          <div>
            <dt class="points-letters">14/9</dt>
            <dd>{message('forms_points')}</dd>
          </div>
        )}
      </dl>
      <p class="quiet">{message('forms_keys')}</p>
    </details>
  );
}

/** Returns the letters of potential forms in alphabetical order, each with its rule. Forms decided by another rule are left out. */
function potentialRules(forms: readonly ShownForm[]): [letter: string, rule: RuleId][] {
  const found = new Map<string, [string, RuleId]>();
  for (const { potential, rule, section } of forms) {
    if (potential && rule && section?.endsWith(`.${potential}`)) found.set(potential + rule, [potential, rule]);
  }
  return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, pair]) => pair);
}
