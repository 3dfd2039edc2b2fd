/** Each institution and each service has a signed feed of those that it is connected to, whole and by the query protocol. */
import { gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { sha1Of } from '../../../../server/modules/federation/federation.module';
import { applyChange } from '../../../../server/modules/changes/changes.module';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { importText, parse, resetForImport } from '../../../support/server/importing';
import {
  aggregate,
  entity,
  namedInstitution,
  namedService,
  serviceRole,
} from '../../../support/server/metadata';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../../support/server/server';
import { keyFiles, signingSettings } from '../../support/keyFiles';
import { entitiesOf, isSigned } from '../signedMetadata';

const uni = 'https://idp.uni.example/métadonnées?a=1&b=2';
const college = 'https://idp.college.example';
const [maps, letters, wiki] = [
  'https://maps.new.example',
  'https://letters.new.example',
  'https://wiki.new.example/a b/"c"',
];
const xmlId = (id: string) => id.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const file = aggregate(
  [
    namedInstitution(xmlId(uni), 'Uni', 'uni.example'),
    namedInstitution(college, 'College', 'college.example'),
    namedService(maps, 'Maps'),
    namedService(letters, 'Letters'),
    namedService(xmlId(wiki), 'Wiki'),
  ].join('\n'),
);
const keys = keyFiles();
let server: TestApp;
let reader: TestClient;

const settings = signingSettings(keys);
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
// A new server for each test, since its caches depend on versions that are reset with the database.
beforeEach(async () => {
  await resetForImport(database);
  await importText(database, file);
  server = await startTestApp({ settings, database });
  reader = await server.as('guest');
});
afterEach(() => server.close());
afterAll(() => database.close());

const feedOf = (institution: string) => `/metadata/idp/${sha1Of(institution)}/services.xml`;
const feedFor = (service: string) => `/metadata/sp/${sha1Of(service)}/institutions.xml`;
const query = (side: 'idp' | 'sp', party: string, entityId: string) =>
  `/mdq/${side}/${sha1Of(party)}/entities/${encodeURIComponent(entityId)}`;
const get = (path: string, headers: Record<string, string> = {}) =>
  reader.call('GET', path, undefined, { 'accept-encoding': 'identity', ...headers });
const idsIn = ({ body }: LightMyRequestResponse) => [...entitiesOf(body).keys()].sort();

async function change(kind: 'connect' | 'disconnect', service: string, institution = uni): Promise<void> {
  await database.transaction((tx) =>
    applyChange(
      { config: testConfig() },
      tx,
      { kind, institution, service, serviceType: 'saml20_sp' },
      new Date(),
    ),
  );
}

test('a feed has the connected entities, signed, each as it was imported', async () => {
  await change('connect', maps);
  await change('connect', wiki);
  await change('connect', letters, college);
  const services = await get(feedOf(uni));
  expect(services.statusCode).toBe(200);
  expect(services.headers['content-type']).toBe('application/samlmetadata+xml');
  expect(isSigned(services.body, keys.pem)).toBe(true);
  expect(idsIn(services)).toEqual([maps, wiki]);
  const institutions = await get(feedFor(maps));
  expect(isSigned(institutions.body, keys.pem)).toBe(true);
  expect(idsIn(institutions)).toEqual([uni]);
  const imported = entitiesOf(file);
  for (const [id, xml] of [...entitiesOf(services.body), ...entitiesOf(institutions.body)])
    expect(xml).toBe(imported.get(id));
});

test('an entity of the feed is available by itself, signed; any other is not found', async () => {
  await change('connect', wiki);
  for (const entityId of [wiki, `{sha1}${sha1Of(wiki)}`]) {
    const response = await get(query('idp', uni, entityId));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/samlmetadata+xml');
    expect(isSigned(response.body, keys.pem)).toBe(true);
    expect(response.body).toMatch(/^<EntityDescriptor [^>]*cacheDuration="PT600S"/);
    expect(idsIn(response)).toEqual([wiki]);
  }
  for (const entityId of [maps, uni, 'https://nobody.example', `{sha1}${sha1Of(maps)}`, '{sha1}0', '\0', ''])
    expect((await get(query('idp', uni, entityId))).statusCode).toBe(404);
  expect((await get(query('sp', wiki, uni))).statusCode).toBe(200);
  expect((await get(query('sp', wiki, college))).statusCode).toBe(404);
  expect((await get(query('idp', college, wiki))).statusCode).toBe(404);
});

test('an entity by itself is as it was imported, except for id and validity', async () => {
  await change('connect', maps);
  const { body } = await get(query('idp', uni, maps));
  const ours = body
    .replace(/<ds:Signature.*<\/ds:Signature>/s, '')
    .replace(/ (ID|cacheDuration|validUntil)="[^"]*"/g, '');
  expect(ours).toBe(entitiesOf(file).get(maps));
});

test('the facts about an entity in the groups around it are published with it, beside its own', async () => {
  const attribute = (name: string, ...values: string[]) =>
    `<saml:Attribute Name="${name}" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`;
  const attributesOf = (by: string, ...attributes: string[]) =>
    `<mdattr:EntityAttributes>${attributes.join('')}</mdattr:EntityAttributes>` +
    (by && `<mdrpi:RegistrationInfo registrationAuthority="${by}"/>`);
  const outer = attributesOf(
    'https://outer.example',
    attribute('urn:a', 'outer', 'all'),
    attribute('urn:b', 'b &amp; c'),
  );
  const inner = attributesOf('', attribute('urn:a', 'inner', 'all'));
  const own = attributesOf('https://own.example', attribute('urn:a', 'own', 'all'));
  const groups = aggregate(
    `<Extensions>${outer}</Extensions>${namedInstitution(xmlId(uni), 'Uni', 'uni.example')}
     <EntitiesDescriptor><Extensions>${inner}</Extensions>
       ${entity(maps, `<Extensions>${own}</Extensions>${serviceRole()}`)}
       ${entity(letters, `<ds:Signature><ds:SignedInfo/></ds:Signature>${serviceRole()}`)}
     </EntitiesDescriptor>`,
  );
  await importText(database, groups);
  await change('connect', maps);
  await change('connect', letters);
  const whole = await get(feedOf(uni));
  const alone = await get(query('idp', uni, letters));
  for (const { body } of [whole, alone]) expect(isSigned(body, keys.pem)).toBe(true);
  const read = [whole, alone].flatMap(({ body }) => parse(body).entities);
  const publishedOf = (entityId: string) =>
    read
      .filter((one) => one.entityId === entityId)
      .map(({ attributes, registrationAuthority: by }) => [attributes['urn:a'], attributes['urn:b'], by]);
  expect(publishedOf(maps)).toEqual([[['own', 'all', 'inner', 'outer'], ['b & c'], 'https://own.example']]);
  const ofGroups = [['inner', 'all', 'outer'], ['b & c'], 'https://outer.example'];
  expect(publishedOf(letters)).toEqual([ofGroups, ofGroups]);
  expect(entitiesOf(whole.body).get(letters)).not.toContain('Signature');
  const once = whole.body.match(/<mdattr:EntityAttributes/g);
  expect(once).toHaveLength(2);
  await importText(database, groups.replace('>inner<', '>other<'));
  expect((await get(feedOf(uni))).body).toContain('<saml:AttributeValue>other</saml:AttributeValue>');
});

test('the address of the protocol for all entities is the feed', async () => {
  await change('connect', maps);
  const all = await get(`/mdq/idp/${sha1Of(uni)}/entities`);
  expect(all.body).toBe((await get(feedOf(uni))).body);
});

test('a new or ended connection is in the next answer, without anything in between', async () => {
  const known = async () => [(await get(query('idp', uni, maps))).statusCode, idsIn(await get(feedOf(uni)))];
  expect(await known()).toEqual([404, []]);
  await change('connect', maps);
  expect(await known()).toEqual([200, [maps]]);
  await change('disconnect', maps);
  expect(await known()).toEqual([404, []]);
  expect(isSigned((await get(feedOf(uni))).body, keys.pem)).toBe(true);
});

test('a change of metadata is in the next answer', async () => {
  await change('connect', maps);
  const before = await get(feedOf(uni));
  await importText(database, file.replace('>Maps<', '>Maps and more<'));
  const after = await get(feedOf(uni));
  expect(before.body).not.toContain('Maps and more');
  expect(after.body).toContain('Maps and more');
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
  await importText(database, aggregate(namedInstitution(xmlId(uni), 'Uni', 'uni.example')));
  expect(idsIn(await get(feedOf(uni)))).toEqual([]);
  expect((await get(query('idp', uni, maps))).statusCode).toBe(404);
});

test('a caller who has the newest answer gets 304, until an entity in it has changed', async () => {
  await change('connect', maps);
  for (const address of [feedOf(uni), query('idp', uni, maps)]) {
    const { headers } = await get(address);
    const etag = String(headers['etag']);
    const again = await get(address, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'last-modified': expect.any(String) });
    expect((await get(address, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  }
  const { headers } = await get(feedOf(uni));
  const unchanged = { 'if-none-match': String(headers['etag']) };
  await change('connect', letters, college);
  expect((await get(feedOf(uni), unchanged)).statusCode).toBe(304);
  await change('connect', letters);
  expect((await get(feedOf(uni), unchanged)).statusCode).toBe(200);
});

test('an answer is compressed if the caller accepts it, and has the length that it declares', async () => {
  await change('connect', maps);
  await change('connect', wiki);
  for (const address of [feedOf(uni), query('idp', uni, maps)]) {
    const plain = await get(address);
    const packed = await get(address, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    const head = await reader.call('HEAD', address, undefined, { 'accept-encoding': 'identity' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(plain.rawPayload.length));
  }
});

test('addresses of unknown entities are not found', async () => {
  const unknownHash = sha1Of('https://nobody.example');
  for (const address of [
    `/metadata/idp/${unknownHash}/services.xml`,
    `/metadata/sp/${sha1Of(uni)}/institutions.xml`,
    `/metadata/idp/${sha1Of(maps)}/services.xml`,
    '/metadata/idp/x/services.xml',
    '/metadata/idp/%00/services.xml',
    '/metadata/nothing',
    `/mdq/idp/${unknownHash}/entities/${encodeURIComponent(maps)}`,
  ])
    expect([address, (await get(address)).statusCode]).toEqual([address, 404]);
});

test('an entity that binds the prefix of a feed keeps its signature whole', async () => {
  const xml = (prefix: string, id: string) =>
    `<${prefix}:EntityDescriptor xmlns:${prefix}="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${id}"><${prefix}:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"/></${prefix}:EntityDescriptor>`;
  await importText(database, aggregate(xml('feed', maps) + xml('feed1', letters)), { feed: 'other' });
  await change('connect', maps);
  await change('connect', letters);
  const { body } = await get(feedOf(uni));
  expect(idsIn(await get(feedOf(uni)))).toEqual([letters, maps]);
  expect(isSigned(body, keys.pem)).toBe(true);
});

test('an entity never outlives its own validity, and its former signature is removed', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const signed = '<ds:Signature><ds:SignedInfo/><ds:SignatureValue>x</ds:SignatureValue></ds:Signature>';
  const own = `<EntityDescriptor entityID="${maps}" ID="theirs" validUntil="${soon}" cacheDuration="P1D">${signed}<SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"/></EntityDescriptor>`;
  await importText(database, aggregate(own + namedInstitution(xmlId(uni), 'Uni', 'uni.example')));
  await change('connect', maps);
  const { body } = await get(query('idp', uni, maps));
  expect(body).toContain(`validUntil="${soon}"`);
  expect(body.match(/<\/ds:Signature>/g)).toHaveLength(1);
  expect(body).not.toContain('theirs');
  expect(isSigned(body, keys.pem)).toBe(true);
});
