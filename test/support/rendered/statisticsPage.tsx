import { screen, waitFor, within } from '@testing-library/react';
import { StatisticsPage } from '../../../src/features/statistics/StatisticsPage';
import { wireService, wireUser } from '../builders';
import { enveloped, FakeServer } from '../dom/fakeServer';
import { renderPage } from './renderPage';

/** Returns midnight of a day in November 2026, the month of the statistics tests. */
export const day = (date: number) => Date.UTC(2026, 10, date);

/** Stops the clock at noon on 21 November 2026; timers continue. */
export function stopTheClock(): void {
  jest.useFakeTimers({
    now: new Date('2026-11-21T12:00:00Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'queueMicrotask',
      'nextTick',
      'setImmediate',
      'performance',
      'requestAnimationFrame',
    ],
  });
}

/** Makes a server with eight services, seven of them connected, and a few logins. */
export function statisticsServer(): FakeServer {
  const apps = Array.from({ length: 8 }, (_, index) =>
    wireService({
      id: index + 1,
      spEntityId: `https://sp${index}.example`,
      names: { en: `Service ${index}` },
      connected: index < 7,
    }),
  );
  return new FakeServer()
    .on('GET /services', () => enveloped({ apps, facets: [] }))
    .on('GET /services/connected', () => enveloped(apps.slice(0, 7)))
    .on('GET /stats/loginTimeFrame', () =>
      Response.json([
        { time: day(19), count_user_id: 1200, distinct_count_user_id: 40 },
        { time: day(20), count_user_id: 2400, distinct_count_user_id: 60 },
        { time: day(22), count_user_id: 1 },
      ]),
    )
    .on('GET /stats/uniqueLoginCount', () =>
      Response.json([{ count_user_id: 7 }, { distinct_count_user_id: 3 }]),
    )
    .on('GET /stats/loginAggregated', () =>
      Response.json([{ sp_entity_id: 'https://sp2.example', count_user_id: 11 }]),
    );
}

export async function showStatistics(server: FakeServer, at = '/statistics', user: object = {}) {
  const view = await renderPage(<StatisticsPage />, { at, server, user: wireUser(user) });
  await screen.findByRole('heading', { level: 1, name: 'Statistics' });
  return view;
}

/** Returns the parameters of each call. */
export const paramsOf = (server: FakeServer, call: string) =>
  server.calls(call).map(({ params }) => Object.fromEntries(params));

/** Returns the cells of the table of numbers, row by row. */
export const cells = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** Waits until the sentences about the plot match. */
export async function findText(pattern: RegExp): Promise<void> {
  await waitFor(() => {
    const sentences = screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
    expect(sentences).toContainEqual(expect.stringMatching(pattern));
  });
}
