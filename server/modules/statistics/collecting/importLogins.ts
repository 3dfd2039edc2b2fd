import type { Config } from '../../../platform/config/config';
import type { Database } from '../../../platform/storage/database';
import { count } from '../../../platform/telemetry/meters';
import { TimeZone } from '../../../platform/time/timeZone';
import { userHash } from '../hashes';
import { LineTally } from './lineTally';
import { LoginCollector } from './loginCollector';
import { LoginFile, type LoginFormat, type ReadLine } from './loginFile';
import { LoginParties } from './loginParties';
import type { LoginReport } from './loginReport';
import { loginSource } from './loginSource';
import { loginStore } from '../openLoginStore';
import { Pace } from './pace';

export interface LoginProgress {
  readonly phase: 'reading' | 'counting' | 'done';
  readonly bytes: number;
  readonly totalBytes: number;
  readonly logins: number;
  /** Number of logins in the database, which survive the end of the process. */
  readonly stored: number;
  /** Years, or institutions, that are not counted yet. */
  readonly yearsLeft?: number;
}

export interface LoginImportOptions {
  readonly config: Pick<Config, 'federation' | 'statistics'>;
  readonly now: Date;
  /** Absent: detected from the first line of the file. */
  readonly format?: LoginFormat;
  /** Federations whose F-TICKS lines count. Absent: those of the settings. */
  readonly federations?: readonly string[];
}

const BUFFERED_LOGINS = 200_000;
const MAX_BAD_LINES = 100;

/**
 * Loads logins from a file, which may be compressed with gzip: stores them in portions, each event once, then counts
 * them. Logins stored before an error or the end of the process stay, and the same file can be imported again. Throws
 * LoginFileError, and Refusal for another key than before.
 */
export async function importLogins(
  database: Database,
  file: string,
  { config, now, format, federations = config.statistics.federations }: LoginImportOptions,
  onProgress: (progress: LoginProgress) => void,
): Promise<LoginReport> {
  const source = await loginSource(file);
  const zone = new TimeZone(config.federation.statsTimeZone);
  const store = loginStore({ config, database });
  await store.prepare();
  const hash = await database.transaction((tx) => userHash(tx, config.statistics));
  const collector = new LoginCollector(store, hash, await LoginParties.load(database));
  const reading = new Reading(collector);
  const lines = new LoginFile({ now, zone, federations, ...(format && { format }) });
  const progress = () => ({
    bytes: source.bytesRead(),
    totalBytes: source.totalBytes,
    logins: reading.lines,
    stored: collector.stored,
  });
  const report = () => onProgress({ phase: 'reading', ...progress() });
  for await (const piece of source.pieces) {
    await reading.take(() => lines.push(piece), report);
    report();
  }
  await reading.take(() => lines.end(), report);
  await collector.flush(report);
  count('loginsImported', { source: 'file' }, collector.collected().added);
  await store.count({
    onYear: (yearsLeft) => onProgress({ phase: 'counting', ...progress(), yearsLeft }),
  });
  onProgress({ phase: 'done', ...progress() });
  return reading.report(source.bytesRead());
}

/** Reads pieces of the file in turn, and stores their logins before they take too much memory. */
class Reading {
  lines = 0;
  private readonly bad: { number: number; reason: string }[] = [];
  private readonly tally = new LineTally();
  private readonly pace = new Pace({ least: 1, most: 1 });

  constructor(private readonly collector: LoginCollector) {}

  async take(read: () => readonly ReadLine[], onPortion: () => void): Promise<void> {
    await this.pace.piece(1, () => {
      for (const line of read()) {
        this.lines += 1;
        this.tally.add(line);
        if ('login' in line) this.collector.add(line.login);
        if ('reason' in line && this.bad.length < MAX_BAD_LINES)
          this.bad.push({ number: line.number, reason: line.reason });
      }
    });
    if (this.collector.waiting >= BUFFERED_LOGINS) await this.collector.flush(onPortion);
  }

  report(bytes: number): LoginReport {
    const counts = this.tally.counted();
    const bad = { count: counts.bad, lines: this.bad };
    return { lines: this.lines, ...this.collector.collected(), counts, bad, bytes };
  }
}
