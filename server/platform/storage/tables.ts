import type { IdempotencyTable } from './idempotencyTable';

/** Small state that outlives a restart: the desk's outage switch, the seed's version. */
export interface SettingTable {
  name: string;
  value: string;
}

/** Every table by its name. The platform has two; each module adds its own (`tables.ts` in its folder). */
export interface Tables {
  idempotency: IdempotencyTable;
  setting: SettingTable;
}
