/** What the command line asks of an import goes together with what the installation says. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importHandler } from '../../../server/modules/metadata/importCommand';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { importNow, resetForImport } from '../../support/importing';
import { aggregate, namedService } from '../../support/metadata';
import { testConfig } from '../../support/server';

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
  ['whom the source map names for all others', { sources: { '*': 'eduGAIN' } }, 'eduGAIN'],
])('what nobody named has registered is of %s', async (_, options, source) => {
  const config = testConfig({ FEDERATION_SOURCE: 'Elsewhere' });
  const doImport = importHandler({ config, database, now: () => importNow });
  const file = path.join(folder, 'aggregate.xml');
  await doImport({ source: { kind: 'file', path: file }, options }, () => {});
  const row = await database.read
    .selectFrom('service')
    .select('document')
    .where('entity_id', '=', maps)
    .executeTakeFirstOrThrow();
  expect(row.document.interfedSource).toBe(source);
});
