import type { Compared, ComparedLine } from '../explain/compared.ts';
import { rulesetName } from '../explain/ruleset-name.ts';
import { outcomeOf } from '../rules/outcome.ts';
import type { RulesetId, Verdict } from '../rules/verdict.ts';
import { type ComparedRow, compareRows } from '../ui/compare-rows.ts';
import { message } from '../ui/message.ts';
import { RuleSection } from '../ui/rule-section.tsx';
import { VerdictSign } from '../ui/verdict-sign.tsx';
import { lowerCase } from '../words/normalise.ts';

interface Props {
  /** The verdicts on one word, one for each ruleset. */
  judged: Compared[];
  judge: (word: string) => void;
}

/** Rulesets as columns. An aspect has a line for its name and one for its cells, because sentences need the whole width. */
export function ComparisonTable({ judged, judge }: Props) {
  const verdicts = judged.map(({ verdict }) => verdict);
  const rows = compareRows(judged);
  const word = verdicts[0]?.word ?? '';
  return (
    <div class="comparison">
      {rows.every(({ differs }) => !differs) && <p>{message('compare_agree')}</p>}
      {/* Three columns would be too narrow: then the cells stand one below the other. Another word begins with closed rules. */}
      <table key={word} class={judged.length > 2 ? 'stacked' : ''}>
        <caption class="spoken">{message('compare_caption', word)}</caption>
        <thead>
          <tr>
            {verdicts.map(({ ruleset }) => (
              <th key={ruleset} scope="col">
                {shortName(ruleset)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <Aspect key={row.name} row={row} verdicts={verdicts} judge={judge} />
        ))}
      </table>
    </div>
  );
}

interface AspectProps {
  row: ComparedRow;
  verdicts: Verdict[];
  judge: (word: string) => void;
}

function Aspect({ row: { name, cells, differs }, verdicts, judge }: AspectProps) {
  return (
    <tbody class={differs ? 'differs' : ''}>
      <tr>
        <th scope="rowgroup" colSpan={verdicts.length}>
          {message(`compare_${name}`)} {differs && <span class="difference">{message('compare_differs')}</span>}
        </th>
      </tr>
      <tr>
        {verdicts.map((verdict, column) => (
          <td key={verdict.ruleset} data-rules={shortName(verdict.ruleset)}>
            {name === 'verdict' ? (
              <Answer verdict={verdict} />
            ) : (
              <Lines lines={cells[column] ?? []} word={verdict.word} judge={judge} />
            )}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function shortName(ruleset: RulesetId): string {
  return message(`ruleset_short_${rulesetName(ruleset)}`);
}

function Answer({ verdict }: { verdict: Verdict }) {
  const outcome = outcomeOf(verdict);
  return (
    <span class={`answer ${outcome}`}>
      <VerdictSign outcome={outcome} />
      <span class="word">{message(`verdict_${outcome}`)}</span>
    </span>
  );
}

interface LinesProps {
  lines: ComparedLine[];
  /** The compared word, which is no link. */
  word: string;
  judge: (word: string) => void;
}

function Lines({ lines, word, judge }: LinesProps) {
  if (lines.length === 0) return <span class="quiet">{message('compare_none')}</span>;
  const follow = (other: string) => (event: Event) => {
    event.preventDefault();
    judge(other);
  };
  return lines.map(({ sentence, cites }) => (
    <p>
      {sentence.map((piece) => {
        if (typeof piece === 'string') return piece;
        if (lowerCase(piece.word) === lowerCase(word)) return piece.word;
        // A button would part the word from its quotation marks at the end of a line.
        return (
          <a class="link" href={`?word=${encodeURIComponent(piece.word)}`} onClick={follow(piece.word)}>
            {piece.word}
          </a>
        );
      })}
      {cites && ' '}
      {cites && <RuleSection {...cites} />}
      {cites?.curated && <span class="quiet"> {message('curated')}</span>}
    </p>
  ));
}
