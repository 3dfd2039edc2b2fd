/**
 * A change to the institution itself that resolving its ticket as done applies: only what differs, by the names of the request's body, the members of a contact
 * as `contactPersons[2].emailAddress`. Empty values: none.
 */
export interface InstitutionChange {
  kind: 'institution';
  institution: string;
  before: Record<string, string>;
  after: Record<string, string>;
  /** Ids of the contacts that are changed, by their places. */
  contacts: Record<string, string>;
}
