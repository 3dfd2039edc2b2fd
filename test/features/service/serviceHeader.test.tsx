import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serviceConnectionMachine } from '../../../src/machines/pages/serviceConnection/serviceConnection.machine';
import { violations } from '../../support/dom/axe';
import { wireGuest, wireInstitution, wireService, wireTicket, wireTicketPage } from '../../support/builders';
import { enveloped, FakeServer, problem } from '../../support/dom/fakeServer';
import {
  admin,
  awaiting,
  member,
  openService,
  serveTicket,
  serviceAbout,
  serviceServer,
  viewer,
} from '../../support/rendered/servicePage';
import { notAdmin, shownStates } from './serviceHeader.table';

let server: FakeServer;

beforeEach(() => {
  sessionStorage.clear();
  server = serviceServer();
});

/** Everything but the tickets has come, so that nothing changes while the page is looked at. */
async function settled(user: object, connected: boolean) {
  await screen.findByRole('heading', { level: 1, name: 'Wiki' });
  if (user !== wireGuest) await screen.findByText('No institution yet');
  if (connected && user !== member) await screen.findByText('No authorization policies');
}

test.each(shownStates)('$state: its words, its links and its reasons', async (shown) => {
  const {
    user = admin,
    connected = false,
    service = {},
    ticket,
    answer,
    says,
    leads = {},
    refuses = {},
  } = shown;
  server.on('GET /services/detail', () => enveloped(wireService({ connected, ...service })));
  if (ticket) serveTicket(server, ticket);
  if (answer) server.on('POST /actions', answer);
  await openService(server, serviceAbout, user);
  await settled(user, connected);
  for (const [name, href] of Object.entries(leads)) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  }
  for (const [name, why] of Object.entries(refuses)) {
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(why));
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  says.forEach((text) => expect(screen.getAllByText(text)[0]).toBeVisible());
  const offered = screen
    .queryAllByRole('link', { name: /…|^Log in/ })
    .concat(screen.queryAllByRole('button', { name: /…|pending$/ }));
  expect(offered).toHaveLength(Object.keys(leads).length + Object.keys(refuses).length);
  expect(await violations()).toEqual([]);
});

test('every state is in the table', () => {
  const states = Object.entries(serviceConnectionMachine.states)
    .filter(([, state]) => state.type === 'final')
    .map(([name]) => name);
  expect(shownStates.map(({ state }) => state).sort()).toEqual(states.sort());
});

test.each([
  [
    'a super user who acts as a viewer',
    { ...viewer, superUser: true },
    /^You are acting as a viewer of North Un/,
  ],
  [
    'a missing institution id',
    { currentIdp: wireInstitution({ institutionId: '' }) },
    /^North University has no/,
  ],
])('the reason for %s', async (_title, over, why) => {
  await openService(server, serviceAbout, { ...admin, ...over });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Connect…' })).toHaveAccessibleDescription(why),
  );
});

test('a member makes no look-up, and sees no invitation', async () => {
  serveTicket(server, { type: 'LINKINVITE', status: awaiting });
  await openService(server, serviceAbout, member);
  expect(await screen.findByRole('button', { name: 'Connect…' })).toHaveAccessibleDescription(notAdmin);
  expect(server.calls('POST /actions')).toHaveLength(0);
  expect(server.calls('GET /policies')).toHaveLength(0);
  expect(screen.queryByText(/^Invitation/)).toBeNull();
});

test('while the ticket is looked up the head shows; the tabs come with its banner, so that nothing moves', async () => {
  let answer = (_page: Response): void => undefined;
  server.on('POST /actions', () => new Promise<Response>((resolve) => (answer = resolve)));
  await openService(server, serviceAbout, admin);
  await screen.findByRole('heading', { level: 1, name: 'Wiki' });
  const tabs = () => screen.queryByRole('navigation', { name: 'Sections of this page' });
  expect(tabs()).toBeNull();
  const ticket = wireTicket({ type: 'LINKREQUEST', status: 'Open' });
  await act(async () => answer(enveloped(wireTicketPage([ticket]))));
  await waitFor(() => expect(tabs()).toBeVisible());
  expect(screen.getByText(/You are connected once the federation desk/)).toBeVisible();
});

test('the link to a dialog keeps the other parameters of the address; a template asks for an instance', async () => {
  server.on('GET /services/detail', () =>
    enveloped(wireService({ entityType: 'single_tenant_template', exampleSingleTenant: true })),
  );
  await openService(server, '/apps/42/single_tenant_template/about?language=en');
  expect(await screen.findByRole('link', { name: 'Request your own environment…' })).toHaveAttribute(
    'href',
    '/apps/42/single_tenant_template/about?language=en&dialog=connect%3A42%3Asingle_tenant_template',
  );
});

