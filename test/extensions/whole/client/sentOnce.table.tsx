import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadServices } from '../../../../src/features/services/tools/DownloadServices';
import { Profile } from '../../../../src/app/pages/Profile';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { wireGuest, wireInstitution, wireTicket, wireTicketPage, wireUser } from '../../../support/builders';
import { deskServer, superUser as desk, STEPS } from '../../deskPages/client/deskPage';
import { enveloped, FakeServer } from '../../../support/dom/fakeServer';
import { choose, field, visit as invite } from '../../../support/rendered/invitePage';
import { base, openService, server as policyServer, wirePolicy } from '../../../support/rendered/policyPage';
import { renderPage } from '../../../support/rendered/renderPage';
import { toChangeSet } from '../../changeSets/client/changeSetPage';
import { toReviewReminder, toReviewStart, toVerdict } from '../../reviews/client/reviewPage';
import { toRules } from '../../securityRules/client/rulesPage';
import { toSavedSearch, toWatching } from '../../watching/watchingPage';
import { toApart, toTogether } from '../../wishes/client/wishesPage';

/** A button in reach, and the server that it sends to. */
interface Reached {
  readonly server: FakeServer;
  readonly button: HTMLElement;
}

export interface Sender {
  /** The button, and its page. */
  readonly what: string;
  /** Its call: `POST /logout`. */
  readonly call: string;
  readonly reach: () => Promise<Reached>;
}

/**
 * The buttons outside of dialogs that send it; or the charts of the only dialogs that do; or why there is no
 * button.
 */
export type SentBy =
  readonly Sender[] | { readonly dialogs: readonly string[] } | { readonly nobody: string };

const north = wireInstitution();
const south = wireInstitution({ id: 'https://south.example', names: { en: 'South' } });
const ofTwo = wireUser({ institutionIdps: [north, south] });
const superUser = wireUser({ dashboardAdmin: false, superUser: true });
const acting = wireUser({
  dashboardAdmin: false,
  dashboardViewer: true,
  superUser: true,
  switchedToIdp: north,
});
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

async function ofAccountMenu(user: object, name: string): Promise<Reached> {
  const { server } = await renderDashboard({ user });
  const account = await button(/^Account/);
  await userEvent.click(account);
  const menu = document.getElementById(account.getAttribute('popovertarget') ?? '') as HTMLElement;
  return { server, button: await within(menu).findByRole('button', { name }) };
}

/** Without the menu that has the same button. */
async function toNoticeOfActing(): Promise<Reached> {
  const { server } = await renderDashboard({ user: acting });
  return { server, button: await button(stop) };
}

const stop = 'Stop acting for this institution';
const SWITCH = 'POST /users/me/switch-to-idp';

async function toSwitchIdentity(): Promise<Reached> {
  const server = smallServer(superUser).on('GET /users/super/idps', () =>
    enveloped({ idps: [north, south], roles: ['ROLE_DASHBOARD_VIEWER'] }),
  );
  await renderDashboard({ at: '/users/search', server });
  return { server, button: await button('Viewer of South') };
}

async function toOwnSessions(): Promise<Reached> {
  const login = { begunAt: 0, usedAt: 0, current: false };
  const server = new FakeServer().on('GET /x/sessions', () => enveloped([{ ...login, id: 'b' }]));
  await renderPage(<Profile />, { at: '/profile', server, user: wireUser({ extensions: ['sessions'] }) });
  return { server, button: await button(/^Log out there/) };
}

/** Hours of which nothing is seen, until the notice has come. */
async function toEndOfLogin(): Promise<Reached> {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const sessionEnd = (endsIn: number) => () => enveloped({ endsIn, endsAtLatestIn: 50_000 });
  const server = smallServer(wireUser({ extensions: ['sessionEnd'] })).on(
    'GET /x/session',
    sessionEnd(28_800),
  );
  await renderDashboard({ server });
  await pass(5);
  await waitFor(() => expect(server.calls('GET /x/session')).not.toEqual([]));
  await pass(1);
  server.on('GET /x/session', sessionEnd(280));
  await pass(28_800 - 300);
  return { server, button: await button('Stay logged in') };
}

