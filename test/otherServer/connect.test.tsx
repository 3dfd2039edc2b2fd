/** Connecting and disconnecting, by the client's own dialogs, against the double of the existing server. */
import { screen, waitFor, within } from '@testing-library/react';
import { login, service, ticket, uni } from '../support/otherServer/federation';
import { button, dialogAt, tick, titled, visitOther, wikiPage } from '../support/otherServer/visitOther';

const connected = { services: [service({ connectedTo: [uni] })] };
const comments = () => screen.findByLabelText(/Your comments/);
const noTitle = (name: RegExp) => expect(screen.queryByRole('heading', { name })).toBeNull();

test('unknown publication in eduGAIN refuses nothing: the form opens', async () => {
  await visitOther(dialogAt('connect'));
  await titled('Connect Wiki');
  expect(await comments()).toBeEnabled();
  expect(screen.queryByText(/eduGAIN/)).toBeNull();
});

test('a double click and Enter file one ticket, whose key is shown; the page behind shows it as well', async () => {
  const { server, user, federation } = await visitOther(dialogAt('connect'));
  await titled('Connect Wiki');
  await tick(user);
  await user.dblClick(button('Send request'));
  await user.keyboard('{Enter}');
  await titled('Request sent');
  expect(within(screen.getByRole('dialog')).getByText('CXT-501')).toBeVisible();
  expect(federation.tickets.map(({ key, type }) => [key, type])).toEqual([['CXT-501', 'LINKREQUEST']]);
  expect(server.calls('POST /services/connect')[0]?.body).toMatchObject({
    spEntityId: 'https://wiki.example',
    type: 'saml20_sp',
    loaLevel: '',
  });
  await user.click(button('Done'));
  await waitFor(() => expect(screen.getByText('Connection pending')).toBeVisible());
});

test.each([
  ['without interaction', { option: 'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL' }],
  ['within one institution', { institutionId: 'AB-12' }],
] as const)('connects at once %s', async (_title, over) => {
  const { user, federation } = await visitOther(dialogAt('connect'), { services: [service(over)] });
  await titled('Connect Wiki');
  await tick(user);
  await user.click(button('Connect now'));
  await titled('Wiki is connected');
  expect(federation.tickets).toEqual([]);
  await user.click(button('Done'));
  expect(await screen.findByRole('link', { name: /^Disconnect/ })).toBeVisible();
});

test('a 400 says nothing: unknown, the form is kept, and a retry files one ticket', async () => {
  const { user, federation } = await visitOther(dialogAt('connect'), { ticketSystem: 'fails' });
  await titled('Connect Wiki');
  await user.type(await comments(), 'Before May');
  await tick(user);
  await user.click(button('Send request'));
  await titled('Something went wrong');
  noTitle(/not accepted|could not be sent|ticket system|session/i);
  await user.click(button('Back to the form'));
  expect(await comments()).toHaveValue('Before May');
  expect(screen.getByRole('checkbox', { name: /I accept/ })).toBeChecked();
  await user.click(button('Send request'));
  await titled('Something went wrong');
  federation.ticketSystem = 'up';
  await user.click(button('Try again'));
  await titled('Request sent');
  expect(federation.tickets).toHaveLength(1);
});

test('a 400 although the ticket was filed: another try finds it, and files no second one', async () => {
  const { user, federation } = await visitOther(dialogAt('connect'), { ticketSystem: 'failsAfterFiling' });
  await titled('Connect Wiki');
  await tick(user);
  await user.click(button('Send request'));
  await titled('Something went wrong');
  await user.click(button('Try again'));
  await titled('There is already an open ticket');
  expect(within(screen.getByRole('dialog')).getByText('CXT-501')).toBeVisible();
  expect(federation.tickets).toHaveLength(1);
});

