/** Somebody who has roles in an institution, as a directory tells it. */
export interface DirectoryPerson {
  readonly uid: string;
  readonly firstName: string;
  readonly middleName?: string;
  readonly surname: string;
  readonly fullName: string;
  readonly email?: string;
  /** Names of the roles, as the directory calls them; those that mean nothing here included. */
  readonly roles: readonly string[];
}

/** Where roles are kept outside of the dashboard. */
export interface RoleDirectory {
  /**
   * Reads who has which of these roles in the institution with this institution id; of one person where `uid` is given. Rejects where the
   * directory does not answer in time, or not as it should; the message is one line without secrets.
   */
  people(institutionId: string, roles: readonly string[], uid?: string): Promise<DirectoryPerson[]>;
}
