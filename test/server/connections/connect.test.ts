import { ChangeNotPossible } from '../../../server/modules/changes/changeNotPossible';
import { applyConnection } from '../../../server/modules/changes/connect';
import { catalogueVersion } from '../../../server/modules/federation/catalogueVersion';
import { findVisible } from '../../../server/modules/catalogue/serviceRows';
import { viewerFor } from '../../../server/modules/catalogue/viewer';
import type { ConnectionChange } from '../../../server/modules/changes/change';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { files, mail, north, south, tenant, wiki } from '../../support/server/fixtures';
import { club, withMoreServices } from '../catalogue/moreServices';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  await withMoreServices(database);
});
afterAll(() => database.close());

async function apply(change: ConnectionChange): Promise<void> {
  await database.transaction((tx) => applyConnection(tx, change));
}

async function isConnected(institution: string, entityId: string): Promise<boolean | undefined> {
  const viewer = await viewerFor(database.read, 'staff', institution);
  return (await findVisible(database.read, viewer, 'saml20_sp', { entityId }))?.connected;
}

async function lists() {
  const own = await database.read.selectFrom('institution_allows').selectAll().execute();
  const theirs = await database.read.selectFrom('service_allows').selectAll().execute();
  return {
    own: own.map((row) => `${row.institution_entity_id} ${row.service_entity_id}`).sort(),
    theirs: theirs.map((row) => `${row.institution_entity_id} ${row.service_entity_id}`).sort(),
  };
}

const connect = (service: string, institution = north): ConnectionChange => ({
  kind: 'connect',
  institution,
  service,
  serviceType: 'saml20_sp',
});
const disconnect = (service: string, institution = north): ConnectionChange => ({
  ...connect(service, institution),
  kind: 'disconnect',
});

test('connecting stores the sides that do not allow everything, once', async () => {
  await apply(connect(mail));
  await apply(connect(club));
  await apply(connect(club));
  expect(await lists()).toEqual({
    own: [`${north} ${club}`, `${north} ${mail}`, `${north} ${wiki}`],
    theirs: [`${north} ${club}`],
  });
  expect(await isConnected(north, club)).toBe(true);
});

test('disconnecting takes both sides and the step-up level back', async () => {
  await apply({ ...connect(club), kind: 'connect', level: 'http://levels.example/loa2' });
  const levels = () => database.read.selectFrom('level_setting').selectAll().execute();
  expect(await levels()).toEqual([
    {
      institution_entity_id: north,
      service_entity_id: club,
      kind: 'stepup',
      level: 'http://levels.example/loa2',
    },
  ]);
  await apply(disconnect(club));
  expect(await levels()).toEqual([]);
  expect(await lists()).toEqual({ own: [`${north} ${wiki}`], theirs: [] });
  expect(await isConnected(north, club)).toBe(false);
});

test('an institution that allows everything ends up disconnected, and stays connected to the rest', async () => {
  await database.transaction((tx) =>
    tx.updateTable('institution').set({ allowed_all: true }).where('entity_id', '=', south).execute(),
  );
  await apply(disconnect(mail, south));
  expect(await isConnected(south, mail)).toBe(false);
  expect(await isConnected(south, wiki)).toBe(true);
  expect(await isConnected(north, wiki)).toBe(true);
});

test('two disconnects at once of an institution that allows everything both hold', async () => {
  for (let turn = 0; turn < 5; turn++) {
    await database.transaction((tx) =>
      tx.updateTable('institution').set({ allowed_all: true }).where('entity_id', '=', south).execute(),
    );
    await Promise.all([mail, wiki].map((service) => apply(disconnect(service, south))));
    expect([await isConnected(south, mail), await isConnected(south, wiki)]).toEqual([false, false]);
  }
});

test('a list on the service’s side is enough to disconnect by', async () => {
  await database.transaction((tx) =>
    tx.updateTable('institution').set({ allowed_all: true }).where('entity_id', '=', south).execute(),
  );
  await apply(connect(club, south));
  await apply(disconnect(club, south));
  expect(await isConnected(south, club)).toBe(false);
  const row = await database.read
    .selectFrom('institution')
    .select('allowed_all')
    .where('entity_id', '=', south)
    .executeTakeFirstOrThrow();
  expect(row.allowed_all).toBe(true);
});

test('a template changes no list', async () => {
  const before = await lists();
  await apply({ ...connect(tenant), serviceType: 'single_tenant_template' });
  expect(await lists()).toEqual(before);
});

test('each change counts as a version of the institution’s connections, and of nothing else', async () => {
  const versions = async () => ({
    catalogue: await catalogueVersion(database.read),
    north: (await viewerFor(database.read, 'staff', north)).institution?.connectionsVersion ?? NaN,
    south: (await viewerFor(database.read, 'staff', south)).institution?.connectionsVersion,
  });
  const before = await versions();
  await apply(connect(mail));
  await apply(disconnect(mail));
  expect(await versions()).toEqual({ ...before, north: before.north + 2 });
});

test('a service that is gone cannot be connected, and can be disconnected', async () => {
  await expect(apply(connect('https://gone.example'))).rejects.toThrow(ChangeNotPossible);
  await expect(
    apply({ ...connect(files), institution: 'https://gone.example', serviceType: 'oidc10_rp' }),
  ).rejects.toThrow(ChangeNotPossible);
  await expect(apply(disconnect('https://gone.example'))).resolves.toBeUndefined();
});
