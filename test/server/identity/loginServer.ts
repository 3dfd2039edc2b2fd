import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../../server/app';
import { institutionRoles } from '../../../server/modules/person/institutionRoles';
import type { Config } from '../../../server/platform/config/config';
import { databaseMailer } from '../../../server/modules/mail/mailer';
import { portOf } from '../../../server/modules/identity/session/cookies';
import type { CurrentUser } from '../../../src/contracts/wire/user';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { freePort } from '../../support/product/dashboard';
import { north } from '../../support/server/fixtures';
import { quietTickets } from '../../support/tickets/quietTickets';
import { testConfig } from '../../support/server/server';
import { Walker, type Answer } from './walker';

export interface LoginServer {
  readonly config: Config;
  /** Name of the session cookie. */
  readonly cookie: string;
  close(): Promise<void>;
}

/** Ann is an admin of north at level 1; Noor belongs to no institution. */
export async function openLoginDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  const people = [
    { subject: 'ann', given_name: 'Ann', sur_name: 'Bee', authorities: ['ROLE_DASHBOARD_ADMIN'] },
    { subject: 'noor', given_name: 'Noor', sur_name: 'Nobody', authorities: [] },
  ].map((person, position) => ({
    ...person,
    authorities: JSON.stringify(person.authorities),
    email: `${person.subject}@north.example`,
    institution_entity_id: north,
    level: 1,
    position,
  }));
  await database.transaction((tx) => tx.insertInto('demo_person').values(people).execute());
  return database;
}

/** Starts a copy of the product on its own port, with the embedded provider. */
export async function startLoginServer(database: TestDatabase): Promise<LoginServer> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'login-test-'));
  const config = testConfig({
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  const app = await buildApp({
    config,
    database,
    tickets: quietTickets,
    roles: { rolesOf: institutionRoles },
    mailer: databaseMailer(config),
    now: () => new Date(),
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    config,
    cookie: `sid-${portOf(config.publicUrl)}`,
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Signs in from the login address over the provider's page to wherever it ends. */
export async function signIn(
  walker: Walker,
  choice: Record<string, string>,
  login = '/login',
): Promise<Answer> {
  const page = await walker.visit(login);
  expect(page.url.pathname).toMatch(/^\/oidc\/interaction\//);
  return walker.submit(page.url.href, choice);
}

export async function whoAmI(walker: Walker, home = ''): Promise<CurrentUser> {
  const response = await walker.request('GET', `${home}/dashboard/api/users/me`);
  expect(response.status).toBe(200);
  return (JSON.parse(response.body) as { payload: CurrentUser }).payload;
}

export function addressOf({ url }: Answer): string {
  return `${url.pathname}${url.search}`;
}
