import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../support/dom/axe';
import { wireService } from '../../support/builders';
import { enveloped, problem, type FakeServer, type Seen } from '../../support/dom/fakeServer';
import {
  paramsOf,
  cells,
  day,
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
const paramsOfCall = (call: string) => paramsOf(server, call);
const scale = () => screen.getByRole('combobox', { name: 'Scale' });
const scales = () =>
  within(scale())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('opens with this year by the day, all services, and the numbers as text (REQUIREMENTS 213, 220, 225)', async () => {
  const { container } = await show();
  expect(await cells()).toEqual([
    ['When', 'Logins', 'Unique users'],
    ['20 November 2026', '2,400', '60'],
    ['19 November 2026', '1,200', '40'],
  ]);
  expect(paramsOfCall('GET /stats/loginTimeFrame')).toEqual([
    { from: String(Date.UTC(2026, 0, 1) / 1000), to: String(day(22) / 1000), scale: 'day' },
  ]);
  expect(scale()).toHaveDisplayValue('Automatic: day');
  expect(screen.getByRole('button', { name: 'Later' })).toHaveAttribute('aria-disabled', 'true');
  expect(
    screen.getByText(/^3,600 logins in all\. Busiest: 20 November 2026, with 2,400\./),
  ).toBeInTheDocument();
  expect(await screen.findByTestId('plot')).toHaveTextContent('Logins, Unique users');
  expect(await violations(container)).toEqual([]);
});

test('weeks that the period cuts are counted completely, and the page shows their first and last day', async () => {
  const { router } = await show('/statistics?scale=week&from=2026-03-04&to=2026-03-11');
  expect(await screen.findByText('Whole weeks are counted: 2 March 2026 to 15 March 2026.')).toBeVisible();
  expect(screen.getByRole('table', { name: /2 March 2026 to 15 March 2026$/ })).toBeInTheDocument();
  expect(paramsOfCall('GET /stats/loginTimeFrame')).toEqual([
    { from: String(Date.UTC(2026, 2, 2) / 1000), to: String(Date.UTC(2026, 2, 16) / 1000), scale: 'week' },
  ]);
  await act(() => router.navigate('/statistics?scale=week&from=2026-03-02&to=2026-03-15'));
  await screen.findByRole('table');
  expect(screen.queryByText(/Whole weeks/)).toBeNull();
});

test('days are those of the federation, regardless of the browser (REQUIREMENTS 219)', async () => {
  await show('/statistics?from=2026-03-29&to=2026-03-29', { statsTimeZone: 'Europe/Amsterdam' });
  await screen.findByRole('table');
  const [{ from, to } = {}] = paramsOfCall('GET /stats/loginTimeFrame');
  expect([Number(from), Number(to)]).toEqual([
    Date.UTC(2026, 2, 28, 23) / 1000,
    Date.UTC(2026, 2, 29, 22) / 1000,
  ]);
});

test('a service that no one can see here is reported; one that is no longer connected has its name', async () => {
  const { router } = await show('/statistics?service=https://nope.example');
  expect(
    await screen.findByText(/No service that your institution can see has this entity ID/),
  ).toHaveTextContent('https://nope.example');
  await act(() => router.navigate('/statistics?service=https://sp7.example'));
  expect(await screen.findByDisplayValue('Service 7')).toBeInTheDocument();
  expect(screen.queryByText(/has this entity ID/)).toBeNull();
});

test('a service, its whole period, and all services again (REQUIREMENTS 214, 217, 228)', async () => {
  const user = userEvent.setup();
  const { router } = await show();
  expect(scales()).not.toContain('Entire period');
  const service = await screen.findByRole('combobox', { name: 'Service' });
  await waitFor(() => expect(service.tagName).toBe('INPUT'));
  await user.click(service);
  const list = () => within(screen.getByRole('listbox')).getAllByRole('option');
  expect(list().map(({ textContent }) => textContent)).toEqual([
    'All services',
    ...Array.from({ length: 7 }, (_, index) => `Service ${index}`),
  ]);
  await user.keyboard('service 3{Enter}');
  await user.selectOptions(scale(), 'Entire period');
  expect(await cells()).toEqual([
    ['When', 'Logins', 'Unique users'],
    ['Entire period', '7', '3'],
  ]);
  expect(paramsOfCall('GET /stats/uniqueLoginCount')[0]).toMatchObject({ spEntityId: 'https://sp3.example' });
  expect(router.state.location.search).toContain('scale=all');
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear: Service 3' }));
  expect(scale()).toHaveDisplayValue('Minute');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(router.state.location.search).toBe('');
  // The list of services is cached: it was requested once, and offers all of them.
  expect(paramsOf(server, 'GET /services/connected')).toHaveLength(1);
  await user.click(screen.getByRole('combobox', { name: 'Service' }));
  expect(list()).toHaveLength(8);
  expect(
    paramsOfCall('GET /stats/uniqueLoginCount').every(({ spEntityId }) => spEntityId !== 'undefined'),
  ).toBe(true);
});

test('each service alone: one date, its own scales, no arrows, connected ones with 0 (REQUIREMENTS 214, 218, 222, 227)', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(screen.getByRole('checkbox', { name: 'Per service' }));
  await waitFor(() => expect(paramsOfCall('GET /stats/loginAggregated')).toEqual([{ period: '2026' }]));
  await user.selectOptions(scale(), 'Week');
  await waitFor(() => expect(paramsOfCall('GET /stats/loginAggregated')).toHaveLength(2));
  expect(paramsOfCall('GET /stats/loginAggregated')[1]).toEqual({ period: '2026W47' });
  expect(scales()).toEqual(['Year', 'Quarter', 'Month', 'Week', 'Day']);
  for (const arrow of ['Earlier', 'Later']) expect(screen.queryByRole('button', { name: arrow })).toBeNull();
  expect(screen.getAllByRole('button', { name: /Change$/ })).toHaveLength(1);
  const rows = await cells();
  expect(rows.slice(0, 3)).toEqual([
    ['Service', 'Logins', 'Share', 'Unique users'],
    ['Service 2', '11', '100.0%', 'not shown'],
    ['Service 0', '0', '0.0%', '0'],
  ]);
  expect(rows).toHaveLength(8);
});

