import { act, screen } from '@testing-library/react';
import { FakeServer, problem } from '../../support/dom/fakeServer';
import { wireGuest } from '../../support/builders';
import {
  awaiting,
  inviteLink,
  member,
  openService,
  serveTicket,
  serviceServer,
} from '../../support/rendered/servicePage';
import { guest, weak } from './inviteLink.table';

const back = encodeURIComponent(`${window.location.origin}${inviteLink}`);
const toLevelTwo = `/login?redirect_url=${back}&loa=2`;

let server: FakeServer;

beforeEach(() => {
  sessionStorage.clear();
  server = serviceServer();
  serveTicket(server, { type: 'LINKINVITE', status: awaiting });
});

afterEach(() => jest.restoreAllMocks());

const open = (user: object) => openService(server, inviteLink, user);

test.each([
  ['a guest', guest],
  ['a login of level 1', weak],
  ['a member with a login of level 1', { ...member, currentLoaLevel: 1 }],
])('%s is sent once, to level 2, and comes back to exactly this address', async (_title, user) => {
  const first = await open(user);
  expect(first.left).toEqual([toLevelTwo]);
  first.unmount();
  expect((await open(user)).left).toEqual([]);
});

test('after a login that stays weak the look-up continues', async () => {
  (await open(weak)).unmount();
  const { left } = await open(weak);
  expect(await screen.findByRole('link', { name: 'Accept… Invitation to connect' })).toHaveAttribute(
    'href',
    '/apps/42/saml20_sp/about/CXT-12/accept?language=en&dialog=connect%3A42%3Asaml20_sp%3ACXT-12',
  );
  expect(left).toEqual([]);
});

test('another key is another link', async () => {
  const { router, left } = await open(guest);
  await act(() => router.navigate('/apps/42/saml20_sp/about/CXT-13/accept'));
  expect(left).toHaveLength(2);
  expect(left[1]).toContain('CXT-13');
});

test('without step-up no one is redirected; the button requires no level', async () => {
  const { left } = await open(wireGuest);
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login?redirect_url=${back}`,
  );
  expect(left).toEqual([]);
});

test('without step-up a weak login reads the invitation', async () => {
  const { left } = await open({ ...weak, dashboardStepupEnabled: false });
  expect(await screen.findByRole('link', { name: 'Accept… Invitation to connect' })).toBeVisible();
  expect(left).toEqual([]);
});

test.each(['getItem', 'setItem'] as const)('a storage whose %s throws: the page stays', async (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  const { left } = await open(guest);
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', toLevelTwo);
  expect(left).toEqual([]);
});

test('a guest is sent although the service is not shown to guests', async () => {
  server.on('GET /services/detail', () => problem(404, 'not-found'));
  const first = await open(guest);
  expect(first.left).toEqual([toLevelTwo]);
  first.unmount();
  await open(guest);
  expect(await screen.findByRole('heading', { level: 1, name: 'Invitation CXT-12' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', toLevelTwo);
});
