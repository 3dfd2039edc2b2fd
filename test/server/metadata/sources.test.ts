/** The published form of an entity equals the imported one: its exclusive canonical form, in any context. */
import { ParseOption, XmlC14NMode, XmlDocument } from 'libxml2-wasm';
import { canonicaliser } from '../../../server/modules/metadata/reading/canonical';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { importText, parse, resetForImport } from '../../support/server/importing';
import {
  aggregate,
  displayName,
  entity,
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

/** The canonical form of an entity within the whole file, by its id, as a verifier of the file's signature has it. */
function withinFile(file: string, entityId: string): string {
  const document = XmlDocument.fromString(file, { option: ParseOption.XML_PARSE_HUGE });
  const path = `//md:EntityDescriptor[@entityID="${entityId}"]`;
  const found = document.get(path, { md: 'urn:oasis:names:tc:SAML:2.0:metadata' });
  if (!found) throw new Error(`${entityId} is not in the file`);
  return found.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 });
}

async function storedXml(entityId: string): Promise<string | undefined> {
  const row = await database.read
    .selectFrom('entity_metadata')
    .innerJoin('entity_source', 'entity_source.hash', 'entity_metadata.hash')
    .select('xml')
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  return row?.xml;
}

const one = 'https://one.example';
const strange = `<m:EntitiesDescriptor xmlns:m="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:x="urn:x?a=1&amp;b=2" xmlns="urn:other" Name="strange">
  <!-- <m:EntityDescriptor entityID="no">]]> </m:EntityDescriptor> -->
  <m:EntitiesDescriptor xmlns:in="urn:inner"><m:EntityDescriptor
     entityID='${one}' x:mark = "a&#10;b&quot;'" >
    <m:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><m:Extensions><in:thing zz="1" aa="2>1"/>
      <unqualified><!-- gone --><![CDATA[</m:EntityDescriptor> & more]]>&#x1F600;\r\n</unqualified></m:Extensions>
    <?keep this?></m:SPSSODescriptor></m:EntityDescriptor ></m:EntitiesDescriptor>
</m:EntitiesDescriptor>`;

test.each([1, 7, 4096])(
  'in pieces of %i characters, an entity is stored as it is in the file',
  async (piece) => {
    const canonical = await canonicaliser();
    const [read] = parse(strange, piece).entities;
    expect(canonical(read?.source?.text ?? '')).toBe(withinFile(strange, one));
  },
);

test('every entity of a file is stored in the form that the signature of the file covers', async () => {
  const logo = `data:image/png;base64,${'A'.repeat(200_000)}`;
  const file = aggregate(
    namedService('https://maps.new.example', 'Maps &amp; more') +
      namedInstitution('https://idp.new.example', 'Uni', 'new.example') +
      entity(one, serviceRole(`<!-- a --><NameIDFormat>x</NameIDFormat>`, `<mdui:Logo>${logo}</mdui:Logo>`)),
  );
  await importText(database, file);
  for (const entityId of ['https://maps.new.example', 'https://idp.new.example', one])
    expect(await storedXml(entityId)).toBe(withinFile(file, entityId));
});

test('a change that pages do not show counts as a change, since it has to be published', async () => {
  const withKey = (key: string) =>
    aggregate(
      entity(
        one,
        serviceRole(
          `<KeyDescriptor><ds:KeyInfo><ds:KeyName>${key}</ds:KeyName></ds:KeyInfo></KeyDescriptor>`,
        ),
      ),
    );
  await importText(database, withKey('first'));
  expect((await importText(database, withKey('first'))).services).toMatchObject({ same: 1, changed: 0 });
  expect((await importText(database, withKey('second'))).services).toMatchObject({ same: 0, changed: 1 });
  expect(await storedXml(one)).toContain('<ds:KeyName>second</ds:KeyName>');
});

test('an entity that the file no longer names is removed', async () => {
  const two = 'https://two.example';
  await importText(database, aggregate(namedService(one, 'One') + namedService(two, 'Two')));
  await importText(database, aggregate(namedService(two, 'Two')));
  expect(await storedXml(one)).toBeUndefined();
  expect(await storedXml(two)).toBeDefined();
});

test('an entity that is too large for that is imported, but not published; the next one is', async () => {
  const two = 'https://two.example';
  const filling = `<foreign xmlns="urn:foreign">${'<a/>'.repeat(300_000)}</foreign>`;
  const large = entity(one, serviceRole(filling, displayName('Large')));
  const report = await importText(database, aggregate(large + namedService(two, 'Two')));
  expect(report.services.came).toBe(2);
  expect(await storedXml(one)).toBeUndefined();
  expect(await storedXml(two)).toBeDefined();
});

test('unused texts are removed after an hour', async () => {
  const texts = async () => (await database.read.selectFrom('entity_source').select('hash').execute()).length;
  await importText(database, aggregate(namedService(one, 'One')));
  await importText(database, aggregate(namedService(one, 'Another')));
  expect(await texts()).toBe(2);
  await database.transaction((tx) =>
    tx
      .updateTable('entity_source')
      .set({ written_at: new Date('2026-01-01T00:00:00Z') })
      .execute(),
  );
  await importText(database, aggregate(namedService(one, 'Another')));
  expect(await texts()).toBe(1);
});
