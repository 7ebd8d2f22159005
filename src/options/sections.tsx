import type { ComponentChildren } from 'preact';
import { message } from '../ui/message.ts';

/** The parts of the page in their order: the id of each and the message that names it. */
export const SECTIONS = {
  rules: 'options_rules',
  lists: 'lists_title',
  exceptions: 'exceptions_title',
  bubble: 'options_bubble',
  appearance: 'options_appearance',
  aids: 'options_aids',
  history: 'options_history',
  shortcuts: 'options_shortcuts',
  games: 'options_games',
  file: 'options_file',
  bundled: 'options_lists',
  about: 'options_about',
} as const;

export type SectionId = keyof typeof SECTIONS;

/** Links to all parts of the page. */
export function Contents() {
  return (
    <nav aria-label={message('options_contents')}>
      <ul>
        {Object.entries(SECTIONS).map(([id, key]) => (
          <li key={id}>
            <a href={`#${id}`}>{message(key)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A part of the page with its heading. */
export function Section({ id, children }: { id: SectionId; children: ComponentChildren }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{message(SECTIONS[id])}</h2>
      {children}
    </section>
  );
}
