import { assign, setup } from 'xstate';
import { failureOf } from '../kit/failures';
import { port } from '../kit/port';
import { formGuards, type Done, type Reported } from '../shared/request.words';
import { ticketRequestMachine } from '../shared/ticketRequest.machine';
import type { TicketRequestResult } from '../shared/ticketRequest.types';
import { goodLines, type ReadSheet, type SheetFault } from './changeSheet';
import type { UploadDraft } from './upload.draft';
import type { UploadContext, UploadTypes } from './upload.types';

interface Scope {
  readonly context: UploadContext;
}

/** Returns what became of the addition. */
export function outcome({ event: { output } }: Done<TicketRequestResult>) {
  return { outcome: output.kind === 'gathered' ? output : null };
}

/** The words that the chart is written in: the port, the machine that it invokes, guards and actions. */
export const uploadSetup = setup({
  types: {} as UploadTypes,
  actors: {
    checkSheet: port<UploadDraft, SheetFault | ReadSheet>(),
    ticketRequest: ticketRequestMachine,
  },
  guards: {
    ...formGuards,
    isNotAdmin: ({ context }: Scope) => !context.person.admin,
    isUnreadable: ({ context }: Scope) => context.sheet !== null && 'fault' in context.sheet,
    hasNoneGood: ({ context }: Scope) => goodLines(context.sheet).length === 0,
    isNothingGathered: (_: unknown, { reported: result }: Reported) =>
      result.kind === 'gathered' && result.added === 0,
    isInPart: (_: unknown, { reported: result }: Reported) =>
      result.kind === 'gathered' && result.refused.length > 0,
    isGathered: (_: unknown, { reported: result }: Reported) => result.kind === 'gathered',
  },
  actions: {
    rememberDraft: assign({ draft: (_, params: { draft: UploadDraft | null }) => params.draft }),
    rememberLevel: (_, _params: { level: number }) => undefined,
    rememberSheet: assign((_, { sheet }: { sheet: SheetFault | ReadSheet }) => ({ sheet })),
    rememberOutcome: assign((_, { outcome: known }: { outcome: UploadContext['outcome'] }) => ({
      outcome: known,
    })),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
});
