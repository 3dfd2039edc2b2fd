import { StateMachine, type AnyStateMachine } from 'xstate';
import type { Registered } from '../../../src/machines/registry';
import { registry } from '../../../src/qa/registry';
import { dialogStories as stories } from '../../../src/qa/dialogStories';

function invokedBy({ implementations }: AnyStateMachine): readonly AnyStateMachine[] {
  const machines = Object.values(implementations.actors).filter((logic) => logic instanceof StateMachine);
  return machines.flatMap((machine) => [machine, ...invokedBy(machine)]);
}

const shown = Object.values(stories).flatMap(({ machine }) => [machine, ...invokedBy(machine)]);

/** The charts that dialogs show: their own, and those that they invoke. */
export const dialogMachines: readonly Registered[] = registry.filter(({ id }) =>
  shown.some((machine) => machine.id === id),
);

/** Every story of these charts, one by one. */
export const dialogStories = dialogMachines.flatMap((entry) =>
  Object.entries(entry.scenarios.stories).map(([name, story]) => ({ id: entry.id, name, entry, story })),
);
