import { brotliDecompressSync } from 'node:zlib';
import {
  buildResponse,
  catalogueResponses,
  type Form,
} from '../../../server/modules/catalogue/catalogueResponses';
import { applyConnection } from '../../../server/modules/changes/connect';
import { audienceOf, viewerFor } from '../../../server/modules/catalogue/viewer';
import { actingInstitution, liveRoles } from '../../../server/modules/identity/roles';
import { databaseOn, type Queries } from '../../../server/platform/storage/database';
import { portal, withMoreServices, addTicket } from './moreServices';
import { mail, north, south } from '../../support/server/fixtures';
import { importText } from '../../support/server/importing';
import { aggregate, namedService } from '../../support/server/metadata';
import { principalOf, type PersonaName } from '../../support/server/personas';
import { startTestApp, type TestApp } from '../../support/server/server';

const addresses: Record<Form, string> = {
  full: '/dashboard/api/services',
  invitation: '/dashboard/api/services/invitation-request-services',
  list: '/dashboard/api/services?form=list',
  texts: '/dashboard/api/x/services/texts',
};
/** Version, institution, invitations. */
const READS_OF_A_KEPT_ANSWER = 3;
const forms = ['full', 'invitation', 'list', 'texts'] as const;
const people = ['superUser', 'admin', 'southAdmin', 'superUserAsAdmin', 'member', 'guest'] as const;

/** The same reads, counted. */
function countingReads(read: Queries) {
  let count = 0;
  const counting = read.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  });
  return { read: counting, count: () => count };
}

let server: TestApp;

beforeEach(async () => {
  server = await startTestApp();
  await withMoreServices(server.database);
});
afterEach(() => server.close());

async function readCatalogue(person: PersonaName | 'guest', form: Form): Promise<string> {
  return (await (await server.as(person)).get(addresses[form])).body;
}

async function madeAnew(person: PersonaName | 'guest', form: Form): Promise<string> {
  const principal = person === 'guest' ? null : principalOf(person, 2, new Date());
  const { read } = server.database;
  const roles = liveRoles(principal);
  const audience = form === 'invitation' && roles.superUser ? 'superUser' : audienceOf(roles);
  const viewer = await viewerFor(read, audience, actingInstitution(principal));
  return brotliDecompressSync((await buildResponse(read, viewer, form, 'en')).body).toString();
}

test.each([
  ['from the super user down to the guest', people],
  ['from the guest up to the super user', [...people].reverse()],
])('no one gets a response that was made for another: %s', async (_order, order) => {
  for (const round of [1, 2]) {
    for (const person of order) {
      for (const form of forms) {
        expect([round, person, form, await readCatalogue(person, form)]).toEqual([
          round,
          person,
          form,
          await madeAnew(person, form),
        ]);
      }
    }
  }
});

test.each(forms)(
  'an invitation shows its service to the institution at once and to no one else: %s',
  async (form) => {
    const before = {
      admin: await readCatalogue('admin', form),
      south: await readCatalogue('southAdmin', form),
    };
    expect(before.admin).not.toContain(new URL(portal).hostname);
    await addTicket(server.database, 'CXT-1', portal, 'Waiting for customer');
    expect(await readCatalogue('admin', form)).toContain(new URL(portal).hostname);
    expect(await readCatalogue('southAdmin', form)).toBe(before.south);
    expect(await readCatalogue('admin', form)).not.toContain('CXT-1');
  },
);

test('a connection rebuilds the lists of the institution at once, and of no other institution', async () => {
  const { read } = server.database;
  const answers = catalogueResponses(server.config);
  const versions = new Map<string, string>();
  const readForm = async (institution: string, form: Form) => {
    const queries = countingReads(read);
    const answer = await answers(queries.read, { ...staff, form, institution });
    const before = versions.get(institution + form);
    versions.set(institution + form, answer.etag);
    return { built: queries.count() > READS_OF_A_KEPT_ANSWER, changed: before !== answer.etag };
  };
  const staff = { audience: 'staff', language: 'en', encoding: 'br' } as const;
  const everywhere = () =>
    Promise.all([north, south].map((one) => Promise.all(forms.map((form) => readForm(one, form)))));
  await everywhere();
  const unchanged = forms.map(() => ({ built: false, changed: false }));
  expect(await everywhere()).toEqual([unchanged, unchanged]);
  const change = { kind: 'connect', institution: north, service: mail, serviceType: 'saml20_sp' } as const;
  await server.database.transaction((tx) => applyConnection(tx, change));
  const [own, theirs] = await everywhere();
  expect(theirs).toEqual(unchanged);
  // Search texts do not depend on connections.
  expect(own).toEqual(forms.map((form) => ({ built: true, changed: form !== 'texts' })));
});

test('an import by another process shows in the next answer', async () => {
  const pool = await globalThis.testStorage.connect();
  pool.on('error', () => {});
  const other = databaseOn(pool);
  const before = await Promise.all(forms.map((form) => readCatalogue('admin', form)));
  expect(before.join()).not.toContain('Newcomer');
  await importText(other, aggregate(namedService('https://newcomer.example', 'Newcomer')));
  for (const form of forms) expect(await readCatalogue('admin', form)).toContain('Newcomer');
  await other.close();
});
