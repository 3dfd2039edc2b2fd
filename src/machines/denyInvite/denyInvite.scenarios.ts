import { dismissedAdmission, stepUp, ticketRequest as request } from '../connection/connection.answers';
import {
  admitted,
  invitation,
  openTicket,
  plainInput,
  plainSubject,
} from '../connection/connection.fixtures';
import { answered, connectionEvents, connectionStories, refusal } from '../connection/connection.stories';
import type { Scenarios } from '../kit/scenario';
import type { DenyInviteDraft } from './denyInvite.draft';
import type { denyInviteMachine } from './denyInvite.machine';

const draft: DenyInviteDraft = { comments: 'We use another archive.' };
const events = connectionEvents(draft);
const result = answered(draft);
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
  answers: { admission: { ...load, ...dismissedAdmission }, stepUp, ticketRequest: request },
  stories: {
    ...connectionStories({ plain: load.plain, form: 'denyingConnection', draft }),
    connectionDenied: result(
      'The invitation to connect is denied',
      load.plain,
      request.filed,
      'connectionDenied',
      'finished',
    ),
    disconnectionDenied: result(
      'The invitation to disconnect is denied',
      load.disconnection,
      request.filed,
      'disconnectionDenied',
      'finished',
    ),
    outage: result(
      'The ticket system is down and comes back',
      load.plain,
      request.retried,
      'connectionDenied',
      'finished',
    ),
    collided: result(
      'The server tells a collision, and not which',
      load.plain,
      request.collided,
      'alreadyRequested',
      'cancelled',
    ),
    answeredMeanwhile: result(
      'Somebody else answered the invitation first',
      load.plain,
      request.answered,
      'alreadyAnswered',
      'cancelled',
    ),
    invitationUnknown: refusal('No such invitation', invited, load.none, 'invitationUnknown'),
    noInvitation: refusal('A request is no invitation', plainInput, load.request, 'invitationUnknown'),
    alreadyAnswered: refusal('Answered already', invited, load.answered, 'alreadyAnswered'),
    disconnectionUntouched: refusal(
      'An invitation to disconnect is looked at, and closed',
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
