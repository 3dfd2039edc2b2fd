import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireTicket, wireUser } from '../support/builders';
import { enveloped, problem, type FakeServer } from '../support/dom/fakeServer';
import { renderDialog, serverWith, serviceAt } from '../support/rendered/renderDialog';

const disconnect = 'POST /services/disconnect';
const answerCall = 'PUT /users/inviteRequest';
const at = `${serviceAt}?dialog=disconnect%3A42%3Asaml20_sp`;
const invited = `${at}%3ACXT-12`;
const connected = { connected: true };
const invitation = wireTicket({
  jiraKey: 'CXT-12',
  type: 'UNLINKINVITE',
  status: 'Waiting for customer',
  personalMessage: 'The contract ends in May.',
});

const titled = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const confirm = () => screen.getByRole('checkbox', { name: /end the connection/ });
const press = (name: string) => screen.getByRole('button', { name });

async function opened(server: FakeServer, address = at, person?: object) {
  const user = userEvent.setup();
  const view = await renderDialog(server, { at: address, ...(person && { user: person }) });
  return { user, ...view };
}

test('a request is filed once it is confirmed, and the ticket shown', async () => {
  const server = serverWith(connected).on(disconnect, () => enveloped({ jiraKey: 'CXT-77' }));
  const { user, router } = await opened(server);
  await titled('Disconnect Wiki');
  expect(press('Request disconnection')).toHaveAttribute('aria-disabled', 'true');
  await user.click(press('Request disconnection'));
  expect(await screen.findByText('Confirm that you want to end the connection.')).toBeVisible();
  expect(confirm()).toHaveFocus();
  await user.type(screen.getByLabelText(/Your comments/), '  At the end of term ');
  await user.click(confirm());
  expect(press('Request disconnection')).not.toHaveAttribute('aria-disabled');
  await user.click(press('Request disconnection'));
  await titled('Request sent');
  expect(screen.getByText('CXT-77')).toBeVisible();
  expect(server.calls(disconnect).map(({ body }) => body)).toEqual([
    { spEntityId: 'https://wiki.example', type: 'saml20_sp', comments: 'At the end of term' },
  ]);
  await user.click(press('Done'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
});

test('an answer without a key is accepted', async () => {
  const server = serverWith(connected).on(disconnect, () => enveloped({}));
  const { user } = await opened(server);
  await titled('Disconnect Wiki');
  await user.click(confirm());
  await user.click(press('Request disconnection'));
  await titled('Request sent');
  expect(screen.getByText(/Its ticket appears in your list/)).toBeVisible();
});

test('accepting an invitation answers its ticket, once, without a level', async () => {
  const server = serverWith(connected, [invitation]).on(
    answerCall,
    () => new Promise<Response>((resolve) => setTimeout(() => resolve(enveloped({ jiraKey: 'CXT-12' })), 50)),
  );
  const { user } = await opened(server, invited);
  await titled('Disconnect Wiki');
  const message = screen.getByRole('dialog').querySelector('form')?.firstElementChild;
  expect(message).toHaveTextContent('The contract ends in May.');
  await user.click(confirm());
  await user.dblClick(press('Disconnect Wiki'));
  await titled('Invitation accepted');
  expect(screen.getByText('CXT-12')).toBeVisible();
  expect(server.calls(answerCall).map(({ body }) => body)).toEqual([
    {
      status: 'ACCEPTED',
      type: 'UNLINKINVITE',
      jiraKey: 'CXT-12',
      comment: '',
      loaLevel: '',
      spEntityId: 'https://wiki.example',
      typeMetaData: 'saml20_sp',
    },
  ]);
});

test('the result keeps its wording while the page refreshes behind it', async () => {
  let answered = false;
  const server = serverWith(connected)
    .on('POST /actions', () =>
      enveloped({ issues: answered ? [] : [invitation], total: answered ? 0 : 1, startAt: 0, maxResults: 1 }),
    )
    .on(answerCall, () => {
      answered = true;
      return enveloped({ jiraKey: 'CXT-12' });
    });
  const { user } = await opened(server, invited);
  await titled('Disconnect Wiki');
  await user.click(confirm());
  await user.click(press('Disconnect Wiki'));
  await titled('Invitation accepted');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('heading', { level: 2, name: 'Invitation accepted' })).toBeVisible();
  expect(screen.getByText(/The federation desk will now end the connection/)).toBeVisible();
});

test.each([
  ['disconnected in the meantime', 'not-connected', 'Wiki is not connected'],
  ['requested by another person', 'already-requested', 'There is already an open ticket'],
] as const)(
  '%s: shows the result, and does not claim that a ticket was filed',
  async (_title, name, title) => {
    const server = serverWith(connected).on(disconnect, () => problem(409, name, { jiraKey: 'CXT-70' }));
    const { user } = await opened(server);
    await titled('Disconnect Wiki');
    await user.click(confirm());
    await user.click(press('Request disconnection'));
    await titled(title);
  },
);

test.each([
  ['of another institution', [], 'Invitation not found'],
  ['to connect', [wireTicket({ ...invitation, type: 'LINKINVITE' })], 'Invitation not found'],
  [
    'answered before',
    [wireTicket({ ...invitation, status: 'Resolved' })],
    'This invitation has already been answered',
  ],
])('an invitation that is %s cannot be accepted', async (_title, tickets, title) => {
  await opened(serverWith(connected, tickets), invited);
  await titled(title);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('an invitation that cannot be looked up is not answered unseen', async () => {
  const server = serverWith(connected).on('POST /actions', () =>
    problem(503, 'ticket-system-unavailable', { delivery: 'refused' }),
  );
  await opened(server, invited);
  await titled('This could not be loaded');
  expect(press('Try again')).toBeVisible();
});

test('a service that is not connected cannot be disconnected', async () => {
  await opened(serverWith());
  await titled('Wiki is not connected');
});

test('a viewer sees who can', async () => {
  const viewer = wireUser({ dashboardAdmin: false, dashboardViewer: true });
  await opened(serverWith(connected), at, viewer);
  await titled('Only an administrator can change connections');
});
