import type { ManifestV3Export } from '@crxjs/vite-plugin';
import manifest from '../../manifest.json' with { type: 'json' };
import project from '../../package.json' with { type: 'json' };

/** A browser for which the extension is built. */
export type Target = 'chrome' | 'firefox';

/** Source of the worker. */
export const BACKGROUND = 'src/background/worker.ts';

/** The page of Chromium's side panel and Firefox's sidebar. */
export const PANEL = 'src/pages/panel/index.html';

// Chromium 156 on Linux sets no key that it has a use for itself: with Alt+Shift those are A, B, C, N, P, R, T, W, X and Z.
const PANEL_SHORTCUT = { suggested_key: { default: 'Alt+Shift+S' }, description: '__MSG_command_panel__' };

/** The parts of the manifest that differ between the browsers. The common parts are in manifest.json. */
const DIFFERENCES = {
  chrome: {
    // 123: `light-dark()` in style sheets; test/manifest/oldest-browsers.test.ts finds what is newer.
    minimum_chrome_version: '123',
    background: { service_worker: BACKGROUND, type: 'module' },
    permissions: [...manifest.permissions, 'sidePanel'],
    side_panel: { default_path: PANEL },
    // Firefox has managed storage without a schema.
    storage: { managed_schema: 'managed-schema.json' },
    commands: { ...manifest.commands, 'open-panel': PANEL_SHORTCUT },
  },
  firefox: {
    background: { scripts: [BACKGROUND], type: 'module' },
    sidebar_action: {
      default_panel: PANEL,
      default_title: '__MSG_extension_name__',
      default_icon: manifest.action.default_icon,
      open_at_install: false,
    },
    // The browser itself opens and closes the sidebar.
    commands: { ...manifest.commands, _execute_sidebar_action: PANEL_SHORTCUT },
    browser_specific_settings: {
      gecko: {
        id: 'verdikt@verdikt.extension',
        // 140 and 142 are the first versions that show data_collection_permissions.
        strict_min_version: '140.0',
        data_collection_permissions: { required: ['none'] },
      },
      gecko_android: { strict_min_version: '142.0' },
    },
  },
} as const;

/** The oldest browsers that the manifests allow, as build targets. */
export const OLDEST = [
  `chrome${DIFFERENCES.chrome.minimum_chrome_version}`,
  `firefox${Number.parseInt(DIFFERENCES.firefox.browser_specific_settings.gecko.strict_min_version, 10)}`,
];

/** Returns the manifest for a browser. */
export function manifestFor(target: Target): ManifestV3Export {
  // The union of both background forms is wider than the type.
  return { ...manifest, version: project.version, ...DIFFERENCES[target] } as unknown as ManifestV3Export;
}
