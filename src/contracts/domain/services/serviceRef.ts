import type { EntityType } from '../../wire/enumerations';

/** Identifies a service by number and type together: numbers are unique per type only (WIRE T6). */
export interface ServiceRef {
  readonly id: number;
  readonly type: EntityType;
}
