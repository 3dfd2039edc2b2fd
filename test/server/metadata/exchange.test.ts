import { sql } from 'kysely';
import { knownRows } from '../../../server/modules/metadata/comparison';
import { exchange } from '../../../server/modules/metadata/exchange';
import { makeRoom } from '../../../server/modules/metadata/makeRoom';
import { reportLines } from '../../../server/modules/metadata/report';
import { Staging } from '../../../server/modules/metadata/staging';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { importRules, importText, parse, resetForImport } from '../../support/server/importing';
import { aggregate, namedInstitution, namedService } from '../../support/server/metadata';

const feed = 'https://aggregate.example';
const maps = 'https://maps.new.example';
const uni = 'https://idp.new.example';
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => resetForImport(database));
afterAll(() => database.close());

async function stage(text: string): Promise<Staging> {
  const known = await knownRows(database.read);
  const staging = new Staging(database, { state: 'prodaccepted', sources: {}, known });
  for (const entity of parse(text, 1000).entities) staging.add(entity, feed);
  await staging.flush(true);
  return staging;
}

test('staged rows are invisible until the exchange', async () => {
  const staging = await stage(
    aggregate(namedService(maps, 'Maps') + namedInstitution(uni, 'Uni', 'new.example')),
  );
  await makeRoom(database, staging.run, feed);
  const shown = await database.read
    .selectFrom('service')
    .select('entity_id')
    .where('hidden', '=', false)
    .execute();
  expect(shown.map(({ entity_id }) => entity_id)).not.toContain(maps);
  const institutions = await database.read.selectFrom('institution').select('entity_id').execute();
  expect(institutions.map(({ entity_id }) => entity_id)).not.toContain(uni);
  await staging.clear();
  const report = await importText(database, aggregate(namedService(maps, 'Maps')));
  expect(report.services).toEqual({ came: 1, changed: 0, same: 0, went: 0 });
});

test('rows of a killed import are removed, and rows of a running one stay', async () => {
  const killed = await stage(aggregate(namedService(maps, 'Maps')));
  const underWay = await stage(aggregate(namedService('https://other.example', 'Other')));
  const runs = async () =>
    (await database.read.selectFrom('metadata_staging').select('run').execute()).map(({ run }) => run);
  await database.transaction((tx) =>
    sql`update metadata_staging set staged_at = now() - interval '61 minutes' where run = ${killed.run}`.execute(
      tx,
    ),
  );
  expect((await runs()).sort()).toEqual([killed.run, underWay.run].sort());
  await importText(database, aggregate(namedInstitution(uni, 'Uni', 'new.example')));
  expect(await runs()).toEqual([underWay.run]);
  await underWay.clear();
  expect(await runs()).toEqual([]);
});

test('settings made between staging and exchange stay', async () => {
  await importText(
    database,
    aggregate(namedService(maps, 'Maps') + namedInstitution(uni, 'Uni', 'new.example')),
  );
  const staging = await stage(
    aggregate(namedService(maps, 'Better maps') + namedInstitution(uni, 'Better uni', 'new.example')),
  );
  await database.transaction(async (tx) => {
    const service = await tx
      .selectFrom('service')
      .select('document')
      .where('entity_id', '=', maps)
      .executeTakeFirstOrThrow();
    const contractual = { ...service.document, contractualBase: 'AO' };
    await tx
      .updateTable('service')
      .set({ document: JSON.stringify(contractual), hidden: true })
      .where('entity_id', '=', maps)
      .execute();
    const institution = await tx
      .selectFrom('institution')
      .select('document')
      .where('entity_id', '=', uni)
      .executeTakeFirstOrThrow();
    const open = { ...institution.document, displayStatsInDashboard: true };
    await tx
      .updateTable('institution')
      .set({ document: JSON.stringify(open) })
      .where('entity_id', '=', uni)
      .execute();
  });
  await database.transaction((tx) =>
    exchange(tx, { ...importRules, run: staging.run, feed, named: staging.named }),
  );
  await staging.clear();
  const [service, institution] = await Promise.all([
    database.read.selectFrom('service').selectAll().where('entity_id', '=', maps).executeTakeFirst(),
    database.read.selectFrom('institution').selectAll().where('entity_id', '=', uni).executeTakeFirst(),
  ]);
  expect(service).toMatchObject({
    hidden: true,
    document: { names: { en: 'Better maps' }, contractualBase: 'AO' },
  });
  expect(institution?.document).toMatchObject({ names: { en: 'Better uni' }, displayStatsInDashboard: true });
});

test('the report names the entities that came and those that were left out', async () => {
  const report = await importText(
    database,
    aggregate(namedService(maps, 'Maps') + namedService(maps, 'Again')),
  );
  const lines = reportLines(report);
  expect(lines).toContain('Services: 1 came, 0 changed, 0 went, 0 unchanged');
  expect(lines).toContain('Named more than once, the first counts (1):');
  expect(lines).toContain(`  ${maps}`);
  expect(lines).toContain(`  Maps <${maps}>`);
});
