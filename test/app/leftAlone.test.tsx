/** An idle page sends no requests: each call would postpone the end of a session that is not used. */
import { act, screen } from '@testing-library/react';
import { everyPage, pagesLeftOut } from './everyPage';
import { renderDashboard, smallServer } from './renderDashboard';

const HOUR_MS = 3_600_000;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('no page is missing', () => expect(pagesLeftOut()).toEqual([]));

test.each(everyPage)('%s', async (at, user) => {
  const server = smallServer(user);
  await renderDashboard({ at, user, server });
  await pass(60_000);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  server.seen.length = 0;
  for (let minutes = 0; minutes < 60; minutes += 5) await pass(HOUR_MS / 12);
  expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
