/** Builds minimal automata with payloads on final states, from words in memory. */
import { type Layout, layOut, type State, type States } from '../../../src/core/lexicon/automaton-layout.ts';

/** Stores each state once: states with equal payload and arcs are one state. Several automata may share states, as all paradigms do. */
export class AutomatonBuilder implements States {
  private readonly states: State[] = [];
  private readonly byContent = new Map<string, number>();

  /**
   * Adds the automaton of the words and returns its root.
   * @param words sequences of letter numbers in ascending order without repetition, each with its payload
   */
  add(words: readonly { letters: readonly number[]; payload: readonly number[] }[]): number {
    const build = (from: number, to: number, depth: number): number => {
      let payload: readonly number[] = [];
      if ((words[from] as (typeof words)[0]).letters.length === depth)
        payload = (words[from++] as (typeof words)[0]).payload;
      const letters: number[] = [];
      const targets: number[] = [];
      while (from < to) {
        const letter = (words[from] as (typeof words)[0]).letters[depth] as number;
        let end = from + 1;
        while (end < to && (words[end] as (typeof words)[0]).letters[depth] === letter) end++;
        letters.push(letter);
        targets.push(build(from, end, depth + 1));
        from = end;
      }
      return this.numberOf({ payload, letters, targets });
    };
    return build(0, words.length, 0);
  }

  /** Returns the state to which letters lead from `state`; undefined if there is none. */
  walk(state: number, letters: readonly number[]): number | undefined {
    let at: number | undefined = state;
    for (const letter of letters) {
      const { letters: known, targets } = this.states[at as number] as State;
      const i = known.indexOf(letter);
      if (i < 0) return undefined;
      at = targets[i];
    }
    return at;
  }

  /** Returns the first letters of words from `state`, and whether one ends there. */
  beginnings(state: number): { letters: readonly number[]; final: boolean } {
    const { letters, payload } = this.states[state] as State;
    return { letters, final: payload.length > 0 };
  }

  private numberOf(state: State): number {
    const content = `${state.payload.join(',')}|${state.letters.join(',')}|${state.targets.join(',')}`;
    const known = this.byContent.get(content);
    if (known !== undefined) return known;
    const number = this.states.length;
    this.states.push(state);
    this.byContent.set(content, number);
    return number;
  }

  get count(): number {
    return this.states.length;
  }

  state(number: number): State {
    return this.states[number] as State;
  }

  /** Serialises all states that the roots reach. */
  layOut(roots: readonly number[]): Layout {
    return layOut(this, roots);
  }
}
