export { countYear } from './countYear';
export { readFticksLine } from './collecting/fticksLogin';
export { userHash } from './hashes';
export { LineTally, type LineCounts } from './collecting/lineTally';
export { LoginCollector, type Collected } from './collecting/loginCollector';
export { LoginParties } from './collecting/loginParties';
export type {
  DayOfLogins,
  DaysOf,
  EndedYear,
  EndedYears,
  Login,
  LoginArchive,
  LoginReader,
  LoginStore,
  LoginsOf,
} from './loginStore';
export { Pace } from './collecting/pace';
export type { Cell } from './privacy';
export { LoginNumbers } from './sql/loginNumbers';
export { sqlReader } from './sql/sqlReader';
export { sqlStore } from './sql/sqlStore';
export { noteStored } from './sql/storeLogins';
export { LONGEST_TICKS } from './collecting/ticksLine';
export { cellOf, daysOfYear } from './yearCounter';
