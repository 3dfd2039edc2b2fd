/**
 * Jest environment of the server's tests. Each worker has the server (test/support/server/sources.mjs) and one database for each
 * kind of storage outside of the test realms. A test file reaches the database through `globalThis.testStorage`
 * (test/support/server/database.ts). Between test files, the database and the statement that resets it are kept.
 */
import { randomBytes } from 'node:crypto';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { TestEnvironment } from 'jest-environment-node';
import { createClient } from '@clickhouse/client';
import pg from 'pg';
import { leaveStorages } from '../async-storages.mjs';
import { embeddedDatabase } from './embedded-template.mjs';
import { loadOnce } from './sources.mjs';

const storages = new Map();

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
      return new pg.Pool({ ...createPgConfig(database), max: 1, idleTimeoutMillis: 0 });
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
      return new pg.Pool({ connectionString: url, max: this.connections, idleTimeoutMillis: 0 });
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
  return { ...embedded(), settings: { STATS_URL: url.href } };
}

const create = { embedded, postgresql, clickhouse };

export default class DatabaseEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.kind = config.projectConfig.testEnvironmentOptions.storage;
  }

  async setup() {
    await super.setup();
    // Shared by the server and its tests, since the server is outside of the test's realm.
    Object.assign(this.global, { Date, Error, RangeError, TypeError, process, loadOnce });
    if (!storages.has(this.kind)) storages.set(this.kind, await create[this.kind]());
    this.global.testStorage = storages.get(this.kind);
  }

  async teardown() {
    await super.teardown();
    leaveStorages();
  }
}
