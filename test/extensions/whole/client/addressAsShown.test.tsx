/** Every list and plot whose query is in the address: invalid values do not stay in it. */
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import * as desk from '../../../../src/extensions/deskPages/queue/deskAddress';
import * as services from '../../../../src/features/services/listAddress';
import { periodQueryIn, withPeriod } from '../../../../src/features/statistics/controls/periodAddress';
import * as tickets from '../../../../src/features/tickets/ticketAddress';
import { queryText } from '../../../../src/lib/queryText';
import { periodAt } from '../../../../src/machines/pages/statisticsPeriod/periodAfter';
import { useAddressAsShown } from '../../../../src/ui/address/useAddressAsShown';

const today = '2026-11-22';
const listed = (query: string, page: number) => queryText(services.asShown(new URLSearchParams(query), page));
const period = (query: string) =>
  withPeriod(query, periodAt({ today, only: null, asked: periodQueryIn(new URLSearchParams(query)) }));

const facets = encodeURIComponent('{"source":["eduGAIN"]}');
const addresses: readonly (readonly [string, string, string])[] = [
  ['services', listed('?sort=%7Bbad&page=abc', 1), ''],
  ['services', listed('?search=lab&page=99', 3), '?search=lab&page=3'],
  ['services', listed('?activeFacets=%7Bbroken', 1), ''],
  ['services', listed('?activeFacets=%5B1%5D&categories=some', 1), ''],
  [
    'services',
    listed(`?activeFacets=${facets}&first=connected&x=1`, 1),
    `?first=connected&x=1&activeFacets=${facets}`,
  ],
  ['tickets', tickets.asShown('?type=BANANA&period=decade&order=up&page=0', 1), ''],
  [
    'tickets',
    tickets.asShown('?type=CHANGE&period=all&order=oldest&page=9', 2),
    '?type=CHANGE&period=all&order=oldest&page=2',
  ],
  ['desk', desk.asShown('?type=BANANA&state=closed&page=-3', 1), ''],
  ['desk', desk.asShown('?type=CHANGE&state=all&page=9', 2), '?type=CHANGE&state=all&page=2'],
  ['statistics', period('?from=banana&scale=light-year'), ''],
  ['statistics', period('?scale=all'), ''],
];

test.each(addresses)('%s: %s', (_page, shown, expected) => {
  const members = (query: string) => [...new URLSearchParams(query)].sort();
  expect(members(shown)).toEqual(members(expected));
});

test.each([
  ['?from=2026-12-01&to=2026-11-01'],
  ['?detail=1&scale=minute'],
  ['?scale=minute&from=2020-01-01&to=2026-01-01'],
  ['?scale=week&from=2026-01-01&to=2026-03-31&compare=1'],
])('statistics: the address of %s describes what is shown, and stays the same', (requested) => {
  const shown = period(requested);
  expect(period(shown)).toBe(shown);
  const { from, to } = periodAt({
    today,
    only: null,
    asked: periodQueryIn(new URLSearchParams(shown)),
  }).context;
  expect(from <= to && to <= today).toBe(true);
});

test('the address is replaced once, with its other members, and only if it is wrong', async () => {
  const rewritten: string[] = [];
  function Shown() {
    useAddressAsShown('?a=1&b=2');
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Shown /> }], {
    initialEntries: ['/before', '/page?b=2&a=3#here'],
  });
  router.subscribe(({ location }) => rewritten.push(location.search));
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.location.search).toBe('?a=1&b=2'));
  expect(router.state.location.hash).toBe('#here');
  await act(async () => router.navigate('/page?b=2&a=1'));
  expect(router.state.location.search).toBe('?b=2&a=1');
  expect(rewritten.at(-1)).toBe('?b=2&a=1');
});