test('a 400 although the ticket was filed: the dialog does not deny it, and the page behind shows it', async () => {
  const { user } = await visitOther(dialogAt('connect'), { ticketSystem: 'failsAfterFiling' });
  await titled('Connect Wiki');
  await tick(user);
  await user.click(button('Send request'));
  await titled('Something went wrong');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/not known whether your request arrived/)).toBeVisible();
  expect(dialog.queryByText(/nothing (was|has been) sent|no ticket was created/i)).toBeNull();
  await user.click(button('Close'));
  await user.click(await screen.findByRole('button', { name: 'Close without sending' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Connection pending')).toBeVisible();
});

test.each([
  ['a level that is too low', { login: login({ level: 1 }) }],
  ['a service that is hidden now', { services: [service({ idpVisibleOnly: true })] }],
])('%s is an empty 403: forbidden, and the session has not ended', async (_title, later) => {
  const { server, user, federation } = await visitOther(dialogAt('connect'));
  await titled('Connect Wiki');
  await tick(user);
  Object.assign(federation, later);
  const before = server.calls('GET /users/me').length;
  await user.click(button('Send request'));
  await titled('You are not allowed to send this request');
  await waitFor(() => expect(server.calls('GET /users/me').length).toBe(before + 1));
  expect(screen.queryByText(/(login|session) has ended/i)).toBeNull();
  expect(federation.tickets).toEqual([]);
});

test('a role that was removed is reported as such, with a way to continue', async () => {
  const { user, federation } = await visitOther(dialogAt('connect'));
  await titled('Connect Wiki');
  await tick(user);
  federation.login = login({ role: 'VIEWER' });
  await user.click(button('Send request'));
  await screen.findByRole('heading', { level: 1, name: 'Your role has changed' });
  expect(screen.getByRole('link', { name: 'Continue with this login' })).toBeVisible();
  expect(federation.tickets).toEqual([]);
});

test('a weak login is reported before the form, if step-up is on', async () => {
  const weak = login({ level: 1 });
  await visitOther(dialogAt('connect'), { login: weak });
  await titled('Step up your login');
});

test('a weak login is enough if step-up is off', async () => {
  const { user, federation } = await visitOther(dialogAt('connect'), {
    login: login({ level: 1 }),
    stepUp: false,
  });
  await titled('Connect Wiki');
  await tick(user);
  await user.click(button('Send request'));
  await titled('Request sent');
  expect(federation.tickets).toHaveLength(1);
});

test('a known outage is reported before anything is typed, and no form is offered', async () => {
  const { server } = await visitOther(dialogAt('connect'), { jiraDown: true });
  await titled('The ticket system is not available');
  expect(screen.queryByLabelText(/Your comments/)).toBeNull();
  expect(server.calls('POST /services/connect')).toEqual([]);
});

test('an open ticket is found before a second one is filed', async () => {
  const { server } = await visitOther(dialogAt('connect'), {
    tickets: [ticket({ type: 'LINKREQUEST', status: 'In Progress' })],
  });
  await titled('There is already an open ticket');
  expect(server.calls('POST /services/connect')).toEqual([]);
});

test('disconnecting is one ticket, and the page says that it is pending', async () => {
  const { user, typesOfTickets } = await visitOther(dialogAt('disconnect'), connected);
  await titled('Disconnect Wiki');
  await tick(user);
  await user.dblClick(button('Request disconnection'));
  await titled('Request sent');
  expect(typesOfTickets()).toEqual(['UNLINKREQUEST']);
  await user.click(button('Done'));
  await waitFor(() => expect(screen.getByText('Disconnection pending')).toBeVisible());
});

test('disconnecting: a 400 is unknown, and a retry files one ticket', async () => {
  const over = { ...connected, ticketSystem: 'fails' } as const;
  const { user, federation } = await visitOther(dialogAt('disconnect'), over);
  await titled('Disconnect Wiki');
  await tick(user);
  await user.click(button('Request disconnection'));
  await titled('Something went wrong');
  federation.ticketSystem = 'up';
  await user.click(button('Try again'));
  await titled('Request sent');
  expect(federation.tickets).toHaveLength(1);
});

test('in its newest state the server returns even less, and the client does the same', async () => {
  const over = { release: 'HEAD', ticketSystem: 'fails' } as const;
  const { user } = await visitOther(dialogAt('connect'), over);
  await titled('Connect Wiki');
  await tick(user);
  await user.click(button('Send request'));
  await titled('Something went wrong');
});

test('the page of a template asks for an instance', async () => {
  const services = [service({ entityType: 'single_tenant_template' })];
  await visitOther(wikiPage.replace('saml20_sp', 'single_tenant_template'), { services });
  expect(await screen.findByRole('link', { name: /Request your own environment/ })).toBeVisible();
});
