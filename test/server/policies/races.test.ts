import type { Policy } from '../../../src/contracts/wire/policy';
import { rounds } from '../../support/server/database';
import { policyBody } from '../../support/server/policies';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const PATH = '/dashboard/api/policies';
const ROUNDS = rounds(6);
let server: TestApp;
let admin: TestClient;
let other: TestClient;

beforeAll(async () => {
  server = await startTestApp({ settings: { WRITES_PER_MINUTE: '10000' } });
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
  other = await server.as('superUserAsAdmin');
});
afterAll(() => server.close());

async function create(name: string): Promise<Policy> {
  const response = await admin.post(PATH, policyBody({ name }));
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json<{ payload: Policy }>().payload;
}
const put = (client: TestClient, body: object) => client.call('PUT', PATH, body);
const statuses = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort();

test('of two people who change the same state at once, one wins, and the other sees that change', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const edited = await create(`Round ${round}`);
    const responses = await Promise.all([
      put(admin, { ...edited, description: 'One' }),
      put(other, { ...edited, description: 'Other' }),
    ]);
    expect(statuses(responses)).toEqual([200, 409]);
    const won = responses.find(({ statusCode }) => statusCode === 200)?.json<{ payload: Policy }>().payload;
    const lost = responses.find(({ statusCode }) => statusCode === 409)?.json<{ policy: Policy }>();
    expect(lost?.policy).toEqual(won);
    const response = await admin.get(`${PATH}/${edited.id}/revisions`);
    expect(response.json<{ payload: Policy[] }>().payload).toEqual([edited, won]);
  }
});

test('if many want the same name at once, one gets it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const spellings = [`Round ${round}`, `ROUND ${round}`, `round  ${round}`, `Round ${round} `];
    const responses = await Promise.all(
      spellings.map((name, index) => (index % 2 ? other : admin).post(PATH, policyBody({ name }))),
    );
    expect(statuses(responses)).toEqual([200, 400, 400, 400]);
  }
});

test('two policies that swap names: neither update waits forever, and both keep their own name', async () => {
  const one = await create('One');
  const two = await create('Two');
  for (let round = 0; round < ROUNDS; round++) {
    const responses = await Promise.all([
      put(admin, { ...one, revisionNbr: undefined, name: 'Two' }),
      put(other, { ...two, revisionNbr: undefined, name: 'One' }),
    ]);
    expect(statuses(responses)).toEqual([400, 400]);
  }
});

test('a change during a colleague’s deletion is refused, or happens before it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const edited = await create(`Round ${round}`);
    const [changed, deleted] = await Promise.all([
      put(admin, { ...edited, description: 'Changed' }),
      other.call('DELETE', `${PATH}/${edited.id}`),
    ]);
    expect([200, 404]).toContain(changed.statusCode);
    expect(deleted.statusCode).toBe(200);
  }
  expect(await server.database.read.selectFrom('policy').selectAll().execute()).toEqual([]);
});

test('many simultaneous deletions count as one', async () => {
  const { id } = await create('One');
  const responses = await Promise.all(
    [admin, other, admin].map((client) => client.call('DELETE', `${PATH}/${id}`)),
  );
  expect(statuses(responses)).toEqual([200, 404, 404]);
});
