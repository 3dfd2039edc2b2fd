/** State files import people who watch, so that they can get news. */
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { north } from '../../../support/server/fixtures';
import { stateFile, takeText } from '../../state/stateFiles';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

const at = '2026-03-01T10:00:00.000Z';
const watcher = {
  ...{ kind: 'watcher', issuer: 'https://issuer.example', subject: 'ann', name: 'Ann', mail: '', roles: [] },
  ...{ institutions: [north], seenAt: at, rhythm: 'daily', dueAt: at, watched: [] },
};

test.each(['', 'x', 'xx', 'EN', 'not a language', '\u{1F4EE}'])(
  'uses the first language if its own is not one: “%s”',
  async (language) => {
    const lines = stateFile({ ...watcher, language }, { ...watcher, language: 'nl' });
    expect((await takeText(database, lines)).outcomes.map(({ done }) => done)).toEqual([
      'created',
      'changed',
    ]);
    await takeText(database, stateFile({ ...watcher, language }));
    const [row] = await database.read.selectFrom('watcher').select('language').execute();
    expect(row?.language).toBe('en');
  },
);