test('fewer people than the limit are described as such (REQUIREMENTS 223)', async () => {
  server.on('GET /stats/loginTimeFrame', () =>
    Response.json([
      { time: day(19), count_user_id: 5 },
      { time: day(20) },
      { time: day(18), distinct_count_user_id: 12, count_user_id: 20 },
    ]),
  );
  await show('/statistics', { statsMinUsers: 10 });
  expect(await cells()).toEqual([
    ['When', 'Logins', 'Unique users'],
    ['20 November 2026', 'fewer than 10', 'fewer than 10'],
    ['19 November 2026', '5', 'fewer than 10'],
    ['18 November 2026', '20', '12'],
  ]);
  expect(screen.getByText(/^Counts of fewer than 10 users are not shown/)).toBeInTheDocument();
});

test('where some logins do not identify the user, it is said, and no one is called few for that', async () => {
  server.on('GET /stats/loginTimeFrame', () =>
    Response.json([
      { time: day(18), distinct_count_user_id: 12, count_user_id: 20 },
      { time: day(19), count_user_id: 500 },
    ]),
  );
  await show('/statistics', { statsMinUsers: 10, statsNamelessUntil: day(19) });
  expect(await cells()).toEqual([
    ['When', 'Logins', 'Unique users'],
    ['19 November 2026', '500', 'not shown'],
    ['18 November 2026', '20', '12'],
  ]);
  expect(screen.getByText(/Up to 19 Nov 2026, 00:00, some logins do not identify the user/)).toBeVisible();
});

test('services have their names at once: their places do not change when the names come (REQUIREMENTS 222)', async () => {
  let release: (response: Response) => void = () => undefined;
  const names = new Promise<Response>((resolve) => {
    release = resolve;
  });
  server.on('GET /services/connected', () => names);
  await show('/statistics?detail=1&scale=week');
  await waitFor(() => expect(paramsOfCall('GET /stats/loginAggregated')).toHaveLength(1));
  expect(await screen.findByText('The logins are being counted…')).toBeInTheDocument();
  const apps = [wireService({ spEntityId: 'https://sp2.example', names: { en: 'Wiki' }, connected: true })];
  await act(async () => release(enveloped(apps)));
  expect((await cells())[1]?.[0]).toBe('Wiki');
});

