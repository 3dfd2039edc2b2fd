import { stepUpMachine } from '../../machines/shared/stepUp.machine';
import { ticketRequestMachine } from '../../machines/shared/ticketRequest.machine';
import { ticketSystemDownMachine } from '../../machines/shared/ticketSystemDown.machine';
import type { DialogNeeds } from './dialogNeeds';
import { fileTicketPort } from './fileTicket';

/** The machines that dialogs invoke which end in a request, with every port attached. */
export function requestActors(needs: DialogNeeds) {
  return {
    stepUp: stepUpMachine.provide({ actors: { leaveForLogin: needs.leaveForLogin } }),
    ticketRequest: ticketRequestMachine.provide({ actors: { fileTicket: fileTicketPort(needs) } }),
    ticketSystemDown: ticketSystemDownMachine,
  };
}
