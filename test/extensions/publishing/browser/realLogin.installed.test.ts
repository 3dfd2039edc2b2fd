/**
 * Decisions in the dashboard determine who can log in: a login at a real identity provider (SimpleSAMLphp)
 * for a real service (Apache with mod_shib), which know of each other only by the query protocol, and ask the
 * decision point.
 */
import { sha1Of } from '../../../../server/modules/federation/federation.module';
import {
  administratorOf,
  bothCome,
  comes,
  decisionFilter,
  people,
  startFederation,
  stopFederation,
  type Administrator,
  type Federation,
} from '../../support/field/federation';
import { startModShib, testWithModShib } from '../../support/field/modShib';
import { byQuery as shibbolethByQuery } from '../../support/field/shibboleth';
import { byQuery, ofPeople, startSimpleSamlPhp } from '../../support/field/simpleSamlPhp';

let federation: Federation;
let admin: Administrator;

async function setUp(): Promise<void> {
  federation = await startFederation();
  const { dashboard, institution, service, keys, ended } = federation;
  const reading = (side: 'idp' | 'sp', entityId: string) => ({
    base: `${dashboard.url}/mdq/${side}/${sha1Of(entityId)}`,
    certificate: keys.certificate,
  });
  const provider = await startSimpleSamlPhp({
    ...institution,
    folder: keys.folder,
    metadata: byQuery(reading('idp', institution.entityId)),
    login: ofPeople(people),
    filters: [decisionFilter(dashboard.url)],
  });
  ended.push(() => provider.stop());
  const room = await startModShib({
    ...keys,
    ...service,
    identityProvider: institution.entityId,
    metadata: shibbolethByQuery(reading('sp', service.entityId)),
  });
  ended.push(() => room.stop());
}

afterAll(() => stopFederation(federation));

testWithModShib('nobody gets in before the institution is connected', async () => {
  await setUp();
  for (const person of people) expect(await comes(federation, person)).toMatch(/unknown|unusable/i);
  admin = await administratorOf(federation);
});

testWithModShib('asked for in the browser and resolved at the desk, the login works', async () => {
  await admin.ask('connect');
  expect(await bothCome(federation)).toEqual(['Let in', 'Let in']);
});

testWithModShib('a policy keeps one of two people out, and is told at the service', async () => {
  await admin.keepStudentsOut('Students cannot use the map room.');
  const [sam, eva] = await bothCome(federation);
  expect(sam).toContain('Students cannot use the map room.');
  expect(eva).toBe('Let in');
});

testWithModShib('disconnected in the browser, nobody gets in any more', async () => {
  await admin.ask('disconnect');
  for (const page of await bothCome(federation)) expect(page).toContain('Metadata not found');
  expect(admin.complaints).toEqual([]);
});
