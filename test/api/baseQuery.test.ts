import { connectionsApi } from '../../src/api/connections.api';
import { catalogueApi } from '../../src/api/catalogue.api';
import { servicesApi } from '../../src/api/services.api';
import { sessionApi } from '../../src/api/session.api';
import { ticketsApi } from '../../src/api/tickets.api';
import { makeStore } from '../../src/store/makeStore';
import { selectDoubts } from '../../src/store/session.slice';
import { wireGuest, wireService, wireTicketPage, wireUser } from '../support/builders';
import { enveloped, FakeServer, problem } from '../support/dom/fakeServer';

const { getPerson, logout, switchInstitution } = sessionApi.endpoints;
const { getCatalogue } = catalogueApi.endpoints;
const { getService } = servicesApi.endpoints;

let server: FakeServer;
let store: ReturnType<typeof makeStore>;

beforeEach(() => {
  server = new FakeServer()
    .on('GET /users/me', () => enveloped(wireUser()))
    .on('GET /services', () => enveloped({ apps: [], facets: [] }));
  store = makeStore();
});

test('the first call has the language of the page and no institution, and the language applies (REQUIREMENTS 1, 4, 5)', async () => {
  server.on('GET /users/me', () => enveloped(wireUser(), 'pt'));
  const person = await store.dispatch(getPerson.initiate('?language=pt&guid=1')).unwrap();
  const [call] = server.calls('GET /users/me');
  expect(Object.fromEntries(call?.params ?? [])).toEqual({ language: 'pt' });
  expect(call?.headers.has('X-IDP-ENTITY-ID')).toBe(false);
  expect(call?.headers.get('Accept')).toBe('application/json');
  expect(person).toMatchObject({ language: 'pt', uid: 'ann' });
});

test.each([
  ['?dialog=%00', ''],
  ['?x=%E0%A4%A&y=%', ''],
  ['?language=nl&language=%00&x=%00', 'language=nl'],
  ['?language=%00', ''],
  ['?idpEntityId=https%3A%2F%2Fother.example&search=wiki', ''],
])(
  'for the address %s the first call has its own parameter alone (REQUIREMENTS 5)',
  async (search, carried) => {
    await store.dispatch(getPerson.initiate(search)).unwrap();
    expect(String(server.calls('GET /users/me')[0]?.params)).toBe(carried);
  },
);

test('calls name the institution acted for, and a guest sends no name of one, nor the text of a missing value (REQUIREMENTS 5, 6)', async () => {
  await store.dispatch(getPerson.initiate(''));
  await store.dispatch(getCatalogue.initiate());
  expect(server.calls('GET /services')[0]?.headers.get('X-IDP-ENTITY-ID')).toBe('https://idp.north.example');

  const guests = makeStore();
  server.on('GET /users/me', () => enveloped(wireGuest));
  await guests.dispatch(getPerson.initiate(''));
  await guests.dispatch(getCatalogue.initiate());
  expect(server.calls('GET /services')[1]?.headers.get('X-IDP-ENTITY-ID')).toBe('guest');
});

test('the person of the first answer stays pinned', async () => {
  await store.dispatch(getPerson.initiate(''));
  server.on('GET /users/me', () => enveloped(wireGuest));
  await store.dispatch(getPerson.initiate('', { forceRefetch: true }));
  expect(store.getState().session).toMatchObject({ uid: 'ann', institution: 'https://idp.north.example' });
});

test('a connection is requested by form, under the key of the request', async () => {
  server.on('POST /services/connect', () =>
    enveloped({ jiraKey: 'CXT-1', connectWithoutInteraction: false }),
  );
  const outcome = await store
    .dispatch(
      connectionsApi.endpoints.connectService.initiate({
        requestId: 'once',
        request: {
          kind: 'connect',
          serviceEntityId: 'https://wiki.example',
          serviceType: 'saml20_sp',
          comments: 'Please',
          level: '',
          contactEmail: '',
        },
      }),
    )
    .unwrap();
  expect(outcome).toEqual({ kind: 'filed', key: 'CXT-1' });
  const [call] = server.calls('POST /services/connect');
  expect(call?.headers.get('Idempotency-Key')).toBe('once');
  expect(call?.body).toEqual({
    spEntityId: 'https://wiki.example',
    type: 'saml20_sp',
    comments: 'Please',
    loaLevel: '',
    emailContactPerson: '',
  });
});

