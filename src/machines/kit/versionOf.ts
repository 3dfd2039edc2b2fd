import { StateMachine, type AnyStateMachine } from 'xstate';
import { hash } from './hash';

/** Changes when a chart or one that it invokes changes: a snapshot of another version is not restored. */
export function versionOf(machine: AnyStateMachine): string {
  const invoked = Object.values(machine.implementations.actors).filter(
    (logic) => logic instanceof StateMachine,
  );
  return hash([JSON.stringify(machine.config), ...invoked.map(versionOf)].join());
}
