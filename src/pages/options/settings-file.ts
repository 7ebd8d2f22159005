import { type Aids, parseAids } from '../../platform/storage/aids.ts';
import { parseExceptions, type StoredException } from '../../platform/storage/exceptions.ts';
import { defaultSettings, type OwnSettings, parseSettings } from '../../platform/storage/settings.ts';
import { isListInUse, type ListInUse } from '../../platform/storage/sync-state.ts';

/** The content of the file. */
export interface SettingsCopy {
  settings: OwnSettings;
  exceptions: readonly StoredException[];
  aids: Aids;
  /** The active list of each ruleset, by checksum, because ids differ between browsers. */
  lists: readonly ListInUse[];
}

/** Incremented when older versions could no longer read the file. */
const VERSION = 1;
const KIND = 'verdikt-settings';

/** Maximum size of a file in bytes: twice the largest possible list of exceptions. */
export const LARGEST_FILE = 4_000_000;

/**
 * Why a file is rejected. `unreadable`: the browser cannot read it; `large`: more than `LARGEST_FILE`; `json`: no JSON; `foreign`: JSON,
 * but not of this extension; `newer`: of a later version; `field`: a value that no setting of that name may have.
 */
export type SettingsFileErrorCode = 'unreadable' | 'large' | 'json' | 'foreign' | 'newer' | 'field';

export class SettingsFileError extends Error {
  constructor(
    readonly code: SettingsFileErrorCode,
    /** The field that is wrong, as the file writes it; empty for other codes. */
    readonly field = '',
  ) {
    super(`settings file: ${code} ${field}`);
  }
}

/** @returns JSON with one field a line */
export function formatSettings(copy: SettingsCopy): string {
  const { settings, aids, lists, exceptions } = copy;
  return `${JSON.stringify({ kind: KIND, version: VERSION, settings, aids, lists, exceptions }, null, 2)}\n`;
}

/**
 * Parses the settings in a file. Missing fields get their values from `before`; unknown fields are ignored.
 * @throws SettingsFileError
 */
export async function readSettingsFile(file: Blob, before: SettingsCopy): Promise<SettingsCopy> {
  if (file.size > LARGEST_FILE) throw new SettingsFileError('large');
  let text: string;
  try {
    text = await file.text();
  } catch {
    throw new SettingsFileError('unreadable');
  }
  return settingsIn(text, before);
}

function settingsIn(text: string, before: SettingsCopy): SettingsCopy {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new SettingsFileError('json');
  }
  if (!isRecord(read) || read.kind !== KIND || typeof read.version !== 'number' || !isRecord(read.settings)) {
    throw new SettingsFileError('foreign');
  }
  if (read.version > VERSION) throw new SettingsFileError('newer');

  // The schema replaces invalid values by defaults; in a file by hand they are reported instead.
  const settings = parseSettings({ ...before.settings, ...read.settings });
  for (const name of Object.keys(defaultSettings()) as (keyof OwnSettings)[]) {
    const isGiven = name in read.settings;
    if (isGiven && !isSame(settings[name], read.settings[name])) throw new SettingsFileError('field', name);
  }
  const given = read.exceptions ?? before.exceptions;
  const exceptions = parseExceptions(given);
  if (!Array.isArray(given) || exceptions.length !== given.length) throw new SettingsFileError('field', 'exceptions');
  const aids = { ...before.aids, ...Object(read.aids) };
  if (read.aids !== undefined && !(isRecord(read.aids) && isSame(parseAids(aids), aids))) {
    throw new SettingsFileError('field', 'aids');
  }
  const lists = read.lists ?? before.lists;
  if (!Array.isArray(lists) || !lists.every(isListInUse)) throw new SettingsFileError('field', 'lists');
  return { settings, exceptions, aids, lists };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether both are the same JSON, regardless of the order of fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, place) => isSame(item, other[place]));
  }
  if (isRecord(one) && isRecord(other)) {
    const keys = Object.keys(one);
    return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
  }
  return one === other;
}
