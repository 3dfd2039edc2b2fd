/** Reading the set blocks no one, and costs no more for many lines than for few (REQUIREMENTS 427). */
import type { WantedChange } from '../../../../src/extensions/changeSets/contract/changeSet.wire';
import { localDesk } from '../../../../server/modules/tickets/local/localDesk';
import type { Database, Queries } from '../../../../server/platform/storage/database';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { serviceRow } from '../../../support/server/fixtures';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../../support/server/server';
import { loa2, refeds } from '../../../server/settings/changing';
import { add, SET, setOf } from './gathering';

let database: TestDatabase;
let server: TestApp;
let admin: TestClient;
/** Statements outside of transactions, and the number of transactions. */
let statements = 0;
let transactions = 0;

function counting(read: Queries): Queries {
  return read.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

beforeAll(async () => {
  database = await openTestDatabase();
  const transaction: Database['transaction'] = (work) => {
    transactions += 1;
    return database.transaction(work);
  };
  server = await startTestApp({
    settings: { WRITES_PER_MINUTE: '1000' },
    tickets: localDesk(testConfig()),
    database: { ...database, read: counting(database.read), transaction },
  });
});
beforeEach(async () => {
  await database.reset();
  admin = await server.as('admin', { level: 3 });
});
afterAll(() => server.close());

const services = Array.from({ length: 25 }, (_, index) => `https://service-${index}.example`);

/** Two lines of each service, whose settings have to be looked up. */
function linesOf(some: readonly string[]): WantedChange[] {
  return some.flatMap((service) => [
    { kind: 'strongAuthentication', service, serviceType: 'saml20_sp', loaLevel: loa2 },
    { kind: 'multiFactor', service, serviceType: 'saml20_sp', authnContextLevel: refeds },
  ]);
}

async function costOf(path: string): Promise<{ readonly statements: number; readonly transactions: number }> {
  const before = { statements, transactions };
  expect((await admin.get(path)).statusCode).toBe(200);
  return { statements: statements - before.statements, transactions: transactions - before.transactions };
}

test('fifty lines take as many queries as four, and no transaction (REQUIREMENTS 427)', async () => {
  const rows = services.map((service, index) => serviceRow(service, { eid: 100 + index }));
  await database.transaction((tx) => tx.insertInto('service').values(rows).execute());
  await add(admin, ...linesOf(services.slice(0, 2)));
  expect(transactions).toBeGreaterThan(0);
  const few = await costOf(SET);
  expect(few.transactions).toBe(0);
  expect(few.statements).toBeGreaterThan(5);

  await add(admin, ...linesOf(services));
  expect((await setOf(admin)).lines).toHaveLength(50);
  expect(await costOf(SET)).toEqual(few);
});
