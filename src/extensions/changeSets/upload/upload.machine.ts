import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import type { Named } from '../../../contracts/domain/person/person';
import { failureOf } from '../../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import { port } from '../../../machines/kit/port';
import * as shared from '../../../machines/shared/request.states';
import { draft, formGuards, interrupts, keyed } from '../../../machines/shared/request.parts';
import {
  additionGuards,
  additionMachine,
  additionReport,
  rememberOutcome,
  type Gathered,
} from '../requests.setup';
import { goodLines, type ReadSheet, type SheetFault, type SheetValues } from './changeSheet';
import { blankDraft, type UploadDraft } from './upload.draft';

export interface UploadInput {
  readonly person: { readonly admin: boolean };
  readonly institution: Named;
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  readonly values: SheetValues;
  readonly draft: UploadDraft | null;
}

interface UploadContext extends UploadInput {
  /** Names what the dialog is about; it is about no single service. */
  readonly subject: null;
  /** Content of the file; null before it is read. */
  readonly sheet: SheetFault | ReadSheet | null;
  /** The outcome of the addition; null before. */
  readonly outcome: Gathered | null;
  readonly failure: Failure | null;
}

type UploadEvent =
  | { type: 'file.picked'; draft: UploadDraft }
  | { type: 'addition.requested' }
  | { type: 'dismissal.requested' }
  | { type: 'retry.requested' };

interface UploadTypes {
  input: UploadInput;
  context: UploadContext;
  events: UploadEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}

interface Scope {
  readonly context: UploadContext;
}

/** The words that the chart is written in: the port, the machine that it invokes, guards and actions. */
const uploadSetup = setup({
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

const reads = {
  'file.picked': { actions: { type: 'rememberDraft', params: draft<UploadDraft> }, target: 'checking' },
} as const;
const choosing = {
  tags: ['resting'],
  on: { ...reads, 'dismissal.requested': 'cancelled' },
} as const;

/** Adds the lines of a file to the set of the institution, as far as they can be (REQUIREMENTS 430, 431). */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, subject: null, sheet: null, outcome: null, failure: null }),
  output: ({ event }) => event.output as UploadTypes['output'],
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Decides whether this person may, and whether there is a file from before a login ended.',
      meta: { title: 'upload.choosing.title' },
      always: [
        { guard: 'isNotAdmin', target: 'forbidden' },
        { guard: 'hasDraft', target: 'checking' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'Explains the format of the file, offers a template, and takes a file.',
      meta: { title: 'upload.choosing.title' },
      ...choosing,
    },
    checking: {
      description: 'The file is read here, and compared with the services that the institution sees.',
      meta: { title: 'upload.checking.title' },
      tags: ['busy'],
      invoke: {
        id: 'checkSheet',
        src: 'checkSheet',
        input: ({ context }) => context.draft ?? blankDraft,
        onDone: {
          actions: { type: 'rememberSheet', params: ({ event }) => ({ sheet: event.output }) },
          target: 'deciding',
        },
        onError: interrupts,
      },
      on: { 'dismissal.requested': 'cancelled' },
    },
    deciding: {
      description: 'Decides whether anything of the file can be added.',
      meta: { title: 'upload.checking.title' },
      always: [
        { guard: 'isUnreadable', target: 'unreadable' },
        { guard: 'hasNoneGood', target: 'noneGood' },
        { target: 'reviewing' },
      ],
    },
    unreadable: {
      description: 'The file cannot be read, which is said; another one can be chosen.',
      meta: { title: 'upload.unreadable.title' },
      ...choosing,
    },
    noneGood: {
      description: 'Each line has a fault, which is shown; none of them can be added.',
      meta: { title: 'upload.noneGood.title' },
      ...choosing,
    },
    reviewing: {
      description:
        'Says how many lines can be added, and which cannot and why. Closing loses nothing, since the file still exists.',
      meta: { title: 'upload.reviewing.title' },
      tags: ['resting'],
      on: { ...choosing.on, 'addition.requested': 'submitting' },
    },
    submitting: {
      description: 'The good lines are being added to the set of the institution, which checks each of them.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) =>
          keyed({ lines: goodLines(context.sheet).map(({ wanted }) => wanted) }, context.requestId),
        onDone: [
          {
            guard: { type: 'isNothingGathered', params: additionReport },
            actions: rememberOutcome,
            target: 'nothingGathered',
          },
          {
            guard: { type: 'isGathered', params: additionReport },
            actions: rememberOutcome,
            target: 'gathered',
          },
          {
            guard: { type: 'isInPart', params: additionReport },
            actions: rememberOutcome,
            target: 'partlyGathered',
          },
          { guard: { type: 'isReturned', params: additionReport }, target: 'reviewing' },
          { target: 'cancelled' },
        ],
        onError: interrupts,
      },
    },
    interrupted: shared.interruptedState,
    forbidden: shared.refusalState(
      'Only an admin may add changes to the set.',
      'changeRequest.forbidden.title',
    ),
    gathered: shared.resultState('All good lines are in the set.', 'gathering.gathered.title'),
    partlyGathered: shared.resultState(
      'Some of them are in the set; the others are listed with reasons.',
      'gathering.partlyGathered.title',
    ),
    nothingGathered: shared.resultState(
      'No line was added, and the reason for each is shown.',
      'gathering.nothingGathered.title',
    ),
    ...shared.finalStates,
  },
});
