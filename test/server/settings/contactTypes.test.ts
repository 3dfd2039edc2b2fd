import { ContactPersonType } from '../../../src/contracts/wire/enumerations';
import type { ContactPerson } from '../../../src/contracts/wire/institution';
import type { StoredContact } from '../../../server/modules/federation/documents';
import { mail, north } from '../../support/server/fixtures';
import type { TestApp, TestClient } from '../../support/server/server';
import { filed, json, SETTINGS, startWithDesk } from './changing';
import { institutionChanges } from './institutionChanging';

/** That a contact for incidents is on the wire what the contract knows, and in the database what it was. */
let server: TestApp;
let admin: TestClient;
const { has, institution, gets } = institutionChanges(() => ({ server, admin }));

const types = [...ContactPersonType.enum, 'security'] as const;
const stored: StoredContact[] = types.map((contactPersonType) => ({
  name: `Our ${contactPersonType}`,
  emailAddress: `${contactPersonType}@north.example`,
  contactPersonType,
  sirtfiSecurityContact: contactPersonType === 'security',
  sabContact: false,
}));
const incidents = stored.length - 1;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
  await has({ contacts: stored });
});
afterAll(() => server.close());

const storedContacts = async () => {
  const { document } = await server.database.read
    .selectFrom('institution')
    .select('document')
    .where('entity_id', '=', north)
    .executeTakeFirstOrThrow();
  return document.contacts;
};

const readContacts = async () => (await institution()).contactPersons;

/** As the existing client sends them: without ids, by their places. */
const asTheyCame = (contacts: readonly ContactPerson[]) =>
  contacts.map(({ id: _unknown, ...contact }) => contact);

test('every answer has types of the contract only, and marks contacts for incidents', async () => {
  await server.database.transaction(async (tx) => {
    const service = await tx
      .selectFrom('service')
      .select('document')
      .where('entity_id', '=', mail)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('service')
      .set({ document: JSON.stringify({ ...service.document, contacts: stored }) })
      .where('entity_id', '=', mail)
      .execute();
  });
  const desk = await server.as('superUser');
  const responses = [
    await admin.get('/dashboard/api/users/me'),
    await desk.get('/dashboard/api/users/super/idps'),
    await admin.get('/dashboard/api/services'),
    await admin.get('/dashboard/api/services/detail?spId=12&entityType=saml20_sp'),
    await admin.post('/dashboard/api/services/by-entity-ids', [mail]),
  ];
  const known = new Set<string>(ContactPersonType.enum);
  for (const { statusCode, body } of responses) {
    expect(statusCode).toBe(200);
    const typed = [...body.matchAll(/"contactPersonType":"(\w+)"/g)].map(([, type = '']) => type);
    expect(typed.filter((type) => !known.has(type))).toEqual([]);
  }
  expect((await readContacts())[incidents]).toMatchObject({
    contactPersonType: 'other',
    sirtfiSecurityContact: true,
  });
  expect(responses[3]?.body).toContain('"name":"Our security"');
});

test.each([
  ['with their ids', (contacts: readonly ContactPerson[]) => contacts],
  ['by their places', asTheyCame],
])('sent back as they came, %s, they are not a change', async (_title, sent) => {
  const response = await json(admin, SETTINGS, { contactPersons: sent(await readContacts()) });
  expect([response.statusCode, response.json()]).toMatchObject([200, { payload: { 'no-changes': true } }]);
  expect(await filed(server)).toEqual([]);
});

test.each([
  ['with their ids', (contacts: readonly ContactPerson[]) => contacts],
  ['by their places', asTheyCame],
])('another change, %s, keeps the stored types', async (_title, sent) => {
  const contacts = [...sent(await readContacts())];
  contacts[0] = { ...contacts[0], name: 'Ann Bee' } as ContactPerson;
  contacts[incidents] = { ...contacts[incidents], telephoneNumber: '+00 20 555 0112' } as ContactPerson;
  await gets({ contactPersons: contacts, keywordsEn: 'north' });
  expect((await filed(server))[0]?.body).not.toContain('type:');
  expect(await storedContacts()).toEqual(
    stored.map((contact, index) => ({
      ...contact,
      ...(index === 0 && { name: 'Ann Bee' }),
      ...(index === incidents && { telephoneNumber: '+00 20 555 0112' }),
    })),
  );
});

test('another type is requested with the old one, and once it is changed no one is marked any more', async () => {
  const contacts = await readContacts();
  const changed = { ...contacts[incidents], contactPersonType: 'technical' } as ContactPerson;
  await gets({ contactPersons: contacts.with(incidents, changed) });
  expect((await filed(server))[0]?.body).toContain('type: security → technical');
  expect((await storedContacts())[incidents]).toMatchObject({
    contactPersonType: 'technical',
    sirtfiSecurityContact: false,
  });
});
