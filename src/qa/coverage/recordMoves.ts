import type { Move } from '../steps/simulation';
import { record } from './visit';

/** Records for this visit the transitions of a simulation, in all machines that it entered. */
export function recordMoves(moves: readonly Move[]): void {
  for (const machine of new Set(moves.map((move) => move.machine))) {
    record(
      machine,
      moves.flatMap((move) => (move.machine === machine ? (move.edge ?? []) : [])),
    );
  }
}
