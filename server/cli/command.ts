/** A command of the operator, for the process that holds the database. */
export interface Command {
  /** Its name among the commands of the modules. */
  readonly operation: string;
  readonly request: unknown;
  /** Whether a database may be created. Where not, a data folder without one is refused. */
  readonly mayCreateDatabase: boolean;
}

export type Progress = (progress: unknown) => void;
