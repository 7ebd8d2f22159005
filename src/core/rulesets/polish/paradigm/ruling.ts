import type { Lexeme } from '../../../morphology/pl/lexeme.ts';
import type { Tagged } from '../../../morphology/pl/table.ts';
import type { Tag } from '../../../morphology/pl/tag.ts';
import type { Defect, StatusByRules } from '../../../rules/paradigm.ts';
import type { Analysis, RuleId, RulesetId } from '../../../rules/verdict.ts';

/** One form of a lexeme, with one alternative of its tag. */
export interface Entry extends Tagged {
  /** The lookup key, in lower case. */
  form: string;
  /** The spelling of dictionaries. */
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

/** The functions of a Polish ruleset that a paradigm needs, bound to its lexicons. */
export interface PolishRules {
  ruleset: RulesetId;
  /** The ruling on one reading, not on the string, which another lexeme may make legal. */
  rulingOn(entry: Entry): Ruling;
  /**
   * Returns the verbs of one aspect each with the spelling of the lexeme that may have a form with this tag, the likeliest first: the
   * lexicon has two of them under *paść*, the ruleset under *powodzić*. Returns the lexeme itself if there is one verb.
   */
  sensesOf(lexeme: Lexeme, tag?: Tag): Lexeme[];
  /** Returns the defective verb that would have this form if it were not defective. */
  verbLacking(form: string): string | undefined;
  /**
   * Returns forms that the lexicons lack for the lexeme: those that the rules deny it, and those that a defective verb keeps although the
   * word list has it without grammar. If several derivations give one form, it is the lexeme's own, and the queried one.
   */
  builtFor(lexeme: Lexeme, queried: string): readonly BuiltEntry[];
  defectOf(lexeme: Lexeme): Defect | undefined;
  /** Returns the points of the tiles of the form; null if the form has no tiles, or if tiles have no values in the game. */
  pointsOf(form: string): number | null;
}
