import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { statisticsRoutes } from './statistics.routes';
import { loginGauges } from './gauges';

export { startBackground } from './background';
export { readFticks } from './fticks/settings';
export { startFticks } from './fticks/startFticks';
export { packLogins, type StoredLogin } from './dayEvents';
export { LOGIN_FORMATS } from './loginFile';
export type { LoginProgress } from './importLogins';
export { importLoginsHandler } from './importLoginsCommand';
export { loginReportLines, type LoginReport } from './loginReport';
export { periodsIn, type DayScale, type Period } from './periods';
export { loginTurns } from './loginTurns';
export { readStatistics } from './settings';
export { moveLoginsHandler, type MoveLoginsCommand } from './move/moveLoginsCommand';
export type { MoveProgress, MoveReport } from './move/moveLogins';
export { loginStore } from './openLoginStore';
export { lockLogins } from './sql/storeLogins';
export type { LoginDayTable, LoginYearTable } from './sql/tables';
export { ALL_SERVICES, asRow, noCounts, type Counted } from './yearCounter';

export const statistics: Module<AccessRule> = {
  routes: [statisticsRoutes],
  access,
  gauges: [loginGauges],
};
