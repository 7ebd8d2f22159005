import { changeSettings, type Settings } from '../../platform/storage/settings.ts';
import { message } from '../../ui/message.ts';

interface Props {
  /** Host of the active tab; if empty, nothing is shown. */
  site: string;
  settings: Pick<Settings, 'disabledSites'>;
}

/** Switches the bubble off and on for the site of the active tab. */
export function SiteSwitch({ site, settings }: Props) {
  if (!site) return null;
  const toggle = (on: boolean) => {
    const changed = changeSettings(({ disabledSites }) => {
      const others = disabledSites.filter((other) => other !== site);
      return { disabledSites: on ? others : [...others, site] };
    });
    changed.catch(() => {});
  };
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={!settings.disabledSites.includes(site)}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {message('popup_site_on', site)}
    </label>
  );
}
