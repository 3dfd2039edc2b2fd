/**
 * Jest environment of the server's tests. One database for each worker and kind of storage lives outside of the test
 * realms; a test file reaches it through `globalThis.testStorage` (test/support/database.ts), so that rows are parsed
 * in its own realm. What is kept between files is the database and the statement that puts it back to its template.
 */
import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { TestEnvironment } from 'jest-environment-node';
import pg from 'pg';

const storages = new Map();

/** The embedded database writes its statistics by a timer of ten seconds, which must not hold up the end of a run. */
const schedule = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((callback, ...rest) => {
  const timer = schedule(callback, ...rest);
  return String(callback).includes('__emscripten_timeout') ? timer.unref() : timer;
}, schedule);

function embedded() {
  let database;
  return {
    reset: undefined,
    connect: async () => {
      database ??= await PGlite.create();
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
    reset: undefined,
    connect: async () => {
      url ??= await createDatabase(server);
      return { connectionString: url, max: 4, idleTimeoutMillis: 0 };
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

const create = { embedded, postgresql };

/** Node's own modules and the database throw errors of the outer realm; `instanceof Error` holds for them too. */
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
  }

  async setup() {
    await super.setup();
    recogniseOuterErrors(this.global.Error);
    if (!storages.has(this.kind)) storages.set(this.kind, create[this.kind]());
    this.global.testStorage = storages.get(this.kind);
  }
}
