import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { decidingReason, isPlain } from '../../src/core/explain/reasons.ts';
import type { RulesetId, Verdict } from '../../src/core/rules/verdict.ts';
import { judge, RULES } from '../all-rules.ts';

type Row = Readonly<Record<string, string>>;

/** Place of a rule in a verdict: first or later deciding reason, secondary reason, or none. */
type Place = 'first' | 'later' | 'beside' | 'no';

function placeOf(rule: string, { reasons }: Verdict): Place {
  const found = reasons.find((reason) => reason.rule === rule);
  if (!found) return 'no';
  if (!found.decides) return 'beside';
  return found === reasons.find(({ decides }) => decides) ? 'first' : 'later';
}

/** Returns the deciding rule; for an allowed word that its reading explains, also the first rule after it. */
function answers(verdict: Verdict): string[] {
  const { catalogue } = RULES[verdict.ruleset];
  const deciding = decidingReason(verdict);
  if (!deciding) return [];
  const further = verdict.reasons.filter((reason) => reason !== deciding && !isPlain(reason, catalogue));
  const first = isPlain(deciding, catalogue) ? further[0] : undefined;
  return [deciding.rule, ...(first ? [first.rule] : [])];
}

/** The expectation of a row with an own reading: the columns after its own. */
const readOtherwise = ({ expected, read_as, read_verdict, own_rule }: Row) => ({
  verdict: read_verdict || expected,
  rule: read_as,
  ownRule: own_rule,
});

interface PrintedOptions {
  /** Returns the words of earlier rounds after which the document prints the word. */
  earlier?: (row: Row) => string[];
}

/**
 * Tests every word that a rule document prints, with its verdict and rule. A refused word is refused by the rule of its row before any
 * other; an allowed one is allowed by it, or gives it first beside its reading.
 *
 * A row that is read otherwise says so, after review against the document: `read_as` has the rule that decides, `read_verdict` the
 * verdict where it is not the expected one, `own_rule` where the row's own rule is told (`later`: it decides, too; `beside`; `no`), `why`
 * the reason. What the judge has wrong is in `known`. The row comes out as these columns have it, or the test fails.
 */
export function testPrinted(ruleset: RulesetId, table: URL, { earlier = () => [] }: PrintedOptions = {}): void {
  const lexicons = loadLexicons(ruleset);
  const rows: readonly Row[] = readTable(table);
  const judged = (row: Row): Verdict => judge(row.word!, ruleset, lexicons, earlier(row));

  const otherwise = rows.filter(({ read_as }) => read_as);
  const asPrinted = rows.filter(({ read_as }) => !read_as);

  describe('printed examples', () => {
    it.each(asPrinted)('$word: $expected, $rule_id', (row) => {
      const verdict = judged(row);
      expect(verdict.verdict).toBe(row.expected);
      if (row.expected === 'allowed') expect(answers(verdict)).toContain(row.rule_id);
      else expect(decidingReason(verdict)).toMatchObject({ rule: row.rule_id, decides: true });
    });

    it.each(otherwise)('$word: $read_as, not $rule_id', (row) => {
      const verdict = judged(row);
      expect({
        verdict: verdict.verdict,
        rule: decidingReason(verdict)?.rule,
        ownRule: placeOf(row.rule_id!, verdict),
      }).toEqual(readOtherwise(row));
    });

    it('deviate only for a stated reason, and only if they do deviate', () => {
      for (const row of rows) {
        const { word, read_as, read_verdict, own_rule, why, known } = row;
        const columns = [read_verdict, own_rule, why, known].filter(Boolean);
        if (!read_as) expect(columns, word).toEqual([]);
        else {
          expect(why || known, word).toBeTruthy();
          const verdict = judged(row);
          const isAsPrinted = verdict.verdict === row.expected && answers(verdict).includes(row.rule_id!);
          expect(isAsPrinted, word).toBe(false);
        }
      }
    });

    it('have another verdict only if the document needs interpretation', () => {
      const opposite = rows.filter(({ read_verdict }) => read_verdict);
      expect(
        opposite.filter(
          ({ confidence, expected, read_verdict }) => confidence !== 'inferred' || expected === read_verdict,
        ),
      ).toEqual([]);
    });

    it('mostly agree', () => {
      expect(asPrinted.length).toBeGreaterThan(rows.length / 3);
    });
  });
}
