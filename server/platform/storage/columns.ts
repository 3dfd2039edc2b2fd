import type { ColumnType, JSONColumnType } from 'kysely';

/** timestamptz, read as Date, written as Date or ISO 8601. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** jsonb, read as an object, written as text. */
export type Json<T extends object> = JSONColumnType<T, string, string>;
