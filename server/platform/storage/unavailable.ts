/**
 * Thrown if the database cannot be reached or did not answer in time, which may be temporary. The transaction was not
 * committed, unless the answer to its commit was lost.
 */
export class DatabaseUnavailable extends Error {
  /** Code of PostgreSQL (`57P01`) or of the network (`ECONNREFUSED`), if there is one. */
  readonly code: string | undefined;

  constructor(reason: string, options: { readonly cause?: unknown; readonly code?: string } = {}) {
    super(reason, { cause: options.cause });
    this.name = 'DatabaseUnavailable';
    this.code = options.code;
  }
}

/**
 * The database answers, but the caller has too much in the queue, or waited too long for others: for a turn, or for a row
 * that they changed. Nothing was committed.
 */
export class DatabaseBusy extends DatabaseUnavailable {
  constructor(
    reason = 'Too much waits for the database',
    options?: ConstructorParameters<typeof DatabaseUnavailable>[1],
  ) {
    super(reason, options);
    this.name = 'DatabaseBusy';
  }
}

/**
 * PostgreSQL's classes 08 (connection) and 53 (no disk space, memory or connection left), its time limits for
 * statements (57014) and for transactions (25P03), a shutdown (57P01 to 57P03), and network errors.
 */
const AWAY = /^(08...|53...|57014|25P03|57P0[123]|E[A-Z_]{3,})$/;
/** A row that others held for too long, and a deadlock. */
const BUSY = /^(55P03|40P01)$/;
/** Errors of the client have no codes, so they are recognised by their messages. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/;

/** Converts the error to DatabaseUnavailable if it means that; else returns it unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const options = { cause: error, ...(code !== undefined && { code }) };
  if (code !== undefined && BUSY.test(code)) return new DatabaseBusy(error.message, options);
  if (!(code !== undefined && AWAY.test(code)) && !MESSAGES.test(error.message)) return error;
  return new DatabaseUnavailable(error.message, options);
}

/** Returns true if the client gave up waiting, so that the connection is still busy with the old statement. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
