/** The options of an import command are combined with the installation's settings. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importHandler } from '../../../server/modules/metadata/importCommand';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { everything, importNow, resetForImport } from '../../support/server/importing';
import { aggregate, namedService } from '../../support/server/metadata';
import { testConfig } from '../../support/server/server';

const maps = 'https://maps.new.example';
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'metadata-'));
  await writeFile(path.join(folder, 'aggregate.xml'), aggregate(namedService(maps, 'Maps')));
});
beforeEach(() => resetForImport(database));
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

test.each([
  ['the federation itself, as the setting calls it', {}, 'Elsewhere'],
  ['the one that the source map names for all others', { sources: { '*': 'eduGAIN' } }, 'eduGAIN'],
])('an entity without a registrar is of %s', async (_, options, source) => {
  const config = testConfig({ FEDERATION_SOURCE: 'Elsewhere' });
  const doImport = importHandler({ config, database, now: () => importNow });
  const file = path.join(folder, 'aggregate.xml');
  await doImport({ source: { kind: 'file', path: file }, options }, () => {}, 'operator');
  const row = await database.read
    .selectFrom('service')
    .select('document')
    .where('entity_id', '=', maps)
    .executeTakeFirstOrThrow();
  expect(row.document.interfedSource).toBe(source);
});

test('a file with the name of a remote feed is not accepted as that feed, and changes nothing', async () => {
  await database.transaction((tx) =>
    tx
      .insertInto('feed')
      .values({ name: 'https://aggregate.example', place: 1, source: 'https://md.example', warnings: '[]' })
      .execute(),
  );
  const before = await everything(database);
  const doImport = importHandler({ config: testConfig(), database, now: () => importNow });
  const source = { kind: 'file', path: path.join(folder, 'aggregate.xml') };
  await expect(doImport({ source, options: {} }, () => {}, 'operator')).rejects.toThrow(
    /is a feed that comes from https:\/\/md\.example/,
  );
  const after = await everything(database);
  expect({ ...(after as object), services: [] }).toEqual({ ...(before as object), services: [] });
  await doImport({ source, options: { feed: 'mine' } }, () => {}, 'operator');
  const feeds = await database.read.selectFrom('feed').select(['name', 'outcome']).orderBy('name').execute();
  expect(feeds).toContainEqual({ name: 'mine', outcome: 'refreshed' });
});

test('an import by hand has the brake of a feed; --yes releases it, --dry-run changes nothing', async () => {
  const doImport = importHandler({ config: testConfig(), database, now: () => importNow });
  const many = path.join(folder, 'many.xml');
  const services = Array.from({ length: 10 }, (_, index) =>
    namedService(`https://s${index}.example`, `S${index}`),
  );
  await writeFile(many, aggregate(services.join('')));
  const runImport = (file: string, options: object) =>
    doImport({ source: { kind: 'file', path: file }, options }, () => {}, 'operator');
  await runImport(many, {});
  const few = path.join(folder, 'aggregate.xml');
  await expect(runImport(few, {})).rejects.toThrow(/10 of 10 entities.*--yes does it all the same/);
  expect(await runImport(few, { dryRun: true, yes: true })).toMatchObject({ news: { went: { total: 10 } } });
  expect(
    await database.read.selectFrom('service').select('eid').where('entity_id', '=', maps).execute(),
  ).toEqual([]);
  expect(await runImport(few, { yes: true })).toMatchObject({ services: { came: 1, went: 10 } });
});
