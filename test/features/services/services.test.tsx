import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesPage } from '../../../src/features/services/ServicesPage';
import { backToPlace, rememberPlace, rememberedPlace } from '../../../src/store/lastList';
import { violations } from '../../support/dom/axe';
import { wireGuest, wireService, wireTicket, wireTicketPage, wireUser } from '../../support/builders';
import { enveloped, FakeServer, problem } from '../../support/dom/fakeServer';
import { renderPage } from '../../support/rendered/renderPage';

const many = Array.from({ length: 60 }, (_, index) =>
  wireService({
    id: index + 1,
    spEntityId: `https://s${index + 1}.example`,
    names: { en: `Service ${String(index + 1).padStart(2, '0')}` },
    descriptions: { en: index < 30 ? 'Early bird' : 'Late bird' },
    connected: index === 0,
  }),
);

let server: FakeServer;

beforeEach(() => {
  sessionStorage.clear();
  server = new FakeServer()
    .on('GET /services', () => enveloped({ apps: many, facets: [] }))
    .on('GET /policies', () => enveloped([{ id: 1, serviceProviderIds: ['https://s1.example'] }]))
    .on('GET /users/disableConsent', () => Response.json([]))
    .on('POST /actions', () => enveloped(wireTicketPage([])));
});

const total = () => screen.getAllByRole('status').find((status) => /service/.test(status.textContent ?? ''));
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

test('typing filters the list at once, starts on page one and changes the address', async () => {
  const { router } = await renderPage(<ServicesPage list="all" />, {
    at: '/apps/all?page=3&activeFacets=%7Bbroken',
    server,
  });
  await screen.findByRole('link', { name: 'Service 51' });
  const search = screen.getByRole('searchbox', { name: 'Search services' });
  await userEvent.type(search, 'Early BIRD');
  expect(search).toHaveValue('Early BIRD');
  await waitFor(() => expect(total()).toHaveTextContent('30 of 60 services'));
  expect(rows()).toHaveLength(25);
  expect(rows()[0]).toHaveTextContent('Service 01');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      search: 'Early BIRD',
    }),
  );
  expect(router.state.historyAction).toBe('REPLACE');
});

test('back and forward restore search and page', async () => {
  const { router } = await renderPage(<ServicesPage list="all" />, {
    at: ['/apps/all?search=late', '/apps/all?page=2'],
    server,
  });
  await screen.findByRole('link', { name: 'Service 26' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('late'));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Service 31'));
  await act(() => router.navigate(1));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Service 26'));
});

test('a page that is too high shows the last one; tabs count and keep the search', async () => {
  const at = '/apps/all?search=service&page=99&sort=%7Bbad&own=kept#here';
  const { router } = await renderPage(<ServicesPage list="all" />, { at, server });
  await screen.findByRole('link', { name: 'Service 60' });
  expect(rows()).toHaveLength(10);
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      search: 'service',
      page: '3',
      own: 'kept',
    }),
  );
  expect(router.state.location.hash).toBe('#here');
  const tab = screen.getByRole('link', { name: 'Connected 1' });
  // The router knows the new address before the page is drawn with it.
  await waitFor(() => expect(tab).toHaveAttribute('href', '/apps/connected?search=service&own=kept'));
});

test('a search without result says what to do, and offers a link', async () => {
  await renderPage(<ServicesPage list="connected" />, { at: '/apps/connected?search=service%2002', server });
  expect(await screen.findByText('No service matches “service 02”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show 1 in all services' })).toHaveAttribute(
    'href',
    '/apps/all?search=service+02',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole list' }));
  expect(await screen.findByRole('link', { name: 'Service 01' })).toBeVisible();
});

test('a failure beside the list does not change the list', async () => {
  server
    .on('GET /policies', () => new Response(null, { status: 400 }))
    .on('GET /users/disableConsent', () => new Response(null, { status: 400 }))
    .on('POST /actions', () => problem(503, 'ticket-system-unavailable'));
  await renderPage(<ServicesPage list="all" />, { at: '/apps/all', server });
  expect(await screen.findByRole('link', { name: 'Service 01' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('rules and open requests are shown if they are known', async () => {
  server.on('POST /actions', () => enveloped(wireTicketPage([wireTicket({ spEid: 2 })])));
  await renderPage(<ServicesPage list="all" />, { at: '/apps/all', server });
  expect(await screen.findByText('Connection pending')).toBeVisible();
  expect(await screen.findByText('1 policy')).toBeVisible();
  expect(rows()[0]).toHaveTextContent('Connected');
});

test('if the services do not load, the page says so and tries again', async () => {
  server.on('GET /services', () => Promise.reject(new TypeError('network')));
  await renderPage(<ServicesPage list="all" />, { at: '/apps/all', server });
  expect(await screen.findByRole('alert')).toHaveTextContent('The services could not be loaded');
  expect(await violations()).toEqual([]);
  server.on('GET /services', () => enveloped({ apps: many, facets: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Service 01' })).toBeVisible();
});

test('a guest sees the list alone, and makes no other requests', async () => {
  await renderPage(<ServicesPage list="all" />, { at: '/apps/all', server, user: wireGuest });
  await screen.findByRole('link', { name: 'Service 01' });
  expect(screen.queryByRole('link', { name: /^Connected/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Connection' })).toBeNull();
  expect(server.seen.map(({ path }) => path)).toEqual(['/users/me', '/services']);
});

test('a member requests no policies and no tickets', async () => {
  const user = wireUser({ dashboardAdmin: false, dashboardMember: true });
  await renderPage(<ServicesPage list="all" />, { at: '/apps/all', server, user });
  await screen.findByRole('link', { name: 'Service 01' });
  expect(server.seen.map(({ path }) => path)).toEqual(['/users/me', '/services', '/users/disableConsent']);
});

test('opening a service remembers list and place; coming back scrolls there', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { router } = await renderPage(<ServicesPage list="all" />, {
    at: '/apps/all?search=late&page=2',
    server,
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Service 60' }));
  expect(rememberedPlace()).toEqual({ address: '/apps/all?search=late&page=2', scroll: 0 });
  rememberPlace({ address: '/apps/all?search=late&page=2', scroll: 740 });
  await act(() => router.navigate('/apps/all?search=late&page=2', { state: backToPlace }));
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 740));
  sessionStorage.setItem('services.place', '{"address":"https://evil.example","scroll":1}');
  expect(rememberedPlace().address).toBe('/apps/connected');
});

test.each(['en', 'nl', 'pt'] as const)(
  'no sentence is missing and axe finds nothing in %s',
  async (language) => {
    await renderPage(<ServicesPage list="all" />, { at: '/apps/all?search=bird', server, language });
    await screen.findByRole('link', { name: 'Service 01' });
    expect(await violations()).toEqual([]);
  },
);
