/** Who has a role in the institution. */
export interface InstitutionRole {
  /** As the server calls it. */
  readonly key: string;
  /** Full names, in no order. */
  readonly people: readonly string[];
}
