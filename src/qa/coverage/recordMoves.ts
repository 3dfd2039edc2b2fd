import type { Move } from '../simulate/simulation';
import { record } from './visit';

/** Notes for this visit what a simulation has taken, in all machines that it entered. */
export function recordMoves(moves: readonly Move[]): void {
  for (const machine of new Set(moves.map((move) => move.machine))) {
    record(
      machine,
      moves.flatMap((move) => (move.machine === machine ? (move.edge ?? []) : [])),
    );
  }
}
