/** Two servers on one database give the same answers, whichever of them has been asked before. */
import { sha1Of } from '../../../../server/modules/federation/federation.module';
import { applyChange } from '../../../../server/modules/changes/changes.module';
import { importText, resetForImport } from '../../../support/server/importing';
import { aggregate, namedInstitution, namedService } from '../../../support/server/metadata';
import { startTestApp, testConfig, type TestApp } from '../../../support/server/server';
import { keyFiles, signingSettings } from '../../support/keyFiles';
import { entitiesOf } from '../signedMetadata';

const [uni, maps] = ['https://idp.uni.example', 'https://maps.new.example'];
const addresses = [
  `/metadata/idp/${sha1Of(uni)}/services.xml`,
  `/metadata/sp/${sha1Of(maps)}/institutions.xml`,
  `/mdq/idp/${sha1Of(uni)}/entities/${encodeURIComponent(maps)}`,
];
const settings = signingSettings(keyFiles());
let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  one = await startTestApp({ settings });
  other = await startTestApp({ settings, database: one.database });
  await resetForImport(one.database);
  const entities = namedInstitution(uni, 'Uni', 'uni.example') + namedService(maps, 'Maps');
  await importText(one.database, aggregate(entities));
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const answers = ({ app }: TestApp, ifNoneMatch = '') =>
  Promise.all(
    addresses.map(async (url) => {
      const headers = { host: 'localhost:8280', 'accept-encoding': 'identity', 'if-none-match': ifNoneMatch };
      return app.inject({ url, headers });
    }),
  );
const change = (kind: 'connect' | 'disconnect') =>
  one.database.transaction((tx) =>
    applyChange(
      { config: testConfig() },
      tx,
      { kind, institution: uni, service: maps, serviceType: 'saml20_sp' },
      new Date(),
    ),
  );

test('each change is in the next answer of both', async () => {
  for (const kind of ['connect', 'disconnect', 'connect', 'disconnect'] as const) {
    await change(kind);
    const [here, there] = [await answers(one), await answers(other)];
    expect(here.map(({ statusCode }) => statusCode)).toEqual([200, 200, kind === 'connect' ? 200 : 404]);
    for (const [index, { statusCode, body, headers }] of here.entries()) {
      if (statusCode !== 200) continue;
      expect(there[index]?.body).toBe(body);
      expect(there[index]?.headers['etag']).toBe(headers['etag']);
      expect(entitiesOf(body).size).toBe(kind === 'connect' ? 1 : 0);
    }
  }
});

test('one server knows the tags of the other, and sends a new answer after a change', async () => {
  await change('connect');
  const tags = (await answers(one)).map(({ headers }) => String(headers['etag']));
  expect((await answers(other, tags.join(', '))).map(({ statusCode }) => statusCode)).toEqual([
    304, 304, 304,
  ]);
  await change('disconnect');
  expect((await answers(other, tags.join(', '))).map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 404,
  ]);
});