test('REQUIREMENTS 138: outside of eduGAIN the button says beforehand what comes first, and where', async () => {
  server.on('GET /services/detail', () => enveloped(wireService({ publishedInEdugain: true })));
  const user = (published: boolean) => {
    const currentIdp = wireInstitution({ publishedInEdugain: published });
    return { ...admin, currentIdp, institutionIdps: [currentIdp] };
  };
  const { unmount } = await openService(server, serviceAbout, user(false));
  const way = await screen.findByRole('link', { name: 'change the institution’s data' });
  expect(way).toHaveAttribute('href', '/my-idp/edit');
  unmount();
  await openService(server, serviceAbout, user(true));
  await screen.findByRole('link', { name: 'Connect…' });
  expect(screen.queryByText(/your institution is not published/)).toBeNull();
});

test('an open ticket is announced above the page, with a link to it', async () => {
  serveTicket(server, { status: 'Open' });
  await openService(server, serviceAbout);
  expect(await screen.findByText('Request to connect: Open.')).toBeVisible();
  const [first] = screen.getAllByRole('link', { name: 'CXT-12' });
  expect(first).toHaveAttribute('href', '/tickets/CXT-12');
  expect(server.calls('POST /actions')[0]?.body).toEqual({
    maxResults: 1,
    startAt: 0,
    spEntityId: 'https://wiki.example',
    types: ['LINKREQUEST', 'UNLINKREQUEST', 'LINKINVITE', 'UNLINKINVITE'],
    statuses: ['Waiting for Acceptance', 'Open', 'In Progress', 'On Hold', awaiting, 'Reopened'],
  });
});

test('an invitation that no longer applies is not pending, and is not announced', async () => {
  serveTicket(server, { type: 'UNLINKINVITE', status: awaiting });
  await openService(server, serviceAbout);
  expect(await screen.findByRole('link', { name: 'Connect…' })).toBeVisible();
  expect(screen.queryByText(/Invitation/)).toBeNull();
});

test('after a failure the look-up can be tried again; when the window comes back it is done again', async () => {
  server.on('POST /actions', () => problem(503, 'ticket-system-unavailable'));
  await openService(server, serviceAbout);
  const again = await screen.findByRole('button', { name: 'Try again' });
  serveTicket(server, {});
  await userEvent.click(again);
  expect(await screen.findByText('Connection pending')).toBeVisible();
  server.on('POST /actions', () => enveloped(wireTicketPage([])));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('link', { name: 'Connect…' })).toBeVisible();
});

describe('connected', () => {
  const policy = (over: object) => ({ id: 1, name: 'p', serviceProviderIds: [], ...over });
  const named = { serviceProviderIds: ['https://wiki.example', 'https://other.example'] };

  beforeEach(() => {
    server.on('GET /services/detail', () =>
      enveloped(wireService({ connected: true, minimalLoaLevel: 'http://x/assurance/loa2' })),
    );
  });

  test.each([
    ['No authorization policies', [policy({ serviceProviderIds: ['https://wiki.example.org'] })]],
    ['1 authorization policy', [policy(named), policy({ serviceProviderIds: ['https://other.example'] })]],
    ['2 authorization policies', [policy(named), policy({})]],
    ['2 authorization policies', [policy(named), policy({ serviceProviderId: 'https://wiki.example' })]],
  ])(
    'the level of the service itself, and the number of policies that name it: %s (REQUIREMENTS 101, 102)',
    async (text, policies) => {
      server.on('GET /policies', () => enveloped(policies));
      await openService(server, serviceAbout, viewer);
      expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
        'href',
        '/apps/42/saml20_sp/settings/authorization_policies',
      );
      expect(screen.getAllByText('LoA 2')).toHaveLength(1);
    },
  );

  test('when the policies cannot be read, only the number is missing', async () => {
    server.on('GET /policies', () => new Response(null, { status: 500 }));
    await openService(server, serviceAbout);
    expect(await screen.findByRole('link', { name: 'Disconnect…' })).toBeVisible();
    await waitFor(() => expect(server.calls('GET /policies')).not.toHaveLength(0));
    expect(screen.getByText('LoA 2')).toBeVisible();
    expect(screen.queryByText(/authorization polic/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('beside the other tabs the head is one line: the possible actions, and no refusal or licence', async () => {
  const { router } = await openService(server, '/apps/42/saml20_sp/attributes_and_privacy');
  expect(await screen.findByRole('link', { name: 'Connect…' })).toBeVisible();
  expect(screen.getByText('https://wiki.example')).toBeVisible();
  expect(screen.queryByText(/licence/i)).toBeNull();
  await act(() => router.navigate(serviceAbout));
  expect(await screen.findByText('No institution yet')).toBeVisible();
});

test('beside the other tabs, who may not connect reads why on demand', async () => {
  await openService(server, '/apps/42/saml20_sp/attributes_and_privacy', viewer);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Why can the connection not be changed?' }),
  );
  expect(await screen.findByText(/Only administrators of .* can change its connections/)).toBeVisible();
});
