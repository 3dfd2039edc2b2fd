/** The events of a service, in the plot and below it. */
import { screen, waitFor, within } from '@testing-library/react';
import type { Point } from 'highcharts';
import { violations } from '../../support/dom/axe';
import { enveloped, problem, type FakeServer } from '../../support/dom/fakeServer';
import {
  paramsOf,
  cells,
  day,
  showStatistics,
  statisticsServer,
  stopTheClock,
} from '../../support/rendered/statisticsPage';

const drawn = jest.fn<void, [Drawn]>();
interface Drawn {
  readonly series: readonly {
    readonly type: string;
    readonly data: unknown;
    readonly showInLegend?: boolean;
  }[];
  readonly tooltip: { readonly formatter: (this: Partial<Point>) => string };
  readonly accessibility: { readonly point: { readonly descriptionFormatter: (point: object) => string } };
}
jest.mock('../../../src/ui/plot/Plot', () => ({
  Plot: ({ options }: { options: Drawn }) => {
    drawn(options);
    return <p data-testid="plot">{options.series.map(({ type }) => type).join(', ')}</p>;
  },
}));

let server: FakeServer;
beforeEach(() => {
  stopTheClock();
  drawn.mockClear();
  server = statisticsServer();
});
afterEach(() => jest.useRealTimers());

const hour = 3_600_000;
const at = (date: number, hours = 13) => day(date) + hours * hour;
const policy = { id: 'p 1', name: 'Staff & <students>' };
const happened = [
  { kind: 'connected', time: at(19), jiraKey: 'CXT-7' },
  { kind: 'policyActivated', time: at(20, 9), policy },
  { kind: 'policyDeactivated', time: at(20, 17), policy },
];
const marksResponse = (marks: readonly object[], over: object = {}) =>
  server.on('GET /x/statistics/marks', () =>
    enveloped({ marks, more: false, service: { id: 4, type: 'saml20_sp' }, ...over }),
  );

const one = '/statistics?service=https%3A%2F%2Fsp3.example';
const announced = { extensions: ['marks'] };
const list = async () => within(await screen.findByRole('region', { name: 'Events in this period' }));
const items = async () => (await list()).getAllByRole('listitem').map(({ textContent }) => textContent);

async function lastDrawn(): Promise<Drawn> {
  await waitFor(() => expect(screen.getByTestId('plot')).toHaveTextContent('flags'));
  const options = drawn.mock.lastCall?.[0];
  if (!options) throw new Error('Nothing was drawn');
  return options;
}

test('marks are in the plot, in the sentence, in a list and in the table', async () => {
  marksResponse(happened);
  const { container } = await showStatistics(server, one, announced);
  expect(await items()).toEqual([
    '19 Nov 2026, 13:00: Service connected (ticket CXT-7)',
    '20 Nov 2026, 09:00: Policy “Staff & <students>” became active',
    '20 Nov 2026, 17:00: Policy “Staff & <students>” is no longer active',
  ]);
  expect(screen.getByText(/3 events at the service in this period are marked/)).toBeVisible();
  expect((await cells()).map(([name]) => name)).toEqual([
    'When',
    '20 November 2026 (mark 2–3)',
    '19 November 2026 (mark 1)',
  ]);
  const { series } = await lastDrawn();
  expect(series.at(-1)).toMatchObject({
    type: 'flags',
    onSeries: 'logins',
    data: [
      { x: day(19), title: '1' },
      { x: day(20), title: '2–3' },
    ],
  });
  expect(paramsOf(server, 'GET /x/statistics/marks')).toEqual([
    {
      from: String(Date.UTC(2026, 0, 1) / 1000),
      to: String(day(22) / 1000),
      spEntityId: 'https://sp3.example',
    },
  ]);
  expect(await violations(container)).toEqual([]);
});

test('a mark is explained on hover, and with the numbers of its unit', async () => {
  marksResponse(happened);
  await showStatistics(server, one, announced);
  const { tooltip, accessibility } = await lastDrawn();
  const lines = [
    '2. 20 Nov 2026, 09:00: Policy “Staff &amp; &lt;students&gt;” became active',
    '3. 20 Nov 2026, 17:00: Policy “Staff &amp; &lt;students&gt;” is no longer active',
  ];
  const mark = { x: day(20), series: { name: 'What happened', options: { id: 'marks' } } };
  const column = { x: day(20), y: 2400, series: { name: 'Logins', options: { id: 'logins' } } };
  const tipOf = (point: object) => tooltip.formatter.call(point);
  expect(tipOf(mark)).toBe(lines.join('<br/>'));
  expect(tipOf(column)).toBe(['Logins: <b>2,400</b>', '20 November 2026', ...lines].join('<br/>'));
  expect(tipOf({ ...column, x: day(19) })).toContain('(ticket CXT-7)');
  const describe = accessibility.point.descriptionFormatter;
  expect(describe(mark)).toBe(lines.join(' '));
  expect(describe(column)).toBe(['20 November 2026: 2,400 Logins', ...lines].join(' '));
  const users = { ...column, y: 60, series: { name: 'Unique users', options: {} } };
  expect(describe(users)).toBe('20 November 2026: 60 Unique users');
});

