import type { SettingValues } from '../../../src/contracts/wire/change';
import type { EntityType } from '../../../src/contracts/wire/enumerations';

/** A change to a connection that resolving a ticket as done applies in the same transaction. */
export type ConnectionChange =
  | { kind: 'connect'; institution: string; service: string; serviceType: EntityType; level?: string }
  | { kind: 'disconnect'; institution: string; service: string; serviceType: EntityType };

/** Consent of an institution for a service; empty texts: none. */
export type ConsentValues = SettingValues['consent'];

/**
 * A change to a setting of an institution for a service, before and after, by the names of the request's body. Empty
 * values: none.
 */
export type SettingChange = { institution: string; service: string; serviceType: EntityType } & {
  [Kind in keyof SettingValues]: { kind: Kind; before: SettingValues[Kind]; after: SettingValues[Kind] };
}[keyof SettingValues];

/**
 * A change to the institution itself that resolving its ticket as done applies: only what differs, by the names of the
 * request's body, the members of a contact as `contactPersons[2].emailAddress`. Empty values: none. A contact that is
 * removed has no type afterwards. A new one has a place behind all others, and no id.
 */
export interface InstitutionChange {
  kind: 'institution';
  institution: string;
  before: Record<string, string>;
  after: Record<string, string>;
  /** Ids of the contacts that are changed or removed, by their places. */
  contacts: Record<string, string>;
}

/** A change to what an institution has with one service. */
export type ServiceChange = ConnectionChange | SettingChange;

/** Changes to many services that one ticket asks for; resolving it as done applies all of them, or none. */
export interface SetChange {
  kind: 'set';
  institution: string;
  changes: ServiceChange[];
}

export type Change = ServiceChange | InstitutionChange | SetChange;

/** What a single change is about; a set is about many things. */
export type Direction = Exclude<Change['kind'], 'set'>;
