import { isRulesetId, rulesetOf } from '../../core/rulesets/index.ts';
import { lookupKey } from '../../core/words/query.ts';
import { MOST_EXCEPTIONS, parseExceptions, type StoredException } from './exceptions.ts';
import { type History, type HistoryEntry, idOf, parseHistory } from './history.ts';
import { defaultSettings, type OwnSettings, parseSettings } from './settings.ts';
import { parseChosenSettings } from './settings-fields.ts';
import type { Entry, Values } from './sync-entries.ts';

/**
 * Converts settings, rules of sites, exceptions and pins to synchronised values, and takes over values of other devices. Values that this
 * version does not know or cannot use are skipped and stay stored.
 */

/** Values of other devices that are to be taken over. */
export type PendingEntries = readonly (readonly [path: string, entry: Entry])[];

const SINGLE = [
  'bubble',
  'ruleset',
  'appearance',
  'textSize',
  'bubbleBesidePanel',
  'history',
  'hooks',
  'play',
] as const;

/** Returns the settings as values. Defaults are no values, so a user who has chosen nothing overrides nothing. */
export function settingValues(settings: OwnSettings): Values {
  const defaults = defaultSettings();
  const values: [string, unknown][] = [];
  for (const name of SINGLE) if (settings[name] !== defaults[name]) values.push([`setting ${name}`, settings[name]]);
  for (const [language, ruleset] of Object.entries(settings.rulesetOf)) {
    if (ruleset !== new Map(Object.entries(defaults.rulesetOf)).get(language))
      values.push([`language ${language}`, ruleset]);
  }
  for (const site of settings.disabledSites) values.push([`quiet ${site}`, true]);
  for (const [site, ruleset] of Object.entries(settings.siteRulesets)) values.push([`site ${site}`, ruleset]);
  return Object.fromEntries(values);
}

/** Returns the settings with the received values. */
export function withSettings(settings: OwnSettings, due: PendingEntries): OwnSettings {
  const single: Record<string, unknown> = {};
  const ofLanguage = new Map<string, unknown>(Object.entries(settings.rulesetOf));
  const ofSite = new Map<string, unknown>(Object.entries(settings.siteRulesets));
  const quiet = new Set(settings.disabledSites);
  for (const [path, [, value]] of due) {
    const [kind, name] = cutPath(path);
    const gone = value === undefined;
    if (kind === 'setting') {
      const field = SINGLE.find((one) => one === name);
      if (field && (gone || parseChosenSettings({ [field]: value })[field] === value)) single[field] = value;
    } else if (kind === 'language') {
      const { rulesetOf: read } = parseChosenSettings({ rulesetOf: { [name]: value } });
      if (gone || new Map<string, unknown>(Object.entries(read)).get(name) === value) ofLanguage.set(name, value);
    } else if (kind === 'site') {
      if (gone) ofSite.delete(name);
      else if (isRulesetId(value)) ofSite.set(name, value);
    } else if (kind === 'quiet') {
      if (gone) quiet.delete(name);
      else if (value === true) quiet.add(name);
    }
  }
  return parseSettings({
    ...settings,
    ...single,
    rulesetOf: Object.fromEntries(ofLanguage),
    siteRulesets: Object.fromEntries(ofSite),
    disabledSites: [...quiet],
  });
}

/** Returns the path of an exception, by the key of its word. */
function exceptionPath({ word, ruleset }: StoredException): string {
  return `exception ${ruleset} ${lookupKey(word, rulesetOf(ruleset).language)}`;
}

export function exceptionValues(exceptions: readonly StoredException[]): Values {
  return Object.fromEntries(
    exceptions.map((exception) => {
      const { ruleset: _, ...value } = exception;
      return [exceptionPath(exception), value];
    }),
  );
}

/** Returns the exceptions with the received ones, replaced in place or appended, within the limit. */
export function withExceptions(exceptions: readonly StoredException[], due: PendingEntries): StoredException[] {
  const byPath = new Map(exceptions.map((exception) => [exceptionPath(exception), exception]));
  for (const [path, [, value]] of due) {
    const [kind, name] = cutPath(path);
    if (kind !== 'exception') continue;
    if (value === undefined) byPath.delete(path);
    const [exception] = parseExceptions([{ ...Object(value), ruleset: cutPath(name)[0] }]);
    if (exception && exceptionPath(exception) === path) byPath.set(path, exception);
  }
  return [...byPath.values()].slice(0, MOST_EXCEPTIONS);
}

/** Returns pinned words with their verdicts, without the time of the lookup, which would reveal each use. */
export function pinValues(history: History): Values {
  const pinned = history.filter((entry) => entry.pinned);
  return Object.fromEntries(
    pinned.map((entry) => [`pin ${idOf(entry)}`, { verdict: entry.verdict, settled: entry.settled }]),
  );
}

/** Returns the history with the received pins, each at the place of its time. A word whose pin was removed becomes an ordinary one. */
export function withPins(history: History, due: PendingEntries): HistoryEntry[] {
  const after = [...history];
  for (const [path, [at, value]] of due) {
    const [kind, name] = cutPath(path);
    if (kind !== 'pin') continue;
    const place = after.findIndex((entry) => idOf(entry) === name);
    const before = after[place];
    if (value === undefined) {
      if (before) after[place] = { ...before, pinned: false };
      continue;
    }
    const [ruleset, word] = cutPath(name);
    const [pin] = parseHistory([{ ...Object(value), word, ruleset, pinned: true, when: before?.when ?? at }]);
    if (!pin) continue;
    if (before) after[place] = pin;
    else {
      const older = after.findIndex(({ when }) => when < at);
      after.splice(older < 0 ? after.length : older, 0, pin);
    }
  }
  return after;
}

/** `exception pfs-2018 kot` → `exception`, `pfs-2018 kot`. */
function cutPath(path: string): [first: string, rest: string] {
  const space = path.indexOf(' ');
  return [path.slice(0, space), path.slice(space + 1)];
}
