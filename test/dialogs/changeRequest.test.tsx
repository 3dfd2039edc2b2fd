import { screen, waitFor, within } from '@testing-library/react';
import { wireInstitution, wireService, wireTicket, wireTicketPage } from '../support/builders';
import {
  CONSENT,
  consent,
  level,
  MFA,
  multi,
  pending,
  proposed,
  refeds,
  settingsServer,
  stored,
  STRONG,
  strong,
} from '../support/rendered/changeDialog';
import { enveloped, problem } from '../support/dom/fakeServer';

const titled = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => screen.getByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

afterEach(() => sessionStorage.clear());

test('REQUIREMENTS 176: consent: shows the current and the requested value, sends once, and reports when the dialog closes', async () => {
  const { server, user, router, store } = await proposed();
  await titled('Request this change?');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Information screen')).toBeVisible();
  expect(dialog.getByText('Explicit consent')).toBeVisible();
  expect(dialog.getByText('Uw naam is te zien.')).toHaveAttribute('lang', 'nl');
  expect(dialog.queryByText('Message in Portuguese')).toBeNull();
  expect(store.getState().change.proposed).toBeNull();
  expect(router.state.location.search).not.toContain('name');

  await user.dblClick(press('Send request'));
  await titled('Request sent');
  expect(screen.getByText('CXT-77')).toBeVisible();
  const calls = server.calls(CONSENT);
  expect(calls.map(({ body }) => body)).toEqual([
    {
      spEntityId: 'https://wiki.example',
      type: 'DEFAULT_CONSENT',
      explanationEn: 'Your name is shown.',
      explanationNl: 'Uw naam is te zien.',
      explanationPt: '',
      typeMetaData: 'saml20_sp',
    },
  ]);
  expect(calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}$/);
  await user.click(press('Done'));
  await gone();
  expect(router.state.location.search).toBe('');
  expect(JSON.stringify(store.getState().flash)).toContain('changeRequest.flash.requested');
  expect(JSON.stringify(store.getState().flash)).toContain('CXT-77');
});

test.each([
  [strong, { currentLoaLevel: 3 }, STRONG, { loaLevel: level(3) }, /Level 3/],
  [multi, {}, MFA, { authnContextLevel: refeds }, 'Multi-factor (REFEDS)'],
] as const)(
  '$subject is shown by its name and sent in the form of the contract',
  async (change, user, call, body, name) => {
    const { server, user: hands } = await proposed({ change, user });
    await titled('Request this change?');
    expect(screen.getByText(name)).toBeVisible();
    await hands.click(press('Send request'));
    await titled('Request sent');
    expect(server.calls(call).map((seen) => seen.body)).toEqual([
      { entityId: 'https://wiki.example', entityType: 'saml20_sp', ...body },
    ]);
  },
);

test('without a proposal and with a login that is strong enough it closes at once, without a question', async () => {
  const { server, router } = await proposed({ change: null });
  await gone();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(server.calls(CONSENT)).toEqual([]);
});

test('a proposal about another setting or service does not belong to this dialog', async () => {
  const { router, store } = await proposed({ change: strong, dialog: 'consent' });
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(store.getState().change.proposed).toEqual(strong);
});

test('the button at too low a level steps up, and closes when the login is strong enough', async () => {
  const { user, left } = await proposed({
    change: null,
    dialog: 'strongAuthentication',
    user: { currentLoaLevel: 2 },
  });
  await titled('Step up your login');
  expect(screen.getByText(/assurance level 3/)).toBeVisible();
  await user.click(press('Go to the login page'));
  const login = new URL(left[0] ?? '', 'http://localhost');
  expect(login.searchParams.get('loa')).toBe('3');
  const back = new URL(login.searchParams.get('redirect_url') ?? '');
  expect(back.searchParams.get('dialog')).toBe('strongAuthentication:42:saml20_sp');
});

