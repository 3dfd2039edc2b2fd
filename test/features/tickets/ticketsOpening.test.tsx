/** The list of tickets while all of them are on their way: its first page comes before the others. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TicketsPage } from '../../../src/features/tickets/TicketsPage';
import { wireTicket, wireTicketPage } from '../../support/builders';
import { enveloped, FakeServer, problem } from '../../support/dom/fakeServer';
import { renderPage } from '../../support/rendered/renderPage';

const all = Array.from({ length: 25 }, (_, index) =>
  wireTicket({
    jiraKey: `CXT-${25 - index}`,
    spName: `Service ${25 - index}`,
    requestDate: `2026-03-${String(25 - index).padStart(2, '0')}T12:00:00.000+0100`,
  }),
);

interface TicketSearchBody {
  readonly maxResults: number;
  readonly statuses?: readonly string[];
}

/** Answers the first of each turn and the count at once, the whole list when it is let go. */
function slowList({ awaiting = 0, waiting = 0 } = {}) {
  const invitations = Array.from({ length: Math.min(waiting, 10) }, (_, index) =>
    wireTicket({
      jiraKey: `CXT-${100 + index}`,
      spName: `Invitation ${index}`,
      type: 'LINKINVITE',
      status: 'Waiting for customer',
    }),
  );
  let respond: (response: Response) => void = () => undefined;
  const whole = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const server = new FakeServer().on('POST /actions', ({ body }) => {
    const { maxResults, statuses = [] } = body as TicketSearchBody;
    if (maxResults === 0) return enveloped(wireTicketPage([], awaiting));
    if (maxResults > 10) return whole;
    if (statuses.includes('Waiting for customer')) return enveloped(wireTicketPage(invitations, waiting));
    return enveloped(statuses.includes('Open') ? wireTicketPage(all.slice(0, 10), 25) : wireTicketPage([]));
  });
  const searchRequests = (maxResults: number) =>
    server.calls('POST /actions').filter(({ body }) => (body as TicketSearchBody).maxResults === maxResults)
      .length;
  const letGo = (response = enveloped(wireTicketPage(all))) => act(async () => respond(response));
  return { server, letGo, searchRequests };
}

const names = () =>
  screen
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Waiting for others' && text !== 'Your turn');
const openCount = () => {
  const menu = screen.getByRole('navigation', { name: 'Tickets by status' });
  return within(menu).getByRole('link', { name: /^Open/ }).textContent;
};

test('the first ten and the true total show before the others load; then nothing moves (REQUIREMENTS 232)', async () => {
  const { server, letGo } = slowList();
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  expect(await screen.findByText('25 tickets')).toBeVisible();
  const before = names();
  expect(before).toHaveLength(10);
  expect(before[0]).toBe('Service 25');
  expect(screen.getByRole('link', { name: 'Page 3' })).toBeVisible();
  expect(openCount()).toBe('Open');
  const card = screen.getByText('Service 25');
  await letGo();
  expect(openCount()).toBe('Open25');
  expect(names()).toEqual(before);
  expect(screen.getByText('Service 25')).toBe(card);
  expect(screen.getByText('25 tickets')).toBeVisible();
});

test('text typed before the others load is not lost, and finds tickets among all of them', async () => {
  const { server, letGo } = slowList();
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  await screen.findByText('25 tickets');
  const field = screen.getByRole('searchbox', { name: 'Search tickets' });
  await userEvent.type(field, '11');
  expect(names()).toEqual([]);
  await letGo();
  expect(await screen.findByText('1 ticket')).toBeVisible();
  expect(names()).toEqual(['Service 11']);
  expect(screen.getByRole('searchbox', { name: 'Search tickets' })).toBe(field);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('11');
});

test('the next page waits for all of them', async () => {
  const { server, letGo } = slowList();
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  await userEvent.click(await screen.findByRole('link', { name: 'Page 3' }));
  expect(names()).toEqual([]);
  await letGo();
  expect(await screen.findByText('Service 5')).toBeVisible();
  expect(names()).toHaveLength(5);
});

test('older invitations that wait are mentioned with the first page, so that nothing moves it down (REQUIREMENTS 236)', async () => {
  const { server } = slowList({ awaiting: 3, waiting: 1 });
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  expect(await screen.findByText('26 tickets')).toBeVisible();
  expect(screen.getByText(/^2 older invitations are still waiting/)).toBeVisible();
  expect(names()[0]).toBe('Invitation 0');
  expect(names()).toHaveLength(10);
});

test('if more wait for an answer than a page holds, the newest of them show at once', async () => {
  const { server } = slowList({ awaiting: 11, waiting: 11 });
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  expect(await screen.findByText('36 tickets')).toBeVisible();
  expect(names()).toHaveLength(10);
});

test('a page that opens elsewhere requests no first page', async () => {
  const { server, letGo, searchRequests } = slowList();
  await renderPage(<TicketsPage />, { at: '/tickets/todo', server });
  await letGo();
  expect(await screen.findByText('25 tickets')).toBeVisible();
  expect([searchRequests(10), searchRequests(1000)]).toEqual([0, 1]);
});

test('if the others do not load a message says so, instead of an incomplete list (REQUIREMENTS 236)', async () => {
  const { server, letGo } = slowList();
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  await screen.findByText('25 tickets');
  await letGo(problem(503, 'ticket-system-unavailable'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The tickets could not be loaded');
  expect(screen.queryByText('Service 25')).toBeNull();
});
