import { type GameRecord, redo, undo } from './record.ts';

/** Was the later of two moves in a row one step with the earlier one, for those who play? */
export type Together<Move> = (earlier: Move, later: Move) => boolean;

/** The record without its last move and those that were one step with it. */
export function undoStep<Setup, Move>(
  record: GameRecord<Setup, Move>,
  together: Together<Move>,
): GameRecord<Setup, Move> {
  const [earlier, later] = record.moves.slice(-2);
  const shorter = undo(record);
  const goesOn = earlier !== undefined && later !== undefined && together(earlier, later);
  return goesOn ? undoStep(shorter, together) : shorter;
}

/** The record with the move that was taken back last and those that were one step with it. */
export function redoStep<Setup, Move>(
  record: GameRecord<Setup, Move>,
  together: Together<Move>,
): GameRecord<Setup, Move> {
  const [later, earlier] = record.undone.slice(-2);
  const longer = redo(record);
  const goesOn = earlier !== undefined && later !== undefined && together(earlier, later);
  return goesOn ? redoStep(longer, together) : longer;
}
