/** Other people's software accepts the published metadata. If it is not installed, its tests are skipped. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha1Of } from '../../../../server/modules/federation/federation.module';
import { placeMetadata } from '../../../../server/modules/demonstration/placeMetadata';
import { seedDemonstration } from '../../../../server/modules/demonstration/seed';
import { canonicaliser } from '../../../../server/modules/metadata/reading/canonical';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { keyFiles, signingSettings } from '../../support/keyFiles';
import { entitiesOf } from '../signedMetadata';
import { ecKeyFiles } from '../ecKey';
import { isInstalled, testWith } from '../../../support/product/installed';

const testWithXmlsec = testWith('xmlsec1', isInstalled('xmlsec1'));

async function started(settings: Record<string, string>): Promise<TestApp> {
  const server = await startTestApp({ settings });
  await server.database.empty();
  await server.database.transaction(async (tx) => {
    await seedDemonstration(tx, { services: 20, institutions: 4, seed: 1, now: new Date() });
    await placeMetadata(tx);
  });
  return server;
}

/**
 * The verdict of `xmlsec1` on a document: whether it verifies against this certificate, by the ids of this
 * element.
 */
function verified(folder: string, certificate: string, xml: string): boolean {
  const file = path.join(folder, 'document.xml');
  writeFileSync(file, xml);
  const root = /<(?:\w+:)?(\w+)/.exec(xml)?.[1] ?? '';
  const words = [
    '--verify',
    '--id-attr:ID',
    root,
    '--enabled-key-data',
    'x509',
    '--trusted-pem',
    certificate,
    file,
  ];
  return spawnSync('xmlsec1', words).status === 0;
}

async function addressesOf({ database: { read } }: TestApp): Promise<string[]> {
  const institutions = await read.selectFrom('institution').select('entity_id').execute();
  const services = await read
    .selectFrom('service')
    .select('entity_id')
    .where('entity_type', '=', 'saml20_sp')
    .where('hidden', '=', false)
    .execute();
  return [
    ...institutions.map((one) => `/metadata/idp/${sha1Of(one.entity_id)}/services.xml`),
    ...services.map((one) => `/metadata/sp/${sha1Of(one.entity_id)}/institutions.xml`),
  ];
}

testWithXmlsec.each([
  ['RSA', keyFiles],
  ['ECDSA', ecKeyFiles],
])('xmlsec1 accepts each feed and each answer of the query protocol, signed by %s', async (_name, make) => {
  const keys = make();
  const server = await started(signingSettings(keys));
  const get = async (url: string) => {
    const headers = { host: 'localhost:8280', 'accept-encoding': 'identity' };
    return (await server.app.inject({ url, headers })).body;
  };
  const seen = new Map<string, string>();
  for (const address of await addressesOf(server)) {
    const feed = await get(address);
    expect([address, verified(keys.folder, keys.certificate, feed)]).toEqual([address, true]);
    const [, side, party] = address.split('/').slice(1);
    for (const entityId of entitiesOf(feed).keys()) {
      if (seen.has(entityId)) continue;
      const answer = await get(`/mdq/${side}/${party}/entities/${encodeURIComponent(entityId)}`);
      expect([entityId, verified(keys.folder, keys.certificate, answer)]).toEqual([entityId, true]);
      seen.set(entityId, answer);
    }
  }
  expect(seen.size).toBeGreaterThan(10);
  const [answer = ''] = seen.values();
  expect(verified(keys.folder, keys.certificate, answer.replace('entityID="h', 'entityID="H'))).toBe(false);
  await server.close();
  rmSync(keys.folder, { recursive: true });
});

test('metadata of the demonstration is written in canonical form', async () => {
  const server = await started({});
  const canonical = await canonicaliser();
  const rows = await server.database.read.selectFrom('entity_source').select('xml').execute();
  expect(rows.length).toBeGreaterThan(10);
  for (const { xml } of rows) expect(canonical(xml)).toBe(xml);
  await server.close();
});
