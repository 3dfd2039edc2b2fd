import { leaveQuestionState, refusalState, resultState, stepUpState } from '../shared/request.states';
import { takenSecondWay } from '../shared/secondWay';
import {
  interrupts,
  kind,
  higherLevelRequired,
  rememberTicket,
  reported,
  type Done,
} from '../shared/request.parts';
import { connectionSetup } from './connection.setup';
import type { ConnectionSubject } from './connection.subject';
import type { ConnectionContext } from './connection.types';

/** The charts about a connection share these states and transitions; each adds its own forms and results. */
const sharedSetup = connectionSetup<unknown>();

type Admission =
  { readonly kind: 'admitted'; readonly subject: ConnectionSubject } | { readonly kind: 'dismissed' };

function subject({ event }: Done<Admission>): { subject: ConnectionSubject | null } {
  return { subject: event.output.kind === 'admitted' ? event.output.subject : null };
}

export const admissionState = sharedSetup.createStateConfig({
  description: 'Looks up service and ticket, and whether this person may change the connection.',
  meta: { title: 'admission.loading.title' },
  entry: 'countLookup',
  invoke: {
    id: 'admission',
    src: 'admission',
    input: ({ context }: { readonly context: ConnectionContext<unknown> }) => ({
      service: context.service,
      invitation: context.invitation,
      person: context.person,
      institution: context.institution,
      fresh: context.lookups > 1,
    }),
    onDone: [
      {
        guard: { type: 'isAdmitted', params: kind },
        actions: { type: 'rememberSubject', params: subject },
        target: 'checking',
      },
      { target: 'cancelled' },
    ],
    onError: interrupts,
  },
});

/** Both go back to the state that chooses the form. */
export const steppingUpState = stepUpState('choosing');
export const confirmingLeaveState = leaveQuestionState('choosing');

export const secondWayEnds = [
  takenSecondWay,
  { guard: { type: 'isReturned', params: reported }, target: 'choosing' },
  { target: 'confirmingLeave' },
] as const;

/** A request to connect or to disconnect was taken. */
export const filedEnds = [
  { guard: { type: 'isAccepted', params: reported }, actions: rememberTicket, target: 'accepted' },
  { guard: { type: 'isFiledWithKey', params: reported }, actions: rememberTicket, target: 'requested' },
  { guard: { type: 'isFiled', params: reported }, actions: rememberTicket, target: 'requestedWithoutKey' },
  { guard: { type: 'isQueued', params: reported }, target: 'queued' },
] as const;

/** The ends of a request that was not sent, of any kind. */
export const unfiledEnds = [
  {
    guard: { type: 'isCollidedWithAnswer', params: reported },
    actions: rememberTicket,
    target: 'alreadyAnswered',
  },
  { guard: { type: 'isServiceGone', params: reported }, target: 'serviceGone' },
  { guard: { type: 'isCollided', params: reported }, actions: rememberTicket, target: 'alreadyRequested' },
  higherLevelRequired,
  { guard: { type: 'isReturned', params: reported }, target: 'choosing' },
  { target: 'confirmingLeave' },
] as const;

/** These states only tell why the dialog cannot begin. */
export const refusalStates = {
  invitationUnknown: refusalState(
    'The ticket is not an invitation to this institution for this service.',
    'connection.invitationUnknown.title',
  ),
  alreadyAnswered: refusalState(
    'The invitation was answered before, or has been withdrawn.',
    'connection.alreadyAnswered.title',
  ),
  alreadyRequested: refusalState(
    'A request or an invitation for this service is still open.',
    'connection.alreadyRequested.title',
  ),
  serviceGone: refusalState(
    'While the form was open, the service was removed, or hidden from the institution.',
    'connection.serviceGone.title',
  ),
};

/** These states say that a request to connect or to disconnect was accepted. */
export const filedStates = {
  requested: resultState('A ticket was created, and its key is known.', 'connection.requested.title'),
  requestedWithoutKey: resultState(
    'A request was sent; the server gave no ticket key.',
    'connection.requested.title',
  ),
  queued: resultState('The request is stored, to be sent later.', 'connection.queued.title'),
};
