/** Lines of one set: none may lower or contradict what another sets, and a set has a maximum size. */
import { MOST_LINES } from '../../../../src/extensions/changeSets/contract/changeSet.wire';
import { mail, north, wiki } from '../../../support/server/fixtures';
import type { TestApp, TestClient } from '../../../support/server/server';
import {
  atDesk,
  CONSENT,
  filed,
  json,
  levelsOf,
  loa2,
  loa3,
  problemIn,
  startWithDesk,
} from '../../../server/settings/changing';
import { add, request, send, SET, setOf } from './gathering';

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
    size: 1,
    refused: [{ place: 0, ...refused }],
  });
  expect(await add(admin, level(loa2))).toEqual({ added: 0, size: 1, refused: [{ place: 0, ...refused }] });
  expect(await sendAndResolve()).toMatchObject({ asked: 1, left: 0 });
  expect(await levelsOf(server)).toEqual([`${mail} stepup ${loa3}`]);
});

test('a line that was gathered before the connection stays with its reason, and the rest is made (REQUIREMENTS 402)', async () => {
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
  async (_title, lines) => {
    for (const [before, line] of lines.entries())
      expect(await add(admin, line)).toEqual({ added: 1, size: before + 1, refused: [] });
    expect(await sendAndResolve()).toMatchObject({ asked: 2, left: 0 });
    expect(await levelsOf(server)).toEqual([`${mail} stepup ${loa3}`]);
  },
);

test('a connection that cannot be made lowers nothing, and prevents nothing (REQUIREMENTS 400)', async () => {
  await add(admin, connection(loa3));
  await send(admin);
  expect(await add(admin, connection(loa3), level(loa2))).toMatchObject({
    added: 1,
    refused: [{ place: 0, obstacle: 'requested' }],
  });
});

test('a full set accepts a line that replaces another, and nothing more (REQUIREMENTS 400)', async () => {
  await add(admin, connection(loa2));
  const lines = Array.from({ length: MOST_LINES - 2 }, (_, index) => {
    const service = `https://${index}.example`;
    const change = { kind: 'disconnect', institution: north, service, serviceType: 'saml20_sp' } as const;
    return {
      institution_entity_id: north,
      service_entity_id: service,
      service_type: change.serviceType,
      kind: change.kind,
      change: JSON.stringify(change),
      user_name: 'Ann',
      user_uid: 'ann',
      added_at: new Date(),
    };
  });
  await server.database.transaction((tx) => tx.insertInto('change_set_line').values(lines).execute());
  const last = { ...level(loa2), service: wiki };
  const more = { kind: 'disconnect', service: wiki, serviceType: 'saml20_sp' } as const;
  expect(await add(admin, last, more, connection(loa3), { ...last, loaLevel: loa3 })).toEqual({
    added: 2,
    size: MOST_LINES,
    refused: [{ place: 1, obstacle: 'full' }],
  });
  expect((await admin.get(`${SET}/size`)).json()).toMatchObject({ payload: { size: MOST_LINES } });
});

describe('a disconnection and a change of the same service (REQUIREMENTS 402)', () => {
  const ofWiki = { service: wiki, serviceType: 'saml20_sp' } as const;
  const end = { kind: 'disconnect', ...ofWiki } as const;
  const consent = { kind: 'consent', ...ofWiki, type: 'NO_CONSENT' } as const;

  test('are not sent together, and stay until one is removed', async () => {
    await add(admin, end, consent, connection(''));
    const { version, lines } = await setOf(admin);
    const refused = await request(admin, version);
    expect([refused.statusCode, problemIn(refused)]).toEqual([409, 'changes-contradict']);
    expect(refused.json()).toMatchObject({ detail: `disconnected and changed: ${wiki}` });
    expect(await filed(server)).toEqual([]);
    expect((await setOf(admin)).lines).toHaveLength(3);
    await json(admin, `${SET}/removal`, { lines: [lines[1]?.id] });
    expect(await send(admin)).toMatchObject({ asked: 2, left: 0 });
  });

  test('do not contradict each other while one of them cannot be sent', async () => {
    await add(admin, end, consent);
    await json(admin, CONSENT, { spEntityId: wiki, type: 'DEFAULT_CONSENT' });
    expect(await send(admin)).toMatchObject({ asked: 1, left: 1 });
  });
});
