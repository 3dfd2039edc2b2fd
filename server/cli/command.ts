/** What a process that holds the database does for an operator. */
export const OPERATIONS = [
  'audit',
  'consumers',
  'desk',
  'exportState',
  'feeds',
  'import',
  'importLogins',
  'importState',
  'person',
  'sessions',
  'statsMove',
  'webhooks',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** A command of the operator, for the process that holds the database. */
export interface Command {
  readonly operation: Operation;
  readonly request: unknown;
  /** Whether a database may be created. Where not, a data folder without one is refused. */
  readonly mayCreateDatabase: boolean;
}

export type Progress = (progress: unknown) => void;
