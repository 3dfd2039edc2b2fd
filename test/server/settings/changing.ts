import { deskHandler } from '../../../server/modules/desk/deskHandler';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import { writeOutage, type DeskOutage } from '../../../server/modules/tickets/local/deskOutage';
import { PROBLEM_PREFIX, type Problem } from '../../../src/contracts/wire/common';
import { north } from '../../support/server/fixtures';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../support/server/server';

export const CONSENT = '/dashboard/api/users/me/consent';
export const STRONG = '/dashboard/api/users/me/surfsecureid';
export const MFA = '/dashboard/api/users/me/mfa';
export const SETTINGS = '/dashboard/api/users/me/settings';
export const CHANGES = '/dashboard/api/x/changes';

const { levels } = testConfig();
export const [loa15 = '', loa2 = '', loa3 = ''] = levels.offered.map(({ uri }) => uri);
export const [refeds = '', microsoft = ''] = levels.multiFactor.map(({ uri }) => uri);

/** Starts the application with the local desk, so that tickets are filed and dealt with. */
export function startWithDesk(): Promise<TestApp> {
  const settings = { WRITES_PER_MINUTE: '1000' };
  return startTestApp({ tickets: localDesk(testConfig()), settings });
}

export function json(client: TestClient, path: string, body: object, key?: string) {
  return client.call('POST', path, JSON.stringify(body), {
    'content-type': 'application/json',
    ...(key !== undefined && { 'idempotency-key': key }),
  });
}

export function problemIn(response: { json(): unknown }): string {
  return (response.json() as Problem).type.replace(PROBLEM_PREFIX, '');
}

export function filed({ database }: TestApp) {
  return database.read.selectFrom('ticket').selectAll().orderBy('number').execute();
}

export function deskIs({ database }: TestApp, state: DeskOutage): Promise<void> {
  return database.transaction((tx) => writeOutage(tx, state));
}

/** Someone at the desk does something with a ticket. */
export function atDesk({ dependencies }: TestApp, command: object): Promise<unknown> {
  return deskHandler(dependencies)({ actor: 'Dana', command }, () => undefined, 'dana');
}

/** Sets what north has for a service before a test. */
export function setLevel(
  { database }: TestApp,
  service: string,
  kind: 'stepup' | 'mfa',
  level: string,
): Promise<unknown> {
  const values = { institution_entity_id: north, service_entity_id: service, kind, level };
  return database.transaction((tx) => tx.insertInto('level_setting').values(values).execute());
}

export async function levelsOf({ database }: TestApp): Promise<string[]> {
  const rows = await database.read.selectFrom('level_setting').selectAll().orderBy('kind').execute();
  return rows.map(({ service_entity_id, kind, level }) => `${service_entity_id} ${kind} ${level}`);
}
