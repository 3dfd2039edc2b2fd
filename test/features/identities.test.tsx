/** REQUIREMENTS 243: word search over four fields, roles from the server, and what happens when one is chosen. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../support/dom/axe';
import { wireInstitution, wireUser } from '../support/builders';
import { renderDashboard, smallServer } from '../app/renderDashboard';
import { enveloped, problem } from '../support/dom/fakeServer';

const at = '/users/search';
const superUser = wireUser({ dashboardAdmin: false, superUser: true });
const roles = ['ROLE_DASHBOARD_VIEWER', 'ROLE_DASHBOARD_ADMIN'];
const north = wireInstitution({ descriptions: { en: 'Teaches nautical science' } });
const south = wireInstitution({
  id: 'https://login.south.example',
  name: 'Zuid',
  names: { en: 'South Café' },
  displayNames: { pt: 'Escola do Sul' },
  keywords: { nl: 'kunst muziek' },
  state: 'testaccepted',
});
const bare = { id: 'https://bare.example', eid: 9 };

async function visit(
  answer: object = { idps: [south, north, bare], roles },
  user: object = superUser,
  respond = () => enveloped(answer),
) {
  const server = smallServer(user).on('GET /users/super/idps', respond);
  const dashboard = await renderDashboard({ at, server, user });
  await screen.findByRole('heading', { level: 1, name: 'Switch identity' });
  return dashboard;
}

const field = () => screen.findByRole('searchbox', { name: 'Search institutions' });
const names = () => screen.getAllByRole('rowheader').map((row) => row.querySelector('bdi')?.textContent);
const roleAt = (role: string, institution: string) =>
  screen.findByRole('button', { name: `${role} of ${institution}` });

test('243: all institutions by name, with the roles that the server offers; one in test is marked as such', async () => {
  const { server } = await visit();
  await field();
  expect(names()).toEqual(['https://bare.example', 'North University', 'South Café']);
  expect(within(screen.getByRole('row', { name: /South Café/ })).getByText('test')).toBeVisible();
  for (const role of ['Viewer', 'Administrator'])
    expect(await roleAt(role, 'North University')).toHaveTextContent(role);
  expect(server.calls('GET /users/super/idps')[0]?.headers.has('X-IDP-ENTITY-ID')).toBe(false);
});

test.each([
  ['name, without regard to case and accents', 'CAFE', 'South Café'],
  ['display name in another language', 'escola', 'South Café'],
  ['keyword', 'muziek', 'South Café'],
  ['description', 'nautical', 'North University'],
  ['entity ID', 'login.south', 'South Café'],
  ['words from several fields, in any order', '  muziek   south escola ', 'South Café'],
])('243: finds by %s', async (_field, text, expected) => {
  await visit();
  await userEvent.type(await field(), text);
  await waitFor(() => expect(names()).toEqual([expected]));
  expect(screen.getByText('1 of 3 institutions')).toHaveAttribute('role', 'status');
});

test('243: every word has to occur; a result says why it matches, if its name does not', async () => {
  await visit();
  const search = await field();
  await userEvent.type(search, 'nautical');
  expect(await screen.findByText('nautical', { selector: 'mark' })).toBeVisible();
  await userEvent.type(search, ' muziek');
  expect(await screen.findByText('No institution matches “nautical muziek”')).toBeVisible();
  await userEvent.click(screen.getByText('Clear the search'));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(search).toHaveFocus();
});

test('243: Enter in the search field neither reloads nor chooses', async () => {
  const { server, left, address } = await visit();
  await userEvent.type(await field(), 'south{Enter}');
  await waitFor(() => expect(names()).toEqual(['South Café']));
  expect(await field()).toHaveValue('south');
  expect([left, address().pathname + address().search]).toEqual([[], at]);
  expect(server.calls('POST /users/me/switch-to-idp')).toEqual([]);
});

test('243: a choice switches by POST, once, and the start page is reloaded', async () => {
  const { server, left } = await visit();
  let respond = (_response: Response) => undefined as void;
  server.on('POST /users/me/switch-to-idp', () => new Promise<Response>((resolve) => (respond = resolve)));
  await userEvent.click(await roleAt('Administrator', 'South Café'));
  expect(await roleAt('Administrator', 'South Café')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(await roleAt('Viewer', 'North University'));
  respond(new Response(null, { status: 204 }));
  await waitFor(() => expect(left).toEqual(['/']));
  const calls = server.calls('POST /users/me/switch-to-idp');
  expect(calls.map(({ params }) => Object.fromEntries(params))).toEqual([
    { idpId: 'https://login.south.example', role: 'ROLE_DASHBOARD_ADMIN' },
  ]);
});

test.each([404, 405])('a server without the POST (%i) is called by GET, once', async (status) => {
  const { server, left } = await visit();
  server
    .on('POST /users/me/switch-to-idp', () => new Response(null, { status }))
    .on('GET /users/me/switch-to-idp', () => new Response(null, { status: 204 }));
  await userEvent.click(await roleAt('Viewer', 'North University'));
  await waitFor(() => expect(left).toEqual(['/']));
  const [first, ...more] = server.calls('GET /users/me/switch-to-idp');
  expect(more).toEqual([]);
  expect(Object.fromEntries(first?.params ?? [])).toEqual({
    idpId: 'https://idp.north.example',
    role: 'ROLE_DASHBOARD_VIEWER',
  });
});

test('a refused switch shows a message, and another can be tried', async () => {
  const { server, left } = await visit();
  server.on('POST /users/me/switch-to-idp', () => problem(400, 'institution-not-allowed'));
  await userEvent.click(await roleAt('Viewer', 'North University'));
  expect(await screen.findByText(/The institution was not switched/)).toBeVisible();
  expect(left).toEqual([]);
  expect(server.calls('GET /users/me/switch-to-idp')).toEqual([]);
  server.on('POST /users/me/switch-to-idp', () => new Response(null, { status: 204 }));
  await userEvent.click(await roleAt('Viewer', 'South Café'));
  await waitFor(() => expect(left).toEqual(['/']));
});

test('a role without a name here is offered by the name of the server, once', async () => {
  await visit({ idps: [north], roles: ['ROLE_AUDITOR', 'ROLE_AUDITOR', 'constructor'] });
  expect(await roleAt('ROLE_AUDITOR', 'North University')).toBeVisible();
  expect(await roleAt('constructor', 'North University')).toBeVisible();
});

test.each([
  [{ idps: [north], roles: null }, 'The server offers no roles'],
  [{ idps: [], roles }, 'There are no institutions'],
  [{}, 'There are no institutions'],
])('an answer with few members (%#)', async (answer, expected) => {
  await visit(answer);
  expect(await screen.findByText(expected)).toBeVisible();
});

test('if the list does not load, trying again loads it', async () => {
  const { server } = await visit(undefined, superUser, () => new Response(null, { status: 500 }));
  expect(await screen.findByText('The institutions could not be loaded.')).toBeVisible();
  server.on('GET /users/super/idps', () => enveloped({ idps: [north], roles }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await roleAt('Viewer', 'North University')).toBeVisible();
  expect(screen.queryByText('The institutions could not be loaded.')).toBeNull();
});

test('a person who acts already sees for whom', async () => {
  await visit(undefined, wireUser({ superUser: true, switchedToIdp: north }));
  const row = await screen.findByRole('row', { name: /North University/ });
  expect(within(row).getByText('You are acting for it now')).toBeVisible();
  expect(screen.getAllByText('You are acting for it now')).toHaveLength(1);
});

test('a thousand institutions: fifty at a time, and the keyboard continues with the first new one', async () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    wireInstitution({
      id: `https://many-${index}.example`,
      names: { en: `Institution ${index}` },
      eid: index + 10,
    }),
  );
  await visit({ idps: many, roles });
  await field();
  expect(names()).toHaveLength(50);
  expect(screen.getByText('50 of 1,000 shown')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
  expect(names()).toHaveLength(100);
  expect(await roleAt('Viewer', 'Institution 50')).toHaveFocus();
  await userEvent.type(await field(), 'institution 77');
  await waitFor(() => expect(screen.getByText('19 of 1,000 institutions')).toBeVisible());
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

test.each(['en', 'nl', 'pt'] as const)('axe finds nothing (%s)', async (language) => {
  const server = smallServer(superUser).on('GET /users/super/idps', () =>
    enveloped({ idps: [south, north, bare], roles }, language),
  );
  await renderDashboard({ at: `${at}?language=${language}`, server, language });
  await screen.findByRole('table');
  expect(await violations()).toEqual([]);
});
