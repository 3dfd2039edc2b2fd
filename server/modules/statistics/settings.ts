import { Type } from 'typebox';
import { postgresAddress } from '../../platform/config/storageSettings';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';
import type { Database } from '../../platform/storage/database';
import type { TimeZone } from '../../platform/time/timeZone';
import type { LoginArchive } from './loginStore';

/** The smallest limit that hides anything: with a lower one a hidden count could only be 1. */
const SMALLEST_LIMIT = 3;
const PRODUCTION_LIMIT = 10;
const KEY_CHARACTERS = 32;

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
      description: `key of the hashes that replace user names, ${KEY_CHARACTERS} characters or more`,
      fault: `needs ${KEY_CHARACTERS} characters or more`,
    }),
  ),
  STATS_DATABASE_URL: Type.Optional(
    postgresAddress('a replica of the database, `postgres://…`, that answers what statistics ask'),
  ),
  FTICKS_FEDERATIONS: Type.Optional(
    Type.Array(Type.String({ pattern: '^[^\\s/#]{1,64}$' }), {
      description:
        'names of the federations whose F-TICKS count ([how](FTICKS.md)); absent: all, in files that are imported',
      fault: '{} is not a federation name in F-TICKS',
    }),
  ),
});

/** Reads the settings of the statistics, except for the time zone, which the ticket search also uses. */
export function readStatistics(
  settings: Settings,
  { mode, databaseUrl: database }: Pick<Config, 'mode' | 'databaseUrl'>,
): Config['statistics'] {
  const {
    STATS_ENABLED: enabled,
    STATS_MIN_USERS: minUsers,
    STATS_USER_KEY: userKey,
    STATS_DATABASE_URL: databaseUrl,
    FTICKS_FEDERATIONS: federations = [],
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
  return {
    enabled,
    minUsers,
    federations: federations.map((name) => name.toLowerCase()),
    ...(userKey === undefined ? {} : { userKey }),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  };
}

declare module '../../platform/config/config' {
  interface Config {
    /** Opens a store of logins outside of the database; absent: the database keeps them. */
    readonly loginsElsewhere?: (database: Database, zone: TimeZone) => LoginArchive;
    readonly statistics: {
      readonly enabled: boolean;
      /** The lowest number of unique users that is shown; 0: every number is. */
      readonly minUsers: number;
      /** Secret of the users' hashes; absent: one that the database keeps. */
      readonly userKey?: string;
      /** Address of a replica of the database for queries about logins; absent: the database itself. */
      readonly databaseUrl?: string;
      /** Lower-case names of the federations whose F-TICKS count; none: those of all, in files. */
      readonly federations: readonly string[];
    };
  }
}
