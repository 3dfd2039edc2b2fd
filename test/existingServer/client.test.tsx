/** The whole application, unchanged, against the double of the existing server. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDashboard } from '../app/renderDashboard';
import { ExistingServer, service, type Situation } from '../support/existingServer/existingServer';
import type { HeldTicket } from '../support/existingServer/shapes';

const at = '/apps/42/saml20_sp/about';
const dialogAt = (dialog: string, key = '') =>
  `${at}?dialog=${encodeURIComponent(`${dialog}:42:saml20_sp${key && `:${key}`}`)}`;
const dialog = () => screen.findByRole('dialog');
const titled = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => screen.getByRole('button', { name });

async function visit(address: string, over: Partial<Situation> = {}) {
  const server = new ExistingServer(over);
  const user = userEvent.setup();
  const shown = await renderDashboard({ at: address, server });
  return { ...shown, server, user };
}

function invitation(type: HeldTicket['type'], held = service()): Partial<Situation> {
  return {
    services: [held],
    tickets: [{ key: 'CXT-9', type, service: held, status: 'Waiting for customer', rejected: false }],
  };
}

test('lists services and tickets', async () => {
  const held = service();
  await visit('/apps/all', { services: [held] });
  expect(await screen.findByRole('link', { name: 'Wiki' })).toBeVisible();
});

test('a service page stands with the members that are sent, and unknown is not false', async () => {
  await visit(at);
  expect(await screen.findByRole('link', { name: /^Connect/ })).toBeVisible();
  expect(screen.queryByText('eduGAIN')).toBeNull();
});

test('connects: a ticket is filed once, and the page shows it', async () => {
  const { server, user } = await visit(dialogAt('connect'));
  await titled('Connect Wiki');
  await user.click(await screen.findByRole('checkbox', { name: /I accept/ }));
  await user.dblClick(press('Send request'));
  await titled('Request sent');
  expect(within(await dialog()).getByText('CXT-77')).toBeVisible();
  expect(server.situation.tickets).toHaveLength(1);
  await user.click(press('Done'));
  expect((await screen.findAllByText(/CXT-77/)).length).toBeGreaterThan(0);
  expect(press('Connection pending')).toBeVisible();
});

test('connects at once where service and institution belong together', async () => {
  const { user } = await visit(dialogAt('connect'), { services: [service({ institutionId: 'AB-12' })] });
  await titled('Connect Wiki');
  await user.click(await screen.findByRole('checkbox', { name: /I accept/ }));
  await user.click(press('Connect now'));
  await titled('Wiki is connected');
  await user.click(press('Done'));
  expect(await screen.findByRole('link', { name: /^Disconnect/ })).toBeVisible();
});

test('a 400 without a word of why is unknown: the form is kept, and a retry files one ticket', async () => {
  const { server, user } = await visit(dialogAt('connect'), { jiraFails: true });
  await titled('Connect Wiki');
  await user.type(await screen.findByLabelText(/Your comments/), 'Before May');
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
  await user.click(press('Send request'));
  await titled('Something went wrong');
  await user.click(press('Back to the form'));
  expect(await screen.findByLabelText(/Your comments/)).toHaveValue('Before May');
  await user.click(press('Send request'));
  await titled('Something went wrong');
  server.situation.jiraFails = false;
  await user.click(press('Try again'));
  await titled('Request sent');
  expect(server.situation.tickets).toHaveLength(1);
});

test('an empty 403 is a refusal, not an end of the session', async () => {
  const { server, user } = await visit(dialogAt('connect'));
  await titled('Connect Wiki');
  await user.click(await screen.findByRole('checkbox', { name: /I accept/ }));
  server.situation.login = { role: 'ADMIN', level: 1 };
  await user.click(press('Send request'));
  await titled('You may not send this request');
  expect(screen.queryByText(/session has ended/i)).toBeNull();
});

test('a weak login is told before the form, and leaves with the level and the way back', async () => {
  await visit(dialogAt('connect'), { login: { role: 'ADMIN', level: 1 } });
  await titled('Step up your login');
});

test('a session that ended is a guest’s: the page says so and keeps the dialog for the same person', async () => {
  const { server, user } = await visit(dialogAt('connect'));
  await titled('Connect Wiki');
  await user.click(await screen.findByRole('checkbox', { name: /I accept/ }));
  server.situation.login = null;
  await user.click(press('Send request'));
  await screen.findByRole('heading', { level: 1, name: 'Your login has ended' });
  server.situation.login = { role: 'ADMIN', level: 2 };
  window.dispatchEvent(new Event('focus'));
  await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
  expect(await screen.findByRole('checkbox', { name: /I accept/ })).toBeChecked();
});

test('a known outage is told before anything is typed', async () => {
  await visit(dialogAt('connect'), { jiraDown: true });
  await titled('The ticket system is not available');
});

test('disconnects', async () => {
  const { server, user } = await visit(dialogAt('disconnect'), { services: [service({ connected: true })] });
  await titled('Disconnect Wiki');
  await user.click(await screen.findByRole('checkbox', { name: /end the connection/ }));
  await user.click(press('Request disconnection'));
  await titled('Request sent');
  expect(server.situation.tickets.map(({ type }) => type)).toEqual(['UNLINKREQUEST']);
});

test.each([
  ['connect', invitation('LINKINVITE'), 'In Progress', 'Invitation accepted'],
  [
    'connect',
    invitation('LINKINVITE', service({ option: 'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL' })),
    'Resolved',
    'Wiki is connected',
  ],
  [
    'disconnect',
    invitation('UNLINKINVITE', service({ connected: true })),
    'In Progress',
    'Invitation accepted',
  ],
])('accepts an invitation to %s (%#)', async (direction, situation, status, title) => {
  const { server, user } = await visit(dialogAt(direction, 'CXT-9'), situation);
  await titled(`Accept the invitation to ${direction} Wiki`);
  await user.click(await screen.findByRole('checkbox', { name: /I accept|end the connection/ }));
  await user.click(press('Accept invitation'));
  await titled(title);
  expect(server.situation.tickets[0]?.status).toBe(status);
});

test.each([
  ['connect', invitation('LINKINVITE')],
  ['disconnect', invitation('UNLINKINVITE', service({ connected: true }))],
])('denies an invitation to %s, whose link then says so', async (direction, situation) => {
  const { server, user, router } = await visit(`${at}/CXT-9/accept`, situation);
  await user.click(await screen.findByRole('link', { name: /^Deny/ }));
  await titled(`Deny the invitation to ${direction} Wiki`);
  await user.click(press('Deny invitation'));
  await titled('Invitation denied');
  expect(server.situation.tickets[0]?.rejected).toBe(true);
  await user.click(press('Done'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('link', { name: /^Deny/ })).toBeNull();
});

test('a viewer sees why a connection cannot be asked for', async () => {
  await visit(at, { login: { role: 'VIEWER', level: 2 } });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Connect/ })).toHaveAccessibleDescription(/admin/),
  );
});
