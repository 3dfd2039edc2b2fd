import { addressOf } from '../../src/api/request';
import { listRequest, personRequest } from '../../src/api/firstRequests';
import { sessionApi } from '../../src/api/session.api';
import { baseApi } from '../../src/api/baseApi';
import { makeStore } from '../../src/store/makeStore';
import { selectDoubts } from '../../src/store/session.slice';
import { wireUser } from '../support/builders';
import { enveloped, FakeServer, problem } from '../support/fakeServer';

const { getPerson } = sessionApi.endpoints;
const listApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ getEarlyTested: build.query<unknown, void>({ query: () => listRequest }) }),
});
const list = listApi.endpoints.getEarlyTested;
const again = { forceRefetch: true };

const me = (search = '') => addressOf(personRequest(search), window.location.origin);
const services = addressOf(listRequest, window.location.origin);
const early = (...answers: [string, Response | undefined | Promise<Response | undefined>][]) => {
  window.earlyAnswers = new Map(answers.map(([address, answer]) => [address, Promise.resolve(answer)]));
};

let server: FakeServer;
let store: ReturnType<typeof makeStore>;

beforeEach(() => {
  server = new FakeServer()
    .on('GET /users/me', () => enveloped(wireUser({ displayName: 'Asked again' })))
    .on('GET /services', () => enveloped('asked again'));
  store = makeStore();
});

afterEach(() => {
  delete window.earlyAnswers;
});

const person = (search = '') => store.dispatch(getPerson.initiate(search, again)).unwrap();
const listed = () => store.dispatch(list.initiate(undefined, again));

test('what was asked early is the answer, and nothing is asked', async () => {
  early([me('?a=b'), enveloped(wireUser(), 'pt')], [services, enveloped('early')]);
  expect(await person('?a=b')).toMatchObject({ displayName: 'Ann Bee', language: 'pt' });
  expect(store.getState().session).toMatchObject({ pinned: true, uid: 'ann' });
  expect((await listed()).data).toMatchObject({ payload: 'early' });
  expect(server.seen).toEqual([]);
});

test('an answer is used once', async () => {
  early([me(), enveloped(wireUser())], [services, enveloped('early')]);
  await listed();
  expect((await listed()).data).toMatchObject({ payload: 'asked again' });
  expect((await person()).displayName).toBe('Ann Bee');
  expect((await person()).displayName).toBe('Asked again');
  expect(server.seen).toHaveLength(2);
});

test('another query of the page is another question', async () => {
  early([me('?language=nl'), enveloped(wireUser())]);
  expect((await person('?language=pt')).displayName).toBe('Asked again');
});

test('whoever asks who is here, unexpectedly, gets nothing more from before', async () => {
  early([me(), enveloped(wireUser())], [services, enveloped('early')]);
  await person();
  await person('?language=nl');
  expect((await listed()).data).toMatchObject({ payload: 'asked again' });
});

test.each([
  ['did not arrive', undefined],
  [
    'is broken off in its body',
    new Response(new ReadableStream({ start: (body) => body.error(new Error('cut')) })),
  ],
])('a question whose answer %s is asked again in the ordinary way', async (_what, answer) => {
  early([me(), answer], [services, undefined]);
  expect((await person()).displayName).toBe('Asked again');
  server.on('GET /services', () => problem(403, 'session-expired'));
  expect((await listed()).error).toEqual({ kind: 'sessionExpired', reading: true });
  expect(selectDoubts(store.getState())).toBe(1);
  expect(server.calls('GET /services')[0]?.headers.get('X-IDP-ENTITY-ID')).toBe('https://idp.north.example');
});

test('a write at the same address takes nothing', async () => {
  early([services, enveloped('early')]);
  const writes = baseApi.injectEndpoints({
    endpoints: (build) => ({
      writeTested: build.mutation<unknown, void>({ query: () => ({ ...listRequest, method: 'POST' }) }),
    }),
  });
  server.on('POST /services', () => enveloped('written'));
  expect((await store.dispatch(writes.endpoints.writeTested.initiate())).data).toMatchObject({
    payload: 'written',
  });
});

test('an early question that never ends has the patience of all calls, and can be left', async () => {
  jest.useFakeTimers();
  early([services, new Promise(() => undefined)]);
  const call = listed();
  await jest.advanceTimersByTimeAsync(30_000);
  expect((await call).error).toEqual({ kind: 'timeout', reading: true });
  jest.useRealTimers();
});
