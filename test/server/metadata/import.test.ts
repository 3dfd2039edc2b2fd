import type { Insertable } from 'kysely';
import type { TicketTable } from '../../../server/modules/tickets/tables';
import { catalogueVersion } from '../../../server/modules/federation/catalogueVersion';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { everything, importNow, importText, resetForImport } from '../../support/server/importing';
import { mail, north, wiki } from '../../support/server/fixtures';
import {
  aggregate,
  displayName,
  entity,
  institutionRole,
  namedInstitution,
  namedService,
  serviceRole,
} from '../../support/server/metadata';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => resetForImport(database));
afterAll(() => database.close());

const maps = 'https://maps.new.example';
const notes = 'https://notes.new.example';
const uni = 'https://idp.new.example';

async function serviceRow(entityId: string) {
  return database.read.selectFrom('service').selectAll().where('entity_id', '=', entityId).executeTakeFirst();
}
async function institutionRow(entityId: string) {
  return database.read
    .selectFrom('institution')
    .selectAll()
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
}

test('a new entity gets defaults for values that are missing in metadata', async () => {
  const report = await importText(
    database,
    aggregate(namedService(maps, 'Maps') + namedInstitution(uni, 'New University', 'new.example')),
  );
  expect(report).toMatchObject({
    feed: 'https://aggregate.example',
    services: { came: 1, changed: 0, same: 0, went: 0 },
    institutions: { came: 1, changed: 0, same: 0, went: 0 },
  });
  expect(await serviceRow(maps)).toMatchObject({
    entity_type: 'saml20_sp',
    state: 'prodaccepted',
    institution_id: null,
    allowed_all: false,
    hidden: false,
    idp_visible_only: false,
    connect_option: 'CONNECT_WITH_INTERACTION',
    origin: 'import',
    document: { names: { en: 'Maps' }, licenseStatus: 'UNKNOWN', contractualBase: 'NA', typesOfService: {} },
  });
  expect(await institutionRow(uni)).toMatchObject({
    institution_id: 'new.example',
    state: 'prodaccepted',
    allowed_all: false,
    origin: 'import',
    document: { names: { en: 'New University' }, scopes: ['new.example'], publishedInEdugain: false },
  });
  const allows = await database.read.selectFrom('service_allows').selectAll().execute();
  expect(allows.filter(({ service_entity_id }) => service_entity_id === maps)).toEqual([]);
});

test('state test, and an entity that is both becomes an institution and its service', async () => {
  const both = entity(
    'https://both.example',
    institutionRole('', displayName('Both')) + serviceRole('', displayName('Both')),
  );
  await importText(database, aggregate(both), { state: 'testaccepted' });
  const [institution, service] = [
    await institutionRow('https://both.example'),
    await serviceRow('https://both.example'),
  ];
  expect(institution?.state).toBe('testaccepted');
  expect(service?.state).toBe('testaccepted');
  expect(institution?.institution_id).toMatch(/^own:[0-9a-f]{32}$/);
  expect(service?.institution_id).toBe(institution?.institution_id);
});

test('the same file again changes nothing, not even the version of the catalogue', async () => {
  const text = aggregate(namedService(maps, 'Maps') + namedInstitution(uni, 'Uni', 'new.example'));
  const version = await catalogueVersion(database.read);
  await importText(database, text);
  const before = await everything(database);
  expect(await catalogueVersion(database.read)).not.toBe(version);
  expect(await importText(database, text)).toMatchObject({
    services: { came: 0, changed: 0, same: 1, went: 0 },
    institutions: { came: 0, changed: 0, same: 1, went: 0 },
  });
  expect(await everything(database)).toEqual(before);
});

