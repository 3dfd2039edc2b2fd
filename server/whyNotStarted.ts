import type { Placed } from './platform/module';
import { Refusal } from './platform/control/refusal';
import { asUnavailable, DatabaseUnavailable } from './platform/storage/unavailable';

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
  const told = databaseUrl === undefined ? undefined : whyNoDatabase(error, code, new URL(databaseUrl));
  if (told !== undefined) return told;
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

/** Causes of a failed connection, by codes of the network and of PostgreSQL, with what an operator can do. */
const CAUSES: readonly (readonly [RegExp, (at: string, name: string) => string])[] = [
  [
    /^ECONNREFUSED$/,
    (at) => `The database at ${at} is down: nothing listens there. Start it, or check DATABASE_URL.`,
  ],
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    (at) => `The host of ${at} in DATABASE_URL is not known. Check it, and the name server.`,
  ],
  [
    /^(ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH)$/,
    (at) => `The database at ${at} cannot be reached. Check the network, its firewalls, and DATABASE_URL.`,
  ],
  [
    /^57P0[123]$/,
    (at) => `The database at ${at} is starting or stopping. Start the server again in a moment.`,
  ],
  [/^53300$/, (at) => `The database at ${at} has no connection left. Raise its max_connections.`],
  [
    /^28...$/,
    (at) =>
      `The database at ${at} refuses the user or the password in DATABASE_URL. Check both, and its pg_hba.conf.`,
  ],
  [/^3D...$/, (at, name) => `There is no database ${name} at ${at}. Create it, or check DATABASE_URL.`],
  [
    /^(E[A-Z]+|08...)$/,
    (at) => `The connection to the database at ${at} fails. Check DATABASE_URL, and the log of the database.`,
  ],
];

/** Returns undefined if the error is not about the connection to the database. */
function whyNoDatabase(error: unknown, given: unknown, { host, pathname }: URL): string | undefined {
  // The client gives up without a code.
  const code = given ?? (asUnavailable(error) instanceof DatabaseUnavailable ? 'ETIMEDOUT' : undefined);
  if (typeof code !== 'string') return undefined;
  const [, sentence] = CAUSES.find(([codes]) => codes.test(code)) ?? [];
  return sentence && `${sentence(host, decodeURIComponent(pathname.slice(1)))} (${code})`;
}

/** Returns true if TLS rejected a certificate, by the codes of Node and of OpenSSL. */
function isUntrusted(code: unknown): boolean {
  return typeof code === 'string' && /CERT|^UNABLE_TO_/.test(code);
}
