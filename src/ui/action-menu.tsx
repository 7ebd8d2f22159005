import { useRef } from 'preact/hooks';

export interface MenuAction {
  label: string;
  run: () => void;
}

interface Props {
  /** The label of its button. */
  label: string;
  actions: readonly MenuAction[];
  disabled: boolean;
}

/** Shows a button that opens a list of actions. The list closes after an action, at Escape, and when the focus leaves it. */
export function ActionMenu({ label, actions, disabled }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details
      ref={menu}
      class="menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        event.preventDefault();
        close();
        button.current?.focus();
      }}
      onFocusOut={(event) => {
        if (!menu.current?.contains(event.relatedTarget as Node | null)) close();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the browser makes a button of it */}
      <summary
        ref={button}
        class="action"
        aria-disabled={disabled}
        onClick={(event) => disabled && event.preventDefault()}
      >
        {label} <span aria-hidden="true">▾</span>
      </summary>
      <div class="menu-actions">
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            onClick={() => {
              button.current?.focus();
              close();
              action.run();
            }}
          >
            {action.label}
          </button>
        ))}
      </div>
    </details>
  );
}
