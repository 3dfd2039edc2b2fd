import type { IdempotencyTable } from './idempotencyTable';

/** Small state that survives a restart: the desk's outage switch, the seed's version. */
export interface SettingTable {
  name: string;
  value: string;
}

/** Usage of the limits by caller, in the minute that began with the first use. */
export interface LimitUseTable {
  key: string;
  /** Milliseconds since 1970. */
  began_at: number;
  used: number;
}

/** All tables by name. The platform has three; each module adds its own (`tables.ts` in its folder). */
export interface Tables {
  limit_use: LimitUseTable;
  idempotency: IdempotencyTable;
  setting: SettingTable;
}
