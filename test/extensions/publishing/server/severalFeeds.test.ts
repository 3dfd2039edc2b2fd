/**
 * The published part of an entity comes from the feed that it belongs to, even after it has fallen back to
 * another one.
 */
import { sha1Of } from '../../../../server/modules/federation/federation.module';
import { applyChange } from '../../../../server/modules/changes/changes.module';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { importText, resetForImport } from '../../../support/server/importing';
import { aggregate, namedInstitution, namedService } from '../../../support/server/metadata';
import { startTestApp, testConfig } from '../../../support/server/server';
import { keyFiles, signingSettings } from '../../support/keyFiles';

const [uni, maps] = ['https://idp.uni.example', 'https://maps.new.example'];
const one = (service: string) =>
  aggregate(namedInstitution(uni, 'Uni', 'uni.example') + service, 'Name="one"');
const two = (name: string) => aggregate(namedService(maps, name), 'Name="two"');
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await resetForImport(database);
});
afterAll(() => database.close());

test('the text follows the feed', async () => {
  const server = await startTestApp({ settings: signingSettings(keyFiles()), database });
  const publishedName = async () => {
    const url = `/mdq/idp/${sha1Of(uni)}/entities/${encodeURIComponent(maps)}`;
    const { body } = await server.app.inject({ url, headers: { host: 'localhost:8280' } });
    return /<mdui:DisplayName[^>]*>([^<]*)/.exec(body)?.[1];
  };
  await importText(database, one(namedService(maps, 'Of one')));
  await database.transaction((tx) =>
    applyChange(
      { config: testConfig() },
      tx,
      { kind: 'connect', institution: uni, service: maps, serviceType: 'saml20_sp' },
      new Date(),
    ),
  );
  expect(await publishedName()).toBe('Of one');
  await importText(database, two('Of two'));
  expect(await publishedName()).toBe('Of one');
  await importText(database, one(''));
  expect(await publishedName()).toBe('Of two');
  await importText(database, two('Of two, later'));
  expect(await publishedName()).toBe('Of two, later');
  await importText(database, one(namedService(maps, 'Of one again')));
  expect(await publishedName()).toBe('Of one again');
  await server.close();
});
