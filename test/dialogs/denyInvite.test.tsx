import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireTicket } from '../support/builders';
import { enveloped, problem, type FakeServer } from '../support/dom/fakeServer';
import { renderDialog, serverWith, serviceAt } from '../support/rendered/renderDialog';

const answerCall = 'PUT /users/inviteRequest';
const at = `${serviceAt}?dialog=deny%3A42%3Asaml20_sp%3ACXT-12`;
const invitation = { jiraKey: 'CXT-12', type: 'LINKINVITE', status: 'Waiting for customer' } as const;

const titled = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => screen.getByRole('button', { name });

async function opened(server: FakeServer, address = at) {
  const user = userEvent.setup();
  return { user, ...(await renderDialog(server, { at: address })) };
}

const situations = [
  ['connect', {}, {}, 'Wiki will not be connected.', 'is not connected to Wiki'],
  [
    'disconnect',
    { connected: true },
    { type: 'UNLINKINVITE' },
    'Wiki stays connected',
    'stays connected to Wiki',
  ],
] as const;

test.each(situations)(
  'an invitation to %s is denied once, with the comments, and the result says what follows',
  async (direction, service, ticket, meaning, outcome) => {
    const server = serverWith(service, [wireTicket({ ...invitation, ...ticket })]).on(answerCall, () =>
      enveloped({ jiraKey: 'CXT-12', status: 'REJECTED', connectWithoutInteraction: false, rejected: true }),
    );
    const { user } = await opened(server);
    await titled(`Decline the invitation to ${direction} Wiki`);
    expect(screen.getByText(new RegExp(meaning))).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent(/Invitation CXT-12, waiting for an answer since/);
    await user.type(screen.getByLabelText(/Your comments/), 'Not now');
    await user.dblClick(press('Decline invitation'));
    await titled('Invitation declined');
    expect(screen.getByText(new RegExp(outcome))).toBeVisible();
    expect(server.calls(answerCall).map(({ body }) => body)).toEqual([
      { status: 'REJECTED', type: 'LINKINVITE', jiraKey: 'CXT-12', comment: 'Not now', ...ticket },
    ]);
  },
);

test('without a key in the address the dialog shows the waiting invitation', async () => {
  await opened(serverWith({}, [wireTicket(invitation)]), `${serviceAt}?dialog=deny%3A42%3Asaml20_sp`);
  await titled('Decline the invitation to connect Wiki');
});

test('it can be denied even if the service became connected in the meantime', async () => {
  await opened(serverWith({ connected: true }, [wireTicket(invitation)]));
  await titled('Decline the invitation to connect Wiki');
});

test('if another person was first, the ticket is named and nothing is sent', async () => {
  const server = serverWith({}, [wireTicket(invitation)]).on(answerCall, () =>
    problem(409, 'already-answered', { jiraKey: 'CXT-12' }),
  );
  const { user } = await opened(server);
  await titled('Decline the invitation to connect Wiki');
  await user.click(press('Decline invitation'));
  await titled('This invitation has already been answered');
  expect(screen.getByText('CXT-12')).toBeVisible();
});

test('a lost answer is requested again under the same key', async () => {
  let tries = 0;
  const server = serverWith({}, [wireTicket(invitation)]).on(answerCall, () =>
    (tries += 1) === 1
      ? problem(503, 'ticket-system-unavailable', { delivery: 'unknown' })
      : enveloped({ jiraKey: 'CXT-12' }),
  );
  const { user } = await opened(server);
  await titled('Decline the invitation to connect Wiki');
  await user.click(press('Decline invitation'));
  await titled('It is not known whether your request arrived');
  await user.click(press('Try again'));
  await titled('Invitation declined');
  const keys = server.calls(answerCall).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['a request of one’s own', [wireTicket({ jiraKey: 'CXT-12' })]],
  ['nothing', []],
])('if there is %s, no invitation can be denied', async (_title, tickets) => {
  await opened(serverWith({}, tickets));
  await titled('Invitation not found');
});
