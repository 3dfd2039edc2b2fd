import { CurrentUser } from '../../src/contracts/wire/user';
import { InstitutionRoles } from '../../src/contracts/wire/roles';
import { institutionRow, north } from '../support/server/fixtures';
import { startTestApp, type TestApp } from '../support/server/server';
import { payloadOf } from './checks';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function metadataOf(document: Parameters<typeof institutionRow>[2]) {
  const row = institutionRow(north, { eid: 1 }, document);
  await server.database.transaction((tx) =>
    tx.updateTable('institution').set({ document: row.document }).where('entity_id', '=', north).execute(),
  );
  const client = await server.as('viewer');
  return payloadOf(CurrentUser, await client.get('/dashboard/api/users/me')).currentIdp?.metadata;
}

test('values of the metadata are beside the institution; missing ones are left out', async () => {
  expect(await metadataOf({})).toEqual({ registrationAuthority: '' });
  const texts = {
    informationUrls: { en: 'https://north.example/en' },
    privacyStatementUrls: {},
    errorUrl: '',
    registrationAuthority: 'https://federation.example',
    registrationInstant: '2019-06-14T00:00:00Z',
    registrationPolicyUrls: { en: 'https://federation.example/policy' },
    entityCategorySupport: [],
    assuranceCertifications: ['https://refeds.org/sirtfi'],
  };
  expect(await metadataOf(texts)).toEqual(texts);
});

test('GET /idp/current/roles', async () => {
  const admin = await server.as('admin');
  expect(payloadOf(InstitutionRoles, await admin.get('/dashboard/api/idp/current/roles'))).toEqual({
    SURFconextverantwoordelijke: [],
    SURFconextbeheerder: [],
  });
});
