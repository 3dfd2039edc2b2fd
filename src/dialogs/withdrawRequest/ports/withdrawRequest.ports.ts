import type { TicketDialogAddress } from '../../../contracts/domain/dialogAddress';
import { draftOf } from '../../../machines/withdrawRequest/withdrawRequest.draft';
import {
  withdrawRequestMachine,
  type WithdrawRequestInput,
} from '../../../machines/withdrawRequest/withdrawRequest.machine';
import { definePorts } from '../../ports/definePorts';
import type { DialogNeeds } from '../../ports/dialogNeeds';
import { requestActors } from '../../ports/requestActors';
import { namedInstitution } from '../../ports/namedInstitution';
import { loadRequestPort } from './loadRequest';

export const withdrawRequestPorts = definePorts({ machine: withdrawRequestMachine, draftOf, begin });

function begin(needs: DialogNeeds<TicketDialogAddress>) {
  const { store, person, address, requestId } = needs;
  const input: Omit<WithdrawRequestInput, 'draft'> = {
    ticketKey: address.ticket,
    person: { admin: person.roles.admin, level: person.level },
    institution: namedInstitution(person),
    requestId,
    stepUpOffered: person.installation.stepUpEnabled,
  };
  return { actors: { loadRequest: loadRequestPort(store, person), ...requestActors(needs) }, input };
}
