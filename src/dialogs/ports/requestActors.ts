import { stepUpMachine } from '../../machines/shared/stepUp.machine';
import { ticketRequestMachine } from '../../machines/shared/ticketRequest.machine';
import { ticketSystemDownMachine } from '../../machines/shared/ticketSystemDown.machine';
import type { DialogNeeds } from './dialogNeeds';
import { fileTicketPort } from './fileTicket';

/** Dialogs that end in a request invoke these machines; every port of them is attached. */
export function requestActors(needs: DialogNeeds) {
  return {
    stepUp: stepUpMachine.provide({ actors: { leaveForLogin: needs.leaveForLogin } }),
    ticketRequest: ticketRequestMachine.provide({ actors: { fileTicket: fileTicketPort(needs) } }),
    ticketSystemDown: ticketSystemDownMachine,
  };
}
