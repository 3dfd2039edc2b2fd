import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../support/dom/axe';
import { wireGuest, wireService, wireTicket, wireTicketPage } from '../../support/builders';
import { enveloped, problem } from '../../support/dom/fakeServer';
import { renderPage } from '../../support/rendered/renderPage';
import { catalogueApi } from '../../../src/api/catalogue.api';
import { catalogueAddress } from '../../../src/api/cachedCatalogue';
import { catalogueOf } from '../../../src/api/mappers/catalogue';
import { personOf } from '../../../src/api/mappers/person';
import { ServiceBrowser } from '../../../src/features/services/ServiceBrowser';
import { ListTotal } from '../../../src/features/services/tools/ListTotal';
import {
  admin,
  few,
  listed,
  member,
  overviewServer,
  renderOverview,
  superUser,
  ticked,
  valuesOf,
  viewer,
} from './overview';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^Select ${name}`) });
const query = (activeFacets: object) => `?activeFacets=${encodeURIComponent(JSON.stringify(activeFacets))}`;

test('the list that the browser kept leaves the memory when the answer is here', async () => {
  const { store } = await renderOverview();
  await listed();
  const { upsertQueryData } = catalogueApi.util;
  const { getKeptCatalogue } = catalogueApi.endpoints;
  const address = catalogueAddress(personOf(await enveloped(admin, 'en').json()));
  const kept = () => getKeptCatalogue.select(address)(store.getState());
  await act(() => store.dispatch(upsertQueryData('getKeptCatalogue', address, catalogueOf({ apps: few }))));
  await waitFor(() => expect(kept()).toMatchObject({ status: 'fulfilled', data: null }));
});

test('REQUIREMENTS 52: logo or initials, name, organisation, properties and connection', async () => {
  await renderOverview();
  await listed();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Service', 'Organisation', 'Connection']);
  await within(rowOf('Atlas')).findByText('1 policy');
  expect(rowOf('Atlas')).toHaveTextContent(/Zenith.*Ours.*LoA 2.*1 policy.*Connected$/);
  expect(rowOf('Boreas')).toHaveTextContent(/MFA.*No consent screen.*eduGAIN.*Connected$/);
  expect(rowOf('Corvus')).toHaveTextContent(/LoA 3.*Not connected$/);
  await userEvent.click(screen.getByRole('button', { name: 'What do the labels in the list mean?' }));
  expect(await screen.findByText('Your institution offers the service.')).toBeVisible();
});

test('REQUIREMENTS 52: a logo that does not load leaves its place empty', async () => {
  const server = overviewServer([
    wireService({ names: { en: 'Wide Wiki' }, logoUrl: 'https://l.example/x.png' }),
  ]);
  const { container } = await renderOverview('', { server });
  await listed();
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('loading', 'lazy');
  act(() => void image?.dispatchEvent(new Event('error')));
  expect(container.querySelector('img')).toBeNull();
  expect(rowOf('Wide Wiki')).toHaveTextContent(/^\u200b?Wide WikiExample/);
});

test('REQUIREMENTS 50, 52: guests get their own rows, columns and labels', async () => {
  await renderOverview('', { user: wireGuest });
  expect(await listed()).toEqual(['Atlas', 'Boreas', 'Corvus', 'Eridanus']);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Service', 'Organisation']);
  const table = screen.getByRole('table').textContent ?? '';
  expect(table).not.toMatch(/LoA|MFA|Ours|policy|Connected/);
  expect(rowOf('Boreas')).toHaveTextContent('eduGAIN');
  const orders = within(screen.getByLabelText('Sort by')).getAllByRole('option');
  expect(orders.map(({ textContent }) => textContent)).toEqual(['Name', 'Organisation']);
});

test('REQUIREMENTS 53: sorted by name, by organisation, and connected services first; in the address', async () => {
  const { router } = await renderOverview('?page=1&search=example');
  await listed();
  const order = screen.getByLabelText('Sort by');
  await userEvent.selectOptions(order, 'Connected first, then organisation');
  expect(await listed()).toEqual(['Boreas', 'Atlas', 'Eridanus', 'Draco', 'Corvus']);
  const params = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(params)).toEqual({ search: 'example', sort: 'organisation', first: 'connected' });
  const head = (name: string) => screen.getByRole('columnheader', { name });
  expect(head('Organisation')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Service')).not.toHaveAttribute('aria-sort');
  await userEvent.click(within(head('Service')).getByRole('link'));
  expect(await listed()).toEqual(['Atlas', 'Boreas', 'Corvus', 'Draco', 'Eridanus']);
  expect(order).toHaveDisplayValue('Connected first, then name');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('REQUIREMENTS 53: an order that this list does not have shows as the default one', async () => {
  await renderOverview('?first=connected&sort=organisation', { list: 'connected' });
  expect(await listed()).toEqual(['Boreas', 'Atlas']);
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Organisation');
});

test('REQUIREMENTS 79: "all" without a question, "n of m" with one, above and below', async () => {
  await renderOverview();
  await listed();
  expect(screen.getAllByText('All 5 services')).toHaveLength(2);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search services' }), 'atl');
  await waitFor(() => expect(screen.getAllByText('1 of 5 services')).toHaveLength(2));
});

test('REQUIREMENTS 54, 57: the words of a search are marked, and the place of the match is shown', async () => {
  const server = overviewServer([
    wireService({ names: { en: 'Café Réseau' }, descriptions: { en: 'Writing together with many' } }),
  ]);
  await renderOverview('?search=CAFE', { server });
  await listed();
  expect(screen.getByText('Café', { selector: 'mark' })).toBeVisible();
  const field = screen.getByRole('searchbox', { name: 'Search services' });
  await userEvent.clear(field);
  await userEvent.type(field, 'together');
  expect(await screen.findByText('together', { selector: 'mark' })).toBeVisible();
  expect(field).toHaveValue('together');
});

test('REQUIREMENTS 79: a number that the search may still change is not shown as final', async () => {
  const total = <ListTotal count={315} total={366} filtered searching />;
  await renderPage(total, { at: '/', server: overviewServer() });
  expect(screen.getByText('315 of 366 services so far')).toBeVisible();
});

test('REQUIREMENTS 86: an empty result is reported only when descriptions are searched', async () => {
  const { texts, ...catalogue } = catalogueOf({ apps: few, facets: [] }, 'en');
  const load = { wanted: true, want: () => undefined };
  function Loading() {
    const [here, setHere] = useState(false);
    const loaded = here
      ? ({ texts, state: 'here' } as const)
      : ({ texts: undefined, state: 'coming' } as const);
    return (
      <>
        <button onClick={() => setHere(true)}>Texts come</button>
        <ServiceBrowser list="all" catalogue={catalogue} fresh texts={{ ...load, ...loaded }} />
      </>
    );
  }
  await renderPage(<Loading />, { at: '/?search=zzzz', server: overviewServer() });
  expect(await screen.findByText('Still searching descriptions…')).toBeVisible();
  expect(screen.queryByText(/No service matches/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Texts come' }));
  expect(await screen.findByText('No service matches “zzzz”')).toBeVisible();
});

test('REQUIREMENTS 56: a service without texts is listed', async () => {
  const server = overviewServer([
    wireService({ name: '', names: {}, descriptions: {}, spEntityId: 'https://bare.example' }),
  ]);
  await renderOverview('', { server });
  expect(await listed()).toEqual(['https://bare.example']);
});

test('REQUIREMENTS 86: an empty result names the filter to remove, and its effect', async () => {
  const { router } = await renderOverview(
    `${query({ interfed_source: ['eduGAIN'], connection: ['yes'] })}&search=atlas`,
  );
  expect(await screen.findByText('No service matches all your filters')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Without the search: 1 service' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Without “Connection”/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Without “Federation”: 1 service' }));
  expect(await listed()).toEqual(['Atlas']);
  expect(ticked(router.state.location.search)).toEqual({ connection: ['yes'] });
});

test('REQUIREMENTS 86: if no single filter is the obstacle, it says so', async () => {
  await renderOverview(`${query({ interfed_source: ['Entree'], mfa: ['OTHER'] })}`);
  expect(await screen.findByText(/Removing one filter is not enough/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole list' }));
  expect(await listed()).toHaveLength(5);
});

test('REQUIREMENTS 48: the tabs keep the filters; one that a tab does not have has no effect there', async () => {
  const { router } = await renderOverview(query({ connection: ['no'], interfed_source: ['eduGAIN'] }));
  expect(await listed()).toEqual(['Eridanus']);
  expect(screen.getByRole('link', { name: 'Connected 2' })).toHaveAttribute(
    'href',
    `/apps/connected${router.state.location.search}`,
  );
});

test('REQUIREMENTS 48: the connection of services is not a filter among the connected ones', async () => {
  await renderOverview(query({ connection: ['no'], interfed_source: ['eduGAIN'] }), { list: 'connected' });
  expect(await listed()).toEqual(['Boreas']);
  expect(screen.getAllByRole('button', { name: /remove this filter/ })).toHaveLength(1);
});

test('REQUIREMENTS 58: back and forward restore the filters', async () => {
  const { router } = await renderOverview(query({ interfed_source: ['eduGAIN'] }));
  await listed();
  await act(() => router.navigate('/apps/all?sort=organisation'));
  expect(await listed()).toHaveLength(5);
  await act(() => router.navigate(-1));
  await waitFor(async () => expect(await listed()).toEqual(['Boreas', 'Eridanus']));
  expect(screen.getByRole('checkbox', { name: /^eduGAIN/ })).toBeChecked();
});

test('typing and ticking at the same time lose neither', async () => {
  const { router } = await renderOverview();
  await listed();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search services' }), 'e');
  await userEvent.click(screen.getByRole('checkbox', { name: /^eduGAIN/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^SURFconext/ }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const { search } = router.state.location;
  expect(new URLSearchParams(search).get('search')).toBe('e');
  expect(ticked(search)).toEqual({ interfed_source: ['eduGAIN', 'SURFconext'] });
});

test('policies and consent that fail are reported, their facets are unknown, and both can be requested again', async () => {
  const server = overviewServer()
    .on('GET /policies', () => new Response(null, { status: 400 }))
    .on('GET /users/disableConsent', () => new Response(null, { status: 500 }));
  const { router } = await renderOverview(query({ authorization_rules: ['yes'] }), { server });
  expect(await listed()).toHaveLength(5);
  expect(await screen.findByText(/Authorization policies could not be loaded/)).toBeVisible();
  expect(await screen.findByText(/Consent settings could not be loaded/)).toBeVisible();
  expect(valuesOf('Authorization policy')).toEqual(['Yes', 'No']);
  const no = within(screen.getByRole('group', { name: 'Authorization policy' })).getByRole('checkbox', {
    name: 'No',
  });
  expect(no).toHaveAttribute('aria-disabled', 'true');
  expect(no).toHaveAccessibleDescription('Not known: this could not be loaded.');
  expect(screen.getByRole('checkbox', { name: 'Yes', checked: true })).not.toHaveAttribute('aria-disabled');
  expect(await violations()).toEqual([]);

  server
    .on('GET /policies', () => enveloped([{ id: 1, serviceProviderIds: ['https://a.example'] }]))
    .on('GET /users/disableConsent', () => Response.json([]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await listed()).toEqual(['Atlas']));
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(ticked(router.state.location.search)).toEqual({ authorization_rules: ['yes'] });
});

test('while policies load, their facet keeps its place and shows no numbers', async () => {
  let arrive: (response: Response) => void = () => undefined;
  const server = overviewServer().on('GET /policies', () => new Promise((resolve) => (arrive = resolve)));
  await renderOverview('', { server });
  await listed();
  expect(valuesOf('Authorization policy')).toEqual(['Yes', 'No']);
  await act(async () => arrive(enveloped([{ id: 1, serviceProviderIds: ['https://a.example'] }])));
  await waitFor(() => expect(valuesOf('Authorization policy')).toEqual(['Yes 1', 'No 4']));
});

test('tickets that fail are reported, and the list stays', async () => {
  const server = overviewServer().on('POST /actions', () => problem(503, 'ticket-system-unavailable'));
  await renderOverview('', { server });
  expect(await screen.findByText(/Open tickets could not be loaded/)).toBeVisible();
  server.on('POST /actions', () => enveloped(wireTicketPage([wireTicket({ spEid: 3 })])));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Connection pending')).toBeVisible();
});

test('a member has no policies: none are requested and none are reported missing', async () => {
  const server = overviewServer();
  await renderOverview(query({ authorization_rules: ['yes'] }), { server, user: member });
  expect(await listed()).toHaveLength(5);
  expect(server.calls('GET /policies')).toEqual([]);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test.each([
  ['guest', wireGuest],
  ['member', member],
  ['viewer', viewer],
  ['super user', superUser],
] as const)('axe finds nothing for a %s, filtered or with nothing found', async (_name, user) => {
  const { router } = await renderOverview(query({ interfed_source: ['eduGAIN'] }), { user });
  await listed();
  expect(await violations()).toEqual([]);
  await act(() => router.navigate('/apps/all?search=qqqq'));
  await screen.findByText('No service matches “qqqq”');
  expect(await violations()).toEqual([]);
});

test('while the services load, their place is kept', async () => {
  let arrive: (response: Response) => void = () => undefined;
  const server = overviewServer().on('GET /services', () => new Promise((resolve) => (arrive = resolve)));
  await renderOverview('', { server });
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  await act(async () => arrive(enveloped({ apps: few, facets: [] })));
  expect(await listed()).toHaveLength(5);
});
