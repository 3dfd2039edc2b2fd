import { draftOf } from '../../machines/disconnect/disconnect.draft';
import { disconnectMachine } from '../../machines/disconnect/disconnect.machine';
import { connectionActors, connectionInput } from './connection.ports';
import type { ServiceNeeds } from './dialogNeeds';

/** The disconnect dialog's chart with every port attached, and what it starts from. */
export function openDisconnect(needs: ServiceNeeds) {
  const machine = disconnectMachine.provide({ actors: connectionActors(needs) });
  return { machine, input: connectionInput(needs, draftOf(needs.draft)) };
}
