import { useEffect, useId, useState } from 'preact/hooks';
import { message } from '../../../ui/message.ts';

interface Props {
  /** While true, no file is accepted. */
  busy: boolean;
  chosen: (file: File) => void;
}

/** The area for dropping a file. It contains the browser's own file button, which is enough for keyboard and screen reader. */
export function DropZone({ busy, chosen }: Props) {
  const [over, setOver] = useState(false);
  const [several, setSeveral] = useState(false);
  const hint = useId();

  // A file dropped beside the area would be opened in place of this page, and typed text would be lost.
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);

  const take = (files: FileList | null | undefined) => {
    setOver(false);
    setSeveral((files?.length ?? 0) > 1);
    const file = files?.[0];
    if (file && files?.length === 1 && !busy) chosen(file);
  };
  return (
    <>
      <label
        class={`drop-zone${over && !busy ? ' over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer?.files);
        }}
      >
        <span>{message('import_drop')}</span>
        <input
          type="file"
          class="spoken"
          disabled={busy}
          aria-describedby={hint}
          onChange={(event) => {
            take(event.currentTarget.files);
            // So that the same file is read again when it is chosen again.
            event.currentTarget.value = '';
          }}
        />
        <span class="action">{message('import_choose_file')}</span>
      </label>
      <p id={hint} class="quiet">
        {message('import_formats')}
      </p>
      <p class="problem" role="alert">
        {several && message('import_one_file')}
      </p>
    </>
  );
}
