import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireTicket, wireTicketPage, wireUser } from '../support/builders';
import { enveloped, problem, type FakeServer } from '../support/dom/fakeServer';
import { renderDialog, serverWith } from '../support/rendered/renderDialog';

const answerCall = 'POST /x/tickets/CXT-12/withdrawal';
const at = '/tickets?dialog=withdraw%3ACXT-12';
const own = {
  jiraKey: 'CXT-12',
  type: 'LINKREQUEST',
  status: 'Open',
  userName: 'Sam Colleague',
  withdrawable: true,
} as const;

const titled = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => screen.getByRole('button', { name });

async function opened(server: FakeServer, user?: object) {
  const gestures = userEvent.setup();
  return { user: gestures, ...(await renderDialog(server, { at, ...(user && { user }) })) };
}

test.each([
  ['LINKREQUEST', /will not connect Wiki/],
  ['UNLINKREQUEST', /will not disconnect Wiki/],
  ['CHANGE', /will not make the change/],
] as const)('an own %s is withdrawn once, with the comment', async (type, meaning) => {
  const server = serverWith({}, [wireTicket({ ...own, type })]).on(answerCall, () =>
    enveloped(wireTicket({ ...own, type, status: 'Closed', resolution: 'cancelled' })),
  );
  const { user, router } = await opened(server);
  await titled('Withdraw your request');
  expect(screen.getByText(meaning)).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent(/ticket CXT-12 of .*: Open/);
  await user.type(screen.getByLabelText(/Your comments/), ' Not now ');
  await user.dblClick(press('Withdraw request'));
  await titled('Request withdrawn');
  expect(server.calls(answerCall).map(({ body }) => body)).toEqual([{ comment: 'Not now' }]);
  await user.click(press('Done'));
  expect(router.state.location).toMatchObject({ pathname: '/tickets', search: '' });
});

test('without a comment only the withdrawal is sent', async () => {
  const server = serverWith({}, [wireTicket(own)]).on(answerCall, () => enveloped(wireTicket(own)));
  const { user } = await opened(server);
  await titled('Withdraw your request');
  await user.click(press('Withdraw request'));
  await titled('Request withdrawn');
  expect(server.calls(answerCall).map(({ body }) => body)).toEqual([{}]);
});

test('the desk was quicker: it shows the present state of the request', async () => {
  let now: object = own;
  const server = serverWith()
    .on('POST /actions', () => enveloped(wireTicketPage([wireTicket(now)])))
    .on(answerCall, () => {
      now = { ...own, status: 'Resolved', resolution: 'done', withdrawable: null };
      return problem(409, 'already-settled', { jiraKey: 'CXT-12', ticketStatus: 'Resolved' });
    });
  const { user } = await opened(server);
  await titled('Withdraw your request');
  await user.click(press('Withdraw request'));
  await titled('Too late to withdraw');
  expect(screen.getByRole('dialog')).toHaveTextContent(/ticket CXT-12 of .*: Resolved/);
  expect(screen.getByText(/has already been dealt with/)).toBeVisible();
});

const elsewhere = { ...own, idpId: 'https://idp.south.example' };
const viewer = wireUser({ dashboardAdmin: false, dashboardViewer: true });

test.each([
  [
    'another person’s',
    { ...own, withdrawable: false },
    undefined,
    'This is not your request',
    /Only Sam Colleague/,
  ],
  [
    'nobody’s',
    { ...own, withdrawable: null, userName: 'unknown' },
    undefined,
    'This is not your request',
    /Only the person/,
  ],
  [
    'withdrawn before',
    { ...own, status: 'Closed' } as const,
    undefined,
    'Too late to withdraw',
    /has already been dealt with/,
  ],
  [
    'an invitation',
    { ...own, type: 'LINKINVITE' } as const,
    undefined,
    'Request not found',
    /no request with this number/,
  ],
  ['of another institution', elsewhere, undefined, 'Request not found', /no request with this number/],
  ['seen by a viewer', own, viewer, 'Only an administrator can withdraw requests', /not withdraw them/],
])('a ticket that is %s is not withdrawn, and it says why', async (_title, ticket, user, title, text) => {
  const server = serverWith({}, [wireTicket(ticket)]);
  await opened(server, user);
  await titled(title);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull();
});

test('an outage of the ticket system shows beforehand, and the next try checks again', async () => {
  let down = true;
  const server = serverWith().on('POST /actions', () =>
    down
      ? problem(503, 'ticket-system-unavailable', { delivery: 'refused' })
      : enveloped(wireTicketPage([wireTicket(own)])),
  );
  const { user } = await opened(server, wireUser({ jiraDown: true }));
  await titled('The ticket system is not available');
  down = false;
  server.on('GET /users/me', () => enveloped(wireUser()));
  await user.click(press('Try again'));
  await titled('Withdraw your request');
});

test('a lost answer is requested again under the same key', async () => {
  let tries = 0;
  const server = serverWith({}, [wireTicket(own)]).on(answerCall, () =>
    (tries += 1) === 1
      ? problem(503, 'ticket-system-unavailable', { delivery: 'unknown' })
      : enveloped(wireTicket(own)),
  );
  const { user } = await opened(server);
  await titled('Withdraw your request');
  await user.click(press('Withdraw request'));
  await titled('It is not known whether your request arrived');
  await user.click(press('Try again'));
  await titled('Request withdrawn');
  const keys = server.calls(answerCall).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
});
