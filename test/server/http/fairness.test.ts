/** A caller who floods the server with changes takes no turn of others, and learns of the limit. */
import { callers } from '../../../server/platform/storage/gate';
import { DatabaseBusy } from '../../../server/platform/storage/unavailable';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { north } from '../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

let database: TestDatabase;
let server: TestApp;
/** What happens within each transaction, and what instead of one. */
let within = async () => {};
let before = async () => {};

beforeAll(async () => {
  const opened = await openTestDatabase();
  const transaction: TestDatabase['transaction'] = async (work) => {
    await before();
    return opened.transaction(async (tx) => {
      await within();
      return work(tx);
    });
  };
  database = { ...opened, transaction };
  server = await startTestApp({ database });
});
afterAll(async () => {
  await server.close();
  await database.close();
});
afterEach(() => {
  within = async () => {};
  before = async () => {};
});

/** A small change that anyone with a session may make. */
const change = (client: TestClient) => client.post('/dashboard/api/x/session', {});

function expectRefused({ statusCode, headers, json }: Awaited<ReturnType<typeof change>>): void {
  const type = expect.stringMatching(/\/too-many-requests$/);
  expect([statusCode, json()]).toMatchObject([429, { type }]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

test('the database works for the person and the institution of a request', async () => {
  const known: unknown[] = [];
  before = async () => void known.push(callers.getStore());
  await change(await server.as('admin'));
  expect(known.at(-1)).toMatchObject({
    name: expect.stringContaining('"admin"'),
    isGuest: false,
    institution: north,
  });
});

test('a person with too much in the queue gets 429 and the time of the next try, and the database is not blamed', async () => {
  const admin = await server.as('admin');
  before = async () => {
    throw new DatabaseBusy();
  };
  expectRefused(await change(admin));
});

/** The embedded database does one thing after another. */
const several = globalThis.testStorage.connections > 2;

(several ? test : test.skip)('a flood does not hold up a change of another institution', async () => {
  const [flooder, other] = [await server.as('admin'), await server.as('southAdmin')];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  within = async () => {
    if (callers.getStore()?.institution === north) await held;
  };
  const flood = Array.from({ length: 40 }, () => change(flooder));
  const refused = await Promise.race(flood);
  expectRefused(refused);
  expect((await change(other)).statusCode).toBe(200);
  release();
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect([...statuses].sort()).toEqual([...Array(22).fill(200), ...Array(18).fill(429)]);
});
