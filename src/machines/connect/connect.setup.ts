import { assign, setup } from 'xstate';
import type { ServiceRef } from '../../contracts/domain/service';
import { failureOf } from '../kit/failureOf';
import { port } from '../kit/port';
import { stepUpMachine } from '../shared/stepUp.machine';
import { ticketRequestMachine } from '../shared/ticketRequest.machine';
import { ticketSystemDownMachine } from '../shared/ticketSystemDown.machine';
import { connectGuards } from './connect.guards';
import type { ConnectSubject } from './connect.subject';
import type { ConnectDraft } from './connect.draft';
import type { ConnectTypes } from './connect.types';

/** The words that the chart is written in: its types, ports, invoked machines, guards and actions. */
export const connectSetup = setup({
  types: {} as ConnectTypes,
  actors: {
    loadSubject: port<{ readonly service: ServiceRef; readonly fresh: boolean }, ConnectSubject>(),
    stepUp: stepUpMachine,
    ticketRequest: ticketRequestMachine,
    ticketSystemDown: ticketSystemDownMachine,
  },
  guards: connectGuards,
  actions: {
    rememberSubject: assign((args, { subject }: { subject: ConnectSubject }) => ({
      subject,
      lookups: args.context.lookups + 1,
      ticketKey: subject.pending?.ticketKey ?? null,
    })),
    rememberDraft: assign({ draft: (_, params: { draft: ConnectDraft | null }) => params.draft }),
    rememberLevel: assign({ level: (_, params: { level: number }) => params.level }),
    forgetLevel: assign((_, params: { required: number }) => ({ level: 0, requiredLevel: params.required })),
    rememberTicket: assign({ ticketKey: (_, params: { key: string | null }) => params.key }),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
});
