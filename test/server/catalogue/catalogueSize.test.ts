import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { seedDemonstration } from '../../../server/modules/demonstration/seed';
import { buildResponse } from '../../../server/modules/catalogue/catalogueResponses';
import { viewerFor } from '../../../server/modules/catalogue/viewer';
import type { ServiceList } from '../../../src/contracts/wire/serviceList';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';

const SERVICES = 3_000;
const MOST_BYTES = 150_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.empty();
  await database.transaction((tx) =>
    seedDemonstration(tx, {
      services: SERVICES,
      institutions: 40,
      seed: 1,
      now: new Date('2026-11-21T12:00:00Z'),
    }),
  );
});
afterAll(async () => {
  await database.reset();
  await database.close();
});

type Form = 'full' | 'list' | 'texts';

async function build(form: Form, language: string) {
  const institution = await database.read
    .selectFrom('institution')
    .select('entity_id')
    .orderBy('eid')
    .executeTakeFirstOrThrow();
  const viewer = await viewerFor(database.read, 'superUser', institution.entity_id);
  return buildResponse(database.read, viewer, form, language);
}

type Answer = Awaited<ReturnType<typeof build>>;
/** Built while others had their turn: 3,000 services take seconds. */
const built: Partial<Record<string, Answer>> = {};
const answerOf = async (form: Form, language: string) =>
  (built[`${form} ${language}`] ??= await build(form, language));

test.each(['full', 'list', 'texts'] as const)(
  'other requests get their turn while two responses are built: %s',
  async (form) => {
    let turns = 0;
    let isDone = false;
    async function others(): Promise<void> {
      while (!isDone) {
        await setImmediate();
        turns += 1;
      }
    }
    async function both() {
      [built[`${form} en`], built[`${form} nl`]] = await Promise.all([build(form, 'en'), build(form, 'nl')]);
      isDone = true;
    }
    await Promise.all([both(), others()]);
    expect(turns).toBeGreaterThan(SERVICES / 200);
  },
);

test.each(['en', 'nl', 'pt'])(
  'the list of 3,000 services is less than 150 kB on the wire in %s',
  async (language) => {
    const { body } = await answerOf('list', language);
    const { payload } = JSON.parse(brotliDecompressSync(body).toString()) as { payload: ServiceList };
    expect(payload.ids.length).toBeGreaterThan(0.9 * SERVICES);
    expect(body.length).toBeLessThan(MOST_BYTES);
  },
);

test('so are their search texts', async () => {
  expect((await answerOf('texts', 'en')).body.length).toBeLessThan(MOST_BYTES);
});
