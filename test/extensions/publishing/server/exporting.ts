/** A federation with names that would do something in software which took them for more than names, and its exports. */
import { consumersHandler } from '../../../../server/extensions/publishing/consumers/consumersCommand';
import { applyChange, type Change } from '../../../../server/modules/changes/changes.module';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { importText, resetForImport } from '../../../support/server/importing';
import {
  aggregate,
  entity,
  namedInstitution,
  namedService,
  serviceRole,
} from '../../../support/server/metadata';
import { startTestApp, testConfig, type TestApp } from '../../../support/server/server';

export const uni = 'https://idp.uni.example';
export const alone = `it's "alone" \\' . system('id') . '`;
export const maps = 'https://maps.example';
export const hostile = `https://x.example/'];system("id");#\\" <!-- é \u2028 \u{1F600}: - *`;
export const spring = 'https://x.example/#{T(java.lang.Runtime)}';
export const star = '*';
export const factor = 'https://refeds.org/profile/mfa';
const xml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const mail = '<RequestedAttribute Name="urn:oid:0.9.2342.19200300.100.1.3"/>';
const role =
  '<RequestedAttribute Name="urn:oid:1.3.6.1.4.1.5923.1.1.1.7"><saml:AttributeValue>urn:x:*</saml:AttributeValue><saml:AttributeValue>a"&amp;b</saml:AttributeValue></RequestedAttribute>';
const consuming = `<AttributeConsumingService index="0">${mail}${role}</AttributeConsumingService>`;
const file = aggregate(
  [
    namedInstitution(uni, 'Uni', 'uni.example'),
    namedInstitution(xml(alone), 'Alone', 'alone.example'),
    entity(maps, serviceRole(consuming)),
    ...[hostile, spring, star].map((id) => namedService(xml(id), 'X')),
  ].join(''),
);

/** The settings of the university for a service. */
export const of = (service: string) => ({ institution: uni, service, serviceType: 'saml20_sp' }) as const;
export const connect = (service: string): Change => ({ kind: 'connect', ...of(service) });
export const withFactors = (service: string): Change => ({
  kind: 'multiFactor',
  ...of(service),
  before: { authnContextLevel: '' },
  after: { authnContextLevel: factor },
});

let database: TestDatabase;
let server: TestApp;
let token: string;

/** Makes each test of the file begin with the federation, without connections, and a new server. */
export function exportsForEachTest(): void {
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await resetForImport(database);
    await database.empty();
    await importText(database, file);
    server = await startTestApp({ database });
    token = await tokenFor({ reads: 'everything' });
  });
  afterEach(() => server.close());
  afterAll(() => database.close());
}

export async function tokenFor(may: object): Promise<string> {
  const add = { action: 'add', name: JSON.stringify(may), may };
  const result = await consumersHandler({ database, now: () => new Date() })(add, () => {}, 'operator');
  return (result as { token: string }).token;
}

export async function change(...changes: Change[]): Promise<void> {
  await database.transaction(async (tx) => {
    for (const one of changes) await applyChange({ config: testConfig() }, tx, one, new Date());
  });
}

export const get = (url: string, headers: Record<string, string> = {}, by = token) =>
  server.app.inject({ url, headers: { host: 'localhost:8280', authorization: `Bearer ${by}`, ...headers } });
