/** The same step with several tickets of the desk, on a real store and chart (REQUIREMENTS 433). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskTicketRow } from '../../../../src/contracts/wire/desk';
import { renderDashboard } from '../../../app/renderDashboard';
import { violations } from '../../../support/dom/axe';
import { deskPage, deskRow, deskServer, deskTicket, superUser, TICKETS } from './deskPage';
import { enveloped, problem, type FakeServer } from '../../../support/dom/fakeServer';

const KEYS = ['CXT-31', 'CXT-32', 'CXT-35'];
const stepsOf = (key: string) => `POST /x/desk/tickets/${key}/steps`;
const row = (key: string, over: Partial<DeskTicketRow> = {}) => deskRow({ jiraKey: key, ...over });
const all = KEYS.map((key, index) => row(key, { revision: 4 + index }));

function queue(rows: readonly DeskTicketRow[] = all, person: object = superUser): FakeServer {
  const server = deskServer(undefined, person).on(TICKETS, () => deskPage(rows));
  for (const key of KEYS)
    server.on(stepsOf(key), () => enveloped(deskTicket({ jiraKey: key, revision: 20 })));
  return server;
}
async function visit(server: FakeServer = queue(), user: object = superUser) {
  const dashboard = await renderDashboard({ at: '/desk', server, user });
  await screen.findByRole('table');
  return { ...dashboard, server, user: userEvent.setup() };
}
const round = () => screen.getByRole('group', { name: 'Several tickets at once' });
const button = (name: string | RegExp) => within(round()).findByRole('button', { name });
const box = (key: string) => screen.findByRole('checkbox', { name: `Select ${key}` });
const tickAll = () => screen.findByRole('checkbox', { name: 'Select all on this page' });
const bodies = (server: FakeServer) =>
  KEYS.flatMap((key) => server.calls(stepsOf(key)).map(({ body }) => body));
const findText = (text: string | RegExp) => within(round()).findByText(text);

test('no step is offered until a ticket is ticked; then the steps that they allow, with a number if not all do', async () => {
  const waits = row('CXT-35', { status: 'Waiting for customer', possible: ['take', 'withdraw'] });
  const { user } = await visit(queue([row('CXT-31'), waits]));
  expect(screen.queryByRole('group', { name: 'Several tickets at once' })).toBeNull();
  await user.click(await tickAll());
  expect(within(round()).getByText('2 selected')).toBeVisible();
  const offered = within(round())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(offered).toEqual([
    ...['Take on', 'Resolve (1)', 'Ask the institution (1)', 'Put on hold (1)', 'Reject (1)', 'Withdraw'],
    'Clear',
  ]);
  expect(await violations()).toEqual([]);
  await user.click(await button('Clear'));
  expect(screen.getByText('2 tickets, the oldest first')).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Several tickets at once' })).toBeNull();
});

test('all are taken by one press, each in the state that was seen, with a key of its own', async () => {
  const { user, server } = await visit();
  await user.click(await tickAll());
  await user.click(await button('Take on'));
  await findText('The action was carried out for 3 tickets.');
  expect(bodies(server)).toEqual([4, 5, 6].map((revision) => ({ action: 'take', revision })));
  const ids = KEYS.map((key) => server.calls(stepsOf(key))[0]?.headers.get('idempotency-key'));
  expect(new Set(ids).size).toBe(3);
  await expect(box('CXT-31')).resolves.not.toBeChecked();
  expect(round()).toHaveFocus();
  await user.click(await button('Close'));
  expect(screen.getByText('3 tickets, the oldest first')).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Several tickets at once' })).toBeNull();
});

test('resolving asks for confirmation, and a refused ticket is reported and stays ticked', async () => {
  const server = queue();
  server.on(stepsOf('CXT-32'), () => problem(409, 'ticket-changed'));
  const { user } = await visit(server);
  await user.click(await box('CXT-31'));
  await user.click(await box('CXT-32'));
  await user.click(await box('CXT-35'));
  await user.click(await button('Resolve'));
  await findText('This applies to 3 tickets: CXT-31, CXT-32, CXT-35');
  expect(within(round()).getByRole('combobox', { name: /Outcome/ })).toHaveFocus();
  await findText(/takes effect at once/);
  expect(bodies(server)).toEqual([]);
  await user.click(await button('Resolve'));
  await findText('The action was carried out for 2 tickets.');
  const [refused] = within(round()).getAllByRole('listitem');
  expect(refused).toHaveTextContent(/^CXT-32: /);
  expect(within(round()).getByRole('link', { name: 'CXT-32' })).toHaveAttribute('href', '/desk/CXT-32');
  expect(bodies(server)[0]).toEqual({ action: 'resolve', resolution: 'done', revision: 4 });
  await expect(box('CXT-31')).resolves.not.toBeChecked();
  await expect(box('CXT-32')).resolves.toBeChecked();
  expect(await violations()).toEqual([]);
});

test('a refused ticket that is no longer in sight is no longer ticked', async () => {
  const server = queue();
  server.on(stepsOf('CXT-32'), () => {
    server.on(TICKETS, () => deskPage([row('CXT-35')]));
    return problem(409, 'ticket-changed');
  });
  const { user } = await visit(server);
  await user.click(await box('CXT-31'));
  await user.click(await box('CXT-32'));
  await user.click(await button('Take on'));
  await findText('The action was carried out for 1 ticket.');
  await waitFor(() => expect(within(round()).queryByText(/selected/)).toBeNull());
  expect(within(round()).getByRole('link', { name: 'CXT-32' })).toBeVisible();
});

test('if the network fails in between, finished steps stay, and the rest can be continued', async () => {
  const server = queue();
  server.on(stepsOf('CXT-32'), () => Response.error());
  const { user } = await visit(server);
  await user.click(await tickAll());
  await user.click(await button('Put on hold'));
  await findText('Some tickets have not been dealt with yet');
  expect(server.calls(stepsOf('CXT-35'))).toEqual([]);
  server.on(stepsOf('CXT-32'), () => enveloped(deskTicket({ jiraKey: 'CXT-32' })));
  await user.click(await button('Continue with the remaining 2 tickets'));
  await findText('The action was carried out for 3 tickets.');
  expect(server.calls(stepsOf('CXT-31'))).toHaveLength(1);
  const ids = server.calls(stepsOf('CXT-32')).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(ids).size).toBe(1);
});

test('an unfinished text and its tickets are restored with the page', async () => {
  const first = await visit();
  await first.user.click(await tickAll());
  await first.user.click(await button('Reject'));
  await first.user.type(within(round()).getByRole('textbox', { name: /Reason/ }), 'Twice.');
  first.unmount();
  const { user, server } = await visit();
  await waitFor(() => expect(within(round()).getByRole('textbox', { name: /Reason/ })).toHaveValue('Twice.'));
  await findText('This applies to 3 tickets: CXT-31, CXT-32, CXT-35');
  await user.click(await button('Reject'));
  await findText('The action was carried out for 3 tickets.');
  expect(bodies(server)[2]).toEqual({ action: 'reject', comment: 'Twice.', revision: 6 });
});

test('a login that is too weak shows a message before anything is chosen', async () => {
  const weak = { ...superUser, dashboardStepupEnabled: true, superUserLevel: 2, currentLoaLevel: 1 };
  const { user } = await visit(queue(all, weak), weak);
  await user.click(await tickAll());
  await findText(/Acting on tickets requires a login with level/);
  expect(within(round()).queryByRole('button', { name: 'Take on' })).toBeNull();
  expect(within(round()).getByRole('link', { name: /^Log in/ })).toBeVisible();
});