test('a change survives the step-up, in storage and in no address; leaving it then asks first', async () => {
  const first = await proposed({ user: { currentLoaLevel: 1 } });
  await titled('Step up your login');
  await first.user.click(press('Go to the login page'));
  const back = new URL(
    new URL(first.left[0] ?? '', 'http://localhost').searchParams.get('redirect_url') ?? '',
  );
  expect(back.href).not.toMatch(/name|CONSENT/);
  first.unmount();

  const second = await proposed({ change: null, at: back.pathname + back.search });
  await titled('Request this change?');
  expect(screen.getByText('Your name is shown.')).toBeVisible();
  await second.user.keyboard('{Escape}');
  await titled('Close without sending?');
  await second.user.click(press('Keep editing'));
  await titled('Request this change?');
  await second.user.click(press('Send request'));
  await titled('Request sent');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('the stored change of another person is not shown', async () => {
  const first = await proposed({ user: { currentLoaLevel: 1 } });
  await titled('Step up your login');
  await first.user.click(press('Go to the login page'));
  const back = new URL(
    new URL(first.left[0] ?? '', 'http://localhost').searchParams.get('redirect_url') ?? '',
  );
  first.unmount();
  const { router } = await proposed({ change: null, at: back.pathname + back.search, user: { uid: 'bob' } });
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('while the page holds its form, closing asks nothing', async () => {
  const { user, server } = await proposed();
  await titled('Request this change?');
  await user.click(press('Cancel'));
  await gone();
  expect(server.calls(CONSENT)).toEqual([]);
});

const requested = stored({
  type: 'DEFAULT_CONSENT',
  explanationEn: 'Your name is shown.',
  explanationNl: 'Uw naam is te zien.',
});
const gonePage = () => settingsServer().on('GET /services/detail', () => problem(404, 'not-found'));
const viewer = { dashboardAdmin: false, dashboardViewer: true };
const superUser = { dashboardAdmin: false, superUser: true };
const set = (rank: number) => ({
  currentLoaLevel: 3,
  currentIdp: wireInstitution({ stepupEntities: [{ name: 'https://wiki.example', level: level(rank) }] }),
});
const own = () =>
  settingsServer().on('GET /services/detail', () => enveloped(wireService({ minimalLoaLevel: level(2) })));

test.each([
  [
    'a change is under way',
    consent,
    () => settingsServer([], [pending()]),
    {},
    /^A change has already been requested/,
  ],
  ['it is set already', consent, () => settingsServer([requested]), {}, 'Nothing to change'],
  ['a viewer asks', consent, settingsServer, viewer, 'Only an administrator can request changes'],
  ['a super user asks', consent, settingsServer, superUser, 'Only an administrator can request changes'],
  ['the ticket system is down', consent, settingsServer, { jiraDown: true }, /ticket system/],
  ['the service is gone', consent, gonePage, {}, 'This service is not offered here'],
  [
    'a higher level is set',
    { ...strong, level: level(2) },
    settingsServer,
    set(3),
    /^A higher level is already set/,
  ],
  ['the service sets its own', strong, own, { currentLoaLevel: 3 }, 'The service sets its own level'],
] as const)('%s: shown before anything is sent', async (_title, change, make, person, title) => {
  const server = make();
  await proposed({ server, change, user: person });
  await titled(title);
  expect(server.seen.filter(({ path }) => /\/(consent|surfsecureid|mfa)$/.test(path))).toEqual([]);
});

test.each([
  ['another person was first', 409, 'already-requested', /^A change has already been requested/],
  ['the level was raised in the meantime', 409, 'level-lowered', /^A higher level is already set/],
  ['the desk cannot be reached', 503, 'ticket-system-unavailable', /not sent|did not|could not|cannot/],
  ['the login is too weak after all', 403, 'insufficient-user-authentication', 'Step up your login'],
] as const)('%s: shown when it is sent', async (_title, status, name, title) => {
  const extra = { jiraKey: 'CXT-70', delivery: 'refused', acr_values: level(3) } as const;
  const { user } = await proposed({
    server: settingsServer().on(CONSENT, () => problem(status, name, extra)),
  });
  await titled('Request this change?');
  await user.click(press('Send request'));
  await titled(title);
});

test('REQUIREMENTS 176: if the server finds no difference, the dialog says so, and a warning shows after it closes', async () => {
  const server = settingsServer().on(CONSENT, () => enveloped({ 'no-changes': true }));
  const { user, store } = await proposed({ server });
  await titled('Request this change?');
  await user.click(press('Send request'));
  await titled('Nothing to change');
  await user.keyboard('{Escape}');
  await gone();
  expect(JSON.stringify(store.getState().flash)).toContain('changeRequest.flash.unchanged');
});

test('after a time-out the same request goes out under the same key', async () => {
  let lost = true;
  const server = settingsServer().on(CONSENT, () => {
    if (!lost) return enveloped({ jiraKey: 'CXT-77' });
    lost = false;
    return problem(503, 'ticket-system-unavailable', { delivery: 'unknown' });
  });
  const { user } = await proposed({ server });
  await titled('Request this change?');
  await user.click(press('Send request'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await titled('Request sent');
  const keys = server.calls(CONSENT).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a server without keys is asked before each attempt, and an earlier one is found, not repeated', async () => {
  const elder = wireTicket({ jiraKey: 'CXT-60', type: 'CHANGE', spId: 'https://wiki.example' });
  const mine = wireTicket({ jiraKey: 'CXT-61', type: 'CHANGE', spId: 'https://wiki.example' });
  let sent = 0;
  const server = settingsServer()
    .on('POST /actions', () => enveloped(wireTicketPage(sent === 0 ? [elder] : [elder, mine])))
    .on(CONSENT, () => {
      sent += 1;
      return new Response(null, { status: 400 });
    });
  const { user } = await proposed({ server, user: { extensions: [] } });
  await titled('Request this change?');
  await user.click(press('Send request'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await titled(/^A change has already been requested/);
  expect(screen.getByText('CXT-61')).toBeVisible();
  expect(sent).toBe(1);
  expect(server.calls('GET /x/changes')).toEqual([]);
});
