import { fromPromise } from 'xstate';
import type { SecondWay, SecondWayEnd } from '../../machines/shared/secondWay';
import { ticketRequestMachine, type TicketRequestInput } from '../../machines/shared/ticketRequest.machine';
import { stepUpMachine } from '../../machines/shared/stepUp.machine';
import { ticketSystemDownMachine } from '../../machines/shared/ticketSystemDown.machine';
import type { DialogNeeds } from './dialogNeeds';
import { fileTicketPort } from './fileTicket';

/** The machines that dialogs with a request invoke, with all their ports attached. */
export function requestActors(needs: DialogNeeds) {
  return {
    stepUp: stepUpMachine.provide({ actors: { leaveForLogin: needs.leaveForLogin } }),
    ticketRequest: ticketRequestMachine.provide({ actors: { fileTicket: fileTicketPort(needs) } }),
    ticketSystemDown: ticketSystemDownMachine,
  };
}

const noSecondWay: SecondWay = fromPromise<SecondWayEnd, TicketRequestInput>(() =>
  Promise.resolve({ kind: 'returned' }),
);

/** The second way out of the form, if an extension brings one; a chart without the offer never invokes it. */
export function secondWayActor({ secondWay = noSecondWay }: Pick<DialogNeeds, 'secondWay'>): SecondWay {
  return secondWay;
}