async function toReplay(name: RegExp): Promise<Reached> {
  const hook = {
    name: 'Hub',
    address: 'https://hub.example/',
    kinds: [],
    state: 'failing',
    waiting: 1,
    givenUp: 0,
  };
  const event = { id: 'msg_1', kind: 'ticket.filed', subject: 'CXT-1', at: '2026-03-01T10:00:00.000Z' };
  const deliveries = [{ ...event, state: 'waiting', attempts: 1 }];
  const server = smallServer(desk).on('GET /x/webhooks', () =>
    enveloped({ webhooks: [{ ...hook, deliveries }] }),
  );
  await renderDashboard({ at: '/webhooks', server, user: desk });
  return { server, button: await button(name) };
}

async function toInvitation(): Promise<Reached> {
  const { server, user } = await invite();
  await choose(user);
  await user.selectOptions(await field('Service'), 'Wiki');
  return { server, button: await button('Send the invitation') };
}

async function toReminder(): Promise<Reached> {
  const sent = { jiraKey: 'CXT-31', type: 'LINKINVITE', status: 'Waiting for customer' } as const;
  const server = smallServer(superUser).on('POST /actions', () =>
    enveloped(
      wireTicketPage([wireTicket({ ...sent, emailTo: 'olga@south.example', personalMessage: 'Hello' })]),
    ),
  );
  await renderDashboard({ at: '/users/resend_invite/CXT-31', server });
  return { server, button: await button('Send again') };
}

/** A step that is taken at once, or, if it can have a text, by its form. */
async function toDeskStep(name: string, hasForm = false): Promise<Reached> {
  const server = deskServer();
  await renderDashboard({ at: '/desk/CXT-31', server, user: desk });
  if (hasForm) {
    await press(name);
    await screen.findByRole('combobox', { name: /Outcome/ });
  }
  return { server, button: await button(name) };
}

async function toPolicy(name: string): Promise<Reached> {
  const server = policyServer();
  await openService(server, `${base}/p1`);
  await userEvent.type(await screen.findByLabelText('Name'), '!');
  return { server, button: await button(name) };
}

async function toUncaughtPolicy(): Promise<Reached> {
  const server = policyServer([wirePolicy({ active: false })]);
  await openService(server, `${base}/p1`);
  await screen.findByText(/Every policy that applies|No policy applies|One policy that refuses/);
  await userEvent.click(screen.getByRole('radio', { name: /^are refused/ }));
  await press('Save and activate');
  return { server, button: await button('Save anyway') };
}

async function toDeletion(): Promise<Reached> {
  const server = policyServer();
  await openService(server, `${base}?delete=p1`);
  return { server, button: await button('Delete') };
}

async function toDownload(): Promise<Reached> {
  const server = new FakeServer();
  await renderPage(<DownloadServices services={[{ id: 1, entityId: 'https://wiki.example' }]} />, {
    at: '/apps/all',
    server,
  });
  return { server, button: await button('Download as CSV') };
}

async function toLogoutWithoutInstitution(): Promise<Reached> {
  const { server } = await renderDashboard({ user: { ...wireGuest, institutionGone: 'own' } });
  return { server, button: await button('Log out') };
}

