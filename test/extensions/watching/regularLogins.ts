import { csvOf, importText, type TestLogin } from '../../support/server/logins';
import type { TestDatabase } from '../../support/server/database';

const WEEK_MS = 7 * 24 * 3_600_000;

/** Logins at the services of an institution in successive weeks, by twelve people; the last week is the one before `end`. */
export async function importWeeks(
  database: TestDatabase,
  institution: string,
  services: Readonly<Record<string, readonly number[]>>,
  end: Date,
): Promise<void> {
  const logins = Object.entries(services).flatMap(([service, counts]) =>
    counts.flatMap((count, at) => {
      const monday = end.getTime() - (counts.length - at) * WEEK_MS;
      return Array.from({ length: count }, (_, one): TestLogin => [
        new Date(monday + one * 3_600_000).toISOString(),
        `u${one % 12}`,
        service,
        institution,
      ]);
    }),
  );
  await importText(database, csvOf(logins), { now: end });
}
