import { Type, type TStringOptions } from 'typebox';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';
import { isEngineAddress, readEngineAddress, type EngineAddress } from './address';

const engineAddress = (options: TStringOptions) => Type.Refine(Type.String(options), isEngineAddress);

const EngineSettings = Type.Object({
  STATS_URL: Type.Optional(
    engineAddress({
      secret: true,
      description:
        'ClickHouse in place of the database for logins, `clickhouse://user:password@host:8123/database`; with TLS `clickhouses://…:8443/…` ([when](CLICKHOUSE.md))',
      fault: 'not an address like clickhouse://user:password@host:8123/database',
    }),
  ),
});

/** Reads the address of ClickHouse; returns undefined if the database keeps the logins. */
export function readEngine(
  settings: Settings,
  { statistics }: Pick<Config, 'statistics'>,
): EngineAddress | undefined {
  const { STATS_URL: address } = settings.read(EngineSettings);
  if (address === undefined || !isEngineAddress(address)) return undefined;
  if (statistics.databaseUrl !== undefined)
    settings.refuse('STATS_DATABASE_URL', 'STATS_URL is set as well; ClickHouse has replicas of its own');
  return readEngineAddress(address);
}

declare module '../../platform/config/config' {
  interface Config {
    /** ClickHouse, if it keeps the logins instead of the database. */
    readonly clickhouse?: EngineAddress;
  }
}
