import type { Placed } from './platform/module';
import { Refusal } from './platform/control/refusal';

/** PostgreSQL's code for a missing privilege. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** Returns one line if the operator can fix the cause, else the error unchanged. */
export function whyNotStarted(error: unknown, { host, port, metrics, databaseUrl }: Placed): unknown {
  if (error instanceof Refusal) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const { syscall } = error instanceof Error && 'syscall' in error ? error : { syscall: undefined };
  if (syscall === 'listen' && metrics && metrics.port === portOf(error))
    return whyNotListening(code, metrics, 'METRICS_');
  if (syscall === 'listen') return whyNotListening(code, { host, port }, '');
  if (databaseUrl !== undefined && isUntrusted(code)) {
    return `The certificate of the database at ${new URL(databaseUrl).host} is not trusted (${String(code)}). Check sslrootcert in DATABASE_URL.`;
  }
  if (databaseUrl !== undefined && isConnectionFailure(code)) {
    return `The database at ${new URL(databaseUrl).host} does not let the server in (${String(code)}). Check DATABASE_URL.`;
  }
  if (code === INSUFFICIENT_PRIVILEGE)
    return 'The role in DATABASE_URL may not change tables. `idp-dashboard migrate` does it as the role in MIGRATE_DATABASE_URL.';
  return error;
}

/** `settings` is the prefix of the names of the two settings. */
function whyNotListening(code: unknown, at: { host: string; port: number }, settings: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${at.port} is in use by another program. Stop it, or set ${settings}PORT to another port.`;
  const names = `${settings}HOST and ${settings}PORT`;
  return `The server cannot listen at ${at.host}, port ${at.port} (${String(code)}). Check ${names}.`;
}

function portOf(error: unknown): unknown {
  return error instanceof Error && 'port' in error ? error.port : undefined;
}

/**
 * Returns true if the connection failed: a network error, or PostgreSQL's classes 08 (connection), 28 (authorization)
 * and 3D (no such database).
 */
function isConnectionFailure(code: unknown): boolean {
  return typeof code === 'string' && /^(E[A-Z]+|08...|28...|3D...)$/.test(code);
}

/** Returns true if TLS rejected a certificate, by the codes of Node and of OpenSSL. */
function isUntrusted(code: unknown): boolean {
  return typeof code === 'string' && /CERT|^UNABLE_TO_/.test(code);
}
