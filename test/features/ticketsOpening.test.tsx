/** The list of tickets while all of them are on their way: its first page comes before the others. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TicketsPage } from '../../src/features/tickets/TicketsPage';
import { wireTicket, wireTicketPage } from '../support/builders';
import { enveloped, FakeServer, problem } from '../support/fakeServer';
import { renderPage } from '../support/renderPage';

const all = Array.from({ length: 25 }, (_, index) =>
  wireTicket({
    jiraKey: `CXT-${25 - index}`,
    spName: `Service ${25 - index}`,
    requestDate: `2026-03-${String(25 - index).padStart(2, '0')}T12:00:00.000+0100`,
  }),
);

interface Asked {
  readonly maxResults: number;
  readonly from?: number;
}

/** Answers the first page and the counts at once, the whole list when it is let go. */
function slowList({ awaiting = 0, older = 0 } = {}) {
  let answer: (response: Response) => void = () => undefined;
  const whole = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const server = new FakeServer().on('POST /actions', ({ body }) => {
    const { maxResults, from } = body as Asked;
    if (maxResults === 0) {
      return enveloped(wireTicketPage([], from === undefined ? awaiting : awaiting - older));
    }
    return maxResults === 10 ? enveloped(wireTicketPage(all.slice(0, 10), 25)) : whole;
  });
  const asked = (maxResults: number) =>
    server.calls('POST /actions').filter(({ body }) => (body as Asked).maxResults === maxResults).length;
  const letGo = (response = enveloped(wireTicketPage(all))) => act(async () => answer(response));
  return { server, letGo, asked };
}

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const openCount = () => {
  const menu = screen.getByRole('navigation', { name: 'Tickets by status' });
  return within(menu).getByRole('link', { name: /^Open/ }).textContent;
};

test('the first ten and the true total show before the others have come; then nothing moves (REQUIREMENTS 232)', async () => {
  const { server, letGo } = slowList();
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  expect(await screen.findByText('25 tickets')).toBeVisible();
  const before = headings();
  expect(before).toHaveLength(10);
  expect(before[0]).toBe('Service 25');
  expect(screen.getByRole('link', { name: 'Page 3' })).toBeVisible();
  expect(openCount()).toBe('Open');
  const card = screen.getByText('Service 25');
  await letGo();
  expect(openCount()).toBe('Open25');
  expect(headings()).toEqual(before);
  expect(screen.getByText('Service 25')).toBe(card);
  expect(screen.getByText('25 tickets')).toBeVisible();
});

test('what is typed before the others have come is not lost, and finds among all of them', async () => {
  const { server, letGo } = slowList();
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  await screen.findByText('25 tickets');
  const field = screen.getByRole('searchbox', { name: 'Search tickets' });
  await userEvent.type(field, '11');
  expect(headings()).toEqual([]);
  await letGo();
  expect(await screen.findByText('1 ticket')).toBeVisible();
  expect(headings()).toEqual(['Service 11']);
  expect(screen.getByRole('searchbox', { name: 'Search tickets' })).toBe(field);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('11');
});

test('the next page waits for all of them', async () => {
  const { server, letGo } = slowList();
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  await userEvent.click(await screen.findByRole('link', { name: 'Page 3' }));
  expect(headings()).toEqual([]);
  await letGo();
  expect(await screen.findByText('Service 5')).toBeVisible();
  expect(headings()).toHaveLength(5);
});

test('nothing is shown that a word about older invitations would push down (REQUIREMENTS 236)', async () => {
  const { server, letGo } = slowList({ awaiting: 3, older: 2 });
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  expect(await screen.findByRole('searchbox', { name: 'Search tickets' })).toBeVisible();
  expect(headings()).toEqual([]);
  await letGo();
  expect(await screen.findByText(/^3 older invitations still wait/)).toBeVisible();
  expect(headings()).toHaveLength(10);
});

test('where all invitations that wait are in the list, its first page need not wait', async () => {
  const { server } = slowList({ awaiting: 3 });
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  expect(await screen.findByText('25 tickets')).toBeVisible();
});

test('what opens elsewhere asks for no first page', async () => {
  const { server, letGo, asked } = slowList();
  await renderPage(<TicketsPage />, { at: '/tickets/todo', server });
  await letGo();
  expect(await screen.findByText('25 tickets')).toBeVisible();
  expect([asked(10), asked(1000)]).toEqual([0, 1]);
});

test('where the others do not come it is said, instead of a list that is not whole (REQUIREMENTS 236)', async () => {
  const { server, letGo } = slowList();
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  await screen.findByText('25 tickets');
  await letGo(problem(503, 'ticket-system-unavailable'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The tickets could not be loaded');
  expect(screen.queryByText('Service 25')).toBeNull();
});
