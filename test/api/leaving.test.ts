/** The page that somebody leaves reads nothing more, since it would be for somebody else (REQUIREMENTS 487). */
import { catalogueApi } from '../../src/api/catalogue.api';
import { sessionApi } from '../../src/api/session.api';
import { ticketsApi } from '../../src/api/tickets.api';
import { makeStore } from '../../src/store/makeStore';
import { leavingBegun, leavingFailed, personLeft } from '../../src/store/session.slice';
import { wireTicketPage, wireUser } from '../support/builders';
import { enveloped, FakeServer } from '../support/fakeServer';

const { getPerson, switchInstitution } = sessionApi.endpoints;
const { getCatalogue } = catalogueApi.endpoints;

let server: FakeServer;
let store: ReturnType<typeof makeStore>;

beforeEach(async () => {
  jest.useFakeTimers();
  server = new FakeServer()
    .on('GET /users/me', () => enveloped(wireUser()))
    .on('GET /services', () => enveloped({ apps: [], facets: [] }))
    .on('POST /users/me/switch-to-idp', () => new Response(null, { status: 204 }))
    .otherwise(() => enveloped(wireTicketPage([])));
  store = makeStore();
  await store.dispatch(getPerson.initiate(''));
  server.seen.length = 0;
});
afterEach(() => jest.useRealTimers());

const asked = () => server.seen.map(({ method, path }) => `${method} ${path}`);

test('what is wanted meanwhile is not read; what ends the page is sent', async () => {
  store.dispatch(leavingBegun());
  void store.dispatch(getCatalogue.initiate());
  await store.dispatch(switchInstitution.initiate(undefined));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked()).toEqual(['POST /users/me/switch-to-idp']);
});

test('it is read once the person stays after all, and nothing of it fails', async () => {
  store.dispatch(leavingBegun());
  const read = store.dispatch(getCatalogue.initiate());
  await jest.advanceTimersByTimeAsync(60_000);
  store.dispatch(leavingFailed());
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked()).toEqual(['GET /services']);
  expect((await read).isSuccess).toBe(true);
});

test('a read that nobody waits for any more ends', async () => {
  store.dispatch(leavingBegun());
  const read = store.dispatch(ticketsApi.endpoints.countAwaiting.initiate());
  read.abort();
  await jest.advanceTimersByTimeAsync(1_000);
  expect((await read).isError).toBe(true);
});

test('the page that is empty after a logout waits for nothing', async () => {
  store.dispatch(leavingBegun());
  store.dispatch(personLeft());
  await store.dispatch(getCatalogue.initiate());
  expect(asked()).toEqual(['GET /services']);
});