test('a server without the lean list sends the connected services alone, once the logins have come', async () => {
  let release: (response: Response) => void = () => undefined;
  const logins = new Promise<Response>((resolve) => {
    release = resolve;
  });
  server.on('GET /stats/loginTimeFrame', () => logins);
  await show();
  await waitFor(() => expect(paramsOfCall('GET /stats/loginTimeFrame')).toHaveLength(1));
  expect(paramsOfCall('GET /services/connected')).toEqual([]);
  await act(async () => release(Response.json([{ time: day(19), count_user_id: 5 }])));
  await waitFor(() => expect(paramsOfCall('GET /services/connected')).toHaveLength(1));
  expect(paramsOfCall('GET /services')).toEqual([]);
});

test('our server sends the lean list, once the logins have come', async () => {
  await show('/statistics', { extensions: ['list'] });
  await waitFor(() => expect(paramsOfCall('GET /services')).toEqual([{ form: 'list' }]));
  expect(paramsOfCall('GET /services/connected')).toEqual([]);
});

test('if the names do not load, the logins are shown anyway (REQUIREMENTS 222)', async () => {
  server.on('GET /services/connected', () => problem(500, 'internal'));
  await show('/statistics?detail=1&scale=week');
  expect((await cells())[1]?.[0]).toBe('https://sp2.example');
});

test.each([[[]], [['no_results']]])('%j is shown in words (REQUIREMENTS 221)', async (answer) => {
  server.on('GET /stats/loginTimeFrame', () => Response.json(answer));
  await show();
  expect(await screen.findByText('No logins in this period')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});

test('by the hour, no data may mean that hours are no longer stored: the page says so', async () => {
  server.on('GET /stats/loginTimeFrame', () => Response.json(['no_results']));
  await show('/statistics?scale=hour&from=2026-03-02&to=2026-03-03');
  await screen.findByText(/may be kept for less time than days/);
  await userEvent.setup().selectOptions(scale(), 'Day');
  await waitFor(() => expect(screen.queryByText(/kept for less time/)).toBeNull());
  expect(await screen.findByText('No logins in this period')).toBeInTheDocument();
});

test('a failure is reported, and tried again (REQUIREMENTS 229)', async () => {
  const user = userEvent.setup();
  server.on('GET /stats/loginTimeFrame', () => problem(500, 'internal'));
  await show();
  expect(await screen.findByText('The statistics could not be loaded')).toBeInTheDocument();
  server.on('GET /stats/loginTimeFrame', () => Response.json([{ time: day(2), count_user_id: 3 }]));
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect((await cells())[1]).toEqual(['2 November 2026', '3']);
});

test('an answer that comes late never replaces a newer one (REQUIREMENTS 229)', async () => {
  const user = userEvent.setup();
  let release: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    release = resolve;
  });
  const answer = ({ params }: Seen) =>
    params.get('scale') === 'week'
      ? late
      : Response.json([{ time: day(1), count_user_id: params.get('scale') === 'month' ? 30 : 1 }]);
  server.on('GET /stats/loginTimeFrame', answer);
  await show();
  await screen.findByRole('table');
  await user.selectOptions(scale(), 'Week');
  expect(await screen.findByText('The logins are being counted…')).toBeInTheDocument();
  await user.selectOptions(scale(), 'Month');
  expect((await cells())[1]).toEqual(['November 2026 (so far)', '30']);
  await act(async () => release(Response.json([{ time: day(2), count_user_id: 99 }])));
  expect((await cells())[1]).toEqual(['November 2026 (so far)', '30']);
});

test('while the statistics are down nothing is requested (REQUIREMENTS 14)', async () => {
  await show('/statistics', { statisticsDown: true, links: { supportEmail: 'desk@federation.example' } });
  expect(screen.getByText(/not available at the moment/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'desk@federation.example' })).toBeInTheDocument();
  expect(server.seen.filter(({ path }) => path.startsWith('/stats'))).toEqual([]);
});

test('says when logins were counted if others have arrived since', async () => {
  const counted = { statsDataUntil: day(21) + 60_000 };
  const { unmount } = await show(undefined, { statsCountedAt: day(21), ...counted });
  const note =
    'Newest login: 21 Nov 2026, 00:01. Counted at 21 Nov 2026, 00:00: logins that arrived later are not counted yet.';
  expect(screen.getByText((text) => text.includes(note))).toBeInTheDocument();
  unmount();
  await show(undefined, counted);
  expect(screen.queryByText(/not counted yet/)).not.toBeInTheDocument();
});
