import { AidSwitch } from '../../ui/aid-switch.tsx';
import { message } from '../../ui/message.ts';
import { useAids } from '../../ui/use-aids.ts';

/** What has to be switched on before anybody has it, and where it is then. */
export function MoreAids() {
  const aids = useAids();
  return (
    <>
      <AidSwitch aid="study" />
      {aids?.study && (
        <p>
          <a class="link" href="/src/pages/study/index.html" target="_blank" rel="noreferrer">
            {message('study_open')}
          </a>
        </p>
      )}
    </>
  );
}
