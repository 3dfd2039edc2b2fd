import { Type, type TStringOptions } from 'typebox';
import { postgresAddress } from '../../platform/config/storageSettings';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';
import { isEngineAddress, readEngineAddress, type EngineAddress } from './clickhouse/address';

/** The smallest limit that hides anything: with a lower one a hidden count could only be 1. */
const SMALLEST_LIMIT = 3;
const PRODUCTION_LIMIT = 10;
const KEY_CHARACTERS = 32;

const engineAddress = (options: TStringOptions) => Type.Refine(Type.String(options), isEngineAddress);

const StatisticsSettings = Type.Object({
  STATS_ENABLED: Type.Boolean({
    default: true,
    description: '`0`: no statistics; their page says that they are not available',
  }),
  STATS_MIN_USERS: Type.Integer({
    minimum: 0,
    maximum: 1_000,
    otherwise: `\`0\`, in production \`${PRODUCTION_LIMIT}\``,
    description: `fewest unique users that statistics tell: 0, or ${SMALLEST_LIMIT} and more`,
  }),
  STATS_USER_KEY: Type.Optional(
    Type.String({
      minLength: KEY_CHARACTERS,
      secret: true,
      otherwise: 'made by the database',
      description: `key of the hashes that stand for users, ${KEY_CHARACTERS} characters or more`,
      fault: `needs ${KEY_CHARACTERS} characters or more`,
    }),
  ),
  STATS_DATABASE_URL: Type.Optional(
    postgresAddress('a replica of the database, `postgres://…`, that answers what statistics ask'),
  ),
  STATS_URL: Type.Optional(
    engineAddress({
      secret: true,
      description:
        'ClickHouse in place of the database for logins, `clickhouse://user:password@host:8123/database`; with TLS `clickhouses://…:8443/…` ([when](docs/OPERATIONS.md#statistics-in-clickhouse))',
      fault: 'not an address like clickhouse://user:password@host:8123/database',
    }),
  ),
});

/** Reads the settings of the statistics, except for the time zone, which the ticket search uses, too. */
export function readStatistics(
  settings: Settings,
  { mode, databaseUrl: database }: Pick<Config, 'mode' | 'databaseUrl'>,
): Config['statistics'] {
  const {
    STATS_ENABLED: enabled,
    STATS_MIN_USERS: minUsers,
    STATS_USER_KEY: userKey,
    STATS_DATABASE_URL: databaseUrl,
    STATS_URL: address,
  } = settings.read(StatisticsSettings, { STATS_MIN_USERS: mode === 'demo' ? 0 : PRODUCTION_LIMIT });
  if (minUsers > 0 && minUsers < SMALLEST_LIMIT) {
    settings.refuse('STATS_MIN_USERS', `${minUsers} hides nothing; 0, or ${SMALLEST_LIMIT} and more`);
  }
  if (databaseUrl !== undefined && database === undefined) {
    settings.refuse(
      'STATS_DATABASE_URL',
      'DATABASE_URL is needed too: of the database that it is a replica of',
    );
  }
  if (databaseUrl !== undefined && address !== undefined)
    settings.refuse('STATS_DATABASE_URL', 'STATS_URL is set as well; ClickHouse has replicas of its own');
  return {
    enabled,
    minUsers,
    ...(userKey === undefined ? {} : { userKey }),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(address !== undefined && isEngineAddress(address) && { engine: readEngineAddress(address) }),
  };
}

declare module '../../platform/config/config' {
  interface Config {
    readonly statistics: {
      readonly enabled: boolean;
      /** The lowest number of unique users that is shown; 0: every number is. */
      readonly minUsers: number;
      /** Secret of the hashes that stand for users; absent: one that the database keeps. */
      readonly userKey?: string;
      /** Address of a replica of the database that questions about logins are sent to; absent: the database itself. */
      readonly databaseUrl?: string;
      /** ClickHouse, where logins are kept in place of the database. */
      readonly engine?: EngineAddress;
    };
  }
}
