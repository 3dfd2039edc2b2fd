import { assign, setup } from 'xstate';
import { failureOf } from '../../../machines/kit/failures';
import { port } from '../../../machines/kit/port';
import { formGuards } from '../../../machines/shared/request.words';
import { additionGuards, additionMachine } from '../requests.setup';
import { goodLines, type ReadSheet, type SheetFault } from './changeSheet';
import type { UploadDraft } from './upload.draft';
import type { UploadContext, UploadTypes } from './upload.types';

interface Scope {
  readonly context: UploadContext;
}

/** The words that the chart is written in: the port, the machine that it invokes, guards and actions. */
export const uploadSetup = setup({
  types: {} as UploadTypes,
  actors: {
    checkSheet: port<UploadDraft, SheetFault | ReadSheet>(),
    ticketRequest: additionMachine,
  },
  guards: {
    ...formGuards,
    isNotAdmin: ({ context }: Scope) => !context.person.admin,
    isUnreadable: ({ context }: Scope) => context.sheet !== null && 'fault' in context.sheet,
    hasNoneGood: ({ context }: Scope) => goodLines(context.sheet).length === 0,
    ...additionGuards,
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
