import { useEffect, useRef, useState } from 'preact/hooks';
import { LONGEST_NAME } from '../../../core/explain/explanation.ts';
import type { RulesetId } from '../../../core/rules/verdict.ts';
import { ListError, type ListErrorDetail } from '../../../core/word-lists/list-errors.ts';
import { type FoundList, inspectFile, readFile, storeFound } from '../../../platform/list-import/import-list.ts';
import type { ListPreview } from '../../../platform/list-import/inspect.ts';
import type { ImportProgress } from '../../../platform/list-import/read-list.ts';
import type { WordListRecord } from '../../../platform/storage/word-lists.ts';
import { useSettings } from '../../../ui/page.tsx';
import {
  choicesFor,
  type ImportChoices,
  nameOfFile,
  readingOptions,
  rulesetToReadFor,
  selectedRulesets,
} from './import-choices.ts';

/** How far the reading of a chosen file is. */
export type Reading =
  /** Its first lines are looked at. */
  | { step: 'looking' }
  /** `began` is the time when it did, in milliseconds. */
  | { step: 'reading'; progress: ImportProgress; began: number }
  | { step: 'cancelled' }
  /** It is no list. */
  | { step: 'refused'; error: ListErrorDetail }
  /** It is one. `error` is why it could not be stored. */
  | { step: 'found'; found: FoundList; error?: ListErrorDetail }
  | { step: 'storing'; found: FoundList };

/** A file that was chosen, with its first lines as soon as they are read. */
export interface ChosenFile {
  state: 'chosen';
  file: File;
  preview: ListPreview | undefined;
  reading: Reading;
}

/** What was found in the file; undefined until it has been read. */
export function foundIn({ reading }: ChosenFile): FoundList | undefined {
  return reading.step === 'found' || reading.step === 'storing' ? reading.found : undefined;
}

type ImportState = { state: 'none' } | ChosenFile | { state: 'stored'; record: WordListRecord };

export interface Import {
  shown: ImportState;
  choices: ImportChoices;
  /** The selected rulesets: the user's choice, by default that of the list's language unless the list has few words. */
  useFor: readonly RulesetId[];
  change: (changes: Partial<ImportChoices>) => void;
  choose: (file: File) => void;
  /** Stores what was found. */
  store: () => void;
  /** Ends the reading of a file. */
  cancel: () => void;
  readAgain: () => void;
  /** Closes the file, or the report on the last import. */
  dismiss: () => void;
}

/**
 * Manages an import: the file is read, its content is shown, and only then the list is stored.
 * @param stored called when a list has been stored, with the rulesets to use it for, and awaited before its report is shown
 */
export function useImport(stored: (record: WordListRecord, useFor: readonly RulesetId[]) => Promise<void>): Import {
  const [shown, show] = useState<ImportState>({ state: 'none' });
  const settings = useSettings();
  const [choices, setChoices] = useState<ImportChoices>(() => choicesFor(settings));
  const running = useRef<AbortController | undefined>(undefined);
  /** Settles when this page has released the import lock, which one tab at a time holds. */
  const ended = useRef<Promise<unknown>>(Promise.resolve());
  /** Name and edition proposed by the file's name. */
  const proposed = useRef({ name: '', edition: '' });
  /** Whether the user has chosen the language of this file. */
  const isLanguageChosen = useRef(false);

  useEffect(() => () => running.current?.abort(), []);

  const read = async (file: File, choices: ImportChoices, before?: ListPreview) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let preview = before;
    const showReading = (reading: Reading) => {
      if (!signal.aborted) show({ state: 'chosen', file, preview, reading });
    };
    showReading({ step: 'looking' });
    let { language } = choices;
    try {
      const choicesOf = () => ({ ...choices, ruleset: rulesetToReadFor({ ...choices, language }, settings) });
      preview = await inspectFile(file, choicesOf());
      if (signal.aborted) return;
      if (preview.language && preview.language !== language && !isLanguageChosen.current) {
        language = preview.language;
        setChoices((now) => ({ ...now, language: preview?.language ?? now.language, useFor: null }));
        preview = await inspectFile(file, choicesOf());
      }
      await ended.current;
      if (signal.aborted) return;
      const began = performance.now();
      const progress = (progressed: ImportProgress) => showReading({ step: 'reading', progress: progressed, began });
      progress({ phase: 'read', done: 0 });
      const reading = readFile(file, choicesOf(), { progress, signal });
      ended.current = reading.catch(() => {});
      showReading({ step: 'found', found: await reading });
    } catch (error) {
      if (!signal.aborted) showReading({ step: 'refused', error: errorOf(error) });
    }
  };

  return {
    shown,
    choices,
    useFor: selectedRulesets(shown.state === 'chosen' ? foundIn(shown) : undefined, choices, settings),
    change(changes) {
      if (changes.language) isLanguageChosen.current = true;
      const next = { ...choices, ...changes, ...(changes.language && { useFor: null }) };
      setChoices(next);
      const isReadBy = (one: ImportChoices) => JSON.stringify(readingOptions(one, settings));
      if (shown.state === 'chosen' && isReadBy(next) !== isReadBy(choices)) read(shown.file, next, shown.preview);
    },
    choose(file) {
      const { name, edition } = nameOfFile(file.name);
      const proposal = { name: name.slice(0, LONGEST_NAME), edition: edition.slice(0, LONGEST_NAME) };
      const isOwn = choices.name !== proposed.current.name || choices.edition !== proposed.current.edition;
      const next: ImportChoices = {
        ...choices,
        ...(isOwn ? {} : proposal),
        encoding: 'auto',
        entry: undefined,
        useFor: null,
      };
      proposed.current = proposal;
      isLanguageChosen.current = false;
      setChoices(next);
      read(file, next);
    },
    async store() {
      if (shown.state !== 'chosen' || shown.reading.step !== 'found') return;
      const { file, preview } = shown;
      const { found } = shown.reading;
      const { name, edition } = choices;
      const useFor = selectedRulesets(found, choices, settings);
      show({ state: 'chosen', file, preview, reading: { step: 'storing', found } });
      try {
        const record = await storeFound(found, { name: name.trim(), edition: edition.trim() });
        await stored(record, useFor);
        proposed.current = { name: '', edition: '' };
        setChoices(choicesFor(settings));
        show({ state: 'stored', record });
      } catch (error) {
        show({ state: 'chosen', file, preview, reading: { step: 'found', found, error: errorOf(error) } });
      }
    },
    cancel() {
      if (shown.state !== 'chosen') return;
      running.current?.abort();
      show({ ...shown, reading: { step: 'cancelled' } });
    },
    readAgain() {
      if (shown.state === 'chosen') read(shown.file, choices, shown.preview);
    },
    dismiss() {
      running.current?.abort();
      show({ state: 'none' });
    },
  };
}

/** Converts anything thrown to an error with a message. */
function errorOf(error: unknown): ListErrorDetail {
  if (error instanceof ListError) return error.detail;
  console.error(error);
  return { kind: 'stopped' };
}
