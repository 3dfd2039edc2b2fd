import { sql } from 'kysely';
import type { Policy } from '../../../src/contracts/wire/policy';
import { GROUP_ATTRIBUTE } from '../../../src/contracts/domain/policies/policy';
import { makeRandom } from '../../../server/modules/demonstration/random';
import { expectProblem } from '../../contract/checks';
import { intranet, mail, north, wiki } from '../../support/server/fixtures';
import { affiliation, policyBody, storePolicy } from '../../support/server/policies';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const PATH = '/dashboard/api/policies';
let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp({ settings: { WRITES_PER_MINUTE: '10000' } });
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
});
afterAll(() => server.close());

type Answer = Awaited<ReturnType<TestClient['get']>>;
function policyIn(response: Answer): Policy {
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json<{ payload: Policy }>().payload;
}
const create = async (changes = {}) => policyIn(await admin.post(PATH, policyBody(changes)));
const put = (body: object, client = admin) => client.call('PUT', PATH, body);
async function revisions(id: Policy['id']): Promise<Policy[]> {
  return (await admin.get(`${PATH}/${id}/revisions`)).json<{ payload: Policy[] }>().payload;
}

describe('an update', () => {
  test('of a state that another person has changed is refused with the current one, and loses nothing', async () => {
    const edited = await create();
    const theirs = policyIn(
      await put({ ...edited, description: 'Theirs' }, await server.as('superUserAsAdmin')),
    );
    const mine = { ...edited, description: 'Mine' };
    const problem = expectProblem(await put(mine), 409, 'policy-changed');
    expect(problem.policy).toEqual(theirs);
    expect(await revisions(edited.id)).toHaveLength(2);
    const again = policyIn(await put({ ...mine, revisionNbr: problem.policy?.revisionNbr }));
    expect(again).toMatchObject({ description: 'Mine', revisionNbr: 3, numberOfRevisions: 2 });
  });

  test('a conflict is reported before faults in the body', async () => {
    const edited = await create();
    policyIn(await put({ ...edited, description: 'Theirs' }));
    expectProblem(await put({ ...edited, name: ' ' }), 409, 'policy-changed');
  });

  test('that does not name the state it edited wins, regardless of how often the policy changed', async () => {
    const { revisionNbr: _number, ...edited } = await create();
    policyIn(await put({ ...edited, description: 'Theirs' }));
    expect(policyIn(await put({ ...edited, description: 'Mine' }))).toMatchObject({
      description: 'Mine',
      revisionNbr: 3,
    });
  });

  test('of a deleted policy is refused with a message', async () => {
    const edited = await create();
    expect((await admin.call('DELETE', `${PATH}/${edited.id}`)).statusCode).toBe(200);
    const problem = expectProblem(await put(edited), 404, 'not-found');
    expect(problem.detail).toBe('The policy does not exist, or no longer exists');
    expectProblem(await admin.call('DELETE', `${PATH}/${edited.id}`), 404, 'not-found');
  });

  test('names its policy', async () => {
    const problem = expectProblem(await put(policyBody()), 400, 'validation');
    expect(problem.detail).toBe('id: must name the policy');
    expectProblem(await put(policyBody({ id: 7 })), 404, 'not-found');
  });

  test('cannot give a policy to other institutions, or to everybody', async () => {
    const edited = await create();
    for (const identityProviderIds of [
      [],
      ['https://idp.south.example'],
      [north, 'https://idp.south.example'],
    ]) {
      const problem = expectProblem(await put({ ...edited, identityProviderIds }), 400, 'validation');
      expect(problem.detail).toMatch(/^identityProviderIds: /);
    }
    expect(await revisions(edited.id)).toHaveLength(1);
  });

  test('moves to another service; members that it does not name stay', async () => {
    const { identityProviderIds: _ids, ...edited } = await create({ activatedSr: true });
    const moved = policyIn(await put({ ...edited, serviceProviderIds: [mail] }));
    expect(moved).toMatchObject({
      serviceProviderIds: [mail],
      identityProviderIds: [north],
      isActivatedSr: true,
    });
  });
});

test('permission from an earlier time does not prevent switching a policy off', async () => {
  const attributes = [
    { name: 'urn:x:retired', value: 'a' },
    { name: GROUP_ATTRIBUTE, value: 'just_a_name' },
  ];
  const id = await storePolicy(server.database, {
    name: 'Old rules',
    document: { services: ['https://gone.example', intranet], attributes: attributes },
  });
  const policy = policyIn(await admin.get(`${PATH}/${id}`));
  expect(policy.serviceProviderNames).toEqual(['https://gone.example', 'intranet.south.example']);
  expect(policyIn(await put({ ...policy, active: false }))).toMatchObject({
    active: false,
    attributes: attributes,
  });
  for (const added of [
    attributes[0],
    { name: GROUP_ATTRIBUTE, value: 'another' },
    { name: affiliation, value: 'a' },
  ]) {
    const attributes = [{ ...added, value: `${added?.value}b` }];
    const response = await put({ ...policy, revisionNbr: undefined, attributes });
    expect(response.statusCode).toBe(added?.name === affiliation ? 200 : 400);
  }
});

