/** An export can be imported unchanged (REQUIREMENTS 360). */
import { seedDemonstration } from '../../../../server/modules/demonstration/seed';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { stateOf, takeText } from '../stateFiles';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-21T12:00:00Z');

test('the demonstration is exported, imported into an empty database, and exported again as the same bytes', async () => {
  await database.empty();
  await database.transaction((tx) =>
    seedDemonstration(tx, { services: 216, institutions: 40, seed: 1, now }),
  );
  const out = await stateOf(database);
  await database.empty();
  const report = await takeText(database, out);
  expect(report.outcomes.filter(({ done }) => done !== 'created')).toEqual([]);
  expect(report.notes).toEqual([]);
  expect(await stateOf(database)).toBe(out);
  const again = await takeText(database, out);
  expect(again.outcomes.filter(({ done }) => done !== 'unchanged')).toEqual([]);
  expect(out.split('\n').length).toBeGreaterThan(1_000);
});
