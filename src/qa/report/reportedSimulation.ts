import type { IntlShape } from 'react-intl';
import { stepText } from '../coverage/scripts/stepText';
import { code, plain } from '../markdown';
import { atState } from '../selection';
import { frontOf, stateOf, type Frame, type Simulation } from '../steps/simulation';
import type { Reported } from './reportOf';

/** Returns the part of a report about a simulation: its steps in words, and the state after each. */
export function reportedSimulation(intl: IntlShape, { story, frames }: Simulation): Reported {
  const front = frontOf((frames.at(-1) ?? frames[0]).levels);
  return {
    machine: front.machine.id,
    state: stateOf(front),
    story,
    steps: frames.flatMap((frame, index) => {
      const before = frames[index - 1];
      if (!before || !frame.step) return [];
      const { doing, data } = stepText(intl, before, frame.step);
      return [plain(doing) + (data === undefined ? '' : ` ${code(data)}`) + ` → ${placeOf(frame)}`];
    }),
  };
}

function placeOf({ levels }: Frame): string {
  const front = frontOf(levels);
  return code(atState(front.machine.id, stateOf(front)));
}
