import type { Queries } from '../../platform/storage/database';
import type { TimeZone } from '../../platform/time/timeZone';

/** What answers of the statistics depend on besides the question. */
export interface Asked {
  readonly queries: Queries;
  readonly zone: TimeZone;
  readonly minUsers: number;
  /** Entity id of the institution whose logins are told. */
  readonly institution: string;
}
