/** A person's role in the institution. */
export interface InstitutionRole {
  /** Name that the server has for it. */
  readonly key: string;
  /** Full names, in no order. */
  readonly people: readonly string[];
}
