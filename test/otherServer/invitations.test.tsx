/** Invitations, by the client's own dialogs and links, against the double of the existing server. */
import { screen, waitFor } from '@testing-library/react';
import { login, service, ticket, uni, type Federation } from '../support/otherServer/federation';
import { button, dialogAt, tick, titled, visitOther, wikiPage } from '../support/otherServer/visitOther';

const answers = 'PUT /users/inviteRequest';
const link = `${wikiPage}/CXT-9/accept`;
const toConnect = (over = {}): Partial<Federation> => ({ services: [service(over)], tickets: [ticket()] });
const toDisconnect = (): Partial<Federation> => ({
  services: [service({ connectedTo: [uni] })],
  tickets: [ticket({ type: 'UNLINKINVITE' })],
});
const option = 'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL';

test.each([
  ['connect', toConnect, 'In Progress', 'Invitation accepted'],
  ['connect', () => toConnect({ option }), 'Resolved', 'Wiki is connected'],
  ['connect', () => toConnect({ institutionId: 'AB-12' }), 'Resolved', 'Wiki is connected'],
  ['disconnect', toDisconnect, 'In Progress', 'Invitation accepted'],
] as const)('accepts an invitation to %s once (%#)', async (direction, situation, status, title) => {
  const { server, user, federation } = await visitOther(dialogAt(direction, 'CXT-9'), situation());
  await titled(direction === 'connect' ? 'Accept the invitation to connect Wiki' : 'Disconnect Wiki');
  await tick(user);
  await user.dblClick(button(direction === 'connect' ? 'Accept invitation' : 'Disconnect Wiki'));
  await titled(title);
  expect(server.calls(answers)).toHaveLength(1);
  expect(federation.tickets).toMatchObject([{ status }]);
});

test.each([
  ['connect', toConnect],
  ['disconnect', toDisconnect],
] as const)(
  'denies an invitation to %s; its ticket stays open, and the link shows the denial',
  async (direction, situation) => {
    const { server, user, federation } = await visitOther(link, situation());
    await user.click(await screen.findByRole('link', { name: /^Decline/ }));
    await titled(`Decline the invitation to ${direction} Wiki`);
    await user.dblClick(button('Decline invitation'));
    await titled('Invitation declined');
    expect(server.calls(answers).map(({ body }) => body)).toEqual([
      {
        status: 'REJECTED',
        type: direction === 'connect' ? 'LINKINVITE' : 'UNLINKINVITE',
        jiraKey: 'CXT-9',
        comment: '',
      },
    ]);
    expect(federation.tickets[0]?.status).toBe('In Progress');
    await user.click(button('Done'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Decline/ })).toBeNull());
    expect(await screen.findByText(/declined/)).toBeVisible();
  },
);

test('after a denial, which leaves the ticket open, a connection can still be requested', async () => {
  const denied = ticket({ status: 'In Progress', comments: ['ann has rejected this LINKINVITE request.'] });
  const { user, federation } = await visitOther(dialogAt('connect'), { tickets: [denied] });
  await titled('Connect Wiki');
  await tick(user);
  await user.click(button('Send request'));
  await titled('Request sent');
  expect(federation.tickets).toHaveLength(2);
});

test.each([
  ['accepts', 'connect', 'Accept invitation', 'Invitation accepted'],
  ['denies', 'deny', 'Decline invitation', 'Invitation declined'],
])('%s after a 400 without a reason, with the typed text', async (_does, dialog, press, title) => {
  const { user, federation } = await visitOther(dialogAt(dialog, 'CXT-9'), toConnect());
  await titled(/the invitation to connect Wiki/);
  if (dialog === 'connect') await tick(user);
  await user.type(screen.getByLabelText(/Your comments/), 'Thanks');
  federation.ticketSystem = 'fails';
  await user.click(button(press));
  await titled('Something went wrong');
  federation.ticketSystem = 'up';
  await user.click(button('Try again'));
  await titled(title);
  expect(federation.tickets[0]?.comments).toContain('Thanks');
});

test('the client requires level 2 for an answer although this server does not', async () => {
  await visitOther(dialogAt('connect', 'CXT-9'), { ...toConnect(), login: login({ level: 1 }) });
  await titled('Step up your login');
});

test('while the ticket system fails an invitation is not found, and cannot be answered unseen', async () => {
  const { server } = await visitOther(dialogAt('connect', 'CXT-9'), {
    ...toConnect(),
    ticketSystem: 'fails',
  });
  await titled('Invitation not found');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(server.calls(answers)).toEqual([]);
});

test('a viewer gets no button to answer', async () => {
  await visitOther(dialogAt('deny', 'CXT-9'), { ...toConnect(), login: login({ role: 'VIEWER' }) });
  await titled('Only an administrator can change connections');
});
