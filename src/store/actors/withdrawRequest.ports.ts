import { stepUpMachine } from '../../machines/shared/stepUp.machine';
import { ticketRequestMachine } from '../../machines/shared/ticketRequest.machine';
import { draftOf } from '../../machines/withdrawRequest/withdrawRequest.draft';
import { withdrawRequestMachine } from '../../machines/withdrawRequest/withdrawRequest.machine';
import type { WithdrawRequestInput } from '../../machines/withdrawRequest/withdrawRequest.types';
import type { DialogNeeds } from './dialogNeeds';
import { fileTicketPort } from './fileTicket';
import { loadRequestPort } from './loadRequest';

/** The chart that withdraws a request, with every port attached, and what it starts from. */
export function openWithdrawRequest(needs: DialogNeeds) {
  const { store, person, ticket, requestId, draft, leaveForLogin } = needs;
  if (ticket === undefined) throw new Error('The address names no ticket');
  const machine = withdrawRequestMachine.provide({
    actors: {
      loadRequest: loadRequestPort(store, person),
      stepUp: stepUpMachine.provide({ actors: { leaveForLogin } }),
      ticketRequest: ticketRequestMachine.provide({ actors: { fileTicket: fileTicketPort(needs) } }),
    },
  });
  const input: WithdrawRequestInput = {
    ticketKey: ticket,
    person: { admin: person.roles.admin, level: person.level },
    institution: { name: person.institution?.name ?? '' },
    requestId,
    stepUpOffered: person.installation.stepUpEnabled,
    draft: draftOf(draft),
  };
  return { machine, input };
}
