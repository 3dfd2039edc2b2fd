import { thrown } from '../kit/failures';
import * as shared from '../shared/request.states';
import { refusalState } from '../shared/request.states';
import {
  draft,
  interrupts,
  kind,
  higherLevelRequired,
  rememberTicket,
  reported,
} from '../shared/request.parts';
import { takenSecondWay, takingSecondWay } from '../shared/secondWay';
import { beginning, changeRequest, changeRequestSetup, type ChangeRequestTypes } from './changeRequest.setup';

type Announcement =
  'announceRequested' | 'announceRequestedWithoutKey' | 'announceQueued' | 'announceUnchanged';

/** This state shows the outcome of the change. When it is closed, it informs the page behind. */
function ended(description: string, title: string, announce: Announcement) {
  return changeRequestSetup.createStateConfig({
    description,
    meta: { title },
    tags: ['terminal'],
    on: { 'dismissal.requested': { actions: [announce, 'announceSettled'], target: 'finished' } },
  });
}

/** These states only say why the change cannot be requested. */
const refusalStates = {
  serviceUnknown: refusalState(
    'The service does not exist, or it is not offered to this institution.',
    'admission.serviceUnknown.title',
  ),
  forbidden: refusalState('Only an admin may request changes.', 'changeRequest.forbidden.title'),
  fixedByService: refusalState(
    'The service sets its own assurance level, so no other can be set.',
    'changeRequest.fixedByService.title',
  ),
  alreadyRequested: refusalState(
    'A change of this setting is already open; names its ticket.',
    'changeRequest.alreadyRequested.title',
  ),
  levelKept: refusalState(
    'The current assurance level is higher, and is never lowered.',
    'changeRequest.levelKept.title',
  ),
};

/** These states show the outcome of the change. */
const endedStates = {
  unchanged: ended(
    'The requested setting is already in place, so no ticket was created.',
    'changeRequest.unchanged.title',
    'announceUnchanged',
  ),
  requested: ended(
    'A ticket was created, and its key is known.',
    'connection.requested.title',
    'announceRequested',
  ),
  requestedWithoutKey: ended(
    'A request was sent; the server gave no ticket key.',
    'connection.requested.title',
    'announceRequestedWithoutKey',
  ),
  queued: ended('The request is stored, to be sent later.', 'connection.queued.title', 'announceQueued'),
};

/** Asks the desk to change what an institution has set for a service, or says of itself. */
export const changeRequestMachine = changeRequestSetup.createMachine({
  id: 'changeRequest',
  context: beginning,
  output: ({ event }) => event.output as ChangeRequestTypes['output'],
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Looks up the service, its current setting, and any open change of it.',
      meta: { title: 'admission.loading.title' },
      tags: ['busy'],
      entry: 'countLookup',
      invoke: {
        id: 'loadSetting',
        src: 'loadSetting',
        input: ({ context: { about, service, lookups } }) => ({ about, service, fresh: lookups > 1 }),
        onDone: {
          actions: { type: 'rememberSetting', params: ({ event }) => ({ subject: event.output }) },
          target: 'checking',
        },
        onError: [{ guard: { type: 'isNotFound', params: thrown }, target: 'serviceUnknown' }, interrupts],
      },
      on: { 'dismissal.requested': 'cancelled' },
    },
    checking: {
      description:
        'Decides whether this person may request this change now, and whether it changes anything.',
      meta: { title: 'admission.loading.title' },
      always: [
        { guard: 'isTicketSystemDown', target: 'ticketSystemDown' },
        { guard: 'isNotAdmin', target: 'forbidden' },
        { guard: 'isReady', target: 'finished' },
        { guard: 'isFixedByService', target: 'fixedByService' },
        { guard: 'hasPendingChange', target: 'alreadyRequested' },
        { guard: 'isLevelTooLow', target: 'steppingUp' },
        { guard: 'isSame', target: 'unchanged' },
        { guard: 'isLowered', target: 'levelKept' },
        { target: 'reviewing' },
      ],
    },
    ticketSystemDown: {
      description: 'No requests are accepted now; known before anything was sent.',
      meta: { title: 'ticketSystemDown.announced.title' },
      invoke: {
        id: 'ticketSystemDown',
        src: 'ticketSystemDown',
        input: ({ context }) => ({ situation: 'announced', attempts: context.lookups }),
        onDone: [
          { guard: { type: 'isRetry', params: kind }, target: 'preparing' },
          { guard: 'isHeldHereOnly', target: 'confirmingLeave' },
          { target: 'cancelled' },
        ],
        onError: interrupts,
      },
    },
    steppingUp: shared.stepUpState('reviewing'),
    reviewing: {
      description: 'Shows the current and the requested setting, and waits for the person to send it.',
      meta: { title: 'changeRequest.reviewing.title' },
      tags: ['resting'],
      on: {
        'request.confirmed': 'submitting',
        'secondWay.requested': { guard: 'hasSecondWay', target: 'takingSecondWay' },
        'dismissal.requested': [
          { guard: { type: 'hasTyped', params: draft }, target: 'confirmingLeave' },
          { target: 'cancelled' },
        ],
      },
    },
    confirmingLeave: shared.leaveQuestionState('reviewing'),
    submitting: {
      description: 'The request is being sent, and failures are handled.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) => changeRequest(context),
        onDone: [
          {
            guard: { type: 'isFiledWithKey', params: reported },
            actions: rememberTicket,
            target: 'requested',
          },
          {
            guard: { type: 'isFiled', params: reported },
            actions: rememberTicket,
            target: 'requestedWithoutKey',
          },
          { guard: { type: 'isQueued', params: reported }, target: 'queued' },
          { guard: { type: 'isUnchanged', params: reported }, target: 'unchanged' },
          { guard: { type: 'isCollidedWithLevel', params: reported }, target: 'levelKept' },
          {
            guard: { type: 'isCollided', params: reported },
            actions: rememberTicket,
            target: 'alreadyRequested',
          },
          higherLevelRequired,
          { guard: { type: 'isReturned', params: reported }, target: 'reviewing' },
          { guard: 'isHeldHereOnly', target: 'confirmingLeave' },
          { actions: 'announceUnsent', target: 'cancelled' },
        ],
        onError: interrupts,
      },
    },
    takingSecondWay: {
      ...takingSecondWay,
      invoke: {
        id: 'secondWay',
        src: 'secondWay',
        input: ({ context }) => changeRequest(context),
        onDone: [
          takenSecondWay,
          { guard: { type: 'isReturned', params: reported }, target: 'reviewing' },
          { guard: 'isHeldHereOnly', target: 'confirmingLeave' },
          { target: 'cancelled' },
        ],
        onError: interrupts,
      },
    },
    interrupted: shared.interruptedState,
    ...refusalStates,
    ...endedStates,
    ...shared.finalStates,
  },
});
