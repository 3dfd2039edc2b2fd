import type { StatisticsRow } from '../../../src/contracts/wire/statistics';
import type { DisclosedCell } from './privacy';

/** Returns a row of the wire; a hidden count is an absent member. */
export function disclosedRow(row: StatisticsRow, { logins, users }: DisclosedCell): StatisticsRow {
  return {
    ...row,
    ...(logins !== undefined && { count_user_id: logins }),
    ...(users !== undefined && { distinct_count_user_id: users }),
  };
}
