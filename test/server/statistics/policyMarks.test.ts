/**
 * The times at which policies became active or stopped being so, in `GET /x/statistics/marks`
 * (docs/EXTENSIONS.md, `marks`).
 */
import { intranet, mail, north, south, wiki } from '../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';
import { getMarks, storeStates, time } from './askingMarks';

let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const marksOf = (service: string, client = admin, first?: number, last?: number) =>
  getMarks(client, service, first, last);
const policy = { id: 'p', name: 'Staff only' };

test('a policy is marked when it is activated and deactivated, not when it is changed', async () => {
  await storeStates(
    server.database,
    { on: 2, active: false, name: 'Draft' },
    { on: 4, name: 'Draft' },
    { on: 6, description: 'Better words' },
    { on: 8, active: false },
    { on: 10 },
  );
  expect(await marksOf(wiki)).toEqual({
    marks: [
      { kind: 'policyActivated', time: time(4), policy },
      { kind: 'policyDeactivated', time: time(8), policy },
      { kind: 'policyActivated', time: time(10), policy },
    ],
    more: false,
    service: { id: 11, type: 'saml20_sp' },
  });
  expect((await marksOf(wiki, admin, 5, 9)).marks).toEqual([
    { kind: 'policyDeactivated', time: time(8), policy },
  ]);
});

test('an active policy is marked where it starts to name the service, and where it stops to', async () => {
  await storeStates(
    server.database,
    { on: 2, services: [mail] },
    { on: 4, services: [mail, wiki] },
    { on: 6, services: [mail] },
  );
  const times = async (service: string) => (await marksOf(service)).marks.map((mark) => mark.time);
  expect(await times(wiki)).toEqual([time(4), time(6)]);
  expect(await times(mail)).toEqual([time(2)]);
});

test('another institution sees marks of policies only if it may see them', async () => {
  const southAdmin = await server.as('southAdmin');
  await storeStates(server.database, { on: 2 }, { on: 4, institutions: [north, south] });
  expect((await marksOf(wiki, southAdmin)).marks).toEqual([
    { kind: 'policyActivated', time: time(4), policy },
  ]);
  expect((await marksOf(wiki)).marks).toEqual([{ kind: 'policyActivated', time: time(2), policy }]);
});

test('policies for everybody are visible to the person who may see the service', async () => {
  await storeStates(server.database, { on: 2, services: [intranet], institutions: [] });
  expect((await marksOf(intranet, await server.as('southAdmin'))).marks).toHaveLength(1);
  expect((await marksOf(intranet)).marks).toEqual([]);
});
