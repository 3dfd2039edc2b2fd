import { draftOf } from '../../machines/denyInvite/denyInvite.draft';
import { denyInviteMachine } from '../../machines/denyInvite/denyInvite.machine';
import { connectionActors, connectionInput } from './connection.ports';
import type { ServiceNeeds } from './dialogNeeds';

/** The chart that denies an invitation, with every port attached, and what it starts from. */
export function openDenyInvite(needs: ServiceNeeds) {
  const machine = denyInviteMachine.provide({ actors: connectionActors(needs) });
  return { machine, input: connectionInput(needs, draftOf(needs.draft)) };
}
