/** A command of the operator, for the process that holds the database. */
export interface Command {
  readonly operation:
    'audit' | 'consumers' | 'desk' | 'feeds' | 'import' | 'importLogins' | 'sessions' | 'webhooks';
  readonly request: unknown;
  /** Whether a database may be created. Where not, a data folder without one is refused. */
  readonly mayCreateDatabase: boolean;
}

export type Progress = (progress: unknown) => void;
