import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { decidingReason, isPlain } from '../../src/core/explain/reasons.ts';
import type { RulesetId, Verdict } from '../../src/core/rules/verdict.ts';
import { judge, RULES } from '../all-rules.ts';
import { examplesOf, type Row } from './tables.ts';

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
 * Tests every word that a rule document prints, with its verdict and rule. The words are the rows of `examples-<ruleset>.tsv`. The rule of the
 * row is the first that refuses a refused word; it is the rule that allows an allowed word, or the first one after its reading.
 *
 * Some rows come out otherwise, after review against the document. In these, `read_as` is the rule that decides, `read_verdict` the verdict if
 * it is not the expected one, and `why` the reason. `own_rule` is the place of the row's own rule in the verdict: `later` (it decides, too),
 * `beside` (it is secondary) or `no`. `known` describes a mistake of the judge. The test fails if a verdict differs from these columns.
 */
export function testPrinted(ruleset: RulesetId, { earlier = () => [] }: PrintedOptions = {}): void {
  const lexicons = loadLexicons(ruleset);
  const rows = examplesOf(ruleset);
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
