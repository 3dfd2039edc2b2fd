import { sql } from 'kysely';
import { storePolicy } from '../../../support/server/policies';
import { startTestApp, type TestApp } from '../../../support/server/server';
import type { Watched } from '../../../../src/extensions/watching/contract/watching.wire';
import { newsOf, watch } from './watching';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

const connections: Watched = { kind: 'connections', object: '' };

test('a policy that another person has deleted is reported, one’s own is not (REQUIREMENTS 465)', async () => {
  const admin = await server.as('admin');
  const other = await server.as('superUserAsAdmin');
  await watch(admin, connections);
  await watch(other, connections);
  const id = await storePolicy(server.database, { name: 'Only students' });
  expect((await other.call('DELETE', `/dashboard/api/policies/${id}`)).statusCode).toBe(200);
  expect(await newsOf(admin)).toEqual(['policyDeleted Only students']);
  expect(await newsOf(other)).toEqual([]);
  const member = await server.as('member');
  await watch(member, connections);
  expect(await newsOf(member)).toEqual([]);
});

test('a policy that is replaced by itself, as by a file of state, is not reported as deleted', async () => {
  const admin = await server.as('admin');
  await watch(admin, connections);
  const id = await storePolicy(server.database, { name: 'Only students' });
  await server.database.transaction(async (tx) => {
    await sql`create temporary table kept on commit drop as select * from policy where id = ${id}`.execute(
      tx,
    );
    await sql`delete from policy where id = ${id}`.execute(tx);
    await sql`insert into policy select * from kept`.execute(tx);
  });
  expect((await newsOf(admin)).filter((one) => one.startsWith('policyDeleted'))).toEqual([]);
});
