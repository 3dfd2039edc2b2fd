import { StateMachine, type AnyStateMachine } from 'xstate';
import { isPort } from './port';

/**
 * Throws, naming them, when a machine or a machine that it invokes still has ports without implementation.
 * Called before start, since a port that only throws would be swallowed by `onError`.
 */
export function assertProvided(machine: AnyStateMachine): void {
  const missing = missingPorts(machine, machine.id);
  if (missing.length > 0) throw new Error(`Not provided: ${missing.join(', ')}`);
}

function missingPorts(machine: AnyStateMachine, path: string): string[] {
  return Object.entries(machine.implementations.actors).flatMap(([name, logic]) => {
    const here = `${path}.${name}`;
    if (logic instanceof StateMachine) return missingPorts(logic, here);
    return isPort(logic) ? [here] : [];
  });
}
