import { setTimeout as wait } from 'node:timers/promises';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { importText, resetForImport } from '../../support/server/importing';
import { largeAggregate } from '../../support/server/metadata';

const ENTITIES = 1500;
/** As a part of the import's time: a busy machine stretches both, a lock held too long only the wait. */
const LONGEST_WAIT = 1 / 4;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await resetForImport(database);
});
afterAll(() => database.close());

test.each([1, 2])(
  'while a large aggregate is read, version %i, other calls stay fast, and progress is reported',
  async (version) => {
    const text = [...largeAggregate(ENTITIES, version)].join('');
    const fractions: number[] = [];
    let running = true;
    let longest = 0;
    const visitor = (async () => {
      while (running) {
        const start = performance.now();
        await database.read.selectFrom('service').select('eid').limit(1).execute();
        longest = Math.max(longest, performance.now() - start);
        await wait(5);
      }
    })();
    const startedAt = performance.now();
    const report = await importText(database, text, {}, ({ bytes, totalBytes = NaN, phase }) => {
      if (phase === 'reading') fractions.push(bytes / totalBytes);
    });
    const took = performance.now() - startedAt;
    running = false;
    await visitor;
    const came = version === 1 ? 'came' : 'changed';
    expect(report.services[came] + report.institutions[came]).toBe(ENTITIES);
    expect(longest).toBeLessThan(took * LONGEST_WAIT);
    expect(fractions.length).toBeGreaterThan(text.length / 70_000);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
  },
);