describe('names', () => {
  const taken = (response: Answer) => {
    const problem = expectProblem(response, 400, 'validation');
    expect(problem.detail).toBe('name: another policy has this name already');
    expect((problem.exception ?? '').indexOf('PolicyNameNotUniqueException')).toBeGreaterThan(0);
  };

  test.each(['Staff only', 'STAFF ONLY', ' staff \t only '])('%j after "Staff only"', async (name) => {
    await create();
    const response = await admin.post(PATH, policyBody({ name }));
    taken(response);
  });

  test('é in one character or two', async () => {
    await create({ name: 'Caf\u00e9' });
    taken(await admin.post(PATH, policyBody({ name: 'CAFE\u0301' })));
  });

  test('are checked on update as on create; a policy keeps its own, in another case as well', async () => {
    const one = await create({ name: 'One' });
    await create({ name: 'Two' });
    taken(await put({ ...one, name: 'two' }));
    expect(policyIn(await put({ ...one, name: 'ONE' })).name).toBe('ONE');
    expect(await revisions(one.id)).toHaveLength(2);
  });

  test('are free again once a policy is renamed or deleted', async () => {
    const one = await create({ name: 'One' });
    policyIn(await put({ ...one, name: 'Uno' }));
    const second = await create({ name: 'One' });
    await admin.call('DELETE', `${PATH}/${second.id}`);
    await create({ name: 'One' });
  });

  test('count in the whole federation', async () => {
    const south = await server.as('southAdmin');
    const own = { serviceProviderId: intranet, identityProviderIds: [] };
    expect((await south.post(PATH, policyBody(own))).statusCode).toBe(200);
    taken(await admin.post(PATH, policyBody()));
  });

  test('are unique in the database as well', async () => {
    await storePolicy(server.database, { name: 'One' });
    await expect(
      sql`insert into policy (id, name_key, revision) values ('x', 'one', 1)`.execute(server.database.read),
    ).rejects.toThrow(/policy_name_taken/);
  });
});

test('the history has every saved state, regardless of the order, and remains after the policy is deleted', async () => {
  const random = makeRandom(7);
  const said = new Map<string, unknown[]>();
  const deleted = new Map<string, unknown[]>();
  for (let step = 0; step < 60; step++) {
    const ids = [...said.keys()];
    const id = ids.length > 0 && random.chance(0.75) ? random.pick(ids) : undefined;
    if (id !== undefined && random.chance(0.15)) {
      expect((await admin.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(200);
      deleted.set(id, said.get(id) ?? []);
      said.delete(id);
      continue;
    }
    const content = {
      name: `Policy ${id ?? step} ${random.between(1, 3)}`,
      description: `After ${step} steps`,
      denyRule: random.chance(0.4),
      allAttributesMustMatch: true,
      active: random.chance(0.5),
      attributes: random
        .some(['a', 'b', '\u{1F600}', '"', '\\d+'], 4)
        .map((value) => ({ name: affiliation, value })),
    };
    const revisionNbr = id && said.get(id)?.length;
    const body = policyBody({ ...content, ...(id && { id, revisionNbr }) });
    const policy = policyIn(id === undefined ? await admin.post(PATH, body) : await put(body));
    const key = String(policy.id);
    said.set(key, [...(said.get(key) ?? []), content]);
  }
  expect(said.size).toBeGreaterThan(3);
  for (const [id, states] of said) {
    const saved = await revisions(id);
    expect(saved).toMatchObject(states);
    expect(saved.map(({ revisionNbr }) => revisionNbr)).toEqual(states.map((_, index) => index + 1));
    expect(saved.map(({ numberOfRevisions }) => numberOfRevisions)).toEqual(states.map((_, index) => index));
    expect(policyIn(await admin.get(`${PATH}/${id}`))).toEqual(saved.at(-1));
  }
  expect(deleted.size).toBeGreaterThan(3);
  for (const [id, states] of deleted) {
    expect(await revisions(id)).toMatchObject(
      states.map((state) => ({ ...Object(state), actionsAllowed: false })),
    );
    expectProblem(await admin.get(`${PATH}/${id}`), 400, 'policy-unknown');
  }
  const rows = await server.database.read.selectFrom('policy_revision').select('number').execute();
  expect(rows).toHaveLength([...said.values(), ...deleted.values()].flat().length);
});

test('only people who could see a deleted policy can read its history', async () => {
  const { id } = await create();
  await admin.call('DELETE', `${PATH}/${id}`);
  const south = await server.as('southAdmin');
  expectProblem(await south.get(`${PATH}/${id}/revisions`), 400, 'policy-unknown');
});

test('a repetition with the same key is one policy, one state, one deletion each', async () => {
  const key = { 'idempotency-key': 'k1' };
  const first = await admin.call('POST', PATH, policyBody(), key);
  const second = await admin.call('POST', PATH, policyBody(), key);
  expect(second.json()).toEqual(first.json());
  const other = await create({ name: 'Other', serviceProviderId: wiki });
  for (const id of [policyIn(first).id, other.id, other.id]) {
    const response = await admin.call('DELETE', `${PATH}/${id}`, undefined, key);
    expect([response.statusCode, response.body]).toEqual([200, '']);
  }
  expect(await server.database.read.selectFrom('policy').selectAll().execute()).toEqual([]);
});
