import type { inviteLinkMachine } from '../../../src/machines/pages/inviteLink/inviteLink.machine';
import { wireGuest, wireInstitution } from '../../support/builders';
import { problem, type FakeServer } from '../../support/dom/fakeServer';
import { admin, member } from '../../support/rendered/servicePage';

export const guest = { ...wireGuest, dashboardStepupEnabled: true };
export const weak = { ...admin, currentLoaLevel: 1 };

/** A state of the chart, what leads there, and what the page then says. */
export interface StateCase {
  readonly state: keyof typeof inviteLinkMachine.states;
  readonly about: string;
  readonly user?: object;
  readonly ticket?: object;
  readonly connected?: boolean;
  readonly before?: (server: FakeServer) => void;
  readonly says: RegExp;
  /** A link that is offered, by its name. */
  readonly offers?: string;
}

export const stateCases: readonly StateCase[] = [
  {
    state: 'sendsToLogin',
    about: 'a guest',
    user: guest,
    says: /login with a second factor/,
    offers: 'Go to the login page',
  },
  {
    state: 'sendsToLogin',
    about: 'level 1',
    user: weak,
    says: /login with a second factor/,
    offers: 'Go to the login page',
  },
  {
    state: 'asksLogin',
    about: 'a guest who was sent before',
    user: guest,
    before: () => sessionStorage.setItem('invite.sent.CXT-12', 'yes'),
    says: /invitation CXT-12\. Log in to see it; you then return to this page/,
    offers: 'Log in',
  },
  { state: 'asksLogin', about: 'step-up off', user: wireGuest, says: /Log in to see it/, offers: 'Log in' },
  {
    state: 'notAllowed',
    about: 'a member',
    user: member,
    says: /Members of North University cannot see inv/,
  },
  {
    state: 'down',
    about: 'known at the start',
    user: { ...admin, jiraDown: true },
    says: /invitation CXT-12 cannot be/,
  },
  {
    state: 'looking',
    about: 'no answer yet',
    before: (server) => void server.on('POST /actions', () => new Promise<Response>(() => undefined)),
    says: /^Loading…$/,
  },
  {
    state: 'failed',
    about: 'the ticket system fails',
    before: (server) => void server.on('POST /actions', () => problem(503, 'ticket-system-unavailable')),
    says: /^Invitation CXT-12 could not be loaded ?The ticket system is not answering\. Try again later/,
  },
  {
    state: 'unknown',
    about: 'no such ticket',
    ticket: { jiraKey: 'CXT-13' },
    says: /North University has no ticket CXT-12 about this service\. Check/,
  },
  { state: 'unknown', about: 'another service', ticket: { spEid: 43 }, says: /has no ticket CXT-12/ },
  {
    state: 'unknown',
    about: 'another institution of this person',
    user: {
      ...admin,
      institutionIdps: [wireInstitution(), wireInstitution({ id: 'https://idp.south.example' })],
    },
    ticket: { idpId: 'https://idp.south.example' },
    says: /It may be meant for another of your institutions: choose that one at the top/,
  },
  {
    state: 'notAnInvitation',
    about: 'a request',
    ticket: { type: 'LINKREQUEST', status: 'Open' },
    says: /CXT-12 of 1 March 2026 is not an invitation/,
  },
  {
    state: 'invited',
    about: 'to connect',
    says: /Please answer ticket CXT-12 of 1 March 2026/,
    offers: 'Accept… Invitation to connect',
  },
  {
    state: 'invited',
    about: 'to disconnect',
    ticket: { type: 'UNLINKINVITE' },
    connected: true,
    says: /Awaiting your answer\. Please answer ticket CXT-12/,
    offers: 'Disconnect… Invitation to disconnect',
  },
  {
    state: 'alreadyConnected',
    about: 'somebody was first',
    connected: true,
    says: /^Wiki is already connected, so invitation CXT-12 no longer needs an answer\. .*Write to help@federation\.example\.$/,
    offers: 'Disconnect…',
  },
  {
    state: 'alreadyDisconnected',
    about: 'somebody was first',
    ticket: { type: 'UNLINKINVITE' },
    says: /^Wiki is no longer connected, so invitation CXT-12 no longer needs an answer/,
    offers: 'Connect…',
  },
  ...['Waiting for Acceptance', 'Open', 'In Progress', 'On Hold', 'Reopened'].map((status) => ({
    state: 'beingProcessed' as const,
    about: status,
    ticket: { status },
    says: /Invitation to connect: in progress\. Ticket CXT-12 of 1 March 2026 is with the federation desk/,
  })),
  {
    state: 'approved',
    about: 'done',
    ticket: { status: 'Resolved', resolution: 'done' },
    connected: true,
    says: /Invitation to connect: accepted\./,
  },
  {
    state: 'approved',
    about: 'resolved',
    ticket: { status: 'Closed', resolution: 'resolved' },
    says: /: accepted\./,
  },
  {
    state: 'denied',
    about: 'rejected',
    ticket: { status: 'Resolved', resolution: 'cancelled', rejected: true },
    says: /: declined\. Ticket CXT-12 .* does not change/,
  },
  {
    state: 'denied',
    about: 'rejected, ticket still open',
    ticket: { status: 'Open', rejected: true },
    says: /: declined\./,
  },
  {
    state: 'denied',
    about: 'cancelled',
    ticket: { status: 'Closed', resolution: 'cancelled' },
    says: /: declined or withdrawn\./,
  },
  {
    state: 'denied',
    about: 'not carried out',
    ticket: { status: 'Closed', resolution: 'wont_do' },
    says: /: declined or withdrawn\./,
  },
  {
    state: 'processed',
    about: 'without resolution',
    ticket: { status: 'Closed' },
    says: /already dealt with\. Ticket CXT-12 .* \(Closed\)/,
  },
  {
    state: 'processed',
    about: 'a duplicate',
    ticket: { status: 'Resolved', resolution: 'duplicate' },
    says: /already dealt with/,
  },
];