test('a later file updates, adds and removes, and changes no connection, ticket or setting', async () => {
  await importText(
    database,
    aggregate(
      namedService(maps, 'Maps') + namedService(notes, 'Notes') + namedInstitution(uni, 'Uni', 'a.example'),
    ),
  );
  await database.transaction(async (tx) => {
    await tx
      .insertInto('service_allows')
      .values({ service_entity_id: notes, institution_entity_id: north })
      .execute();
    await tx
      .insertInto('institution_allows')
      .values({ institution_entity_id: uni, service_entity_id: maps })
      .execute();
    await tx
      .insertInto('level_setting')
      .values({
        institution_entity_id: uni,
        service_entity_id: maps,
        kind: 'mfa',
        level: 'https://refeds.org/profile/mfa',
      })
      .execute();
    await tx
      .insertInto('ticket')
      .values({
        key: 'CXT-1',
        type: 'LINKREQUEST',
        status: 'Open',
        institution_entity_id: uni,
        service_entity_id: notes,
        service_type: 'saml20_sp',
        direction: 'connect',
        user_name: 'Ann Bee',
        requested_at: importNow,
        updated_at: importNow,
      } as Insertable<TicketTable>)
      .execute();
    const { document } = await tx
      .selectFrom('service')
      .select('document')
      .where('entity_id', '=', maps)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('service')
      .set({
        state: 'testaccepted',
        allowed_all: true,
        document: JSON.stringify({ ...document, licenseStatus: 'HAS_LICENSE_SP' }),
      })
      .where('entity_id', '=', maps)
      .execute();
  });
  const settings = async () => ({
    serviceAllows: await database.read
      .selectFrom('service_allows')
      .selectAll()
      .orderBy('service_entity_id')
      .orderBy('institution_entity_id')
      .execute(),
    institutionAllows: await database.read
      .selectFrom('institution_allows')
      .selectAll()
      .orderBy('institution_entity_id')
      .orderBy('service_entity_id')
      .execute(),
    levels: await database.read
      .selectFrom('level_setting')
      .selectAll()
      .orderBy('institution_entity_id')
      .orderBy('service_entity_id')
      .execute(),
    tickets: await database.read.selectFrom('ticket').selectAll().orderBy('key').execute(),
  });
  const before = await settings();
  const { eid } = (await serviceRow(notes)) ?? {};

  const report = await importText(
    database,
    aggregate(namedService(maps, 'Better maps') + namedService('https://third.example', 'Third')),
  );
  expect(report).toMatchObject({
    services: { came: 1, changed: 1, same: 0, went: 1 },
    institutions: { came: 0, changed: 0, same: 0, went: 1 },
  });
  expect(await settings()).toEqual(before);
  expect(await serviceRow(maps)).toMatchObject({
    state: 'testaccepted',
    allowed_all: true,
    document: { names: { en: 'Better maps' }, licenseStatus: 'HAS_LICENSE_SP' },
  });
  expect(await serviceRow(notes)).toMatchObject({ hidden: true, document: { names: { en: 'Notes' } } });
  expect(await institutionRow(uni)).toMatchObject({ absent_since: importNow, fingerprint: null });

  const back = await importText(database, aggregate(namedService(notes, 'Notes')));
  expect(back.services).toEqual({ came: 1, changed: 0, same: 0, went: 2 });
  expect(await serviceRow(notes)).toMatchObject({ hidden: false, eid });
});

test('rows that no import added stay as they are and are reported; another feed removes only its own', async () => {
  const before = [await serviceRow(wiki), await institutionRow(north)];
  await importText(database, aggregate(namedService(maps, 'Maps')), { feed: 'first' });
  const report = await importText(
    database,
    aggregate(
      namedService(wiki, 'Other') +
        namedInstitution(north, 'Other', 'x.example') +
        namedService(notes, 'Notes'),
    ),
    { feed: 'second' },
  );
  expect([...report.conflicts].sort()).toEqual([north, wiki].sort());
  expect(report.services).toEqual({ came: 1, changed: 0, same: 0, went: 0 });
  expect([await serviceRow(wiki), await institutionRow(north)]).toEqual(before);
  expect(await serviceRow(maps)).toMatchObject({ hidden: false, feed: 'first' });
  expect(await serviceRow(mail)).toMatchObject({ hidden: false });
});

test('imports continue each other by name, a single entity by its id; without a name it has to be given', async () => {
  const nameless = (entities: string) => aggregate(entities, '');
  const named = { feed: 'default' };
  const single = `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://single.example"><SPSSODescriptor/></EntityDescriptor>`;
  await expect(importText(database, nameless(namedService(maps, 'Maps')))).rejects.toThrow(/no Name; --feed/);
  expect((await importText(database, nameless(namedService(maps, 'Maps')), named)).feed).toBe('default');
  expect((await importText(database, aggregate(namedService(notes, 'Notes')))).services.went).toBe(0);
  expect(await importText(database, single)).toMatchObject({
    feed: 'https://single.example',
    services: { came: 1, went: 0 },
  });
  const again = nameless(namedService('https://x.example', 'X'));
  expect((await importText(database, again, named)).services.went).toBe(1);
  expect(await serviceRow(maps)).toMatchObject({ hidden: true });
});

test('an entity named twice counts once', async () => {
  const report = await importText(
    database,
    aggregate(namedService(maps, 'First') + namedService(maps, 'Second')),
  );
  expect(report.repeated).toEqual([maps]);
  expect((await serviceRow(maps))?.document.names).toEqual({ en: 'First' });
});

test('two imports at the same time both succeed completely', async () => {
  const first = aggregate(namedService(maps, 'Maps') + namedService(notes, 'Notes'));
  await Promise.all([
    importText(database, first, { feed: 'one' }),
    importText(database, aggregate(namedInstitution(uni, 'Uni', 'new.example')), { feed: 'two' }),
  ]);
  expect([await serviceRow(maps), await serviceRow(notes), await institutionRow(uni)]).toEqual([
    expect.objectContaining({ feed: 'one' }),
    expect.objectContaining({ feed: 'one' }),
    expect.objectContaining({ feed: 'two' }),
  ]);
});
