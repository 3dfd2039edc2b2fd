import { dismissedAdmission, ticketRequest as request } from '../connection/connection.answers';
import {
  admitted,
  invitation,
  openTicket,
  plainInput,
  plainSubject,
} from '../connection/connection.fixtures';
import { answeredStory, connectionStories, refusedStory } from '../connection/connection.stories';
import type { Scenarios } from '../kit/scenario';
import { formEvents, stepUp } from '../shared/request.stories';
import type { DenyInviteDraft } from './denyInvite.draft';
import type { denyInviteMachine } from './denyInvite.machine';

const draft: DenyInviteDraft = { comments: 'We use another archive.' };
const events = formEvents(draft);
const sent = answeredStory(draft);
const closeTyped = { ...events['dismissal.requested'], draft } as const;
const invited = { ...plainInput, invitation: invitation.key };

const toDisconnect = { ...invitation, type: 'UNLINKINVITE' } as const;
const load = {
  plain: admitted({ ...plainSubject, ticket: invitation }),
  disconnection: admitted({ ...plainSubject, connected: true, ticket: toDisconnect }),
  none: admitted(plainSubject),
  request: admitted({ ...plainSubject, ticket: openTicket }),
  answered: admitted({ ...plainSubject, ticket: { ...invitation, status: 'In Progress' } }),
} as const;

export const denyInviteScenarios = {
  events,
  // Policies are loaded only if a connection is made.
  answers: {
    admission: { ...load, ...dismissedAdmission },
    loadPolicies: {},
    stepUp,
    ticketRequest: request,
    secondWay: {},
  },
  stories: {
    ...connectionStories({ plain: load.plain, form: 'denyingConnection', draft }),
    connectionDenied: sent(
      'The invitation to connect is denied',
      load.plain,
      request.filed,
      'connectionDenied',
      'finished',
    ),
    disconnectionDenied: sent(
      'The invitation to disconnect is denied',
      load.disconnection,
      request.filed,
      'disconnectionDenied',
      'finished',
    ),
    outage: sent(
      'The ticket system is down and comes back',
      load.plain,
      request.retried,
      'connectionDenied',
      'finished',
    ),
    collided: sent(
      'The server reports a collision without its cause',
      load.plain,
      request.collided,
      'alreadyRequested',
      'cancelled',
    ),
    answeredMeanwhile: sent(
      'Another person answered the invitation first',
      load.plain,
      request.answered,
      'alreadyAnswered',
      'cancelled',
    ),
    invitationUnknown: refusedStory('No such invitation', invited, load.none, 'invitationUnknown'),
    noInvitation: refusedStory(
      'A request is not an invitation',
      plainInput,
      load.request,
      'invitationUnknown',
    ),
    alreadyAnswered: refusedStory('Answered already', invited, load.answered, 'alreadyAnswered'),
    disconnectionUntouched: refusedStory(
      'An invitation to disconnect is viewed, and closed',
      invited,
      load.disconnection,
      'denyingDisconnection',
    ),
    disconnectionStayed: {
      title: 'An invitation to disconnect is being answered, and the person stays',
      input: invited,
      answers: { admission: [load.disconnection] },
      steps: [closeTyped, events['stay.requested']],
      end: 'denyingDisconnection',
    },
  },
} satisfies Scenarios<typeof denyInviteMachine>;
