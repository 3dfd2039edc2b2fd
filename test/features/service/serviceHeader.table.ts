import type { LooseService } from '../../../src/api/mappers/catalogueService';
import type { serviceConnectionMachine } from '../../../src/machines/pages/serviceConnection/serviceConnection.machine';
import { wireGuest, wireInstitution } from '../../support/builders';
import { problem } from '../../support/dom/fakeServer';
import { admin, awaiting, member, serviceAbout, superUser, viewer } from '../../support/rendered/servicePage';

const dialog = (address: string) => `${serviceAbout}?dialog=${encodeURIComponent(address)}`;
export const notAdmin =
  'Only administrators of North University can change its connections. Ask one of them.';

/** A state of the chart, what leads there, and what the page then shows. */
export interface Shown {
  readonly state: keyof typeof serviceConnectionMachine.states;
  readonly user?: object;
  readonly connected?: boolean;
  readonly service?: LooseService;
  readonly ticket?: object;
  readonly answer?: () => Response | Promise<Response>;
  /** The words in the header, without the buttons. */
  readonly says: readonly (string | RegExp)[];
  /** Enabled buttons, by name, with their targets. */
  readonly leads?: Readonly<Record<string, string>>;
  /** Buttons that cannot, by name, with the reason that belongs to them. */
  readonly refuses?: Readonly<Record<string, string | RegExp>>;
}

export const shownStates: readonly Shown[] = [
  {
    state: 'guest',
    user: wireGuest,
    says: [],
    leads: {
      'Log in to connect': `/login?redirect_url=${encodeURIComponent(`${window.location.origin}${serviceAbout}`)}`,
    },
  },
  {
    state: 'looking',
    answer: () => new Promise<Response>(() => undefined),
    says: ['Not connected', 'Looking for open requests…'],
    refuses: { 'Connect…': '' },
  },
  {
    state: 'connectable',
    says: ['Not connected'],
    leads: { 'Connect…': dialog('connect:42:saml20_sp') },
  },
  {
    state: 'connectableUnchecked',
    answer: () => problem(503, 'ticket-system-unavailable'),
    says: ['Not connected', 'It could not be checked whether a request is already open.'],
    leads: { 'Connect…': dialog('connect:42:saml20_sp') },
  },
  {
    state: 'connectableWhileDown',
    user: { ...admin, jiraDown: true },
    says: ['Not connected', /^The ticket system is not available, so requests cannot be sent now/],
    leads: { 'Connect…': dialog('connect:42:saml20_sp') },
  },
  {
    state: 'notConnectable',
    service: { saml1Only: true },
    says: ['Not connected'],
    refuses: {
      'Connect…':
        'This service cannot be connected: it supports only SAML 1.1, and logins here need SAML 2.0.',
    },
  },
  {
    state: 'connectRefused',
    user: viewer,
    says: ['Not connected'],
    refuses: { 'Connect…': notAdmin },
  },
  {
    state: 'connectPending',
    ticket: { status: 'Waiting for Acceptance' },
    says: [
      'Connection pending',
      'Request to connect: Waiting for acceptance.',
      /of 1 March 2026\. You are connected once the federation desk has carried it out\.$/,
    ],
  },
  {
    state: 'connectPendingWhileConnected',
    connected: true,
    ticket: { status: 'In Progress' },
    says: [
      'Connected',
      'Request to connect: In progress.',
      /You are already connected; you can disconnect once ticket .* is closed\.$/,
    ],
  },
  {
    state: 'invitedToConnect',
    ticket: { type: 'LINKINVITE', status: awaiting },
    says: ['Invitation to connect'],
    leads: {
      'Accept… Invitation to connect': dialog('connect:42:saml20_sp:CXT-12'),
      'Decline… Invitation to connect': dialog('deny:42:saml20_sp:CXT-12'),
    },
  },
  {
    state: 'connectInvitationRefused',
    user: superUser,
    ticket: { type: 'LINKINVITE', status: awaiting },
    says: ['Invitation to connect'],
    refuses: {
      'Accept… Invitation to connect':
        /^A super user cannot change connections\. First act for an institution/,
      'Decline… Invitation to connect':
        /^A super user cannot change connections\. First act for an institution/,
    },
  },
  {
    state: 'disconnectable',
    connected: true,
    says: ['Connected'],
    leads: { 'Disconnect…': dialog('disconnect:42:saml20_sp') },
  },
  {
    state: 'disconnectableUnchecked',
    connected: true,
    answer: () => problem(503, 'ticket-system-unavailable'),
    says: ['Connected', 'It could not be checked whether a request is already open.'],
    leads: { 'Disconnect…': dialog('disconnect:42:saml20_sp') },
  },
  {
    state: 'disconnectableWhileDown',
    connected: true,
    user: { ...admin, jiraDown: true },
    says: ['Connected', /^The ticket system is not available/],
    leads: { 'Disconnect…': dialog('disconnect:42:saml20_sp') },
  },
  {
    state: 'disconnectRefused',
    connected: true,
    user: member,
    says: ['Connected'],
    refuses: { 'Disconnect…': notAdmin },
  },
  {
    state: 'disconnectPending',
    connected: true,
    ticket: { type: 'UNLINKREQUEST', status: awaiting },
    says: [
      'Disconnection pending',
      'Request to disconnect: Awaiting your answer.',
      /of 1 March 2026\. The federation desk is waiting for your institution’s answer\.$/,
    ],
  },
  {
    state: 'disconnectPendingWhileNotConnected',
    ticket: { type: 'UNLINKINVITE', status: 'In Progress' },
    says: [
      'Not connected',
      'Invitation to disconnect: In progress.',
      /The connection has already ended; you can connect again once ticket .* is closed\.$/,
    ],
  },
  {
    state: 'invitedToDisconnect',
    connected: true,
    ticket: { type: 'UNLINKINVITE', status: awaiting },
    says: ['Invitation to disconnect'],
    leads: {
      'Disconnect… Invitation to disconnect': dialog('disconnect:42:saml20_sp:CXT-12'),
      'Decline… Invitation to disconnect': dialog('deny:42:saml20_sp:CXT-12'),
    },
  },
  {
    state: 'disconnectInvitationRefused',
    connected: true,
    user: { ...admin, currentIdp: wireInstitution({ state: 'testaccepted' }) },
    ticket: { type: 'UNLINKINVITE', status: awaiting },
    says: ['Invitation to disconnect'],
    refuses: {
      'Disconnect… Invitation to disconnect':
        /^North University is a test institution, .* Ask the federation desk\. Questions\? Write to help@/,
      'Decline… Invitation to disconnect': /^North University is a test institution/,
    },
  },
];
