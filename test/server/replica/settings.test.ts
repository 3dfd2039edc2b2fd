/** The settings of a replica for reading (REQUIREMENTS 346). */
import { readConfig } from '../../../server/readConfig';

const DATABASE_URL = 'postgres://primary.example/dashboard';
const READ_DATABASE_URL = 'postgresql://replica.example/dashboard';

test('a replica and its maximum lag; without the setting no replica is used', () => {
  expect(readConfig({ DATABASE_URL }).config?.replica).toBeUndefined();
  expect(readConfig({ DATABASE_URL, READ_DATABASE_URL }).config?.replica).toEqual({
    databaseUrl: READ_DATABASE_URL,
    mostLagMs: 10_000,
  });
  expect(
    readConfig({ DATABASE_URL, READ_DATABASE_URL, READ_LAG_SECONDS: '3' }).config?.replica?.mostLagMs,
  ).toBe(3_000);
});

test.each([
  [{ READ_DATABASE_URL }, 'READ_DATABASE_URL: DATABASE_URL is needed too'],
  [
    { DATABASE_URL, READ_DATABASE_URL: 'mysql://replica' },
    'READ_DATABASE_URL: not an address that begins with postgres',
  ],
  [{ DATABASE_URL, READ_DATABASE_URL, READ_LAG_SECONDS: '0' }, 'READ_LAG_SECONDS'],
])('%j is refused', (settings, why) => {
  const { errors } = readConfig({ ...settings });
  expect(errors).toEqual([expect.stringContaining(why)]);
});
