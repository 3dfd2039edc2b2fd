import { Type } from 'typebox';
import type { Config } from './config';
import type { Settings } from './settings';

/** Makes the schema of a PostgreSQL address. Its value is never logged, since it may contain a password. */
export function postgresAddress(description: string) {
  return Type.String({
    pattern: '^postgres(ql)?://',
    secret: true,
    description,
    fault: 'not an address that begins with postgres:// or postgresql://',
  });
}

const StorageSettings = Type.Object({
  DATA_DIR: Type.String({
    default: './data',
    description: 'folder, for its user alone, of the embedded database',
  }),
  DATABASE_URL: Type.Optional(
    postgresAddress('PostgreSQL in place of the embedded database; production needs it'),
  ),
  READ_DATABASE_URL: Type.Optional(
    postgresAddress(
      'a replica of the database, `postgres://…`, from which [people read](DATABASE.md#replicas-for-reading)',
    ),
  ),
  READ_LAG_SECONDS: Type.Integer({
    default: 10,
    minimum: 2,
    maximum: 3_600,
    description: 'by how many seconds that replica may be behind; if it is more, the database is asked',
  }),
  MIGRATE_DATABASE_URL: Type.Optional(
    postgresAddress(
      'the same database, as a role that may change its tables; for `idp-dashboard migrate` alone',
    ),
  ),
  MIGRATE_AT_START: Type.Boolean({
    default: true,
    description:
      '`0`: the server leaves the tables to `idp-dashboard migrate`, and starts once they are up to date',
  }),
  ALLOW_EMBEDDED_DATABASE: Type.Boolean({
    default: false,
    description: '`1`: production with the embedded database, for one server',
  }),
});

type Storage = 'dataDir' | 'databaseUrl' | 'replica' | 'migrateDatabaseUrl' | 'migratesAtStart';

/** Reads where data is stored. */
export function readStorage(settings: Settings, mode: Config['mode']): Pick<Config, Storage> {
  const read = settings.read(StorageSettings);
  const { DATABASE_URL: databaseUrl, MIGRATE_DATABASE_URL: migrateDatabaseUrl } = read;
  if (databaseUrl === undefined && mode === 'production' && !read.ALLOW_EMBEDDED_DATABASE) {
    settings.refuse(
      'DATABASE_URL',
      'missing; the embedded database is for one server and for trying out, ALLOW_EMBEDDED_DATABASE=1 allows it',
    );
  }
  if (read.READ_DATABASE_URL !== undefined && databaseUrl === undefined) {
    settings.refuse(
      'READ_DATABASE_URL',
      'DATABASE_URL is needed too: of the database that it is a replica of',
    );
  }
  return {
    dataDir: read.DATA_DIR,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(read.READ_DATABASE_URL !== undefined && {
      replica: { databaseUrl: read.READ_DATABASE_URL, mostLagMs: read.READ_LAG_SECONDS * 1_000 },
    }),
    ...(migrateDatabaseUrl === undefined ? {} : { migrateDatabaseUrl }),
    migratesAtStart: read.MIGRATE_AT_START,
  };
}
