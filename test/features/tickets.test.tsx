import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TicketsPage } from '../../src/features/tickets/TicketsPage';
import { violations } from '../support/axe';
import { wireTicket, wireTicketPage } from '../support/builders';
import { enveloped, FakeServer, problem } from '../support/fakeServer';
import { renderPage } from '../support/renderPage';

const tickets = Array.from({ length: 12 }, (_, index) =>
  wireTicket({
    jiraKey: `CXT-${index + 1}`,
    spName: `Service ${index + 1}`,
    status: index < 11 ? 'Open' : 'Waiting for Acceptance',
    requestDate: `2026-03-${String(index + 1).padStart(2, '0')}T12:00:00.000+0100`,
  }),
);

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer().on('POST /actions', () => enveloped(wireTicketPage(tickets)));
});

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const menu = () => within(screen.getByRole('navigation', { name: 'Tickets by status' }));

test('newest first, ten a page, with the true total; the order can be turned', async () => {
  const { router } = await renderPage(<TicketsPage />, { at: '/tickets', server });
  expect(await screen.findByText('12 tickets')).toBeVisible();
  expect(headings()).toHaveLength(10);
  expect(headings()[0]).toBe('Service 12');
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(headings()).toEqual(['Service 2', 'Service 1']);
  await userEvent.click(screen.getByRole('radio', { name: 'Oldest first' }));
  expect(router.state.location.search).toBe('?order=oldest');
  expect(headings()[0]).toBe('Service 1');
  expect(await violations()).toEqual([]);
});

test('another status starts on the first page; every status has its count', async () => {
  const { router } = await renderPage(<TicketsPage />, { at: '/tickets?page=2', server });
  await screen.findByText('12 tickets');
  expect(menu().getByRole('link', { name: /^Open/ })).toHaveTextContent('11');
  await userEvent.click(menu().getByRole('link', { name: /Waiting for acceptance/ }));
  expect(router.state.location).toMatchObject({ pathname: '/tickets/waiting_for_acceptance', search: '' });
  expect(headings()).toEqual(['Service 12']);
  await userEvent.click(menu().getByRole('link', { name: /Closed/ }));
  expect(screen.getByText('No ticket of the last twelve months has this status.')).toBeVisible();
});

test('an unknown status shows all of them, marked as all', async () => {
  await renderPage(<TicketsPage />, { at: '/tickets/nonsense', server });
  await screen.findByText('12 tickets');
  expect(menu().getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');
});

test('a card names what it is about, keeps line breaks, and takes texts as texts', async () => {
  server.on('POST /actions', () =>
    enveloped(
      wireTicketPage([
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
      ]),
    ),
  );
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  expect(await screen.findByRole('link', { name: 'https://wiki.example' })).toHaveAttribute(
    'href',
    '/apps/42/saml20_sp/about',
  );
  expect(headings()).toContain('North University');
  const message = screen.getByText(/First/);
  expect(message.textContent).toBe('First\n<b>second</b>');
  expect(message.children).toHaveLength(0);
  expect(screen.getAllByText('01-03-2026')).not.toHaveLength(0);
  expect(screen.getByText(/There was another ticket for the same request/)).toBeVisible();
  expect(screen.getByText('Requested by Ann Bee')).toBeVisible();
  expect(screen.getByText('Requested')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy CXT-12' })).toBeVisible();
});

test('a failure is not the same as no tickets, and can be tried again', async () => {
  server.on('POST /actions', () => problem(503, 'ticket-system-unavailable'));
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  expect(await screen.findByRole('alert')).toHaveTextContent('The tickets could not be loaded');
  server.on('POST /actions', () => enveloped(wireTicketPage([])));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No tickets were found')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('says when the server cut the list', async () => {
  server.on('POST /actions', () => enveloped(wireTicketPage(tickets, 1400)));
  await renderPage(<TicketsPage />, { at: '/tickets', server, language: 'nl' });
  expect(await screen.findByText('Alleen de nieuwste 12 van 1.400 tickets worden getoond.')).toBeVisible();
});
