import type { Policy } from '../../../src/contracts/wire/policy';
import { policyLimits } from '../../../src/contracts/domain/policies/policyLimits';
import { expectProblem } from '../../contract/checks';
import { institutionRow, north } from '../../support/server/fixtures';
import { affiliation, policyBody } from '../../support/server/policies';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const PATH = '/dashboard/api/policies';
const OWN = Array.from({ length: 500 }, (_, index) => `https://idp${index}.north.example`);
let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp({ settings: { WRITES_PER_MINUTE: '10000' } });
  await server.database.transaction((tx) =>
    tx
      .insertInto('institution')
      .values(OWN.map((id, index) => institutionRow(id, { eid: 1000 + index })))
      .execute(),
  );
  admin = await server.as('admin');
});
afterAll(() => server.close());

/** Number of each policy made here, so that a second attempt does not meet the first one's policies. */
let made = 0;

/** Returns what a call answers, and the milliseconds of the processor that it took. */
async function worked<T>(call: () => Promise<T>): Promise<{ response: T; work: number }> {
  const start = process.cpuUsage();
  const response = await call();
  const { user, system } = process.cpuUsage(start);
  return { response, work: (user + system) / 1000 };
}

const median = (figures: readonly number[]) =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

const attributesOf = (values: number) =>
  Array.from({ length: values }, (_, index) => ({
    name: affiliation,
    value: `${'v'.repeat(policyLimits.value - 6)}.${index % 2 ? '*' : ''}${index}`,
  }));

/** Makes a policy of that many institutions and values, changed ten times. */
async function changedTenTimes(institutions: number, values: number) {
  const identityProviderIds = [north, ...OWN.slice(0, institutions - 1)];
  const attributes = attributesOf(values);
  const first = await admin.post(
    PATH,
    policyBody({ name: `Policy ${(made += 1)}`, identityProviderIds, attributes }),
  );
  const policy = first.json<{ payload: Policy }>().payload;
  expect(policy.identityProviderNames).toHaveLength(institutions);
  expect(policy.attributes).toEqual(attributes);
  const works: number[] = [];
  for (let round = 0; round < 10; round++) {
    const { revisionNbr: _number, ...edited } = { ...policy, active: round % 2 === 0 };
    const { response, work } = await worked(() => admin.call('PUT', PATH, edited));
    expect(response.statusCode).toBe(200);
    works.push(work);
  }
  return { policy, work: median(works) };
}

/** The median work of a change to the largest policy that is taken. */
let largest = Number.NaN;

test('500 institutions and 200 values, changed ten times: saved and listed, with work that grows linearly', async () => {
  const tenth = await changedTenTimes(50, 20);
  const { policy, work } = await changedTenTimes(500, 200);
  largest = work;
  // Ten times as much; its square would be a hundred times. A ratio: how fast the machine is does not count.
  expect(work).toBeLessThan(30 * tenth.work);
  const reads: number[] = [];
  for (let round = 0; round < 5; round++) {
    const all = await worked(() => admin.get(PATH));
    expect(all.response.json<{ payload: Policy[] }>().payload).toHaveLength(made);
    const read = await worked(() => admin.get(`${PATH}/${policy.id}/revisions`));
    expect(read.response.json<{ payload: Policy[] }>().payload).toHaveLength(11);
    reads.push(all.work + read.work);
  }
  // Nothing is compiled when it is only read.
  expect(median(reads)).toBeLessThan(work);
});

test('more institutions than fit', async () => {
  const identityProviderIds = Array.from({ length: 1001 }, (_, index) => `https://idp.example/${index}`);
  const problem = expectProblem(
    await admin.post(PATH, policyBody({ identityProviderIds })),
    400,
    'validation',
  );
  expect(problem.detail).toBe('identityProviderIds: more than 1000');
});

test('expressions that each pass but together would keep the server busy are refused soon', async () => {
  const attributes = Array.from({ length: 200 }, (_, index) => ({
    name: affiliation,
    value: `a${index}${'x{999}'.repeat(19)}`,
  }));
  const { response, work } = await worked(() => admin.post(PATH, policyBody({ attributes })));
  const problem = expectProblem(response, 400, 'validation');
  expect(problem.detail).toBe('attributes: the expressions are too large together');
  // It stops where the largest policy would; reading further would take many times as long.
  expect(work).toBeLessThan(10 * largest);
});
