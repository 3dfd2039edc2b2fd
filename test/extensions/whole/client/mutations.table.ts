/** This table says of every mutation of the client which queries it must refresh. */
import { changesApi } from '../../../../src/api/changes.api';
import { connectionsApi } from '../../../../src/api/connections.api';
import { deskApi } from '../../../../src/extensions/deskPages/desk.api';
import { downloadApi } from '../../../../src/api/download.api';
import { invitationsApi } from '../../../../src/api/invitations.api';
import { outcomesApi } from '../../../../src/api/outcomes.api';
import { ownSessionsApi } from '../../../../src/api/ownSessions.api';
import { policyEditingApi } from '../../../../src/api/policyEditing.api';
import { sessionApi } from '../../../../src/api/session.api';
import { ticketsApi } from '../../../../src/api/tickets.api';
import { webhooksApi } from '../../../../src/extensions/webhooks/webhooks.api';
import { reportApi } from '../../../../src/app/errors/useReport';
import type { DeskStep } from '../../../../src/extensions/deskPages/contract/desk';
import type { PolicyContent } from '../../../../src/contracts/domain/policies/policy';
import { enveloped, problem } from '../../../support/dom/fakeServer';
import { reviewsMutations } from './reviews.mutations';
import { securityRulesMutations } from './securityRules.mutations';
import { watchingMutations } from './watching.mutations';
import { wishesMutations } from './wishes.mutations';
import { changeSetMutations } from './changeSet.mutations';
import type { Row, Store } from './mutationRow';

export const wiki = {
  serviceEntityId: 'https://wiki.example',
  serviceType: 'saml20_sp',
  comments: '',
} as const;

const connect = (store: Store) =>
  store.dispatch(
    connectionsApi.endpoints.connectService.initiate({
      requestId: 'c',
      request: { ...wiki, kind: 'connect', level: '', contactEmail: '' },
    }),
  );
const disconnect = (store: Store) =>
  store.dispatch(
    connectionsApi.endpoints.disconnectService.initiate({
      requestId: 'd',
      request: { ...wiki, kind: 'disconnect' },
    }),
  );

const invitation = { ...wiki, ticketKey: 'CXT-1', invitation: 'LINKINVITE' } as const;
const accept = (store: Store) =>
  store.dispatch(
    connectionsApi.endpoints.acceptInvitation.initiate({
      requestId: 'a',
      request: { ...invitation, kind: 'accept', level: '' },
    }),
  );
const deny = (store: Store) =>
  store.dispatch(
    connectionsApi.endpoints.denyInvitation.initiate({
      requestId: 'n',
      request: { ...invitation, kind: 'deny' },
    }),
  );

const change = (store: Store) =>
  store.dispatch(
    changesApi.endpoints.requestChange.initiate({
      requestId: 's',
      change: { ...wiki, subject: 'multiFactor', level: 'urn:x:mfa' },
    }),
  );

const invite = (store: Store) =>
  store.dispatch(
    invitationsApi.endpoints.sendInvitation.initiate({
      requestId: 'i',
      invitation: {
        institution: { entityId: 'https://idp.south.example', name: 'South' },
        service: { id: 42, type: 'saml20_sp', entityId: 'https://wiki.example', name: 'Wiki' },
        direction: 'connect',
        recipients: [],
        message: '',
      },
    }),
  );
const resend = (store: Store) =>
  store.dispatch(
    invitationsApi.endpoints.resendInvitation.initiate({
      requestId: 'e',
      idpId: 'https://idp.south.example',
      jiraKey: 'CXT-1',
      comments: '',
    }),
  );

const withdraw = (store: Store) =>
  store.dispatch(
    ticketsApi.endpoints.withdrawRequest.initiate({
      requestId: 'w',
      request: { kind: 'withdraw', ticketKey: 'CXT-1', comments: '' },
    }),
  );

const deskStep = (step: DeskStep) => (store: Store) =>
  store.dispatch(
    deskApi.endpoints.takeDeskStep.initiate({ key: 'CXT-1', step, revision: 4, requestId: 'k' }),
  );
const take = deskStep({ action: 'take' });
const resolveDone = deskStep({ action: 'resolve', resolution: 'done' });
const resolveOtherwise = deskStep({ action: 'resolve', resolution: 'duplicate' });
const moved = () => problem(409, 'ticket-changed');
const STEPS = 'POST /x/desk/tickets/CXT-1/steps';

const content: PolicyContent = {
  name: 'Staff',
  description: '',
  services: [wiki.serviceEntityId],
  institutions: [],
  deny: false,
  allAttributesMustMatch: false,
  attributes: [],
  denyMessages: { en: '', nl: '', pt: '' },
  active: true,
};
const tellOutcomes = (store: Store) =>
  store.dispatch(
    outcomesApi.endpoints.reportOutcomes.initiate([{ machine: 'connect', end: 'finished', times: 1 }]),
  );
const { savePolicy, deletePolicy } = policyEditingApi.endpoints;
const { askSessionEnd, renewLogin, switchInstitution, logout } = sessionApi.endpoints;
const save = (store: Store) => store.dispatch(savePolicy.initiate({ content }));
const remove = (store: Store) => store.dispatch(deletePolicy.initiate('7'));
const endElsewhere = (store: Store) => store.dispatch(ownSessionsApi.endpoints.endOwnSession.initiate('s'));
const download = (store: Store) =>
  store.dispatch(downloadApi.endpoints.downloadServices.initiate({ institution: undefined, ids: [42] }));
const sendAgain = (store: Store) =>
  store.dispatch(webhooksApi.endpoints.replayEvents.initiate({ webhook: 'hub' }));
