/** The pages of the client, unchanged, against the double of the existing server. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { login, survey, ticket, uni } from '../support/otherServer/federation';
import { button, visitOther, wikiPage } from '../support/otherServer/visitOther';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};

test('the overview lists the services with their connections and open tickets', async () => {
  const { server } = await visitOther('/apps/all', {
    tickets: [ticket({ type: 'LINKREQUEST', status: 'Open' })],
  });
  expect((await rowOf('Survey')).getByText('Connected')).toBeVisible();
  await waitFor(async () => expect((await rowOf('Wiki')).getByText('Connection pending')).toBeVisible());
  expect(server.seen.every(({ headers }) => headers.get('Accept') === 'application/json')).toBe(true);
  expect(server.calls('GET /services')[0]?.headers.get('X-IDP-ENTITY-ID')).toBe(uni);
  expect(server.calls('GET /users/me')[0]?.headers.has('X-IDP-ENTITY-ID')).toBe(false);
});

test.each([
  ['the ticket system', { ticketSystem: 'fails' }, 'POST /actions'],
  ['the policies', { policiesFail: true }, 'GET /policies'],
] as const)('without %s the overview still works', async (_title, situation, call) => {
  const { server } = await visitOther('/apps/all', situation);
  await waitFor(() => expect(server.calls(call).length).toBeGreaterThan(0));
  expect(await screen.findByRole('link', { name: 'Survey' })).toBeVisible();
  expect(await screen.findByRole('alert')).toBeEmptyDOMElement();
});

test('a guest sees the catalogue, and gets no request to log in', async () => {
  const { server } = await visitOther('/apps/all', { login: null });
  expect(await screen.findByRole('link', { name: 'Wiki' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Log in/ }).length).toBeGreaterThan(0);
  const paths = new Set(server.seen.map(({ path }) => path));
  expect([...paths].sort()).toEqual(['/services', '/users/me']);
});

test('a member makes no calls that are refused to members', async () => {
  const { server } = await visitOther('/apps/all', { login: login({ role: 'MEMBER' }) });
  expect(await screen.findByRole('link', { name: 'Wiki' })).toBeVisible();
  expect(server.calls('POST /actions')).toEqual([]);
  expect(server.calls('GET /policies')).toEqual([]);
});

test('a service page works with the members that are sent; missing ones are not claimed', async () => {
  const { server } = await visitOther(wikiPage);
  await heading('Wiki');
  expect(await screen.findByRole('link', { name: 'Connect…' })).toBeVisible();
  for (const said of [/published in eduGAIN/i, /incident/i, /demonstration/i])
    expect(screen.queryByText(said)).toBeNull();
  expect(server.calls('GET /services/idps')).toHaveLength(1);
});

test('the institutions that use a service', async () => {
  await visitOther('/apps/43/saml20_sp/about');
  expect(await screen.findByText('2 institutions')).toBeVisible();
});

test('an unknown service is not found', async () => {
  await visitOther('/apps/99/saml20_sp/about');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('a viewer sees why a connection cannot be requested', async () => {
  await visitOther(wikiPage, { login: login({ role: 'VIEWER' }) });
  await waitFor(() => expect(button(/^Connect/)).toHaveAccessibleDescription(/admin/));
});

test('tickets, newest first regardless of the requested order, with their dates and names', async () => {
  const day = 86_400_000;
  const { server } = await visitOther('/tickets', {
    tickets: [
      ticket({ key: 'CXT-1', type: 'LINKREQUEST', status: 'Closed', createdAt: Date.now() - 30 * day }),
      ticket({
        key: 'CXT-2',
        type: 'CHANGE',
        status: 'On Hold',
        spId: 'N/A',
        createdAt: Date.now() - 2 * day,
      }),
      ticket({ key: 'CXT-3', type: 'UNLINKREQUEST', status: 'Open', spId: survey, createdAt: Date.now() }),
    ],
  });
  const keys = (await screen.findAllByText(/^CXT-\d$/)).map(({ textContent }) => textContent);
  expect(keys).toEqual(['CXT-3', 'CXT-2', 'CXT-1']);
  expect(screen.getByRole('link', { name: 'Survey' })).toHaveAttribute('href', '/tickets/CXT-3');
  expect(server.calls('POST /actions').some(({ body }) => 'sortAsc' in Object(body))).toBe(false);
});

test('while the ticket system fails the tickets page works, empty', async () => {
  await visitOther('/tickets', { tickets: [ticket()], ticketSystem: 'fails' });
  expect(await screen.findByText('No tickets found')).toBeVisible();
  expect(screen.queryByText('The tickets could not be loaded')).toBeNull();
});

test('a switch between one’s own institutions is one call, without a role', async () => {
  const { server, user, federation } = await visitOther('/apps/all');
  await screen.findByRole('link', { name: 'Wiki' });
  await user.click(button(/^Account/));
  await user.click(await screen.findByRole('button', { name: /Uni Lab/ }));
  await waitFor(() => expect(federation.login?.switchedTo?.idp).toBe('https://idp-lab.uni.example'));
  const switches = server.seen.filter(({ path }) => path === '/users/me/switch-to-idp');
  expect(switches.map(({ method, params }) => [method, params.get('role')])).toEqual([['POST', '']]);
});

test('logging out ends the session with one call', async () => {
  const { server, user, federation, left } = await visitOther('/apps/all');
  await user.click(await screen.findByRole('button', { name: /^Account/ }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByRole('heading', { name: 'You are logged out' });
  expect(left).toEqual(['/logged-out']);
  expect(federation.login).toBeNull();
  // The login of the institution lives on there, so a request would log the person in again.
  const requestCount = server.seen.length;
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(server.seen).toHaveLength(requestCount);
  expect(server.seen.filter(({ path }) => path === '/logout')).toHaveLength(1);
});
