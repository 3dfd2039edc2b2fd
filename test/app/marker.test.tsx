/** When the marker of the navigation asks how many invitations await an answer. */
import { act, screen } from '@testing-library/react';
import { baseApi } from '../../src/api/baseApi';
import { afterConnectionRequest } from '../../src/api/tags';
import type { TicketFilter } from '../../src/contracts/wire/ticket';
import { wireUser } from '../support/builders';
import { renderDashboard, type Dashboard } from './renderDashboard';

const MINUTE = 60_000;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

async function open(options: Dashboard = {}) {
  const shown = await renderDashboard(options);
  await settled();
  const requestCount = () =>
    shown.server.calls('POST /actions').filter(({ body }) => (body as TicketFilter).maxResults === 0).length;
  return { ...shown, requestCount };
}

/** Waits until what has been asked is answered, for a second at most. */
async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await act(() => jest.advanceTimersByTimeAsync(200));
}

async function comeBack() {
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await settled();
}

test('an hour passes without a request to the server (REQUIREMENTS 33)', async () => {
  const { server, requestCount } = await open();
  expect(
    screen.getByRole('link', { name: 'To do 3 waiting for you or your institution' }),
  ).toBeInTheDocument();
  expect(requestCount()).toBe(1);
  const before = server.seen.length;
  await act(() => jest.advanceTimersByTimeAsync(60 * MINUTE));
  expect(server.seen.slice(before)).toEqual([]);
});

test('returning to the window counts again, at most once in half a minute (REQUIREMENTS 33)', async () => {
  const { requestCount } = await open();
  await act(() => jest.advanceTimersByTimeAsync(60 * MINUTE));
  await comeBack();
  expect(requestCount()).toBe(2);
  for (let times = 0; times < 10; times += 1) await comeBack();
  expect(requestCount()).toBe(2);
  await act(() => jest.advanceTimersByTimeAsync(MINUTE));
  expect(requestCount()).toBe(2);
  await comeBack();
  expect(requestCount()).toBe(3);
});

test('a window that goes out of sight makes no request', async () => {
  const { requestCount } = await open();
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await comeBack();
  expect(requestCount()).toBe(1);
  hidden.mockRestore();
  await comeBack();
  expect(requestCount()).toBe(2);
});

test('a person’s own step is counted immediately, even right after returning to the window (REQUIREMENTS 33)', async () => {
  const { requestCount, store } = await open();
  await comeBack();
  expect(requestCount()).toBe(2);
  await act(async () => {
    store.dispatch(baseApi.util.invalidateTags(afterConnectionRequest(undefined, 'https://wiki.example')));
  });
  await settled();
  expect(requestCount()).toBe(3);
});

test('no count is requested for a person without tickets, nor on coming back (REQUIREMENTS 34)', async () => {
  const { requestCount } = await open({ user: wireUser({ jiraDown: true }) });
  await comeBack();
  expect(requestCount()).toBe(0);
});
