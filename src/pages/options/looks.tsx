import type { Settings } from '../../platform/storage/settings.ts';
import { Choices } from '../../ui/choices.tsx';
import { message } from '../../ui/message.ts';

const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Settings['appearance'][];
const SIZES = ['normal', 'large', 'larger'] as const satisfies readonly Settings['textSize'][];

interface Props {
  settings: Settings;
  change: (changes: Partial<Settings>) => void;
}

/** Theme and size of all pages and of the bubble. */
export function Looks({ settings: { appearance, textSize }, change }: Props) {
  return (
    <>
      <Choices
        legend={message('options_theme')}
        choices={THEMES}
        chosen={appearance}
        label={(choice) => message(`options_theme_${choice}`)}
        choose={(choice) => change({ appearance: choice })}
      />
      <Choices
        legend={message('options_text_size')}
        choices={SIZES}
        chosen={textSize}
        label={(choice) => message(`options_text_size_${choice}`)}
        choose={(choice) => change({ textSize: choice })}
      />
    </>
  );
}
