/** What a page shows first is requested beside its code, and once. */
import { screen, waitFor } from '@testing-library/react';
import type { TicketFilter } from '../../src/contracts/wire/ticket';
import { renderDashboard, smallServer } from './renderDashboard';

function open(at: string) {
  const server = smallServer()
    .on('GET /services/connected', () => Response.json({ payload: [] }))
    .on('GET /stats/loginTimeFrame', () => Response.json([{ time: Date.now(), count_user_id: 5 }]));
  return renderDashboard({ at, server });
}

test.each(['', '?scale=week&from=2026-03-02&to=2026-03-15', '?service=https://sp.example'])(
  'statistics of /statistics%s',
  async (query) => {
    const { server } = await open(`/statistics${query}`);
    await screen.findByRole('table');
    expect(server.calls('GET /stats/loginTimeFrame')).toHaveLength(1);
  },
);

test('the first tickets of each turn, but not with a ticket of its own', async () => {
  const { server, unmount } = await open('/tickets');
  const firsts = () =>
    server
      .calls('POST /actions')
      .flatMap(({ body }) => ((body as TicketFilter).maxResults === 10 ? [body as TicketFilter] : []));
  await screen.findByRole('heading', { level: 1, name: 'Tickets' });
  await waitFor(() => expect(firsts()).toHaveLength(3));
  expect(new Set(firsts().map(({ statuses }) => statuses?.[0])).size).toBe(3);
  unmount();

  const one = await open('/tickets/CXT-1');
  await screen.findByRole('heading', { level: 1 });
  const asked = one.server.calls('POST /actions').map(({ body }) => (body as TicketFilter).maxResults);
  expect(asked).not.toContain(10);
});
