import { message } from '../../ui/message.ts';
import { ENCODINGS, type Encoding } from '../../word-lists/encoding.ts';
import { encodingName } from './encoding-name.ts';

interface Props {
  encoding: Encoding | 'auto';
  /** What the file's bytes look like; undefined while no look at them was possible. */
  detected: Encoding | undefined;
  choose: (encoding: Encoding | 'auto') => void;
}

/** By which table the bytes of the file are letters. */
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
