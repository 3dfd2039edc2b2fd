/**
 * The same behind a hub (SimpleSAMLphp once more), which knows the whole federation, while the institution
 * and the service know only the hub: it admits people by its copy of the names, and asks the decision point.
 */
import { cpSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  administratorOf,
  bothCome,
  decisionFilter,
  hubService,
  identityProvider,
  party,
  people,
  startFederation,
  stopFederation,
  type Administrator,
  type Federation,
} from '../../support/field/federation';
import { startModShib, testWithModShib } from '../../support/field/modShib';
import { byFile as shibbolethByFile } from '../../support/field/shibboleth';
import { byFile, ofInstitution, ofPeople, startSimpleSamlPhp } from '../../support/field/simpleSamlPhp';
import { aggregate } from '../../../support/server/metadata';

const NOT_CONNECTED = 'The institution and the service are not connected.';
let federation: Federation;
let admin: Administrator;
let token: string;
/** The hub's copy. */
let connections: string;

/** PHP looks whether a file is another one after two seconds at the earliest (`opcache.revalidate_freq`). */
const SEEN_BY_PHP_MS = 2_000;

/** Copies the export as docs/extensions/publishing.md instructs a hub, and waits until it is in use. */
async function copyExport(): Promise<void> {
  const response = await fetch(`${federation.dashboard.url}/export/simplesamlphp/connections.php`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  writeFileSync(`${connections}.new`, await response.text());
  renameSync(`${connections}.new`, connections);
  await setTimeout(SEEN_BY_PHP_MS);
}

async function setUp(): Promise<void> {
  federation = await startFederation();
  const { dashboard, institution, service, keys, file, ended } = federation;
  const hub = await party('hub');
  const ownService = { ...hub, entityId: `${hub.entityId}/service` };
  const spokes = path.join(keys.folder, 'hub.xml');
  writeFileSync(
    spokes,
    aggregate(identityProvider(hub, keys, 'Hub', 'hub.example') + hubService(ownService)),
  );
  [token = ''] = dashboard.tool('consumers', 'add', 'Hub', '--everything').split('\n');
  const folder = path.join(keys.folder, 'hub');
  for (const name of ['key.pem', 'certificate.pem'])
    cpSync(path.join(keys.folder, name), path.join(folder, name));
  connections = path.join(folder, 'connections.php');
  await copyExport();
  const started = [
    await startSimpleSamlPhp({
      ...institution,
      folder: keys.folder,
      metadata: byFile(spokes),
      login: ofPeople(people),
    }),
    await startSimpleSamlPhp({
      ...hub,
      folder,
      metadata: byFile(file),
      login: ofInstitution(ownService.entityId, institution.entityId),
      filters: [`require '${connections}'`, decisionFilter(dashboard.url)],
    }),
    await startModShib({
      ...keys,
      ...service,
      identityProvider: hub.entityId,
      metadata: shibbolethByFile(spokes),
    }),
  ];
  ended.push(...started.map((one) => () => one.stop()));
}

afterAll(() => stopFederation(federation));

testWithModShib('the hub refuses a login while the institution is not connected', async () => {
  await setUp();
  for (const page of await bothCome(federation)) expect(page).toContain(NOT_CONNECTED);
  admin = await administratorOf(federation);
});

testWithModShib('asked for in the browser and resolved at the desk, the hub lets both in', async () => {
  await admin.ask('connect');
  expect(await bothCome(federation, copyExport)).toEqual(['Let in', 'Let in']);
});

testWithModShib('a policy of the institution keeps one of two people out at the hub', async () => {
  await admin.keepStudentsOut('Students cannot use the map room.');
  const [sam, eva] = await bothCome(federation);
  expect(sam).toContain('Students cannot use the map room.');
  expect(eva).toBe('Let in');
});

testWithModShib('disconnected in the browser, the hub refuses both', async () => {
  await admin.ask('disconnect');
  for (const page of await bothCome(federation, copyExport)) expect(page).toContain(NOT_CONNECTED);
  expect(admin.complaints).toEqual([]);
});
