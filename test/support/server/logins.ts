import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoginFormat } from '../../../server/modules/statistics/collecting/loginFile';
import { importLogins, type LoginProgress } from '../../../server/modules/statistics/collecting/importLogins';
import type { LoginReport } from '../../../server/modules/statistics/collecting/loginReport';
import type { LoginArchive } from '../../../server/modules/statistics/loginStore';
import { loginStore } from '../../../server/modules/statistics/openLoginStore';
import { readPeriod } from '../../../server/modules/statistics/periods';
import type { Database } from '../../../server/platform/storage/database';
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

/** Imports what is in a file as `idp-dashboard importLogins` does. */
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

/** True if logins are counted on request, and not after an import: they are not in the database. */
export const countsOnDemand = globalThis.testStorage?.logins !== undefined;

/** The store that the settings name, which the project of the test decides. */
export function storeOf(database: Database, settings: Readonly<Record<string, string>> = {}): LoginArchive {
  return loginStore({ config: testConfig(settings), database });
}

/** Counts logins and users of a period, such as `2026M3`, by entity ids; `*` means all services. */
export async function countedIn(
  database: Database,
  code: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Record<string, readonly [number, number]>> {
  const store = storeOf(database, settings);
  const period = readPeriod(code);
  if (!period) throw new Error(`${code} is no period`);
  const found: [string, readonly [number, number]][] = [];
  for (const institution of await store.institutions()) {
    const [all] = await store.cells({ institution }, [period]);
    if (all && all.logins > 0) found.push([`${institution} *`, [all.logins, all.users]]);
    for (const { service, logins, users } of await store.services(institution, period))
      found.push([`${institution} ${service}`, [logins, users]]);
  }
  return Object.fromEntries(found);
}

/** Reads everything that is stored of single logins: the hashes of users, and all of it as text. */
export async function storedPeople(database: Database) {
  const store = storeOf(database);
  const people: number[] = [];
  for (const institution of await store.institutions()) {
    const days = [...((await store.loginsByDay([institution])).get(institution)?.keys() ?? [])];
    for await (const { logins } of store.days([{ institution, days }]))
      people.push(...logins.map(({ person }) => person));
  }
  const raw =
    (await globalThis.testStorage.logins?.rows()) ??
    (await database.read.selectFrom('login_day').select('events').execute()).map(({ events }) =>
      events.toString('latin1'),
    );
  return { people, text: JSON.stringify(raw) };
}
