import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { openDatabase } from '../../platform/storage/openDatabase';
import { statisticsRoutes } from './statistics.routes';
import { keyCheck } from '../../platform/check';
import { loginGauges } from './gauges';
import { startBackground } from './background';
import { importLoginsHandler } from './collecting/importLoginsCommand';
import { readStatistics } from './settings';
import { people } from './people';

export { packLogins, type StoredLogin } from './dayEvents';
export { periodsIn, type DayScale, type Period } from './periods';
export { loginTurns } from './collecting/loginTurns';
export { loginStore } from './openLoginStore';
export { lockLogins } from './sql/storeLogins';
export type { LoginDayTable, LoginYearTable } from './sql/tables';
export { ALL_SERVICES, asRow, noCounts, type Counted } from './yearCounter';

export const statistics: Module<AccessRule> = {
  name: 'statistics',
  routes: [statisticsRoutes],
  access,
  gauges: [loginGauges],
  checks: ({ config }) => [keyCheck('STATS_USER_KEY', config.statistics.userKey)],
  settings: (settings, read) => ({ statistics: readStatistics(settings, read) }),
  async open({ config }) {
    const { databaseUrl } = config.statistics;
    if (databaseUrl === undefined) return { dependencies: {} };
    const replica = await openDatabase({ ...config, databaseUrl });
    return { dependencies: { statistics: replica.read }, pools: { statistics: replica } };
  },
  start: (dependencies, { on }) =>
    startBackground(dependencies, async (isOver) => {
      for (const { addLogins } of on) await addLogins?.(dependencies, isOver);
    }),
  commands: { importLogins: importLoginsHandler },
  extensions: ({ statistics: { enabled } }) => (enabled ? ['marks'] : []),
  people,
};
