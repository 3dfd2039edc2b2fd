import { draftOf } from '../../machines/denyInvite/denyInvite.draft';
import { denyInviteMachine } from '../../machines/denyInvite/denyInvite.machine';
import { beginConnection } from '../connection/connection.ports';
import { definePorts } from '../ports/definePorts';

export const denyInvitePorts = definePorts({ machine: denyInviteMachine, draftOf, start: beginConnection });
