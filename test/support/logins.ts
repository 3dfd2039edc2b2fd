import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoginFormat } from '../../server/modules/statistics/loginFile';
import { importLogins, type LoginProgress } from '../../server/modules/statistics/importLogins';
import type { LoginReport } from '../../server/modules/statistics/loginReport';
import type { Database } from '../../server/platform/storage/database';
import { testConfig } from './server';

/** Time, user, service and institution of a login. */
export type TestLogin = readonly [time: string, user: string, service: string, institution: string];

export interface ImportingLogins {
  readonly now?: Date;
  readonly settings?: Readonly<Record<string, string>>;
  readonly format?: LoginFormat;
  readonly federations?: readonly string[];
  readonly onProgress?: (progress: LoginProgress) => void;
}

/** Imports what is in a file as `npm run import:logins` does. */
export async function importText(
  database: Database,
  text: string | Buffer,
  {
    now = new Date('2026-11-21T12:00:00Z'),
    settings = {},
    onProgress = () => undefined,
    ...options
  }: ImportingLogins = {},
): Promise<LoginReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-logins-'));
  const file = path.join(folder, 'logins');
  writeFileSync(file, text);
  try {
    return await importLogins(database, file, { config: testConfig(settings), now, ...options }, onProgress);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function csvOf(logins: readonly TestLogin[]): string {
  return ['time,user,service,institution', ...logins.map((login) => login.join(','))].join('\n');
}
