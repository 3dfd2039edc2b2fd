/** The server's e-mails, for super users, on a real store. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeptMail, MailSummary } from '../../../../src/contracts/wire/mail';
import { piecesOf } from '../../../../src/extensions/deskPages/mails/ownLinks';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { violations } from '../../../support/dom/axe';
import { wireUser } from '../../../support/builders';
import { superUser } from './deskPage';
import { enveloped, problem, type FakeServer } from '../../../support/dom/fakeServer';

const MAILS = 'GET /x/desk/mails';
const MAIL = 'GET /x/desk/mails/7';

const summary: MailSummary = {
  id: 7,
  kind: 'invitation',
  state: 'kept',
  createdAt: '2026-03-01T10:00:00.000Z',
  jiraKey: 'CXT-31',
  to: [{ name: 'Ann Bee', address: 'ann@north.example' }],
  cc: [{ name: '', address: 'help@north.example' }],
  subject: 'Uitnodiging: Wiki',
  language: 'nl',
};
const mail: KeptMail = {
  ...summary,
  text: 'Hallo Ann,\n\nKijk op http://localhost/apps/42/saml20_sp/about/CXT-31 en niet op https://evil.example/apps.',
};

function serverWith(mails: readonly MailSummary[] = [summary], total = mails.length): FakeServer {
  return smallServer(superUser)
    .on(MAILS, () => enveloped({ mails, total, startAt: 0, maxResults: 20 }))
    .on(MAIL, () => enveloped(mail));
}
async function visit(at = '/desk/mails', server = serverWith()) {
  const dashboard = await renderDashboard({ at, server, user: superUser });
  return { ...dashboard, server, user: userEvent.setup() };
}
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

test('a row shows subject, recipients and outcome; without a server nothing is sent', async () => {
  const failed = { ...summary, id: 6, state: 'failed', failure: '550 Unknown user' } as const;
  const { user, address } = await visit('/desk/mails', serverWith([summary, failed]));
  const [first, second] = await rows();
  expect(first).toHaveTextContent(
    /Uitnodiging: Wiki.*Invitation to connect.*Ann Bee <ann@north.example>.*Copy to help@north.example.*CXT-31.*1 March 2026.*Kept, not sent/,
  );
  expect(second).toHaveTextContent(/Could not be sent.*550 Unknown user/);
  expect(screen.getByText(/has no mail server/)).toBeVisible();
  expect(screen.getByText('2 e-mails, the newest first')).toHaveAttribute('role', 'status');
  expect(screen.getAllByRole('link', { name: 'CXT-31' })[0]).toHaveAttribute('href', '/desk/CXT-31');
  const [link] = screen.getAllByRole('link', { name: 'Uitnodiging: Wiki' });
  await user.click(link as HTMLElement);
  await waitFor(() => expect(address().pathname).toBe('/desk/mails/7'));
});

test('a mail is shown with its head and its text; only links into the dashboard can be followed', async () => {
  await visit('/desk/mails/7');
  expect(await screen.findByText(/Hallo Ann,/)).toHaveAttribute('lang', 'nl');
  const links = within(screen.getByText(/Hallo Ann,/)).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['http://localhost/apps/42/saml20_sp/about/CXT-31', '/apps/42/saml20_sp/about/CXT-31'],
  ]);
  expect(screen.getByText(/evil.example/)).toBeVisible();
  expect(screen.getByText(/has no mail server/)).toBeVisible();
});

test.each([
  ['https://desk.example.evil.example/apps', []],
  ['https://desk.example@evil.example/apps', []],
  ['https://ann:pass@desk.example/apps', []],
  ['javascript:alert(1)', []],
  ['http://desk.example/apps', []],
  ['https://desk.example/dashboard/api/logout', []],
  ['See (https://desk.example/apps/42?tab=about).', ['/apps/42?tab=about']],
  ['https://desk.example/a https://desk.example/b', ['/a', '/b']],
])('in %s these are links: %j', (text, links) => {
  const pieces = piecesOf(text, 'https://desk.example');
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.flatMap(({ to }) => to ?? [])).toEqual(links);
});

test('pages are in the address, and each is requested separately', async () => {
  const server = serverWith([summary], 41);
  const { user, address } = await visit('/desk/mails?page=2', server);
  await rows();
  expect(Object.fromEntries(server.calls(MAILS)[0]?.params ?? [])).toEqual({
    startAt: '20',
    maxResults: '20',
  });
  const pages = screen.getByRole('navigation', { name: 'Pages of e-mails' });
  await user.click(within(pages).getByRole('link', { name: /3/ }));
  await waitFor(() => expect(address().search).toBe('?page=3'));
});

test('an empty list is reported; a list and a mail that do not load can be requested again', async () => {
  const server = serverWith([]).on(MAIL, () => problem(500, 'internal'));
  const { user, router } = await visit('/desk/mails', server);
  expect(await screen.findByText('No e-mails yet')).toBeVisible();
  await act(() => router.navigate('/desk/mails/7'));
  expect(await screen.findByText('The e-mail could not be loaded.')).toBeVisible();
  server.on(MAIL, () => enveloped(mail)).on(MAILS, () => problem(500, 'internal'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Hallo Ann/)).toBeVisible();
  await act(() => router.navigate('/desk/mails'));
  expect(await screen.findByText(/could not be refreshed/)).toBeVisible();
  server.on(MAILS, () => enveloped({ mails: [summary], total: 1, startAt: 0, maxResults: 20 }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expect(rows()).resolves.toHaveLength(1);
});

test.each(['/desk/mails/9', '/desk/mails/x'])('%s: not found, with a link back', async (at) => {
  await visit(
    at,
    serverWith().on('GET /x/desk/mails/9', () => problem(404, 'not-found')),
  );
  expect(await screen.findByText('E-mail not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the e-mails' })).toHaveAttribute('href', '/desk/mails');
});

test.each([
  ['mails and desk', ['desk', 'mails'], 'Desk', '/desk'],
  ['mails alone', ['mails'], 'E-mails', '/desk/mails'],
] as const)('if the server has %s, the menu leads there', async (_title, extensions, name, to) => {
  const user = wireUser({ dashboardAdmin: false, superUser: true, extensions });
  await renderDashboard({
    at: '/desk/mails',
    server: serverWith().on('GET /users/me', () => enveloped(user)),
  });
  await rows();
  const menu = screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(menu).toContain(to);
  expect(screen.queryByRole('link', { name: 'Queue' }) !== null).toBe(extensions.length === 2);
});

test('no one else reads them', async () => {
  const admin = wireUser({ extensions: ['desk', 'mails'] });
  const server = serverWith().on('GET /users/me', () => enveloped(admin));
  const { address } = await renderDashboard({ at: '/desk/mails', server });
  await screen.findByRole('heading', { level: 1 });
  expect(address().pathname).toBe('/404');
  expect(server.calls(MAILS)).toEqual([]);
});

test.each(['en', 'nl', 'pt'] as const)('axe finds nothing in %s', async (language) => {
  const server = serverWith().on('GET /users/me', () => enveloped(superUser, language));
  const { router } = await renderDashboard({ at: `/desk/mails?language=${language}`, server, language });
  await rows();
  expect(await violations()).toEqual([]);
  await act(() => router.navigate('/desk/mails/7'));
  await screen.findByText(/Hallo Ann/);
  expect(await violations()).toEqual([]);
});
