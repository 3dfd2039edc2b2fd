/**
 * Jest environment of the server's tests. Each worker has one database for each kind of storage, outside of the test
 * realms. A test file reaches it through `globalThis.testStorage` (test/support/database.ts), so that rows are parsed
 * in its own realm. Between test files, the database and the statement that resets it are kept.
 */
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { TestEnvironment } from 'jest-environment-node';
import { createClient } from '@clickhouse/client';
import * as libxml2 from 'libxml2-wasm';
import pg from 'pg';
import { record } from '../../scripts/test/bothDatabases.mjs';
import { leaveStorages } from './async-storages.mjs';
import { embeddedDatabase } from './embedded-template.mjs';

const storages = new Map();
/** `loadOnce` is explained in test/support/load-once.mjs. */
const loadOnce = createRequire(import.meta.url);

/** The embedded database writes its statistics on a timer of ten seconds, which must not delay the end of a run. */
const schedule = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((callback, ...rest) => {
  const timer = schedule(callback, ...rest);
  return String(callback).includes('__emscripten_timeout') ? timer.unref() : timer;
}, schedule);

function embedded() {
  let database;
  return {
    connections: 1,
    reset: undefined,
    connect: async () => {
      database ??= await embeddedDatabase();
      return { ...createPgConfig(database), max: 1, idleTimeoutMillis: 0 };
    },
  };
}

function postgresql() {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server)
    throw new Error('These tests need TEST_POSTGRES_URL, the address of a PostgreSQL server for tests');
  let url;
  return {
    connections: 4,
    reset: undefined,
    async connect() {
      url ??= await createDatabase(server);
      return { connectionString: url, max: this.connections, idleTimeoutMillis: 0 };
    },
  };
}

async function createDatabase(server) {
  const name = `dashboard_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** The embedded database, with logins in a ClickHouse database of the worker's own. */
async function clickhouse() {
  const server = process.env.TEST_CLICKHOUSE_URL;
  if (!server)
    throw new Error('These tests need TEST_CLICKHOUSE_URL, the address of a ClickHouse server for tests');
  const url = new URL(server);
  const name = `dashboard_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const { hostname, port, username, password } = url;
  const account = { username, password: decodeURIComponent(password) };
  const client = createClient({ url: `http://${hostname}:${port}`, ...account });
  await client.command({ query: `create database ${name}` });
  await client.close();
  url.pathname = `/${name}`;
  return { ...embedded(), statsUrl: url.href };
}

const create = { embedded, postgresql, clickhouse };

/** Makes `instanceof Error` true for errors of Node's own modules and of the database, which belong to the outer realm. */
function recogniseOuterErrors(RealmError) {
  const isInstance = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(RealmError, Symbol.hasInstance, {
    value(thrown) {
      return isInstance.call(this, thrown) || (this === RealmError && thrown instanceof Error);
    },
  });
}

export default class DatabaseEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.kind = config.projectConfig.testEnvironmentOptions.storage;
    this.file = path.relative(config.projectConfig.rootDir, context.testPath);
    this.sent = { statements: new Set(), met: false };
  }

  async setup() {
    await super.setup();
    this.start = process.cpuUsage();
    recogniseOuterErrors(this.global.Error);
    if (!storages.has(this.kind)) storages.set(this.kind, await create[this.kind]());
    this.global.testStorage = storages.get(this.kind);
    this.global.sentToDatabase = this.sent;
    this.global.loadOnce = loadOnce;
    this.global.libxml2 = libxml2;
  }

  async teardown() {
    const folder = process.env.TEST_FOLDER;
    const { user, system } = process.cpuUsage(this.start);
    if (folder && this.sent.statements.size > 0)
      record(folder, {
        storage: this.kind,
        file: this.file,
        ...this.sent,
        seconds: (user + system) / 1_000_000,
      });
    await super.teardown();
    leaveStorages();
  }
}
