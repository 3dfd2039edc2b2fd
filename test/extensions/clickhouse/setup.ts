/** Gives the tests of this project their ClickHouse (test/support/server/database-environment.mjs) as the place of logins. */
import { readEngineAddress } from '../../../server/extensions/clickhouse/address';
import { engineAt } from '../../../server/extensions/clickhouse/engineAt';
import { statsUrl } from './statsUrl';

const engine = engineAt(readEngineAddress(statsUrl));

globalThis.testStorage.logins = {
  async empty() {
    for (const table of ['login', 'login_year']) await engine.run(`truncate table if exists ${table}`);
  },
  rows: () => engine.rows('select * from login'),
};
