import * as shared from '../../../machines/shared/request.states';
import {
  interrupts,
  keyed,
  higherLevelRequired,
  rememberTicket,
  reported,
} from '../../../machines/shared/request.parts';
import { beginning, changeSetSetup, sentLines, setReport, type ChangeSetTypes } from './changeSet.setup';

const closes = {
  'dismissal.requested': [{ guard: 'hasComments', target: 'confirmingLeave' }, { target: 'cancelled' }],
} as const;
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
        'Checks each line again: what others have done in the meantime, and whether it can be requested.',
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
        { guard: 'isContradictory', target: 'contradictory' },
        { guard: 'isLevelTooLow', target: 'steppingUp' },
        { target: 'presenting' },
      ],
    },
    steppingUp: shared.stepUpState('presenting'),
    presenting: {
      description: 'Decides whether the set becomes one ticket or one for each change, as the server says.',
      meta: { title: 'changeSet.preparing.title' },
      always: [{ guard: 'isTicketEach', target: 'reviewingEach' }, { target: 'reviewing' }],
    },
    reviewing: shared.formState(
      'Shows the current and the requested setting of each line, and which lines stay; takes a remark.',
      'changeSet.reviewing.title',
    ),
    reviewingEach: shared.formState(
      'Shows the same, and says that each change becomes a separate request.',
      'changeSet.reviewing.title',
    ),
    confirmingLeave: shared.leaveQuestionState('checking'),
    submitting: {
      description: 'The set is being sent as the person saw it, and failures are handled.',
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
          { guard: { type: 'isContradicted', params: setReport }, target: 'contradictory' },
          { guard: { type: 'isCollided', params: reported }, target: 'changedMeanwhile' },
          higherLevelRequired,
          { guard: { type: 'isReturned', params: reported }, target: 'presenting' },
          { guard: 'hasComments', target: 'confirmingLeave' },
          { target: 'cancelled' },
        ],
        onError: interrupts,
      },
    },
    changedMeanwhile: {
      description: 'The set or what it changes was changed by another person; nothing was sent.',
      meta: { title: 'changeSet.changedMeanwhile.title' },
      tags: ['resting'],
      on: {
        'retry.requested': 'preparing',
        ...closes,
      },
    },
    contradictory: {
      description:
        'The set disconnects a service and changes its settings; says which, and nothing can be sent before one of both is removed.',
      meta: { title: 'changeSet.contradictory.title' },
      tags: ['resting'],
      on: closes,
    },
    interrupted: shared.interruptedState,
    forbidden: shared.refusalState('Only an admin may send changes.', 'changeRequest.forbidden.title'),
    empty: shared.refusalState('The set is empty, perhaps only recently.', 'changeSet.empty.title'),
    nothingReady: shared.refusalState(
      'Each line is blocked, and the page says why.',
      'changeSet.nothingReady.title',
    ),
    requested: shared.resultState('One ticket was created for all lines.', 'changeSet.requested.title'),
    partlyRequested: shared.resultState(
      'One ticket was created for the lines that could be sent; the others stay in the set.',
      'changeSet.partlyRequested.title',
    ),
    eachRequested: shared.resultState(
      'Each line is now a separate request, and gets its ticket later.',
      'changeSet.eachRequested.title',
    ),
    eachPartlyRequested: shared.resultState(
      'The lines that could be sent are now separate requests; the others stay in the set.',
      'changeSet.eachPartlyRequested.title',
    ),
    established: shared.resultState(
      'All services were connected at once, so nothing is left for the desk.',
      'changeSet.established.title',
    ),
    ...shared.finalStates,
  },
});
