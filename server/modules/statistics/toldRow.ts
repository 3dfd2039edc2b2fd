import type { StatisticsRow } from '../../../src/contracts/wire/statistics';
import type { ToldCell } from './privacy';

/** A row of the wire; a count that is left out is an absent member. */
export function toldRow(row: StatisticsRow, { logins, users }: ToldCell): StatisticsRow {
  return {
    ...row,
    ...(logins !== undefined && { count_user_id: logins }),
    ...(users !== undefined && { distinct_count_user_id: users }),
  };
}
