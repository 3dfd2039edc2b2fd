import { dismissedAdmission, secondWay, ticketRequest as request } from '../connection/connection.answers';
import {
  admitted,
  invitation,
  openTicket,
  plainInput,
  plainSubject,
} from '../connection/connection.fixtures';
import {
  answeredStory,
  connectionStories,
  twoWayEvents,
  secondWayStories,
  refusedStory,
} from '../connection/connection.stories';
import type { Scenarios } from '../kit/scenario';
import { stepUp } from '../shared/request.stories';
import type { DisconnectDraft } from './disconnect.draft';
import type { disconnectMachine } from './disconnect.machine';

const draft: DisconnectDraft = { comments: 'The project has ended.', confirmed: true };
const events = twoWayEvents(draft);
const sent = answeredStory(draft);
const closeTyped = { ...events['dismissal.requested'], draft } as const;
const invited = { ...plainInput, invitation: invitation.key };

const connected = { ...plainSubject, connected: true };
const toDisconnect = { ...invitation, type: 'UNLINKINVITE' } as const;
const load = {
  plain: admitted(connected),
  notConnected: admitted(plainSubject),
  pending: admitted({ ...connected, ticket: { ...openTicket, type: 'UNLINKREQUEST' } }),
  invited: admitted({ ...connected, ticket: toDisconnect }),
  answered: admitted({ ...connected, ticket: { ...toDisconnect, status: 'Resolved' } }),
} as const;

export const disconnectScenarios = {
  events,
  // Policies are loaded only if a connection is made.
  answers: {
    admission: { ...load, ...dismissedAdmission },
    loadPolicies: {},
    stepUp,
    ticketRequest: request,
    secondWay,
  },
  stories: {
    ...connectionStories({ plain: load.plain, form: 'confirming', draft }),
    ...secondWayStories({ plain: load.plain, form: 'confirming', draft }),
    requested: sent('A ticket is filed', load.plain, request.filed, 'requested', 'finished'),
    requestedWithoutKey: sent(
      'A ticket is filed without a key',
      load.plain,
      request.filedWithoutKey,
      'requestedWithoutKey',
      'finished',
    ),
    queued: sent('The request is kept', load.plain, request.queued, 'queued', 'finished'),
    accepted: {
      ...sent('An invitation is accepted', load.invited, request.filed, 'accepted', 'finished'),
      input: invited,
    },
    outage: sent(
      'The ticket system is down and comes back',
      load.plain,
      request.retried,
      'requested',
      'finished',
    ),
    collided: sent('Another person was first', load.plain, request.collided, 'alreadyRequested', 'cancelled'),
    answeredMeanwhile: sent(
      'Another person answered the invitation first',
      load.invited,
      request.answered,
      'alreadyAnswered',
      'cancelled',
    ),
    disconnectedMeanwhile: sent(
      'Disconnected in the meantime',
      load.plain,
      request.disconnectedMeanwhile,
      'notConnected',
      'cancelled',
    ),
    notConnected: refusedStory('Not connected', plainInput, load.notConnected, 'notConnected'),
    alreadyRequested: refusedStory('Requested already', plainInput, load.pending, 'alreadyRequested'),
    invitationUnknown: refusedStory('No such invitation', invited, load.plain, 'invitationUnknown'),
    alreadyAnswered: refusedStory('Answered already', invited, load.answered, 'alreadyAnswered'),
    invitationUntouched: refusedStory(
      'An invitation is viewed, and closed',
      invited,
      load.invited,
      'accepting',
    ),
    invitationStayed: {
      title: 'An invitation is being answered, and the person stays',
      input: invited,
      answers: { admission: [load.invited] },
      steps: [closeTyped, events['stay.requested']],
      end: 'accepting',
    },
  },
} satisfies Scenarios<typeof disconnectMachine>;
