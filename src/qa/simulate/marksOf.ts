import type { Marks } from '../marks';
import { firstEdge, type Possibilities, type Possible } from '../steps/possible';
import { lastOf } from '../steps/simulate';
import { frontOf, stateOf, type Simulation } from '../steps/simulation';

/**
 * Returns the marks of a machine for picture and outline: its present state, what it has passed, and what is possible.
 * The machine is the innermost, or one that waits for it.
 */
export function marksOf(simulation: Simulation, possible: Possibilities, machine?: string): Marks {
  const { levels } = lastOf(simulation);
  const front = levels.find((level) => level.machine.id === machine) ?? frontOf(levels);
  const moves = simulation.frames
    .flatMap((frame) => frame.moves)
    .filter((move) => move.machine === front.machine.id);
  const next = stepsIn(possible).flatMap((step) => (step.refusal ? [] : step.moves.slice(0, 1)));
  return {
    now: stateOf(front),
    passed: new Set(moves.flatMap(({ from, edge, to }) => [from ?? [], edge ?? [], to].flat())),
    possible: new Set(next.flatMap(({ edge, to }) => [edge ?? [], to].flat())),
    uncovered: new Set(),
  };
}

function stepsIn({ events, answers, delays }: Possibilities): readonly Possible[] {
  return [...events, ...answers.flatMap(({ fixtures }) => fixtures), ...delays];
}

/**
 * Returns the step that takes the selected transition, or the only transition that leads to the selected
 * `machine.state`.
 */
export function stepAt(possible: Possibilities, selected: string): Possible | undefined {
  const open = stepsIn(possible).filter(({ refusal }) => !refusal);
  const along = open.find((step) => firstEdge(step) === selected);
  if (along) return along;
  const towards = open.filter(({ moves: [first] }) => first && `${first.machine}.${first.to}` === selected);
  return new Set(towards.map(firstEdge)).size === 1 ? towards[0] : undefined;
}
