import { assign, setup, type EventObject } from 'xstate';
import { failureOf } from '../kit/failures';
import { secondWayPort } from '../shared/secondWay';
import { stepUpMachine } from '../shared/stepUp.machine';
import { ticketRequestMachine } from '../shared/ticketRequest.machine';
import { admissionMachine } from './admission.machine';
import { connectionGuards } from './connection.guards';
import type { ConnectionSubject, Policies } from './connection.subject';
import { policiesPort } from './policies';
import type { ConnectionInput, ConnectionTypes } from './connection.types';

/** Returns the words that the charts about a connection are written in: invoked machines and ports, guards and actions. */
export function connectionSetup<Draft, OwnEvent extends EventObject = never>() {
  return setup({
    types: {} as ConnectionTypes<Draft, OwnEvent>,
    actors: {
      admission: admissionMachine,
      stepUp: stepUpMachine,
      ticketRequest: ticketRequestMachine,
      ...policiesPort,
      ...secondWayPort,
    },
    guards: connectionGuards,
    actions: {
      countLookup: assign({ lookups: ({ context }) => context.lookups + 1 }),
      rememberSubject: assign((_, { subject }: { subject: ConnectionSubject | null }) => ({
        subject,
        ticketKey: subject?.ticket?.key ?? null,
      })),
      rememberPolicies: assign({ policies: (_, params: { policies: Policies }) => params.policies }),
      rememberDraft: assign({ draft: (_, params: { draft: Draft | null }) => params.draft }),
      rememberLevel: assign({ level: (_, params: { level: number }) => params.level }),
      forgetLevel: assign((_, params: { required: number }) => ({
        level: 0,
        requiredLevel: params.required,
      })),
      rememberTicket: assign({
        ticketKey: ({ context }, params: { key: string | null }) => params.key ?? context.ticketKey,
      }),
      rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    },
  });
}

/** The conversation before it begins. */
export function beginning<Draft>({ input }: { readonly input: ConnectionInput<Draft> }) {
  const { level } = input.person;
  return {
    ...input,
    level,
    subject: null,
    policies: 'coming' as const,
    requiredLevel: 2,
    lookups: 0,
    ticketKey: null,
    failure: null,
  };
}
