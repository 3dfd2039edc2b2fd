export { countYear } from './countYear';
export { readFticksLine } from './fticksLogin';
export { userHash } from './hashes';
export { LineTally, type LineCounts } from './lineTally';
export { LoginCollector, type Collected } from './loginCollector';
export { LoginParties } from './loginParties';
export type {
  DayOfLogins,
  EndedYear,
  EndedYears,
  Login,
  LoginArchive,
  LoginReader,
  LoginStore,
  LoginsOf,
} from './loginStore';
export { Pace } from './pace';
export type { Cell } from './privacy';
export { LoginNumbers } from './sql/loginNumbers';
export { sqlReader } from './sql/sqlReader';
export { sqlStore } from './sql/sqlStore';
export { noteStored } from './sql/storeLogins';
export { LONGEST_TICKS } from './ticksLine';
export { cellOf, daysOfYear } from './yearCounter';
