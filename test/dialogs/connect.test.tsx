import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enveloped, problem, type FakeServer } from '../support/dom/fakeServer';
import { wireTicket, wireUser } from '../support/builders';
import { connectAt, renderDialog, serverWith } from '../support/rendered/renderDialog';

const connect = 'POST /services/connect';
const filed = () => enveloped({ ...wireTicket(), connectWithoutInteraction: false });
const titled = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const accept = () => screen.getByRole('checkbox', { name: /I accept these terms/ });
const send = () => screen.getByRole('button', { name: /Send request|Connect now/ });
const keys = (server: FakeServer) =>
  server.calls(connect).map(({ headers }) => headers.get('Idempotency-Key'));

async function filledIn(server: FakeServer) {
  const user = userEvent.setup();
  const view = await renderDialog(server);
  await titled('Connect Wiki');
  await user.click(accept());
  return { user, ...view };
}

test('a request is filed, and the ticket shown', async () => {
  const server = serverWith().on(connect, filed);
  const { user, router } = await filledIn(server);
  await user.selectOptions(
    screen.getByLabelText('Assurance level'),
    'Level 2: second factor, identity checked',
  );
  await user.type(screen.getByLabelText(/Your comments/), '  Before December ');
  await user.click(send());
  await titled('Request sent');
  expect(screen.getByText('CXT-12')).toBeVisible();
  expect(server.calls(connect)[0]?.body).toEqual({
    spEntityId: 'https://wiki.example',
    type: 'saml20_sp',
    comments: 'Before December',
    loaLevel: 'http://x/assurance/loa2',
    emailContactPerson: '',
  });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
});

test('nothing is sent twice: double click, Enter and click', async () => {
  const server = serverWith().on(
    connect,
    () => new Promise<Response>((resolve) => setTimeout(() => resolve(filed()), 50)),
  );
  const { user } = await filledIn(server);
  accept().focus();
  await Promise.all([user.dblClick(send()), user.keyboard('{Enter}')]);
  await titled('Request sent');
  expect(server.calls(connect)).toHaveLength(1);
});

test('the terms are required, and the field in error gets the focus', async () => {
  const server = serverWith();
  const user = userEvent.setup();
  await renderDialog(server);
  await titled('Connect Wiki');
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  await user.click(send());
  expect(await screen.findByText('Accept the terms to connect.')).toBeVisible();
  expect(accept()).toHaveFocus();
  expect(server.calls(connect)).toHaveLength(0);
});

