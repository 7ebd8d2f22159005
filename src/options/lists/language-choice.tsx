import { RULESETS } from '../../rulesets/index.ts';
import { message } from '../../ui/message.ts';
import type { TileLanguage } from '../../words/tiles.ts';

/** Those that there are rules for, in the order in which these are offered. */
const LANGUAGES = [...new Set(RULESETS.map((ruleset) => ruleset.language))];

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
