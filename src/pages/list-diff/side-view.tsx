import { useEffect, useState } from 'preact/hooks';
import { figure } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';
import { Spoken } from '../../ui/page.tsx';
import { csvFile, fileName, saveFile } from '../../ui/save-file.ts';
import { useStateOf } from '../../ui/use-copy.ts';
import { type Answers, type Filter, PAGE, SIDES, type Side } from './difference-messages.ts';
import type { Difference } from './use-difference.ts';

interface SideViewProps {
  side: Side;
  difference: Difference;
  /** Number of words of this side without a filter. */
  all: number;
  filter: Filter;
  /** Name of this side's list. */
  list: string;
}

/** The words that only one of the lists has, page by page. */
export function SideView({ side, difference, all, filter, list }: SideViewProps) {
  const [found, setFound] = useState<Answers['page'] | undefined>();
  const [page, setPage] = useStateOf(filter, 0);
  useEffect(() => {
    let ended = false;
    difference.ask({ ask: 'page', side, filter, page }).then((answer) => ended || setFound(answer));
    return () => {
      ended = true;
    };
  }, [difference, side, filter, page]);
  const pages = Math.ceil((found?.count ?? 0) / PAGE);
  const heading = `${message(`diff_${side}`)}: ${figure(found?.count ?? all)}`;
  return (
    <section class="side" aria-label={message(`diff_${side}`)} data-side={side}>
      <h2>{heading}</h2>
      <p class="quiet">
        {message('diff_only_in', list)}
        {found && found.count < all && ` · ${message('diff_of', figure(all))}`}
      </p>
      <Spoken text={found ? heading : ''} />
      {found && found.count > 0 && (
        <>
          <CopyWords words={() => difference.ask({ ask: 'text', side, filter })} />
          {pages > 1 && (
            <nav class="pages" aria-label={message('diff_pages')}>
              <button
                type="button"
                class="action"
                aria-disabled={page === 0}
                onClick={() => setPage(Math.max(0, page - 1))}
              >
                {message('diff_previous')}
              </button>
              <span>{message('diff_page', figure(page + 1), figure(pages))}</span>
              <button
                type="button"
                class="action"
                aria-disabled={page + 1 >= pages}
                onClick={() => setPage(Math.min(pages - 1, page + 1))}
              >
                {message('diff_next')}
              </button>
            </nav>
          )}
          <ul class="words">
            {found.words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Milliseconds for which the button confirms the copy. */
const COPIED_SHOWN = 2000;

/** Copies all words that pass the filter to the clipboard, one per line. */
function CopyWords({ words }: { words: () => Promise<string> }) {
  const [done, setDone] = useState<'copied' | 'failed' | undefined>();
  useEffect(() => {
    const timer = setTimeout(() => setDone(undefined), COPIED_SHOWN);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await words());
      setDone('copied');
    } catch {
      setDone('failed');
    }
  };
  return (
    <>
      <button type="button" class="action" onClick={copy}>
        {done ? message(`game_copy_${done}`) : message('diff_copy')}
      </button>
      <span class="spoken" role="status">
        {done && message(`game_copy_${done}`)}
      </span>
    </>
  );
}

interface SaveSidesProps {
  difference: Difference;
  filter: Filter;
  /** Name of each side's list. */
  lists: Readonly<Record<Side, string>>;
}

/** Saves all words of both sides that pass the filter as one file for spreadsheets; each row names the word's list. */
export function SaveSides({ difference, filter, lists }: SaveSidesProps) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    try {
      const sides = await Promise.all(SIDES.map((side) => difference.ask({ ask: 'text', side, filter })));
      saveFile(csvFile(rowsOf(sides, lists)), fileName([`${lists.gone} – ${lists.new}`], 'csv'));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" class="action save" onClick={save}>
        {message('diff_save')}
      </button>
      <span class="problem" role="alert">
        {failed && message('lists_damaged')}
      </span>
    </>
  );
}

/** @param sides the words of each side, one per line, in the order of `SIDES` */
function rowsOf(sides: readonly string[], lists: Readonly<Record<Side, string>>): string[][] {
  const heads = [message('table_column_word'), message('diff_change'), message('diff_list')];
  const rows = SIDES.flatMap((side, place) =>
    (sides[place] ?? '')
      .split('\n')
      .filter((word) => word !== '')
      .map((word) => [word, message(`diff_${side}`), lists[side]]),
  );
  return [heads, ...rows];
}
