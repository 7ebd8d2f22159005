import type { TileLanguage } from '../../../core/words/tiles.ts';
import { LANGUAGES } from '../../../ui/language-rules.tsx';
import { message } from '../../../ui/message.ts';

interface Props {
  language: TileLanguage;
  choose: (language: TileLanguage) => void;
}

/** The language of the words in a file. */
export function LanguageChoice({ language, choose }: Props) {
  return (
    <label>
      <span>{message('import_language')}</span>
      <select
        class="ruleset"
        name="language"
        value={language}
        onChange={(event) => choose(LANGUAGES.find((known) => known === event.currentTarget.value) ?? language)}
      >
        {LANGUAGES.map((known) => (
          <option key={known} value={known}>
            {message(`language_${known}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
