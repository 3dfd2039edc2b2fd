import { FaultyNetwork } from '../../src/app/qa/FaultyNetwork';
import { makeStore, type AppStore } from '../../src/store/makeStore';
import type { FakeServer } from '../support/dom/fakeServer';
import { outcomeOf, willingServer } from './faultsCalls';

let server: FakeServer;
let network: FaultyNetwork;
let store: AppStore;
beforeEach(() => {
  jest.useFakeTimers();
  server = willingServer();
  network = new FaultyNetwork(() => undefined);
  store = makeStore();
});
afterEach(() => {
  network.put([]);
  jest.useRealTimers();
});

test('the real answer comes, later', async () => {
  network.put([{ kind: 'slow', path: '/services', milliseconds: 5_000 }]);
  const answered = jest.fn();
  void outcomeOf(store, 'service').then(answered);
  await jest.advanceTimersByTimeAsync(4_900);
  expect(answered).not.toHaveBeenCalled();
  expect(server.seen).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(answered).toHaveBeenCalledWith('fine');
  expect(await outcomeOf(store, 'tickets')).toBe('fine');
});

test('if the fault is longer than the client waits, it becomes a timeout, and the call is never made', async () => {
  network.put([{ kind: 'slow', path: '/', milliseconds: 40_000 }]);
  const outcome = outcomeOf(store, 'connect');
  await jest.advanceTimersByTimeAsync(31_000);
  expect(await outcome).toEqual({ kind: 'timeout' });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(server.seen).toEqual([]);
});

test('a call that is given up no longer waits', async () => {
  network.put([{ kind: 'slow', path: '/', milliseconds: 40_000 }]);
  const limit = new AbortController();
  const call = window.fetch('/dashboard/api/services', { signal: limit.signal });
  limit.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await expect(window.fetch('/dashboard/api/services', { signal: limit.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(jest.getTimerCount()).toBe(0);
});

test('and another fault can follow it', async () => {
  network.put([
    { kind: 'failing', path: '/', status: 500 },
    { kind: 'slow', path: '/', milliseconds: 1_000 },
  ]);
  const outcome = outcomeOf(store, 'service');
  await jest.advanceTimersByTimeAsync(1_100);
  expect(await outcome).toMatchObject({ kind: 'unknown', status: 500 });
});
