import { draft, kind, required, told } from '../shared/request.params';
import { asksBackTo, broken, settled, stepsUpBackTo } from '../shared/request.parts';
import { subject } from './connection.params';
import type { ConnectionContext } from './connection.types';

/** States and transitions that the charts about a connection share; each gives them its own forms and results. */
interface Scope {
  readonly context: ConnectionContext<unknown>;
}

export const begins = {
  description: 'Looks up service and ticket, and whether this person may change the connection.',
  meta: { title: 'admission.loading.title' },
  entry: 'countLookup',
  invoke: {
    id: 'admission',
    src: 'admission',
    input: ({ context: { service, invitation, person, institution, lookups } }: Scope) => ({
      service,
      invitation,
      person,
      institution,
      fresh: lookups > 1,
    }),
    onDone: [
      {
        guard: { type: 'isAdmitted', params: kind },
        actions: { type: 'rememberSubject', params: subject },
        target: 'checking',
      },
      { target: 'cancelled' },
    ],
    onError: broken,
  },
} as const;

export const stepsUp = stepsUpBackTo('choosing');

/** A form: it is sent, or closed, which asks first where something was typed. */
export const form = {
  tags: ['resting'],
  on: {
    'form.submitted': { actions: { type: 'rememberDraft', params: draft }, target: 'submitting' },
    'dismissal.requested': [
      {
        guard: { type: 'hasTyped', params: draft },
        actions: { type: 'rememberDraft', params: draft },
        target: 'confirmingLeave',
      },
      { target: 'cancelled' },
    ],
  },
} as const;

export const asks = asksBackTo('choosing');

/** How a request may end that was not filed, whatever it asked for. */
export const unfiled = [
  {
    guard: { type: 'isCollidedWithAnswer', params: told },
    actions: settled,
    target: 'alreadyAnswered',
  },
  { guard: { type: 'isCollided', params: told }, actions: settled, target: 'alreadyRequested' },
  {
    guard: { type: 'isAskedForLevel', params: told },
    actions: { type: 'forgetLevel', params: required },
    target: 'steppingUp',
  },
  { guard: { type: 'isReturned', params: told }, target: 'choosing' },
  { target: 'confirmingLeave' },
] as const;

const close = { 'dismissal.requested': 'cancelled' } as const;

/** The states that only tell why it cannot begin; all that is left is to close. */
export const refusals = {
  invitationUnknown: {
    description: 'The ticket is no invitation to this institution for this service.',
    meta: { title: 'connection.invitationUnknown.title' },
    tags: ['terminal'],
    on: close,
  },
  alreadyAnswered: {
    description: 'The invitation was answered before, or has been withdrawn.',
    meta: { title: 'connection.alreadyAnswered.title' },
    tags: ['terminal'],
    on: close,
  },
  alreadyRequested: {
    description: 'A request or an invitation for this service is still open.',
    meta: { title: 'connection.alreadyRequested.title' },
    tags: ['terminal'],
    on: close,
  },
} as const;

/** A state that tells how it ended. */
export function result(description: string, title: string) {
  return {
    description,
    meta: { title },
    tags: ['terminal'],
    on: { 'dismissal.requested': 'finished' },
  } as const;
}