const lookAtEnd = (store: Store) => store.dispatch(askSessionEnd.initiate());
const renew = (store: Store) => store.dispatch(renewLogin.initiate());
const switchTo = (store: Store) => store.dispatch(switchInstitution.initiate(undefined));
const leave = (store: Store) => store.dispatch(logout.initiate());
const report = (store: Store) =>
  store.dispatch(reportApi.endpoints.reportError.initiate({ message: 'Broken', stack: '', path: '/' }));

const filed = () => enveloped({ jiraKey: 'CXT-1' });
const sessionEnd = () => enveloped({ endsIn: 600, endsAtLatestIn: 3600 });
const refused = () => problem(403, 'forbidden');
const raced = () => problem(409, 'already-requested', { jiraKey: 'CXT-2' });
const answered = () => problem(409, 'already-answered', { jiraKey: 'CXT-1' });
const decided = () => problem(409, 'already-settled', { jiraKey: 'CXT-1' });
const lost = () => problem(503, 'ticket-system-unavailable', { delivery: 'unknown' });
const broken = () => problem(500, 'internal');
const missing = () => problem(404, 'not-found');
const stopped = () => problem(503, 'ticket-system-unavailable', { delivery: 'refused' });

const tickets = ['changes', 'list', 'marker', 'marks', 'pending'];
const withdrawn = ['catalogue', 'service', ...tickets];
const all = ['users', ...withdrawn];
const ofPolicies = ['marks', 'policies', 'service'];

/** Rows by the name of the mutation; a query that is not listed must not be repeated. */
export const mutations: Readonly<Record<string, readonly Row[]>> = {
  connectService: [
    ['POST /services/connect', connect, filed, all],
    ['POST /services/connect', connect, raced, all],
    ['POST /services/connect', connect, lost, all],
    ['POST /services/connect', connect, stopped, []],
    ['POST /services/connect', connect, refused, []],
  ],
  disconnectService: [
    ['POST /services/disconnect', disconnect, filed, all],
    ['POST /services/disconnect', disconnect, refused, []],
  ],
  acceptInvitation: [
    ['PUT /users/inviteRequest', accept, filed, all],
    ['PUT /users/inviteRequest', accept, answered, all],
    ['PUT /users/inviteRequest', accept, refused, []],
  ],
  denyInvitation: [
    ['PUT /users/inviteRequest', deny, filed, all],
    ['PUT /users/inviteRequest', deny, lost, all],
    ['PUT /users/inviteRequest', deny, refused, []],
  ],
  sendInvitation: [
    ['POST /users/inviteRequest', invite, filed, tickets],
    ['POST /users/inviteRequest', invite, lost, tickets],
    ['POST /users/inviteRequest', invite, refused, []],
  ],
  resendInvitation: [
    ['POST /users/resendInviteRequest', resend, filed, tickets],
    ['POST /users/resendInviteRequest', resend, answered, tickets],
    ['POST /users/resendInviteRequest', resend, refused, []],
  ],
  withdrawRequest: [
    ['POST /x/tickets/CXT-1/withdrawal', withdraw, filed, withdrawn],
    ['POST /x/tickets/CXT-1/withdrawal', withdraw, decided, withdrawn],
    ['POST /x/tickets/CXT-1/withdrawal', withdraw, lost, withdrawn],
    ['POST /x/tickets/CXT-1/withdrawal', withdraw, refused, []],
  ],
  requestChange: [
    ['POST /users/me/mfa', change, filed, tickets],
    ['POST /users/me/mfa', change, raced, tickets],
    ['POST /users/me/mfa', change, lost, tickets],
    ['POST /users/me/mfa', change, stopped, []],
    ['POST /users/me/mfa', change, refused, []],
  ],
  ...changeSetMutations,
  ...reviewsMutations,
  ...securityRulesMutations,
  ...watchingMutations,
  ...wishesMutations,
  takeDeskStep: [
    [STEPS, take, filed, tickets],
    [STEPS, take, moved, tickets],
    [STEPS, take, refused, []],
    [STEPS, resolveDone, filed, all],
    [STEPS, resolveOtherwise, filed, tickets],
  ],
  savePolicy: [
    ['POST /policies', save, filed, ofPolicies],
    ['POST /policies', save, broken, ofPolicies],
    ['POST /policies', save, refused, []],
  ],
  deletePolicy: [
    ['DELETE /policies/7', remove, filed, ofPolicies],
    ['DELETE /policies/7', remove, missing, ofPolicies],
    ['DELETE /policies/7', remove, refused, []],
  ],
  endOwnSession: [
    ['POST /x/sessions/s/end', endElsewhere, filed, ['sessions']],
    ['POST /x/sessions/s/end', endElsewhere, refused, ['sessions']],
  ],
  replayEvents: [
    ['POST /x/webhooks/replay', sendAgain, () => enveloped({ events: 1 }), ['webhooks']],
    ['POST /x/webhooks/replay', sendAgain, refused, ['webhooks']],
  ],
  downloadServices: [['POST /services/download', download, filed, []]],
  askSessionEnd: [['GET /x/session', lookAtEnd, sessionEnd, []]],
  renewLogin: [['POST /x/session', renew, sessionEnd, []]],
  switchInstitution: [['GET /users/me/switch-to-idp', switchTo, filed, []]],
  logout: [['GET /logout', leave, filed, []]],
  reportOutcomes: [['POST /x/outcomes', tellOutcomes, filed, []]],
  reportError: [['POST /jsError', report, filed, []]],
};
