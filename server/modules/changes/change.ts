import type { SettingValues } from '../../../src/contracts/wire/change';
import type { EntityType } from '../../../src/contracts/wire/enumerations';

/** Change to a connection. It is applied in the transaction that resolves its ticket as done. */
export type ConnectionChange =
  | { kind: 'connect'; institution: string; service: string; serviceType: EntityType; level?: string }
  | { kind: 'disconnect'; institution: string; service: string; serviceType: EntityType };

/** Consent of an institution for a service; empty texts: none. */
export type ConsentValues = SettingValues['consent'];

/**
 * Change to a setting of an institution for a service, before and after, by the names of the request's body. Empty
 * values: none.
 */
export type SettingChange = { institution: string; service: string; serviceType: EntityType } & {
  [Kind in keyof SettingValues]: { kind: Kind; before: SettingValues[Kind]; after: SettingValues[Kind] };
}[keyof SettingValues];

/**
 * Change to the institution itself, applied when its ticket is resolved as done: only the differences, by the names of
 * the request's body, with members of a contact as `contactPersons[2].emailAddress`. Empty values: none. A removed
 * contact has no type afterwards. A new contact has a place after all others, and no id.
 */
export interface InstitutionChange {
  kind: 'institution';
  institution: string;
  before: Record<string, string>;
  after: Record<string, string>;
  /** Ids of the changed or removed contacts, by their places. */
  contacts: Record<string, string>;
}

/** Change to an institution's connection or setting for one service. */
export type ServiceChange = ConnectionChange | SettingChange;

/** Changes to many services in one ticket. Resolving it as done applies all of them, or none. */
export interface SetChange {
  kind: 'set';
  institution: string;
  changes: ServiceChange[];
}

export type Change = ServiceChange | InstitutionChange | SetChange;

/** Subject of a single change; a set has several subjects. */
export type Direction = Exclude<Change['kind'], 'set'>;
