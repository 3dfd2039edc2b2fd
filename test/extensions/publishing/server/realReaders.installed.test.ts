/**
 * Software of the field admits only people who are connected here: SimpleSAMLphp as an identity provider and
 * Shibboleth as a service, both fed only by our query protocol, with a token as described in
 * docs/extensions/publishing.md.
 */
import { rmSync } from 'node:fs';
import { applyChange } from '../../../../server/modules/changes/changes.module';
import { consumersHandler } from '../../../../server/extensions/publishing/consumers/consumersCommand';
import { sha1Of } from '../../../../server/modules/federation/federation.module';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { importText, resetForImport } from '../../../support/server/importing';
import { aggregate, entity, institutionRole, serviceRole } from '../../../support/server/metadata';
import { shibboleth, testWithShibboleth } from '../../support/field/shibboleth';
import {
  byQuery,
  ofPeople,
  startSimpleSamlPhp,
  testWithSimpleSamlPhp,
} from '../../support/field/simpleSamlPhp';
import { startTestApp, testConfig, type TestApp } from '../../../support/server/server';
import { keyFiles, signingSettings } from '../../support/keyFiles';
import { freePort } from '../../../support/product/dashboard';

const [uni, maps] = ['https://idp.uni.example', 'https://maps.new.example'];
const [post, redirect] = ['POST', 'Redirect'].map(
  (name) => `urn:oasis:names:tc:SAML:2.0:bindings:HTTP-${name}`,
);
const consumer = `<AssertionConsumerService index="0" Binding="${post}" Location="${maps}/acs"/>`;
const signOn = `<SingleSignOnService Binding="${redirect}" Location="${uni}/sso"/>`;
const file = aggregate(
  entity(
    uni,
    institutionRole('<shibmd:Scope>uni.example</shibmd:Scope>').replace('</IDPSSO', `${signOn}</IDPSSO`),
  ) + entity(maps, serviceRole(consumer)),
);
const keys = keyFiles();
let database: TestDatabase;
let server: TestApp;
let url: string;
let token: string;

beforeAll(async () => {
  database = await openTestDatabase();
  await resetForImport(database);
  await importText(database, file);
  const port = await freePort();
  server = await startTestApp({
    settings: { ...signingSettings(keys), PORT: String(port), PUBLISH_ACCESS: 'consumers' },
    database,
  });
  await server.app.listen({ port, host: 'localhost' });
  url = `http://localhost:${port}`;
  const add = { action: 'add', name: 'Readers', may: { reads: 'everything' } };
  const result = await consumersHandler({ database, now: () => new Date() })(add, () => {}, 'operator');
  ({ token } = result as { token: string });
});
afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(keys.folder, { recursive: true });
});

const change = (kind: 'connect' | 'disconnect') =>
  database.transaction((tx) =>
    applyChange(
      { config: testConfig() },
      tx,
      { kind, institution: uni, service: maps, serviceType: 'saml20_sp' },
      new Date(),
    ),
  );

async function follows(ask: () => Promise<string>, refused: string, letIn: string): Promise<void> {
  expect(await ask()).toBe(refused);
  for (const [kind, said] of [
    ['connect', letIn],
    ['disconnect', refused],
  ] as const) {
    await change(kind);
    expect(await ask()).toBe(said);
  }
}

const reading = (side: 'idp' | 'sp', entityId: string) => ({
  base: `${url}/mdq/${side}/${sha1Of(entityId)}`,
  token,
  certificate: keys.certificate,
});

testWithSimpleSamlPhp('SimpleSAMLphp logs people in to a service that is connected', async () => {
  const idp = await startSimpleSamlPhp({
    folder: keys.folder,
    port: await freePort(),
    entityId: uni,
    metadata: byQuery(reading('idp', uni)),
    login: ofPeople(),
  });
  try {
    await follows(() => idp.comingFrom(maps), 'unknown', 'login');
  } finally {
    await idp.stop();
  }
});

testWithShibboleth('Shibboleth knows an institution that is connected', async () => {
  const ask = shibboleth(keys.folder, maps, reading('sp', maps));
  await follows(() => ask(uni), 'unknown', 'known');
});
