import { ENCODINGS, type Encoding } from '../../../core/word-lists/encoding.ts';
import { message } from '../../../ui/message.ts';
import { encodingName } from './encoding-name.ts';

interface Props {
  encoding: Encoding | 'auto';
  /** The detected encoding; undefined until the file has been inspected. */
  detected: Encoding | undefined;
  choose: (encoding: Encoding | 'auto') => void;
}

/** The choice of the file's encoding. */
export function EncodingChoice({ encoding, detected, choose }: Props) {
  return (
    <label>
      <span>{message('import_encoding')}</span>
      <select
        class="ruleset"
        name="encoding"
        value={encoding}
        onChange={(event) => choose(ENCODINGS.find((known) => known === event.currentTarget.value) ?? 'auto')}
      >
        <option value="auto">
          {detected ? message('import_detected', encodingName(detected)) : message('import_detect')}
        </option>
        {ENCODINGS.map((known) => (
          <option key={known} value={known}>
            {encodingName(known)}
          </option>
        ))}
      </select>
    </label>
  );
}
