import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';

/** Fewest that hides anything: below it a count that is left out could only be 1. */
const SMALLEST_LIMIT = 3;
const PRODUCTION_LIMIT = 10;
const KEY_CHARACTERS = 32;

/** Reads the settings of the statistics, save their time zone, which the ticket search has too. */
export function readStatistics(settings: Settings, mode: Config['mode']): Config['statistics'] {
  const minUsers = settings.integer('STATS_MIN_USERS', mode === 'demo' ? 0 : PRODUCTION_LIMIT, 0, 1_000);
  if (minUsers > 0 && minUsers < SMALLEST_LIMIT) {
    settings.refuse('STATS_MIN_USERS', `${minUsers} hides nothing; 0, or ${SMALLEST_LIMIT} and more`);
  }
  const userKey = settings.optional('STATS_USER_KEY');
  if (userKey !== undefined && userKey.length < KEY_CHARACTERS) {
    settings.refuse('STATS_USER_KEY', `needs ${KEY_CHARACTERS} characters or more`);
  }
  const databaseUrl = settings.optional('STATS_DATABASE_URL');
  if (databaseUrl !== undefined) {
    if (!/^postgres(ql)?:\/\//.test(databaseUrl))
      settings.refuse('STATS_DATABASE_URL', 'not an address that begins with postgres:// or postgresql://');
    if (settings.optional('DATABASE_URL') === undefined)
      settings.refuse(
        'STATS_DATABASE_URL',
        'DATABASE_URL is needed too: of the database that it is a replica of',
      );
  }
  return {
    enabled: settings.flag('STATS_ENABLED', true),
    minUsers,
    ...(userKey === undefined ? {} : { userKey }),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  };
}

declare module '../../platform/config/config' {
  interface Config {
    readonly statistics: {
      readonly enabled: boolean;
      /** Fewest unique users that are told; 0: every number. */
      readonly minUsers: number;
      /** Secret of the hashes that stand for users; absent: one that the database keeps. */
      readonly userKey?: string;
      /** Of a replica of the database, which answers what is asked about logins; absent: the database does. */
      readonly databaseUrl?: string;
    };
  }
}
