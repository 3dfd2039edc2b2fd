import { startFticks } from '../../../server/extensions/fticks/startFticks';
import type { TestDatabase } from '../../support/server/database';
import { freePort } from '../../support/product/dashboard';
import { storeOf } from '../../support/server/logins';
import { testConfig } from '../../support/server/server';
import { until } from '../../support/until';

/** The receiver's log, summed up; `faults` are the errors in it. */
export interface FticksReport {
  readonly counts: Record<string, number>;
  readonly unknown: Record<string, readonly string[]>;
  readonly faults: object[];
}

export interface TestFticks {
  readonly port: number;
  readonly logged: readonly string[];
  /** Stops, and returns the log. */
  stop(): Promise<FticksReport>;
}

/** Takes F-TICKS of the federation HARWICK on a free port of this machine. */
export async function takeFticks(
  database: TestDatabase,
  settings: Readonly<Record<string, string>> = {},
  now = () => new Date('2026-11-25T12:00:00Z'),
): Promise<TestFticks> {
  const port = await freePort();
  const logged: string[] = [];
  const report: FticksReport = { counts: {}, unknown: {}, faults: [] };
  const log = {
    info(line: object) {
      const { fticks = {}, unknown = {} } = line as {
        fticks?: Record<string, number>;
        unknown?: Record<string, readonly string[]>;
      };
      for (const [name, count] of Object.entries(fticks))
        report.counts[name] = (report.counts[name] ?? 0) + count;
      Object.assign(report.unknown, unknown);
    },
    error: (line: object) => void report.faults.push(line),
  };
  const config = testConfig({
    FTICKS_LISTEN: `127.0.0.1:${port}`,
    FTICKS_FEDERATIONS: 'HARWICK',
    ...settings,
  });
  const fticks = await startFticks({ config, database, now, log }, (line) => logged.push(line));
  return {
    port,
    logged,
    async stop() {
      await fticks?.stop();
      return report;
    },
  };
}

/** Waits until this many logins are stored. */
export async function storedLogins(
  database: TestDatabase,
  count: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const store = storeOf(database, settings);
  await until(async () => {
    const institutions = await store.institutions();
    if (institutions.length === 0) return false;
    const days = [...(await store.loginsByDay(institutions)).values()];
    const stored = days.flatMap((byDay) => [...byDay.values()]).reduce((sum, logins) => sum + logins, 0);
    return stored >= count;
  });
}
