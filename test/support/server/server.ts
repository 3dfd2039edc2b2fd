import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp, type AppOptions } from '../../../server/app';
import type { Config } from '../../../server/platform/config/config';
import { cookieNames } from '../../../server/modules/identity/session/cookies';
import { sessionStore } from '../../../server/modules/identity/session/session.store';
import { actingInstitution } from '../../../server/modules/identity/roles';
import { compositionOf } from '../../../server/modules';
import { openModules } from '../../../server/platform/openModules';
import { readConfig } from '../../../server/readConfig';
import type { Dependencies } from '../../../server/platform/dependencies';
import type { Queries } from '../../../server/platform/storage/database';
import type { ReadReplica } from '../../../server/platform/storage/readReplica';
import type { TicketSystem } from '../../../server/modules/tickets/ticketSystem';
import { openTestDatabase, type TestDatabase } from './database';
import { principalOf, type PersonaName } from './personas';
import { quietTickets } from '../tickets/quietTickets';
import { NAMED } from './named';

export interface TestOptions extends AppOptions {
  /** Settings as environment variables: `{ STEP_UP: '0' }`. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly tickets?: TicketSystem;
  readonly now?: () => Date;
  /** Source of statistics in the place of the database. */
  readonly statistics?: (database: TestDatabase) => Queries;
  /** Replica that people read from. */
  readonly replica?: (database: TestDatabase) => ReadReplica;
  /** Database of another test application, to share it; the embedded database has a single connection. */
  readonly database?: TestDatabase;
}

/** Calls the server as the browser of one person. */
export interface TestClient {
  readonly headers: Record<string, string>;
  /** Calls the server. The given headers replace those of the client; `undefined` removes one. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS',
    path: string,
    payload?: InjectOptions['payload'],
    headers?: Readonly<Record<string, string | undefined>>,
  ): Promise<LightMyRequestResponse>;
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body: object): Promise<LightMyRequestResponse>;
  /** Posts a urlencoded form, as the calls about connections take it. */
  form(path: string, fields: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: TestDatabase;
  readonly dependencies: Dependencies;
  /** Signs a person in without the login page; `level` is the rank of the login, 2 by default. */
  as(person: PersonaName | 'guest', options?: { readonly level?: number }): Promise<TestClient>;
  close(): Promise<void>;
}

export function testConfig(settings: Readonly<Record<string, string>> = {}): Config {
  const { config, errors } = readConfig({
    LOG_LEVEL: 'silent',
    ALLOW_EMBEDDED_DATABASE: '1',
    // Tests are not held to the limit of costly calls, which slow machines would reach.
    COSTLY_SECONDS_PER_MINUTE: '100000',
    ...NAMED,
    ...globalThis.testStorage?.settings,
    ...settings,
  });
  if (!config) throw new Error(errors.join('\n'));
  return config;
}

/** Starts the real application on the worker's database with the fixtures. */
export async function startTestApp(options: TestOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-test-'));
  const config = testConfig({ DATA_DIR: dataDir, ...options.settings });
  const database = options.database ?? (await openTestDatabase());
  const now = options.now ?? (() => new Date());
  const tickets = options.tickets ?? quietTickets;
  const { dependencies } = await openModules(
    {
      config,
      database,
      tickets,
      now,
      ...(options.replica && { replica: options.replica(database) }),
      ...(options.statistics && { statistics: options.statistics(database) }),
    },
    compositionOf(config),
    () => undefined,
  );
  const app = await buildApp(dependencies, options);
  await app.ready();

  async function signIn(name: PersonaName, level: number): Promise<Record<string, string>> {
    const principal = principalOf(name, level, now());
    const id = await sessionStore(database, config, now).create(principal);
    return {
      cookie: `${cookieNames(config).session}=${id}`,
      'x-idp-entity-id': actingInstitution(principal) ?? '',
    };
  }

  return {
    app,
    config,
    database,
    dependencies,
    async as(person, { level = 2 } = {}) {
      const own = person === 'guest' ? { 'x-idp-entity-id': 'undefined' } : await signIn(person, level);
      const site = { host: new URL(config.publicUrl).host, 'sec-fetch-site': 'same-origin' };
      return clientOf(app, { accept: 'application/json', ...site, ...own });
    },
    async close() {
      await app.close();
      if (!options.database) await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function clientOf(app: FastifyInstance, own: Record<string, string>): TestClient {
  const call: TestClient['call'] = (method, path, payload, headers = {}) =>
    app.inject({
      method,
      url: path,
      headers: defined({ ...own, ...headers }),
      ...(payload !== undefined && { payload }),
    });
  return {
    headers: own,
    call,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    form: (path, fields) =>
      call('POST', path, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
  };
}

function defined(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
