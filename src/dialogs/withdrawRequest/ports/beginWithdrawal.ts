import type { TicketDialogAddress } from '../../../contracts/domain/dialogAddress';
import type { WithdrawRequestInput } from '../../../machines/withdrawRequest/withdrawRequest.types';
import type { DialogNeeds } from '../../ports/dialogNeeds';
import { requestActors } from '../../ports/requestActors';
import { loadRequestPort } from './loadRequest';

/** How the withdrawal of a request begins. */
export function beginWithdrawal(needs: DialogNeeds<TicketDialogAddress>) {
  const { store, person, address, requestId } = needs;
  const input: Omit<WithdrawRequestInput, 'draft'> = {
    ticketKey: address.ticket,
    person: { admin: person.roles.admin, level: person.level },
    institution: { name: person.institution?.name ?? '' },
    requestId,
    stepUpOffered: person.installation.stepUpEnabled,
  };
  return { actors: { loadRequest: loadRequestPort(store, person), ...requestActors(needs) }, input };
}
