import type { Dependencies } from '../../platform/dependencies';
import { TimeZone } from '../../platform/time/timeZone';
import type { LoginArchive } from './loginStore';
import { sqlStore } from './sql/sqlStore';

export type StoreNeeds = Pick<Dependencies, 'database' | 'statistics'> & {
  readonly config: Pick<Dependencies['config'], 'federation' | 'loginsElsewhere'>;
};

/** Returns the store of logins that the settings name. */
export function loginStore({ config, database, statistics }: StoreNeeds): LoginArchive {
  const zone = new TimeZone(config.federation.statsTimeZone);
  return config.loginsElsewhere?.(database, zone) ?? sqlStore(database, zone, statistics);
}
