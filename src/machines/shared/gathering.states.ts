import type { Gathered } from '../../contracts/domain/ticketRequest';
import type { WantedChange } from '../../contracts/wire/changeSet';
import { formState, resultState } from './request.states';
import { draft, keyed, reported, requestWords, type Done, type Reported } from './request.words';
import type { TicketRequestInput, TicketRequestResult } from './ticketRequest.types';

/** Charts share this whose request may be added to the set of changes instead of being sent (REQUIREMENTS 415). */

/** Such a chart begins with this. */
export interface GatheringOffer {
  /** Whether the institution gathers changes here, so that this one may be added to them. */
  readonly gathers: boolean;
}

/** Such a chart remembers this. */
export interface GatheringMemory {
  /** What became of the addition; null before. */
  readonly outcome: Gathered | null;
  /** How many additions were answered, whatever the answers were. */
  readonly answered: number;
}

export const nothingAnswered: GatheringMemory = { outcome: null, answered: 0 };

/** Returns what the chart remembers when an addition was answered. */
export function answeredBy({ answered }: GatheringMemory, outcome: Gathered | null): GatheringMemory {
  return { outcome, answered: answered + 1 };
}

/**
 * Returns a line as an addition, and under which key. After silence the key is the same, so that nothing is added twice; after
 * an answer it is another one, since the server would repeat a refusal although its cause is gone.
 */
export function addition(
  line: WantedChange,
  { requestId, answered }: GatheringMemory & { readonly requestId: string },
): TicketRequestInput {
  return keyed({ kind: 'gather', lines: [line] }, `${requestId}-${answered}`);
}

/** The person wants what is filled in among the changes of the institution. */
export interface GatheringRequested<Draft> {
  readonly type: 'gathering.requested';
  readonly draft: Draft;
}

export const gatheringGuards = {
  canGather: ({ context }: { readonly context: GatheringOffer }) => context.gathers,
  /** All lines were taken. */
  isGathered: (_: unknown, { reported: result }: Reported) =>
    result.kind === 'gathered' && result.refused.length === 0,
  isNothingGathered: (_: unknown, { reported: result }: Reported) =>
    result.kind === 'gathered' && result.added === 0,
};

function outcomeOf({ event }: Done<TicketRequestResult>): { outcome: Gathered | null } {
  return { outcome: event.output.kind === 'gathered' ? event.output : null };
}

export const rememberOutcome = { type: 'rememberOutcome', params: outcomeOf } as const;

/** A form is sent, added to the set, or closed. */
export function gatherableFormState(description: string, title: string) {
  const form = formState(description, title);
  return {
    ...form,
    on: {
      ...form.on,
      'gathering.requested': {
        guard: 'canGather',
        actions: { type: 'rememberDraft', params: draft },
        target: 'gathering',
      },
    },
  } as const;
}

/** The line was taken or refused. */
export const gatheredEnds = [
  { guard: { type: 'isGathered', params: reported }, actions: rememberOutcome, target: 'gathered' },
  { guard: { type: 'isNothingGathered', params: reported }, actions: rememberOutcome, target: 'notGathered' },
] as const;

export const gatheringState = {
  description: 'The line goes to the set of the institution; nothing is asked of the federation yet.',
  meta: { title: 'ticketRequest.adding.title' },
} as const;

export const gatheredState = resultState(
  'The line is in the set; it is told how many that has now.',
  'gathering.one.title',
);

/** `back` is the state in which the person goes on. */
export function notGatheredState(back: string) {
  return requestWords.createStateConfig({
    description: 'The line was refused, for a reason that is told; what was typed is still there.',
    meta: { title: 'gathering.nothingGathered.title' },
    tags: ['resting'],
    on: { 'stay.requested': back, 'dismissal.requested': back },
  });
}