test('the whole period as one number has them as well', async () => {
  marksResponse(happened);
  await showStatistics(server, `${one}&scale=all`, announced);
  expect(await items()).toHaveLength(3);
  expect((await lastDrawn()).series.at(-1)).toMatchObject({ data: [{ title: '1–3' }] });
});

const tickets = '/tickets/CXT-7';
const policies = '/apps/4/saml20_sp/settings/authorization_policies';
const revisions = `${policies}/p%201/revisions`;

test.each([
  ['an admin', {}, [tickets, revisions, revisions]],
  ['a viewer', { dashboardAdmin: false, dashboardViewer: true }, [tickets, policies, policies]],
  ['an admin while the ticket system is down', { jiraDown: true }, [revisions, revisions]],
] as const)('%s gets links to pages that may be opened', async (_title, user, addresses) => {
  marksResponse(happened);
  await showStatistics(server, one, { ...announced, ...user });
  const links = (await list()).getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(addresses);
});

test('without tickets, policies or pages of the service the page has words and no links', async () => {
  marksResponse([{ kind: 'connected', time: at(19), person: 'Ann Bee' }, ...happened.slice(1)], {
    service: undefined,
  });
  await showStatistics(server, one, announced);
  expect((await items())[0]).toBe('19 Nov 2026, 13:00: Service connected (by Ann Bee)');
  expect((await list()).queryByRole('link')).toBeNull();
});

test('older ones that are left out are mentioned', async () => {
  marksResponse(happened, { more: true });
  await showStatistics(server, one, announced);
  expect((await list()).getByText(/These are the newest 3; older ones are left out\./)).toBeVisible();
});

test('marks that come after the numbers are waited for a moment, so that nothing moves', async () => {
  // A moment that does not end, however slow the machine.
  const real = window.setTimeout;
  const endless = (act: () => void, ms?: number) => (ms === 500 ? 0 : real(act, ms));
  jest.spyOn(window, 'setTimeout').mockImplementation(endless as typeof real);
  let come: (response: Response) => void = () => undefined;
  server.on('GET /x/statistics/marks', () => new Promise((resolve) => (come = resolve)));
  await showStatistics(server, one, announced);
  await waitFor(() => expect(server.calls('GET /x/statistics/marks')).not.toEqual([]));
  expect(drawn).not.toHaveBeenCalled();
  come(enveloped({ marks: happened, more: false }));
  await lastDrawn();
  expect(drawn.mock.calls[0]?.[0].series.map(({ type }) => type)).toContain('flags');
  jest.restoreAllMocks();
});

const plainNames = ['When', '20 November 2026', '19 November 2026'];

test.each([
  ['it fails', () => problem(500, 'internal')],
  ['it is refused', () => problem(403, 'forbidden')],
  [
    'it makes no sense',
    () => enveloped({ marks: [{ kind: 'moved', time: at(19) }, { kind: 'policyActivated' }] }),
  ],
  ['it is empty', () => enveloped({ marks: [], more: false })],
  ['it never comes', () => new Promise<Response>(() => undefined)],
])('the plot is unchanged if %s', async (_title, answer) => {
  server.on('GET /x/statistics/marks', answer);
  await showStatistics(server, one, announced);
  await waitFor(() => expect(server.calls('GET /x/statistics/marks')).not.toEqual([]));
  expect((await cells()).map(([name]) => name)).toEqual(plainNames);
  expect(await screen.findByTestId('plot')).toHaveTextContent(/^column, line, line$/);
  expect(screen.queryByText(/happened/)).toBeNull();
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});

test.each([
  ['a server that does not announce them', one, {}],
  ['all services together', '/statistics', announced],
  ['each service by itself', '/statistics?detail=1', announced],
] as const)('%s: no request is made', async (_title, address, user) => {
  await showStatistics(server, address, user);
  expect((await cells()).length).toBeGreaterThan(1);
  expect(server.calls('GET /x/statistics/marks')).toEqual([]);
});
