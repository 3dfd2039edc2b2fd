import { isLoopback } from '../../platform/config/isLoopback';
import type { Module } from '../../platform/module';
import { clickHouseStore } from './clickHouseStore';
import { engineGauges } from './gauges';
import { moveLoginsHandler } from './moveLoginsCommand';
import { readEngine } from './settings';

/** Keeps logins in ClickHouse instead of the database (decision 28). */
export const clickhouse: Module<never> = {
  name: 'clickhouse',
  settings(settings, read) {
    const engine = readEngine(settings, read);
    if (engine === undefined) return {};
    return {
      clickhouse: engine,
      loginsElsewhere: (database, zone) => clickHouseStore(engine, database, zone),
    };
  },
  start({ config: { clickhouse: engine } }, { say }) {
    const address = engine && new URL(engine.url);
    if (address?.protocol === 'http:' && !isLoopback(address.hostname))
      say(
        `What goes to ClickHouse at ${address.host} and back is not encrypted; clickhouses:// in STATS_URL is.`,
      );
    return undefined;
  },
  commands: { statsMove: moveLoginsHandler },
  gauges: [engineGauges],
};
