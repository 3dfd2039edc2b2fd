import { assign, emit, setup } from 'xstate';
import { entityIdOf, rankOfChange, type ChangeSubject } from '../../contracts/domain/tickets/change';
import type { ServiceRef } from '../../contracts/domain/services/serviceRef';
import { failureOf } from '../kit/failures';
import { port } from '../kit/port';
import { secondWayPort } from '../shared/secondWay';
import { stepUpMachine } from '../shared/stepUp.machine';
import { ticketRequestMachine } from '../shared/ticketRequest.machine';
import { ticketSystemDownMachine } from '../shared/ticketSystemDown.machine';
import { changeRequestGuards } from './changeRequest.guards';
import type { KnownSetting } from './changeRequest.subject';
import type { ChangeRequestContext, ChangeRequestInput, ChangeRequestTypes } from './changeRequest.types';

export interface WantedSetting {
  readonly about: ChangeSubject;
  readonly service: ServiceRef | null;
  /** Nothing from the cache: it was looked up before. */
  readonly fresh: boolean;
}

/** The words that the chart is written in: invoked machines, guards and actions. */
export const changeRequestSetup = setup({
  types: {} as ChangeRequestTypes,
  actors: {
    loadSetting: port<WantedSetting, KnownSetting>(),
    ticketSystemDown: ticketSystemDownMachine,
    stepUp: stepUpMachine,
    ticketRequest: ticketRequestMachine,
    ...secondWayPort,
  },
  guards: changeRequestGuards,
  actions: {
    countLookup: assign({ lookups: ({ context }) => context.lookups + 1 }),
    /** A proposal that is about another service or institution has nothing to do here. */
    rememberSetting: assign(({ context: { draft } }, { subject }: { subject: KnownSetting }) => ({
      subject,
      draft: draft && entityIdOf(draft) === subject.entityId ? draft : null,
      ticketKey: subject.pendingKey ?? null,
    })),
    rememberLevel: assign({ level: (_, params: { level: number }) => params.level }),
    forgetLevel: assign((_, params: { required: number }) => ({ level: 0, requiredLevel: params.required })),
    rememberTicket: assign({
      ticketKey: ({ context }, params: { key: string | null }) => params.key ?? context.ticketKey,
    }),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    announceRequested: emit(({ context: { ticketKey } }) => ({
      type: 'flash.due',
      flash: { tone: 'info', messageId: 'changeRequest.flash.requested', values: { key: ticketKey ?? '' } },
    })),
    announceRequestedWithoutKey: emit({
      type: 'flash.due',
      flash: { tone: 'info', messageId: 'changeRequest.flash.requestedWithoutKey' },
    }),
    announceQueued: emit({
      type: 'flash.due',
      flash: { tone: 'warning', messageId: 'changeRequest.flash.queued' },
    }),
    /** Filed, or nothing to file: the page behind has done its part. */
    announceSettled: emit({ type: 'change.ended', outcome: 'settled' }),
    /**
     * Given up after a failure: if the dialog is opened again with the same change, it is sent under the same
     * key.
     */
    announceUnsent: emit(({ context: { requestId } }) => ({
      type: 'change.ended',
      outcome: 'unsent',
      requestId,
    })),
    announceUnchanged: emit({
      type: 'flash.due',
      flash: { tone: 'warning', messageId: 'changeRequest.flash.unchanged' },
    }),
  },
});

/** Returns the conversation before it begins. */
export function beginning({ input }: { readonly input: ChangeRequestInput }): ChangeRequestContext {
  return {
    ...input,
    subject: null,
    level: input.person.level,
    requiredLevel: rankOfChange(input.about, input.levels),
    lookups: 0,
    ticketKey: null,
    failure: null,
  };
}
