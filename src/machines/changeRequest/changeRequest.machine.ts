import { thrown } from '../kit/failures';
import { gatheredEnds, gatheredState, gatheringState, notGatheredState } from '../shared/gathering.states';
import * as shared from '../shared/request.states';
import { draft, interrupts, kind, levelIsAskedFor, rememberTicket, reported } from '../shared/request.words';
import { changeLine, changeRequest } from './changeRequest.request';
import { beginning, changeRequestSetup, ended } from './changeRequest.setup';
import type { ChangeRequestTypes } from './changeRequest.types';

/** Asks the desk to change what an institution has set for a service, or says of itself. */
export const changeRequestMachine = changeRequestSetup.createMachine({
  id: 'changeRequest',
  context: beginning,
  output: ({ event }) => event.output as ChangeRequestTypes['output'],
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Looks up the service, what is set for it now, and whether a change of it is under way.',
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
      description: 'Decides whether this person may ask for this change now, and whether it is one.',
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
      description: 'No requests are taken now; known before anything was sent.',
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
      description: 'Shows what is set now and what is asked for, and waits for the word to send it.',
      meta: { title: 'changeRequest.reviewing.title' },
      tags: ['resting'],
      on: {
        'request.confirmed': 'submitting',
        'gathering.requested': { guard: 'canGather', target: 'gathering' },
        'dismissal.requested': [
          { guard: { type: 'hasTyped', params: draft }, target: 'confirmingLeave' },
          { target: 'cancelled' },
        ],
      },
    },
    confirmingLeave: shared.leaveQuestionState('reviewing'),
    submitting: {
      description: 'The request is sent, and its failures are dealt with.',
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
          levelIsAskedFor,
          { guard: { type: 'isReturned', params: reported }, target: 'reviewing' },
          { guard: 'isHeldHereOnly', target: 'confirmingLeave' },
          { actions: 'announceUnsent', target: 'cancelled' },
        ],
        onError: interrupts,
      },
    },
    gathering: {
      ...gatheringState,
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) => changeLine(context),
        onDone: [
          ...gatheredEnds,
          { guard: { type: 'isReturned', params: reported }, target: 'reviewing' },
          { guard: 'isHeldHereOnly', target: 'confirmingLeave' },
          { target: 'cancelled' },
        ],
        onError: interrupts,
      },
    },
    interrupted: shared.interruptedState,
    serviceUnknown: shared.refusalState(
      'There is no such service, or it is not offered to this institution.',
      'admission.serviceUnknown.title',
    ),
    forbidden: shared.refusalState('Only an admin may ask for changes.', 'changeRequest.forbidden.title'),
    fixedByService: shared.refusalState(
      'The service sets its own assurance level, so that nobody sets another.',
      'changeRequest.fixedByService.title',
    ),
    alreadyRequested: shared.refusalState(
      'A change of this setting is under way; its ticket is named.',
      'changeRequest.alreadyRequested.title',
    ),
    levelKept: shared.refusalState(
      'The assurance level that is set is higher, and is never lowered.',
      'changeRequest.levelKept.title',
    ),
    unchanged: ended(
      'What is asked for is set already, so nothing was filed.',
      'changeRequest.unchanged.title',
      'announceUnchanged',
    ),
    requested: ended(
      'A ticket was filed, and its key is known.',
      'connection.requested.title',
      'announceRequested',
    ),
    requestedWithoutKey: ended(
      'A request was filed; the server told no key.',
      'connection.requested.title',
      'announceRequestedWithoutKey',
    ),
    queued: ended('The request is kept, to be filed later.', 'connection.queued.title', 'announceQueued'),
    // The page behind has done its part as soon as the line is in the set.
    gathered: { ...gatheredState, entry: 'announceSettled' },
    notGathered: notGatheredState('reviewing'),
    ...shared.finalStates,
  },
});
