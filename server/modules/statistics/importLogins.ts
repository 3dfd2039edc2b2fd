import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/storage/database';
import { countStaleYears, noteTimeZone } from './countLogins';
import { userHash, type Hash } from './hashes';
import { costOf, LoginBuffer } from './loginBuffer';
import { LoginFile, LoginFileError, type ReadLine } from './loginFile';
import type { LoginLine } from './loginLine';
import { LoginParties } from './loginParties';
import { UnknownEntities, type LoginReport } from './loginReport';
import { Pace } from './pace';
import { storeLogins } from './storeLogins';
import { TimeZone } from '../../platform/time/timeZone';

export interface LoginProgress {
  readonly phase: 'reading' | 'counting' | 'done';
  readonly bytes: number;
  readonly totalBytes: number;
  readonly logins: number;
  /** How many of them the database has, so that they survive the end of the process. */
  readonly stored: number;
  /** Institutions' years that are still to be counted. */
  readonly yearsLeft?: number;
}

export interface LoginImportOptions {
  readonly config: Pick<Config, 'federation' | 'statistics'>;
  readonly now: Date;
}

const PIECE_BYTES = 16 * 1024;
const BUFFERED_LOGINS = 200_000;
/** Fewest and most logins of one transaction. */
const LOGINS_AT_ONCE = { least: 1_000, most: 4_000 };
const BAD_LINES_TOLD = 100;

/**
 * Loads logins from a file: stored in portions, each event once, then counted. What was stored before a fault or the
 * end of the process stays, and the same file can be imported again. Throws LoginFileError, and Refusal for another
 * key than before.
 */
export async function importLogins(
  database: Database,
  file: string,
  { config, now }: LoginImportOptions,
  onProgress: (progress: LoginProgress) => void,
): Promise<LoginReport> {
  const totalBytes = await sizeOf(file);
  const zone = new TimeZone(config.federation.statsTimeZone);
  await noteTimeZone(database, zone);
  const hash = await database.transaction((tx) => userHash(tx, config.statistics));
  const reading = new Reading(database, zone, hash, await LoginParties.load(database));
  const lines = new LoginFile(now);
  let bytes = 0;
  const tell = () =>
    onProgress({ phase: 'reading', bytes, totalBytes, logins: reading.lines, stored: reading.stored });
  for await (const piece of createReadStream(file, { highWaterMark: PIECE_BYTES })) {
    const read: Buffer = piece;
    bytes += read.length;
    await reading.take(() => lines.push(read), tell);
    tell();
  }
  await reading.take(() => lines.end(), tell);
  await reading.flush(tell);
  const progress = { bytes, totalBytes, logins: reading.lines, stored: reading.stored };
  await countStaleYears(database, zone, {
    onYear: (yearsLeft) => onProgress({ phase: 'counting', ...progress, yearsLeft }),
  });
  onProgress({ phase: 'done', ...progress });
  return reading.report(bytes);
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new LoginFileError(error.code === 'ENOENT' ? `${file}: there is no such file` : error.message);
  });
  if (!found.isFile()) throw new LoginFileError(`${path.basename(file)}: this is not a file`);
  return found.size;
}

class Reading {
  lines = 0;
  stored = 0;
  private added = 0;
  private offered = 0;
  private readonly bad: { number: number; reason: string }[] = [];
  private badCount = 0;
  private readonly institutions = new UnknownEntities();
  private readonly services = new UnknownEntities();
  private readonly buffer = new LoginBuffer();
  private readonly readingPace = new Pace({ least: 1, most: 1 });
  private readonly storingPace = new Pace(LOGINS_AT_ONCE);

  constructor(
    private readonly database: Database,
    private readonly zone: TimeZone,
    private readonly hash: Hash,
    private readonly parties: LoginParties,
  ) {}

  async take(read: () => readonly ReadLine[], onPortion: () => void): Promise<void> {
    await this.readingPace.piece(1, async () => {
      for (const line of read()) {
        this.lines += 1;
        if ('login' in line) await this.login(line.login);
        else this.badLine(line.number, line.reason);
      }
    });
    if (this.buffer.size >= BUFFERED_LOGINS) await this.flush(onPortion);
  }

  /** Writes the gathered logins in portions, between which requests are answered. */
  async flush(onPortion: () => void): Promise<void> {
    for (;;) {
      const days = this.buffer.take(this.storingPace.atOnce);
      if (days.length === 0) return;
      this.added += await this.storingPace.piece(costOf(days), () =>
        storeLogins(this.database, this.zone, days),
      );
      this.stored += days.reduce((sum, { logins }) => sum + logins.length, 0);
      onPortion();
    }
  }

  report(bytes: number): LoginReport {
    return {
      lines: this.lines,
      added: this.added,
      known: this.offered - this.added,
      bad: { count: this.badCount, lines: this.bad },
      unknownInstitutions: this.institutions.counted(),
      unknownServices: this.services.counted(),
      bytes,
    };
  }

  private async login({ moment, user, service, institution, id }: LoginLine): Promise<void> {
    const { parties } = this;
    if (!parties.knowsInstitution(institution)) {
      this.institutions.add(institution);
      return;
    }
    if (!parties.knowsService(service)) this.services.add(service);
    const at =
      parties.numberOf('login_institution', institution) ??
      (await parties.take('login_institution', institution));
    const to = parties.numberOf('login_service', service) ?? (await parties.take('login_service', service));
    this.offered += 1;
    this.buffer.add(at, moment, {
      service: to,
      person: this.hash(`user\n${institution}\n${user}`),
      id: this.hash(id === undefined ? `login\n${moment}\n${user}\n${service}` : `event\n${id}`),
    });
  }

  private badLine(number: number, reason: string): void {
    this.badCount += 1;
    if (this.bad.length < BAD_LINES_TOLD) this.bad.push({ number, reason });
  }
}
