/** A feed of thousands costs as much as has changed, and no request waits while it is made. */
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { aggregates } from '../../../../server/extensions/publishing/feeds/aggregates';
import { findParty } from '../../../../server/extensions/publishing/feeds/party';
import { gzipped } from '../../../../server/extensions/publishing/feeds/gzipped';
import { sha1Of } from '../../../../server/modules/federation/federation.module';
import { applyChange } from '../../../../server/modules/changes/changes.module';
import { importText, resetForImport } from '../../../support/server/importing';
import { largeAggregate } from '../../../support/server/metadata';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { testConfig } from '../../../support/server/server';
import { keyFiles, signingSettings } from '../../support/keyFiles';
import { entitiesOf, isSigned } from '../signedMetadata';

const MANY = 3000;
const keys = keyFiles();
const config = testConfig(signingSettings(keys));
let database: TestDatabase;
let entityId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  await resetForImport(database);
  await importText(database, [...largeAggregate(MANY)].join(''));
  await database.transaction(async (tx) => {
    await sql`update institution set allowed_all = true where origin = 'import'`.execute(tx);
    await sql`update service set allowed_all = true where origin = 'import'`.execute(tx);
  });
  const row = await database.read
    .selectFrom('institution')
    .select('entity_id')
    .where('origin', '=', 'import')
    .orderBy('entity_id')
    .executeTakeFirstOrThrow();
  entityId = row.entity_id;
});
afterAll(() => database.close());

const feeds = () => {
  let texts = 0;
  const read = database.read.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows.some((row) => 'xml' in row)) texts += result.rows.length;
      return result;
    },
  });
  const make = aggregates({ config, database: { ...database, read }, now: () => new Date() });
  return {
    texts: () => texts,
    async feed() {
      const party = await findParty(database.read, 'idp', sha1Of(entityId));
      if (!party || !config.publishing.signing) throw new Error('nobody');
      return make(party, 'https://dashboard.example/feed', config.publishing.signing);
    },
  };
};

test('only new entities are read, and the whole feed is signed and compressed anyway', async () => {
  const { feed, texts } = feeds();
  const first = await (await feed()).document();
  const read = texts();
  expect(read).toBeGreaterThan(MANY / 2);
  await (await feed()).document();
  expect(texts()).toBe(read);
  const all = first.pieces.slice(1, -1);
  const gone = [...entitiesOf(all[0]?.plain.toString() ?? '').keys()][0] ?? '';
  await database.transaction((tx) =>
    applyChange(
      { config: testConfig() },
      tx,
      { kind: 'disconnect', institution: entityId, service: gone, serviceType: 'saml20_sp' },
      new Date(),
    ),
  );
  const second = await (await feed()).document();
  expect(texts()).toBe(read);
  expect(second.pieces).toHaveLength(first.pieces.length - 1);
  const text = Buffer.concat(second.pieces.map(({ plain }) => plain)).toString();
  expect(isSigned(text, keys.pem)).toBe(true);
  expect(gunzipSync(Buffer.concat(gzipped(second.pieces, second))).toString()).toBe(text);
});

test('while a feed is made, other requests get their turn again and again', async () => {
  const { feed } = feeds();
  let turns = 0;
  let made = false;
  const others = (async () => {
    while (!made) {
      turns += 1;
      await setImmediate();
    }
  })();
  const { pieces } = await (await feed()).document();
  made = true;
  await others;
  expect(turns).toBeGreaterThan(pieces.length / 50);
});

test('a document has the content of its tag, even if data has changed before it was assembled', async () => {
  const { feed } = feeds();
  const tagged = await feed();
  const [service] = await database.read
    .selectFrom('service')
    .select('entity_id')
    .where('origin', '=', 'import')
    .orderBy('entity_id', 'desc')
    .execute();
  const change = (kind: 'connect' | 'disconnect') =>
    database.transaction((tx) =>
      applyChange(
        { config: testConfig() },
        tx,
        {
          kind,
          institution: entityId,
          service: service?.entity_id ?? '',
          serviceType: 'saml20_sp',
        },
        new Date(),
      ),
    );
  await change('disconnect');
  const before = await tagged.document();
  const without = await (await feed()).document();
  await change('connect');
  const after = await feed();
  expect(after.etag).toBe(tagged.etag);
  expect((await after.document()).pieces).toHaveLength(before.pieces.length);
  expect(without.pieces).toHaveLength(before.pieces.length - 1);
});
