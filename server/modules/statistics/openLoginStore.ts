import type { Dependencies } from '../../platform/dependencies';
import { TimeZone } from '../../platform/time/timeZone';
import { clickHouseStore } from './clickhouse/clickHouseStore';
import type { LoginArchive } from './loginStore';
import { sqlStore } from './sql/sqlStore';

export type StoreNeeds = Pick<Dependencies, 'database' | 'statistics'> & {
  readonly config: Pick<Dependencies['config'], 'federation' | 'statistics'>;
};

/** Returns where the settings say that logins are kept. */
export function loginStore({ config, database, statistics }: StoreNeeds): LoginArchive {
  const zone = new TimeZone(config.federation.statsTimeZone);
  const { engine } = config.statistics;
  return engine === undefined
    ? sqlStore(database, zone, statistics)
    : clickHouseStore(engine, database, zone);
}
