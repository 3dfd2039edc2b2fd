import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TicketsPage } from '../../../src/features/tickets/TicketsPage';
import { violations } from '../../support/dom/axe';
import { wireTicket, wireTicketPage } from '../../support/builders';
import { enveloped, FakeServer, problem } from '../../support/dom/fakeServer';
import { renderPage } from '../../support/rendered/renderPage';

const tickets = Array.from({ length: 12 }, (_, index) =>
  wireTicket({
    jiraKey: `CXT-${index + 1}`,
    spName: `Service ${index + 1}`,
    status: index < 11 ? 'Open' : 'Waiting for Acceptance',
    requestDate: `2026-03-${String(index + 1).padStart(2, '0')}T12:00:00.000+0100`,
  }),
);

let server: FakeServer;
/**
 * Answers with tickets of the institution; the marker's question, which needs no tickets, gets `awaiting`.
 */
function answering(issues: object[], { total = issues.length, awaiting = 0 } = {}) {
  server.on('POST /actions', ({ body }) =>
    enveloped(isMarker(body) ? wireTicketPage([], awaiting) : wireTicketPage(issues, total)),
  );
}
const isMarker = (body: unknown) => (body as { maxResults?: number }).maxResults === 0;

beforeEach(() => {
  server = new FakeServer();
  answering(tickets);
});

const names = () =>
  screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .filter((text) => !groups.includes(text));
const groups = ['Your turn', 'Waiting for others', 'Finished'];
const open = (key: string) => userEvent.click(screen.getByRole('button', { name: `Details of ${key}` }));
const menu = () => within(screen.getByRole('navigation', { name: 'Tickets by status' }));

test('newest first, ten a page, with the true total; the order can be reversed (REQUIREMENTS 232)', async () => {
  const { router } = await renderPage(<TicketsPage />, { at: '/tickets', server });
  expect(await screen.findByText('12 tickets')).toBeVisible();
  expect(names()).toHaveLength(10);
  expect(names()[0]).toBe('Service 12');
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(names()).toEqual(['Service 2', 'Service 1']);
  await userEvent.click(screen.getByRole('link', { name: 'Requested' }));
  expect(router.state.location.search).toBe('?order=oldest');
  expect(names()[0]).toBe('Service 1');
  expect(await violations()).toEqual([]);
});

test('another status starts on the first page; every status has its count (REQUIREMENTS 230, 232)', async () => {
  const { router } = await renderPage(<TicketsPage />, { at: '/tickets?page=2', server });
  await screen.findByText('12 tickets');
  expect(menu().getByRole('link', { name: /^Open/ })).toHaveTextContent('11');
  await userEvent.click(menu().getByRole('link', { name: /Waiting for acceptance/ }));
  expect(router.state.location).toMatchObject({ pathname: '/tickets/waiting_for_acceptance', search: '' });
  expect(document.title).toBe('Waiting for acceptance – Tickets – IdP Dashboard');
  expect(names()).toEqual(['Service 12']);
  await userEvent.click(menu().getByRole('link', { name: /Closed/ }));
  expect(screen.getByText('No ticket from the last twelve months has this status.')).toBeVisible();
});

