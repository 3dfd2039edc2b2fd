/** Lines about one service that are gathered together: what one of them sets, another may not lower. */
import { mail } from '../../support/fixtures';
import type { TestApp, TestClient } from '../../support/server';
import { atDesk, levelsOf, loa2, loa3, startWithDesk } from '../settings/changing';
import { add, send, setOf } from './gathering';

let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin', { level: 3 });
});
afterAll(() => server.close());

const ofMail = { service: mail, serviceType: 'saml20_sp' } as const;
const connection = (level: string) => ({ kind: 'connect', ...ofMail, level }) as const;
const level = (loaLevel: string) => ({ kind: 'strongAuthentication', ...ofMail, loaLevel }) as const;

/** Sends the set and has the desk do all that it asks for. */
async function sendAndResolve() {
  const sent = await send(admin);
  await atDesk(server, { action: 'resolve', key: sent.jiraKey, resolution: 'done' });
  return sent;
}

test('a level below that of a connection is refused, in one call and in two (REQUIREMENTS 400)', async () => {
  const refused = { obstacle: 'higherLevel' };
  expect(await add(admin, level(loa2), connection(loa3))).toEqual({
    added: 1,
    refused: [{ place: 0, ...refused }],
  });
  expect(await add(admin, level(loa2))).toEqual({ added: 0, refused: [{ place: 0, ...refused }] });
  expect(await sendAndResolve()).toMatchObject({ asked: 1, left: 0 });
  expect(await levelsOf(server)).toEqual([`${mail} stepup ${loa3}`]);
});

test('one that was gathered before the connection stays with its reason, and the rest is made (REQUIREMENTS 402)', async () => {
  await add(admin, level(loa2));
  await add(admin, connection(loa3));
  expect((await setOf(admin)).lines).toMatchObject([
    { kind: 'strongAuthentication', obstacle: 'higherLevel' },
    { kind: 'connect' },
  ]);
  expect(await sendAndResolve()).toMatchObject({ asked: 1, left: 1 });
  expect(await levelsOf(server)).toEqual([`${mail} stepup ${loa3}`]);
});

test.each([
  ['first', [level(loa3), connection(loa2)]],
  ['last', [connection(loa2), level(loa3)]],
])(
  'a level above that of a connection is set in the end, gathered %s (REQUIREMENTS 401)',
  async (_when, lines) => {
    for (const line of lines) expect(await add(admin, line)).toEqual({ added: 1, refused: [] });
    expect(await sendAndResolve()).toMatchObject({ asked: 2, left: 0 });
    expect(await levelsOf(server)).toEqual([`${mail} stepup ${loa3}`]);
  },
);

test('a connection that cannot be made lowers nothing, and stands in no way (REQUIREMENTS 400)', async () => {
  await add(admin, connection(loa3));
  await send(admin);
  expect(await add(admin, connection(loa3), level(loa2))).toMatchObject({
    added: 1,
    refused: [{ place: 0, obstacle: 'requested' }],
  });
});