test('leaving and switching fall back to GET once, if a server does not support POST', async () => {
  server.on('POST /logout', () => new Response(null, { status: 405 }));
  server.on('GET /logout', () => new Response(null, { status: 204 }));
  await expect(store.dispatch(logout.initiate()).unwrap()).resolves.toBeNull();
  expect(server.calls('GET /logout')).toHaveLength(1);

  server.on('POST /users/me/switch-to-idp', () => problem(403, 'forbidden'));
  await expect(
    store.dispatch(switchInstitution.initiate({ entityId: 'https://x.example', role: '' })).unwrap(),
  ).rejects.toEqual({ kind: 'forbidden' });
  expect(server.calls('GET /users/me/switch-to-idp')).toHaveLength(0);
});

test('without a network the failure is offline; an answer that is not JSON is unknown', async () => {
  server.on('GET /services', () => Promise.reject(new TypeError('failed')));
  expect((await store.dispatch(getCatalogue.initiate())).error).toEqual({ kind: 'offline', reading: true });
  server.on('GET /services', () => new Response('<html>', { status: 200 }));
  const again = await store.dispatch(getCatalogue.initiate(undefined, { forceRefetch: true }));
  expect(again.error).toEqual({ kind: 'unknown', status: 200, reading: true });
});

test('a server that never answers ends in a time-out', async () => {
  jest.useFakeTimers();
  server.on('GET /services', () => new Promise<Response>(() => undefined));
  const call = store.dispatch(getCatalogue.initiate());
  await jest.advanceTimersByTimeAsync(30_000);
  expect((await call).error).toEqual({ kind: 'timeout', reading: true });
  jest.useRealTimers();
});

test('every refusal of rights triggers a check of the session, other failures do not', async () => {
  const ref = { id: 42, type: 'saml20_sp' } as const;
  server.on('GET /services/detail', () => problem(403, 'session-expired'));
  await store.dispatch(getService.initiate(ref));
  expect(selectDoubts(store.getState())).toBe(1);
  server.on('GET /services/detail', () => new Response(null, { status: 403 }));
  await store.dispatch(getService.initiate(ref, { forceRefetch: true }));
  expect(selectDoubts(store.getState())).toBe(2);
  server.on('GET /services/detail', () => new Response(null, { status: 400 }));
  await store.dispatch(getService.initiate(ref, { forceRefetch: true }));
  server.on('GET /services/detail', () => enveloped(wireService()));
  await store.dispatch(getService.initiate(ref, { forceRefetch: true }));
  expect(selectDoubts(store.getState())).toBe(2);
});

test('a call goes to this origin with its cookies, asks for JSON, and follows no redirect (REQUIREMENTS 5)', async () => {
  const passed: RequestInit[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    passed.push(init ?? {});
    return answer(input, init);
  };
  server.on('POST /actions', () => enveloped(wireTicketPage([])));
  await store.dispatch(ticketsApi.endpoints.countAwaiting.initiate());
  const [init] = passed;
  expect(init).toMatchObject({ credentials: 'same-origin', redirect: 'manual' });
  const [call] = server.calls('POST /actions');
  expect(call?.headers.get('Accept')).toBe('application/json');
  expect(call?.headers.get('Content-Type')).toBe('application/json');
});

test('a redirect, from a gateway that wants a login, ends the session and triggers a check (REQUIREMENTS 246)', async () => {
  await store.dispatch(getPerson.initiate(''));
  const redirect = new Response(null, { status: 200 });
  Object.defineProperties(redirect, {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
    ok: { value: false },
  });
  server.on('GET /services', () => redirect);
  const before = selectDoubts(store.getState());
  await expect(store.dispatch(getCatalogue.initiate()).unwrap()).rejects.toEqual({
    kind: 'sessionExpired',
    reading: true,
  });
  expect(selectDoubts(store.getState())).toBe(before + 1);
});