test('an unknown status shows all of them, marked as all (REQUIREMENTS 230)', async () => {
  await renderPage(<TicketsPage />, { at: '/tickets/nonsense', server });
  await screen.findByText('12 tickets');
  expect(menu().getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');
});

test('an opened line shows the words of the applicant, and never the text for the desk (REQUIREMENTS 233)', async () => {
  answering([
    wireTicket({ personalMessage: '', remark: 'For forty people', body: 'Applicant email: a@b.example' }),
    wireTicket({ jiraKey: 'CXT-13', personalMessage: null, body: 'Link to manage: https://manage.example' }),
  ]);
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  await screen.findByText('2 tickets');
  expect(screen.queryByText('For forty people')).toBeNull();
  await open('CXT-12');
  expect(screen.getByText('For forty people')).toBeVisible();
  await open('CXT-13');
  expect(screen.queryByText('For forty people')).toBeNull();
  expect(screen.queryByText(/Applicant|manage/)).toBeNull();
});

test.each([
  ['en', 'What is requested', /Multi-factor authentication None Multi-factor on ADFS or Azure AD/],
  ['nl', 'Wat wordt aangevraagd', /Multifactor op ADFS of Azure AD/],
  ['pt', 'O que é pedido', /Multifator em ADFS ou Azure AD/],
] as const)(
  'a change of settings is shown with old and new value, in words of the page (%s)',
  async (language, name, row) => {
    const to = 'http://schemas.microsoft.com/claims/multipleauthn';
    const change = { kind: 'multiFactor' as const, fields: [{ field: 'authnContextLevel', to }] };
    answering([wireTicket({ type: 'CHANGE', change, body: 'Request: Change the multi-factor value' })]);
    await renderPage(<TicketsPage />, { at: '/tickets', server, language });
    await userEvent.click(await screen.findByRole('button', { name: /CXT-12/ }));
    const table = await screen.findByRole('table', { name });
    expect(within(table).getByRole('row', { name: row })).toBeVisible();
    expect(screen.queryByText(/^Request:/)).toBeNull();
    expect(await violations()).toEqual([]);
  },
);

test('a line names its subject, keeps line breaks, and shows texts as texts (REQUIREMENTS 233)', async () => {
  answering([
    wireTicket({ spName: 'Information unavailable', personalMessage: 'First\n<b>second</b>' }),
    wireTicket({
      jiraKey: 'CXT-13',
      spName: 'Information unavailable',
      spId: 'N/A',
      type: 'CHANGE',
      status: 'Closed',
      resolution: 'duplicate',
      spEid: null,
      userName: 'unknown',
      updateDate: null,
    }),
  ]);
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  expect(await screen.findByRole('link', { name: 'https://wiki.example' })).toHaveAttribute(
    'href',
    '/tickets/CXT-12',
  );
  expect(names()).toContain('North University');
  await open('CXT-12');
  const message = screen.getByText(/First/);
  expect(message.textContent).toBe('First\n<b>second</b>');
  expect(message.children).toHaveLength(0);
  expect(screen.getAllByText('01-03-2026')).not.toHaveLength(0);
  expect(screen.getByText('Requested by Ann Bee')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy CXT-12' })).toBeVisible();
  await open('CXT-13');
  expect(screen.getByText(/There was another ticket for the same request/)).toBeVisible();
  expect(screen.getByText('Requested', { selector: ':not(a)' })).toBeVisible();
});

test('a failure is not the same as an empty list, and can be tried again (REQUIREMENTS 236)', async () => {
  server.on('POST /actions', () => problem(503, 'ticket-system-unavailable'));
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  expect(await screen.findByRole('alert')).toHaveTextContent('The tickets could not be loaded');
  answering([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No tickets found')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('says if the server cut the list (REQUIREMENTS 236)', async () => {
  answering(tickets, { total: 1400 });
  await renderPage(<TicketsPage />, { at: '/tickets', server, language: 'nl' });
  expect(await screen.findByText('Alleen de nieuwste 12 van 1.400 tickets worden getoond.')).toBeVisible();
  expect(screen.getByText('De nieuwste 12 van 1.400 tickets')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'Service 12');
  expect(await screen.findByText('1 ticket onder de nieuwste 12 van 1.400')).toBeVisible();
});

test('requests a year, a thousand of five types, newest first; all of them if the person wants that (REQUIREMENTS 231)', async () => {
  const { router } = await renderPage(<TicketsPage />, { at: '/tickets?page=2', server });
  await screen.findByText('12 tickets');
  const searchRequests = () =>
    server
      .calls('POST /actions')
      .filter(({ body }) => !isMarker(body))
      .at(-1)?.body as { from: number; to: number };
  expect(searchRequests()).toMatchObject({
    maxResults: 1000,
    startAt: 0,
    sortBy: 'requestDate',
    sortAscending: true,
  });
  expect(searchRequests()).toMatchObject({
    types: ['LINKREQUEST', 'UNLINKREQUEST', 'CHANGE', 'LINKINVITE', 'UNLINKINVITE'],
  });
  expect(Math.round((searchRequests().to - searchRequests().from) / 86_400)).toBeGreaterThanOrEqual(366);
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'All time');
  await waitFor(() => expect(searchRequests().from).toBe(0));
  expect(router.state.location.search).toBe('?period=all');
});

const params = ({ state }: { state: { location: { search: string } } }) =>
  Object.fromEntries(new URLSearchParams(state.location.search));

test('the search, and the type, filter the list and its counts, and are in the address', async () => {
  answering([
    wireTicket({ jiraKey: 'CXT-1', spName: 'Café Réseau', status: 'Open' }),
    wireTicket({ jiraKey: 'CXT-2', type: 'CHANGE', personalMessage: 'for the cafe', status: 'Closed' }),
    wireTicket({ jiraKey: 'CXT-3', status: 'Open' }),
  ]);
  const { router } = await renderPage(<TicketsPage />, { at: '/tickets', server });
  await screen.findByText('3 tickets');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tickets' }), 'CAFE');
  expect(await screen.findByText('2 tickets')).toBeVisible();
  expect(menu().getByRole('link', { name: /^Open/ })).toHaveTextContent('1');
  await waitFor(() => expect(router.state.location.search).toBe('?search=CAFE'));
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Change request');
  expect(await screen.findByText('1 ticket')).toBeVisible();
  expect(params(router)).toEqual({ search: 'CAFE', type: 'CHANGE' });
  await userEvent.click(menu().getByRole('link', { name: /^Open/ }));
  expect(screen.getByText('No ticket matches your search and the chosen type.')).toBeVisible();
  await act(() => router.navigate('/tickets?search=wiki&type=nonsense'));
  expect(screen.getByRole('searchbox')).toHaveValue('wiki');
  expect(await screen.findByText('3 tickets')).toBeVisible();
});

test('invitations from before the period that wait for an answer are mentioned, and can be shown (REQUIREMENTS 236)', async () => {
  answering([wireTicket({ type: 'LINKINVITE', status: 'Waiting for customer' })], { awaiting: 3 });
  const { router } = await renderPage(<TicketsPage />, { at: '/tickets', server });
  expect(await screen.findByText(/^2 older invitations are still waiting/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Show older tickets' }));
  expect(router.state.location).toMatchObject({ pathname: '/tickets/awaiting_input', search: '?period=all' });
  expect(screen.queryByText(/older invitations/)).toBeNull();
});
