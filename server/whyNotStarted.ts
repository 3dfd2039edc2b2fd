import type { Config } from './platform/config/config';
import { Refusal } from './platform/control/refusal';

/** PostgreSQL's code for a role that may not do this. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** One line where the person who starts the server can do something about it, else the error as it is. */
export function whyNotStarted(error: unknown, { host, port, databaseUrl }: Config): unknown {
  if (error instanceof Refusal) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const { syscall } = error instanceof Error && 'syscall' in error ? error : { syscall: undefined };
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or set PORT to another port.`;
  }
  if (syscall === 'listen')
    return `The server cannot listen at ${host}, port ${port} (${String(code)}). Check HOST and PORT.`;
  if (databaseUrl !== undefined && isConnectionFailure(code)) {
    return `The database at ${new URL(databaseUrl).host} does not let the server in (${String(code)}). Check DATABASE_URL.`;
  }
  if (code === INSUFFICIENT_PRIVILEGE)
    return 'The role in DATABASE_URL may not change tables. `npm run migrate` does it as the role in MIGRATE_DATABASE_URL.';
  return error;
}

/**
 * Tells whether the connection has failed: an error of the network, or PostgreSQL's classes 08 (connection), 28
 * (authorization) and 3D (no such database).
 */
function isConnectionFailure(code: unknown): boolean {
  return typeof code === 'string' && /^(E[A-Z]+|08...|28...|3D...)$/.test(code);
}
