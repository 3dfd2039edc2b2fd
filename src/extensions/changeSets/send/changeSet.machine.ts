import * as shared from '../../../machines/shared/request.states';
import {
  interrupts,
  keyed,
  levelIsAskedFor,
  rememberTicket,
  reported,
} from '../../../machines/shared/request.words';
import { beginning, changeSetSetup, sentLines, setReport } from './changeSet.setup';
import type { ChangeSetTypes } from './changeSet.types';

const rememberSent = { type: 'rememberSent', params: sentLines } as const;

/** Looks at the set of changes of the institution again, and sends what can be sent, as one request or as one for each change (REQUIREMENTS 402, 403). */
export const changeSetMachine = changeSetSetup.createMachine({
  id: 'changeSet',
  context: beginning,
  output: ({ event }) => event.output as ChangeSetTypes['output'],
  initial: 'preparing',
  states: {
    preparing: {
      description:
        'Each line is looked at again: what others have done meanwhile, and whether it can be asked for.',
      meta: { title: 'changeSet.preparing.title' },
      tags: ['busy'],
      invoke: {
        id: 'loadChangeSet',
        src: 'loadChangeSet',
        input: { fresh: true },
        onDone: {
          actions: { type: 'rememberSet', params: ({ event }) => ({ set: event.output }) },
          target: 'checking',
        },
        onError: interrupts,
      },
      on: { 'dismissal.requested': 'cancelled' },
    },
    checking: {
      description: 'Decides whether there is something that this person can send now.',
      meta: { title: 'changeSet.preparing.title' },
      always: [
        { guard: 'isNotAdmin', target: 'forbidden' },
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'hasNoneReady', target: 'nothingReady' },
        { guard: 'isLevelTooLow', target: 'steppingUp' },
        { target: 'presenting' },
      ],
    },
    steppingUp: shared.stepUpState('presenting'),
    presenting: {
      description:
        'Decides whether the set becomes one ticket or one for each change, which the server tells.',
      meta: { title: 'changeSet.preparing.title' },
      always: [{ guard: 'isTicketEach', target: 'reviewingEach' }, { target: 'reviewing' }],
    },
    reviewing: shared.formState(
      'Shows what is set now and what is asked for, line by line, and which lines stay; takes a remark.',
      'changeSet.reviewing.title',
    ),
    reviewingEach: shared.formState(
      'Shows the same, and says that each change becomes a request of its own.',
      'changeSet.reviewing.title',
    ),
    confirmingLeave: shared.leaveQuestionState('checking'),
    submitting: {
      description: 'The set is sent as it was seen, and failures are dealt with.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context: { set, draft, requestId } }) =>
          keyed({ version: set?.version ?? '', comments: draft?.comments.trim() ?? '' }, requestId),
        onDone: [
          {
            guard: { type: 'isEstablished', params: setReport },
            actions: rememberSent,
            target: 'established',
          },
          {
            guard: { type: 'isEachFiledInPart', params: setReport },
            actions: rememberSent,
            target: 'eachPartlyRequested',
          },
          {
            guard: { type: 'isEachFiled', params: setReport },
            actions: rememberSent,
            target: 'eachRequested',
          },
          {
            guard: { type: 'isFiledInPart', params: setReport },
            actions: [rememberTicket, rememberSent],
            target: 'partlyRequested',
          },
          {
            guard: { type: 'isFiled', params: reported },
            actions: [rememberTicket, rememberSent],
            target: 'requested',
          },
          { guard: { type: 'isCollided', params: reported }, target: 'changedMeanwhile' },
          levelIsAskedFor,
          { guard: { type: 'isReturned', params: reported }, target: 'presenting' },
          { guard: 'hasComments', target: 'confirmingLeave' },
          { target: 'cancelled' },
        ],
        onError: interrupts,
      },
    },
    changedMeanwhile: {
      description: 'Somebody else has changed the set, or what it is about; nothing was sent.',
      meta: { title: 'changeSet.changedMeanwhile.title' },
      tags: ['resting'],
      on: {
        'retry.requested': 'preparing',
        'dismissal.requested': [{ guard: 'hasComments', target: 'confirmingLeave' }, { target: 'cancelled' }],
      },
    },
    interrupted: shared.interruptedState,
    forbidden: shared.refusalState('Only an admin may send changes.', 'changeRequest.forbidden.title'),
    empty: shared.refusalState('There is nothing in the set, or not any more.', 'changeSet.empty.title'),
    nothingReady: shared.refusalState(
      'Each line has something in its way, which the page tells.',
      'changeSet.nothingReady.title',
    ),
    requested: shared.resultState('One ticket was filed for all lines.', 'changeSet.requested.title'),
    partlyRequested: shared.resultState(
      'One ticket was filed for the lines that could be sent; the others stay in the set.',
      'changeSet.partlyRequested.title',
    ),
    eachRequested: shared.resultState(
      'Each line is a request of its own, which gets its ticket from now on.',
      'changeSet.eachRequested.title',
    ),
    eachPartlyRequested: shared.resultState(
      'The lines that could be sent are requests of their own; the others stay in the set.',
      'changeSet.eachPartlyRequested.title',
    ),
    established: shared.resultState(
      'All services were connected at once, so that nothing is left for the desk.',
      'changeSet.established.title',
    ),
    ...shared.finalStates,
  },
});