test('a service that was removed in the meantime is named as such, with a link to the list', async () => {
  const server = serverWith().on(connect, () => problem(403, 'service-not-offered'));
  const { user } = await filledIn(server);
  await user.click(send());
  await titled('This service is not offered here any more');
  expect(screen.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/apps/all');
  expect(screen.queryByRole('button', { name: 'Back to the form' })).toBeNull();
});

test('a refused agreement asks for a second acceptance', async () => {
  const server = serverWith({ aansluitovereenkomstRefused: true }).on(connect, filed);
  const { user } = await filledIn(server);
  await user.click(send());
  expect(await screen.findByText('Confirm that you want to connect it anyway.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'I want to connect Wiki anyway' }));
  await user.click(send());
  await titled('Request sent');
});

describe('the contact address', () => {
  const withEmail = { dashboardConnectOption: 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL' };
  const atOnce = () => enveloped({ ...wireTicket(), jiraKey: undefined, connectWithoutInteraction: true });
  const address = () => screen.getByLabelText('E-mail address for the activation');

  test('is required, checked, and sent', async () => {
    const server = serverWith(withEmail).on(connect, atOnce);
    const { user } = await filledIn(server);
    await user.click(send());
    expect(await screen.findByText('Fill in an e-mail address, or choose to share none.')).toBeVisible();
    await user.type(address(), 'library@harwick');
    expect(await screen.findByText(/This is not a valid e-mail address/)).toBeVisible();
    await user.type(address(), '.example');
    await user.click(send());
    await titled('Wiki is connected');
    expect(server.calls(connect)[0]?.body).toMatchObject({ emailContactPerson: 'library@harwick.example' });
  });

  test('is not needed, and not sent, if none is shared', async () => {
    const server = serverWith(withEmail).on(connect, atOnce);
    const { user } = await filledIn(server);
    await user.type(address(), 'nonsense');
    await user.click(screen.getByRole('checkbox', { name: 'Do not share an address with the provider' }));
    await user.click(send());
    await titled('Wiki is connected');
    expect(server.calls(connect)[0]?.body).toMatchObject({ emailContactPerson: '' });
  });
});

test.each([
  ['ticket-system-unavailable', 503, { delivery: 'refused' }, 'Your request could not be sent'],
  ['ticket-system-unavailable', 503, { delivery: 'unknown' }, 'It is not known whether your request arrived'],
  ['internal', 500, {}, 'Something went wrong'],
  ['too-many-requests', 429, {}, 'Too many attempts'],
] as const)('after %s (%d) a retry carries the same key', async (name, status, extra, title) => {
  let tries = 0;
  const server = serverWith().on(connect, () =>
    (tries += 1) === 1 ? problem(status, name, extra) : filed(),
  );
  const { user } = await filledIn(server);
  await user.click(send());
  await titled(title);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await titled('Request sent');
  const [first, second] = keys(server);
  expect(first).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}$/);
  expect(second).toBe(first);
});

test('another form is another request: it gets a key of its own, and typed text stays', async () => {
  const server = serverWith().on(connect, () => problem(400, 'validation', { detail: 'comments' }));
  const { user } = await filledIn(server);
  await user.type(screen.getByLabelText(/Your comments/), 'first');
  await user.click(send());
  await titled('The form was not accepted');
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  await titled('Connect Wiki');
  expect(accept()).toBeChecked();
  await user.type(screen.getByLabelText(/Your comments/), ' second');
  await user.click(send());
  await titled('The form was not accepted');
  expect(server.calls(connect)[1]?.body).toMatchObject({ comments: 'first second' });
  expect(new Set(keys(server)).size).toBe(2);
});

test('a lost race names the ticket of the person who was first', async () => {
  const server = serverWith().on(connect, () => problem(409, 'already-requested', { jiraKey: 'CXT-70' }));
  const { user } = await filledIn(server);
  await user.click(send());
  await titled('There is already an open ticket');
  expect(screen.getByText('CXT-70')).toBeVisible();
});

describe('an invitation', () => {
  const answerCall = 'PUT /users/inviteRequest';
  const invitation = wireTicket({ jiraKey: 'CXT-12', type: 'LINKINVITE', status: 'Waiting for customer' });
  const at = `${connectAt}%3ACXT-12`;
  const accepted = (atOnce: boolean) => () =>
    enveloped({ jiraKey: 'CXT-12', status: 'ACCEPTED', connectWithoutInteraction: atOnce });

  test.each([
    ['continues as its ticket', false, 'Invitation accepted'],
    ['connects at once', true, 'Wiki is connected'],
  ])('is accepted with the level and the comments, and %s', async (_title, atOnce, title) => {
    const server = serverWith({}, [invitation]).on(answerCall, accepted(atOnce));
    const user = userEvent.setup();
    await renderDialog(server, { at });
    await titled('Accept the invitation to connect Wiki');
    await user.selectOptions(screen.getByLabelText('Assurance level'), 'http://x/assurance/loa2');
    await user.click(accept());
    await user.dblClick(screen.getByRole('button', { name: 'Accept invitation' }));
    await titled(title);
    expect(server.calls(answerCall).map(({ body }) => body)).toEqual([
      {
        status: 'ACCEPTED',
        type: 'LINKINVITE',
        jiraKey: 'CXT-12',
        comment: '',
        loaLevel: 'http://x/assurance/loa2',
        spEntityId: 'https://wiki.example',
        typeMetaData: 'saml20_sp',
      },
    ]);
  });

  test('asks for no contact address, since an answer carries none', async () => {
    const service = { dashboardConnectOption: 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL' };
    await renderDialog(serverWith(service, [invitation]), { at });
    await titled('Accept the invitation to connect Wiki');
    expect(screen.queryByLabelText('E-mail address for the activation')).toBeNull();
  });

  test('that is found without its key is accepted, not requested beside it', async () => {
    await renderDialog(serverWith({}, [invitation]));
    await titled('Accept the invitation to connect Wiki');
  });

  test.each([
    ['denied', { status: 'In Progress', rejected: true }, 'This invitation has already been answered'],
    ['one to disconnect', { type: 'UNLINKINVITE' }, 'Invitation not found'],
  ] as const)('that is %s is not offered again', async (_title, ticket, title) => {
    await renderDialog(serverWith({}, [{ ...invitation, ...ticket }]), { at });
    await titled(title);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('to a service that became connected in the meantime names the collision', async () => {
    await renderDialog(serverWith({ connected: true }, [invitation]), { at });
    await titled('Wiki is already connected');
  });
});

test.each([
  [
    'a viewer',
    {},
    { dashboardAdmin: false, dashboardViewer: true },
    'Only an administrator can change connections',
  ],
  ['an open request', { tickets: [wireTicket()] }, {}, 'There is already an open ticket'],
  ['a connected service', { service: { connected: true } }, {}, 'Wiki is already connected'],
  ['a known outage', {}, { jiraDown: true }, 'The ticket system is not available'],
])(
  'with %s the dialog has no form',
  async (_title, { service, tickets }: { service?: object; tickets?: object[] }, who, title) => {
    await renderDialog(serverWith(service, tickets), { user: wireUser(who) });
    await titled(title);
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);
