/** The programs that receive events, for super users, on a real store. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Webhook } from '../../../../src/contracts/wire/events';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { violations } from '../../../support/dom/axe';
import { superUser } from '../../deskPages/client/deskPage';
import { enveloped, problem } from '../../../support/dom/fakeServer';

const WEBHOOKS = 'GET /x/webhooks';
const REPLAY = 'POST /x/webhooks/replay';
const arrived = {
  id: 'msg_1',
  kind: 'connection.made',
  subject: 'https://idp.example https://wiki.example',
  at: '2026-03-01T10:00:00.000Z',
  state: 'delivered',
  attempts: 1,
  answer: 'status 204',
  settledAt: '2026-03-01T10:00:01.000Z',
} as const;
const well: Webhook = {
  name: 'Wiki',
  address: 'https://wiki.example/in',
  kinds: ['connection.made', 'connection.ended'],
  state: 'well',
  lastDeliveredAt: '2026-03-01T10:00:01.000Z',
  lastAnswer: 'status 204',
  lastAnswerAt: '2026-03-01T10:00:01.000Z',
  waiting: 0,
  givenUp: 0,
  deliveries: [arrived],
};
const failing: Webhook = {
  name: 'Hub',
  address: 'https://hub.example/events',
  kinds: [],
  state: 'failing',
  failingSince: '2026-03-01T09:00:00.000Z',
  lastAnswer: 'status 503',
  lastAnswerAt: '2026-03-01T11:00:00.000Z',
  earlierSecretUntil: '2026-03-02T09:00:00.000Z',
  waiting: 1,
  givenUp: 1,
  deliveries: [
    { ...arrived, id: 'msg_2', state: 'givenUp', attempts: 14, answer: 'status 503' },
    { ...arrived, id: 'msg_3', kind: 'ticket.ended', subject: 'CXT-7', state: 'waiting', attempts: 0 },
  ],
};

async function visit(webhooks: readonly Webhook[], answer = () => enveloped({ events: 2 })) {
  const server = smallServer(superUser)
    .on(WEBHOOKS, () => enveloped({ webhooks }))
    .on(REPLAY, answer);
  return {
    ...(await renderDashboard({ at: '/webhooks', server, user: superUser })),
    server,
    user: userEvent.setup(),
  };
}
test('a webhook that does not get its events says so in words, with since when and why', async () => {
  await visit([failing, well]);
  expect(await screen.findByText('1 system does not receive its events.')).toBeVisible();
  const [first, second] = screen.getAllByRole('region');
  expect(first).toHaveAccessibleName('Hub');
  expect(first).toHaveTextContent(
    /Events are not delivered.*1 March 2026.*status 503.*Never.*1 waiting, 1 given up.*hub\.example.*All.*also signs until 2 March 2026/,
  );
  expect(second).toHaveTextContent(/OK.*status 204.*connection\.made, connection\.ended/);
  expect(await violations()).toEqual([]);
});

test('all events that have not arrived are sent again, which is announced', async () => {
  const { user: hands, server } = await visit([failing, well]);
  await hands.click(
    await screen.findByRole('button', { name: /^Send again all that have not arrived ?: Hub/ }),
  );
  expect(await screen.findAllByText('2 events will be sent again in a moment.')).toHaveLength(2);
  expect(server.calls(REPLAY).map(({ body }) => body)).toEqual([{ webhook: 'Hub' }]);
  expect(server.calls(WEBHOOKS)).toHaveLength(2);
});

test('one event is sent again, even one that has arrived; an event that is not sent yet has no button', async () => {
  const { user: hands, server } = await visit([failing, well]);
  const table = await screen.findByRole('table', { name: 'Events of Hub' });
  expect(within(table).getAllByRole('button')).toHaveLength(1);
  const wiki = screen.getByRole('table', { name: 'Events of Wiki' });
  await hands.click(within(wiki).getByRole('button', { name: /^Send again ?: connection\.made/ }));
  await screen.findAllByText('2 events will be sent again in a moment.');
  expect(server.calls(REPLAY).map(({ body }) => body)).toEqual([{ webhook: 'Wiki', event: 'msg_1' }]);
});

test('if that fails, the page says why, and it can be tried again', async () => {
  let isDown = true;
  const { user: hands } = await visit([failing], () =>
    isDown ? problem(500, 'internal') : enveloped({ events: 0 }),
  );
  const again = await screen.findByRole('button', { name: /^Send again all that have not arrived/ });
  await hands.click(again);
  expect(await screen.findByText(/^The server could not answer/)).toBeInTheDocument();
  isDown = false;
  await hands.click(again);
  expect(await screen.findAllByText('There was nothing to send again.')).toHaveLength(2);
});

test('without a webhook the page says how to add one', async () => {
  await visit([]);
  expect(await screen.findByText('No webhooks yet')).toBeVisible();
});

test('no one else has the page', async () => {
  const server = smallServer().on(WEBHOOKS, () => enveloped({ webhooks: [] }));
  await renderDashboard({ at: '/webhooks', server });
  expect(screen.queryByRole('heading', { name: 'Webhooks', level: 1 })).toBeNull();
});
