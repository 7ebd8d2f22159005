import type { ComponentChildren } from 'preact';
import { figure } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';
import { usePartInView } from '../../ui/use-part-in-view.ts';

/** The parts of the page in their order: the id of each and the message that names it. */
const SECTIONS = {
  rules: 'options_rules',
  lists: 'lists_title',
  exceptions: 'exceptions_title',
  bubble: 'options_bubble',
  appearance: 'options_appearance',
  aids: 'options_aids',
  links: 'options_links',
  history: 'options_history',
  shortcuts: 'options_shortcuts',
  games: 'options_games',
  file: 'options_file',
  machines: 'options_machines',
  bundled: 'options_lists',
  about: 'options_about',
} as const;

type SectionId = keyof typeof SECTIONS;

/** Links to all parts of the page; one that leads to a folded part opens it. */
export function Contents() {
  const current = usePartInView(Object.keys(SECTIONS));
  return (
    <nav aria-label={message('options_contents')}>
      <ul>
        {Object.entries(SECTIONS).map(([id, key]) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={() => unfold(id)}>
              {message(key)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionProps {
  id: SectionId;
  /** Whether it is closed at first, for rarely needed parts. */
  folded?: true;
  children: ComponentChildren;
}

/** A part of the page with its heading. */
export function Section({ id, folded, children }: SectionProps) {
  const heading = <h2 id={`${id}-title`}>{message(SECTIONS[id])}</h2>;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      {folded ? (
        <details>
          <summary>{heading}</summary>
          {children}
        </details>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </section>
  );
}

interface Props {
  title: string;
  /** The number of items in it, if that helps to decide whether to open it. */
  count?: number;
  children: ComponentChildren;
}

/** A section, closed at first, for rarely needed content. */
export function Folded({ title, count = 0, children }: Props) {
  return (
    <details class="folded">
      <summary>
        {title} {count > 0 && <span class="quiet">({figure(count)})</span>}
      </summary>
      {children}
    </details>
  );
}

/** Opens the part of the page with that id, scrolls to it and focuses its heading, so that keyboard and screen reader continue there. */
export function reveal(id: string): void {
  unfold(id);
  const part = document.getElementById(id);
  part?.scrollIntoView();
  if (part) focusHeading(part);
}

/** Focuses the heading of the part of the page that has the element, for example when the focused button is about to disappear. */
export function focusHeading(inPart: Element): void {
  const heading = inPart.closest('main > *')?.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function unfold(id: string): void {
  const details = document.querySelector<HTMLDetailsElement>(`#${CSS.escape(id)} > details`);
  if (details) details.open = true;
}
