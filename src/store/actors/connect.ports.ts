import { draftOf } from '../../machines/connect/connect.draft';
import { connectMachine } from '../../machines/connect/connect.machine';
import { connectionActors, connectionInput } from './connection.ports';
import type { ServiceNeeds } from './dialogNeeds';

/** The connect dialog's chart with every port attached, and what it starts from. */
export function openConnect(needs: ServiceNeeds) {
  const machine = connectMachine.provide({ actors: connectionActors(needs) });
  return { machine, input: connectionInput(needs, draftOf(needs.draft)) };
}
