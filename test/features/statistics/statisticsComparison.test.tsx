/** Statistics beside the period before: in words, in the picture, in the table and in the address. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../support/dom/axe';
import { problem, type FakeServer } from '../../support/dom/fakeServer';
import {
  paramsOf,
  cells,
  day,
  findText,
  showStatistics,
  statisticsServer,
  stopTheClock,
} from '../../support/rendered/statisticsPage';

jest.mock('../../../src/ui/plot/Plot', () => ({
  Plot: ({ options }: { options: { series: { name?: string }[] } }) => (
    <p data-testid="plot">{options.series.flatMap(({ name }) => name ?? []).join(', ')}</p>
  ),
}));

let server: FakeServer;
beforeEach(() => {
  stopTheClock();
  server = statisticsServer();
});
afterEach(() => jest.useRealTimers());

const show = (at?: string, user?: object) => showStatistics(server, at, user);

const twoDays = '/statistics?from=2026-11-19&to=2026-11-20';
const weekBefore = () =>
  Response.json([
    { time: day(12), count_user_id: 1000, distinct_count_user_id: 30 },
    { time: day(13), count_user_id: 2000, distinct_count_user_id: 50 },
  ]);

test('the period before is beside: in the sentence, the picture, the table, and the address', async () => {
  const user = userEvent.setup();
  server.on('GET /stats/loginTimeFrame', ({ params }) =>
    params.get('to') === String(day(21) / 1000)
      ? Response.json([
          { time: day(19), count_user_id: 1200, distinct_count_user_id: 40 },
          { time: day(20), count_user_id: 2400, distinct_count_user_id: 60 },
        ])
      : weekBefore(),
  );
  const { container, router } = await show(twoDays);
  const choice = screen.getByRole('checkbox', { name: 'Compare with the period before' });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(router.state.location.search).toContain('compare=1');
  await findText(
    /20% more logins than in the period before, 12 November 2026 to 13 November 2026: 3,600 compared with 3,000\.$/,
  );
  expect(paramsOf(server, 'GET /stats/loginTimeFrame')[1]).toEqual({
    from: String(day(12) / 1000),
    to: String(day(14) / 1000),
    scale: 'day',
  });
  expect(await screen.findByTestId('plot')).toHaveTextContent(
    'Logins, Logins in the period before, Unique users',
  );
  expect(await cells()).toEqual([
    ['When', 'Logins', 'Unique users', 'Compared with', 'Logins in the period before', 'Difference'],
    ['20 November 2026', '2,400', '60', '13 November 2026', '2,000', '+400'],
    ['19 November 2026', '1,200', '40', '12 November 2026', '1,000', '+200'],
  ]);
  expect(await violations(container)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Per service' }));
  expect(screen.queryByRole('checkbox', { name: 'Compare with the period before' })).toBeNull();
  expect(router.state.location.search).not.toContain('compare');
});

test('a unit that has not ended is left out of the comparison, and named', async () => {
  server.on('GET /stats/loginTimeFrame', ({ params }) =>
    params.get('to') === String(day(22) / 1000)
      ? Response.json([
          { time: Date.UTC(2026, 9, 1), count_user_id: 30 },
          { time: Date.UTC(2026, 10, 1), count_user_id: 5 },
        ])
      : Response.json([
          { time: Date.UTC(2026, 7, 1), count_user_id: 20 },
          { time: Date.UTC(2026, 8, 1), count_user_id: 99 },
        ]),
  );
  await show('/statistics?scale=month&from=2026-10-01&compare=1');
  await findText(
    /^35 logins in all\..* 50% more logins .* 30 September 2026: 30 compared with 20, without November 2026, which is not over yet\.$/,
  );
});

test('by the hour the shown hours are over, and are beside those of their own day', async () => {
  const hour = (date: number, at: number, logins: number) => ({
    time: day(date) + at * 3600_000,
    count_user_id: logins,
  });
  server.on('GET /stats/loginTimeFrame', ({ params }) =>
    params.get('to') === String(day(22) / 1000)
      ? Response.json([hour(20, 8, 1), hour(20, 9, 10), hour(21, 9, 30), hour(21, 10, 50), hour(21, 11, 2)])
      : // Kept for a shorter time: the first day of the two has none.
        Response.json([hour(14, 8, 1), hour(14, 9, 15), hour(14, 10, 25), hour(14, 11, 1)]),
  );
  await show('/statistics?scale=hour&from=2026-11-20&to=2026-11-21&compare=1');
  await findText(
    /^90 logins in all\. Busiest: 21 Nov 2026, 10:00, with 50\. 100% more logins than in .*: 80 compared with 40, where both counts are shown\.$/,
  );
  expect((await cells()).slice(1).map(([when, , beside]) => [when, beside])).toEqual([
    ['21 Nov 2026, 10:00', '14 Nov 2026, 10:00'],
    ['21 Nov 2026, 09:00', '14 Nov 2026, 09:00'],
    ['20 Nov 2026, 09:00', '–'],
  ]);
});

test('if the period before fails or is empty, this one is shown anyway', async () => {
  const user = userEvent.setup();
  const answers = [() => problem(500, 'internal'), () => Response.json(['no_results'])];
  server.on('GET /stats/loginTimeFrame', ({ params }) =>
    params.get('to') === String(day(21) / 1000)
      ? Response.json([{ time: day(20), count_user_id: 5 }])
      : (answers.shift() ?? weekBefore)(),
  );
  await show(`${twoDays}&compare=1`);
  await findText(/The period before, .*, could not be loaded\.$/);
  expect(await cells()).toEqual([
    ['When', 'Logins'],
    ['20 November 2026', '5'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findText(/There is nothing to compare with in the period before, .* November 2026\.$/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each([
  [3600, /in all\..* About as many logins as in the period before, .*: 3,600 compared with 3,600\.$/],
  [7200, /50% fewer logins than in the period before/],
  [900, / 4 times as many logins as in the period before, .*: 3,600 compared with 900\.$/],
  [0, /There were no logins in the period before/],
])('the sentence compares with %d logins before', async (then, text) => {
  server.on('GET /stats/loginTimeFrame', ({ params }) =>
    params.get('to') === String(day(21) / 1000)
      ? Response.json([{ time: day(20), count_user_id: 3600 }])
      : Response.json([{ time: day(13), count_user_id: then }]),
  );
  await show(`${twoDays}&compare=1`);
  await findText(text);
});

test.each([
  ['19 before, none now', 19, 0, /^0 −19 on 13 November 2026$/, / had 19 fewer than 13 November 2026\./],
  ['5 before, 30 now', 5, 30, /^30 \+25 on /, / had 25 more than /],
  ['100 before, 50 now', 100, 50, /^50 −50% on /, / had 50% fewer than /],
  ['100 before, 400 now', 100, 400, /^400 4 times as many as /, / had 4 times as many as /],
  ['1000 before, 1001 now', 1000, 1001, /^1,001 about as many as /, / had about as many as /],
])('%s: figure and sentence agree', async (_title, then, now, figure, sentence) => {
  server.on('GET /stats/loginTimeFrame', () =>
    Response.json(
      [13, 14, 15, 16, 17, 18, 19, 20].map((date) => ({
        time: day(date),
        count_user_id: date === 20 ? now : then,
      })),
    ),
  );
  await show('/statistics?from=2026-11-13&to=2026-11-20');
  await findText(sentence);
  const shown = screen.getByText('20 November 2026', { selector: 'dt' }).nextElementSibling;
  expect(shown?.textContent).toMatch(figure);
});

test.each([
  [18, 12, /^-6|−6$/, /^.* 6 fewer logins than in /],
  [900, 3600, /^4 times as many$/, / 4 times as many logins as in /],
])('%d logins before, %d now: figure and sentence agree', async (then, now, figure, sentence) => {
  server.on('GET /stats/loginTimeFrame', ({ params }) =>
    params.get('to') === String(day(21) / 1000)
      ? Response.json([{ time: day(20), count_user_id: now }])
      : Response.json([{ time: day(13), count_user_id: then }]),
  );
  await show(`${twoDays}&compare=1`);
  await findText(sentence);
  const term = screen.getByText('Compared with the period before', { selector: 'dt' });
  expect(term.nextElementSibling?.querySelector('b')?.textContent).toMatch(figure);
});