/** Every mutation that the client knows, by name. */
export const senders: Readonly<Record<string, SentBy>> = {
  logout: [
    { what: 'Log out, in the menu', call: 'POST /logout', reach: () => ofAccountMenu(wireUser(), 'Log out') },
    { what: 'Log out, without an institution', call: 'POST /logout', reach: toLogoutWithoutInstitution },
  ],
  switchInstitution: [
    { what: 'another institution', call: SWITCH, reach: () => ofAccountMenu(ofTwo, 'South') },
    { what: 'Stop acting, in the menu', call: SWITCH, reach: () => ofAccountMenu(acting, stop) },
    { what: 'Stop acting, in the notice', call: SWITCH, reach: toNoticeOfActing },
    { what: 'another identity', call: SWITCH, reach: toSwitchIdentity },
  ],
  endOwnSession: [{ what: 'Log out there', call: 'POST /x/sessions/b/end', reach: toOwnSessions }],
  replayEvents: [
    { what: 'Send all again', call: 'POST /x/webhooks/replay', reach: () => toReplay(/^Send again all/) },
    { what: 'Send one again', call: 'POST /x/webhooks/replay', reach: () => toReplay(/^Send again ?: /) },
  ],
  changeWatching: [
    { what: 'Stop following', call: 'POST /x/watching', reach: () => toWatching(/^Stop following/) },
    {
      what: 'Stop all notifications',
      call: 'POST /x/watching',
      reach: () => toWatching(/^Stop all notifications/),
    },
  ],
  changeSearches: [{ what: 'Save a search', call: 'POST /x/watching/searches', reach: toSavedSearch }],
  changeFeedAddress: [
    {
      what: 'a new address',
      call: 'POST /x/watching/feed',
      reach: () => toWatching(/^Create a new address/),
    },
    { what: 'no address', call: 'POST /x/watching/feed', reach: () => toWatching(/^Withdraw the address/) },
  ],
  renewLogin: [{ what: 'Stay logged in', call: 'POST /x/session', reach: toEndOfLogin }],
  sendInvitation: [{ what: 'an invitation', call: 'POST /users/inviteRequest', reach: toInvitation }],
  resendInvitation: [{ what: 'Send again', call: 'POST /users/resendInviteRequest', reach: toReminder }],
  takeDeskStep: [
    { what: 'Take on', call: STEPS, reach: () => toDeskStep('Take on') },
    { what: 'Resolve', call: STEPS, reach: () => toDeskStep('Resolve', true) },
  ],
  savePolicy: [
    { what: 'Save a policy', call: 'PUT /policies', reach: () => toPolicy('Save') },
    { what: 'Deactivate a policy', call: 'PUT /policies', reach: () => toPolicy('Save and deactivate') },
    { what: 'Save anyway', call: 'PUT /policies', reach: toUncaughtPolicy },
  ],
  deletePolicy: [{ what: 'Delete a policy', call: 'DELETE /policies/p1', reach: toDeletion }],
  downloadServices: [{ what: 'Download', call: 'POST /services/download', reach: toDownload }],
  connectService: { dialogs: ['connect'] },
  disconnectService: { dialogs: ['disconnect'] },
  acceptInvitation: { dialogs: ['connect', 'disconnect'] },
  denyInvitation: { dialogs: ['denyInvite'] },
  withdrawRequest: { dialogs: ['withdrawRequest'] },
  requestChange: { dialogs: ['changeRequest'] },
  gatherChanges: { dialogs: ['setAside', 'gathering', 'upload'] },
  requestChangeSet: { dialogs: ['changeSet'] },
  askForService: { dialogs: ['wish'] },
  withdrawWish: { dialogs: ['wish'] },
  answerWishes: { dialogs: ['wishAnswer'] },
  mergeWishes: [
    { what: 'Merge', call: 'POST /x/wishes/together', reach: toTogether },
    { what: 'Split', call: 'POST /x/wishes/together', reach: toApart },
  ],
  removeLines: [{ what: 'Remove a line', call: 'POST /x/changes/set/removal', reach: toChangeSet }],
  startReview: [{ what: 'Start review', call: 'POST /x/reviews', reach: toReviewStart }],
  leadReview: [{ what: 'Remind now', call: 'POST /x/reviews/r1/steps', reach: toReviewReminder }],
  judgeConnection: [{ what: 'Keep', call: 'POST /x/reviews/r1/verdicts', reach: toVerdict }],
  changeSecurityRules: [{ what: 'Save rules', call: 'PUT /x/security/rules', reach: toRules }],
  askSessionEnd: { nobody: 'the chart of the session’s end asks by itself, and changes nothing' },
  reportOutcomes: { nobody: 'the page tells how conversations ended by itself' },
  reportError: { nobody: 'the page tells of a defect by itself' },
};
