import type { Lexeme } from '../../../morphology/pl/lexeme.ts';
import type { Tagged } from '../../../morphology/pl/table.ts';
import type { Tag } from '../../../morphology/pl/tag.ts';
import type { Defect, StatusByRules } from '../../../rules/paradigm.ts';
import type { Analysis, RuleId, RulesetId } from '../../../rules/verdict.ts';

/** One form of a lexeme, with one alternative of its tag. */
export interface Entry extends Tagged {
  /** The lookup key, in lower case. */
  form: string;
  /** As dictionaries spell it. */
  spelled: string;
  lexeme: Lexeme;
  origin: Analysis['origin'];
  /** The rule that built the form, without its ruleset. */
  rule?: string;
  /** `game`: the word list has this reading; `spelling`: only the spelling dictionary has it; `built`: neither has. */
  source: 'game' | 'spelling' | 'built';
  /** True for an entry that was built only to show that the rules deny it to the lexeme. */
  denied?: boolean;
}

/** A form that a ruleset adds to a paradigm. */
export interface BuiltEntry {
  form: string;
  /** PoliMorf-style tag, alternatives joined by `+`. */
  tag: string;
  denied: boolean;
}

/** The ruling of a ruleset on one entry. */
export interface Ruling {
  status: StatusByRules;
  rule?: RuleId;
  section?: string;
  /** Letter of the rule on potential forms. */
  potential?: string;
  /** For a barred entry, the lexemes under which its letters are a legal word. */
  legalAs?: Lexeme[];
}

/** What a paradigm needs of one of the Polish rulesets, bound to its lexicons. */
export interface PolishRules {
  ruleset: RulesetId;
  /** The ruling on one reading: not on the string, which another lexeme may make legal. */
  rulingOn(entry: Entry): Ruling;
  /**
   * The verbs of one aspect each that are spelled like the lexeme, and may have a form with this tag, the likeliest first: the lexicon has
   * two of them under *paść*, the ruleset under *powodzić*. The lexeme itself where there is one verb.
   */
  sensesOf(lexeme: Lexeme, tag?: Tag): Lexeme[];
  /** The defective verb that would have this form if it were not defective. */
  verbLacking(form: string): string | undefined;
  /**
   * Forms that the lexicons do not have as forms of the lexeme: those that the rules deny it, and those left to a defective verb that the
   * word list has without grammar. Of several ways to form one it is the lexeme's own, and the queried one.
   */
  builtFor(lexeme: Lexeme, queried: string): readonly BuiltEntry[];
  defectOf(lexeme: Lexeme): Defect | undefined;
  /** Points of the tiles of the form; null when the form has no tiles, or when tiles have no values in the game. */
  pointsOf(form: string): number | null;
}
