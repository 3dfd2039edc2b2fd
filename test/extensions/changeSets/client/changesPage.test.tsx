/** The page of changes: by service, with what contradicts, what it does to users, and the removal of all (REQUIREMENTS 402, 405, 406). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { wireChangeSet, wireUser } from '../../../support/builders';
import { enveloped } from '../../../support/dom/fakeServer';

const line = { ...wireChangeSet.lines[0] };
const level = {
  ...line,
  id: 8,
  kind: 'strongAuthentication',
  fields: [{ field: 'loaLevel', to: 'urn:loa2' }],
};
const end = {
  ...line,
  id: 9,
  kind: 'disconnect',
  fields: [{ field: 'connection', from: 'true', to: 'false' }],
};
const ofMail = (one: object) => ({ ...one, id: 20, service: 'https://mail.example', serviceName: 'Mail' });
const admin = wireUser({ extensions: ['changeSet'] });

async function shown(lines: readonly object[], counts: readonly object[] = [], at = '/changes') {
  const server = smallServer(admin)
    .on('GET /x/changes/set', () => enveloped({ ...wireChangeSet, lines }))
    .on('GET /stats/loginAggregated', () => Response.json(counts))
    .on('POST /x/changes/set/removal', () => enveloped({ size: 0 }));
  await renderDashboard({ at, server, user: admin });
  return { server, user: userEvent.setup() };
}

const counted = (service: string, users: number) => ({
  sp_entity_id: service,
  count_user_id: 2 * users,
  distinct_count_user_id: users,
});

test('a service is listed once, and the name of the person who added its changes once for all', async () => {
  await shown([line, level, ofMail(line)]);
  expect(await screen.findAllByText(/^Added by Sam Colleague, /)).toHaveLength(1);
  expect(screen.getAllByText('https://wiki.example')).toHaveLength(1);
  expect(screen.getByText('3 changes to 2 services')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Remove all 2 ?,/ })).toHaveLength(1);
  expect(screen.queryByRole('searchbox', { name: 'Find a service' })).toBeNull();
});

test('the name of the person who added a change is at the service, or at the change if it differs', async () => {
  await shown([line, { ...level, addedBy: 'Kim Other' }, ofMail(line)]);
  expect(await screen.findAllByText(/^Added by Sam Colleague, /)).toHaveLength(2);
  expect(screen.getAllByText(/^Added by Kim Other, /)).toHaveLength(1);
});

test('many changes are searched by service', async () => {
  const many = Array.from({ length: 49 }, (_, at) => ({
    ...line,
    id: 100 + at,
    service: `https://${at}.example`,
  }));
  const { user } = await shown([...many, ofMail(line)]);
  await user.type(await screen.findByRole('searchbox', { name: 'Find a service' }), 'mail');
  expect(screen.getAllByRole('button', { name: /^Remove ?,/ })).toHaveLength(1);
  expect(screen.getByText('1 of 50 services')).toBeVisible();
});

test('a disconnection beside a change of the same service is flagged, and one press keeps one of both', async () => {
  const { server, user } = await shown([line, end, ofMail(line)]);
  expect(await screen.findByText(/^1 service would be disconnected and changed/)).toBeVisible();
  const send = screen.getByRole('button', { name: 'Review and send…' });
  expect(send).toHaveAttribute('aria-disabled', 'true');
  expect(send).toHaveAccessibleDescription('Remove the contradicting changes first.');
  await user.click(screen.getByRole('button', { name: 'Disconnect only' }));
  await waitFor(() => expect(server.calls('POST /x/changes/set/removal')[0]?.body).toEqual({ lines: [7] }));
});

test('a set with a contradiction is not sent: the dialog names the service', async () => {
  await shown([line, end], [], '/changes?dialog=changes');
  const dialog = await screen.findByRole('dialog', { name: 'Some changes contradict each other' });
  expect(within(dialog).getByText('https://wiki.example')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /^Send/ })).toBeNull();
});

test('page and dialog say how many users are affected and lose access', async () => {
  const counts = [counted('https://wiki.example', 40), counted('https://mail.example', 12)];
  const { user } = await shown([end, ofMail(line)], counts);
  expect(await screen.findByText('Affects up to 52 users of last month.')).toBeVisible();
  expect(screen.getByText('40 users of last month lose access.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Review and send…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send your changes' });
  expect(within(dialog).getByText('40 users of last month lose access.')).toBeVisible();
});

test('nothing is shown about users if none are counted', async () => {
  await shown([end]);
  expect(await screen.findByText('1 change to 1 service')).toBeVisible();
  expect(screen.queryByText(/of last month/)).toBeNull();
});

test('all are removed after a question', async () => {
  const { server, user } = await shown([line, level]);
  await user.click(await screen.findByRole('button', { name: 'Remove all…' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove all changes?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
  expect(server.calls('POST /x/changes/set/removal')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove all…' }));
  await user.click(screen.getByRole('button', { name: 'Remove 2 changes' }));
  await waitFor(() =>
    expect(server.calls('POST /x/changes/set/removal')[0]?.body).toEqual({ lines: [7, 8] }),
  );
});

test('a number that is withheld counts as its maximum', async () => {
  const user = { ...admin, statsMinUsers: 10 };
  const server = smallServer(user)
    .on('GET /x/changes/set', () => enveloped({ ...wireChangeSet, lines: [line, ofMail(end)] }))
    .on('GET /stats/loginAggregated', () =>
      Response.json([counted('https://wiki.example', 40), { sp_entity_id: 'https://mail.example' }]),
    );
  await renderDashboard({ at: '/changes', server, user });
  expect(await screen.findByText('Affects up to 49 users of last month.')).toBeVisible();
  expect(screen.getByText('Up to 9 users of last month lose access.')).toBeVisible();
});
