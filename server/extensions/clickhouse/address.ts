/** Address of ClickHouse, for its HTTP interface. */
export interface EngineAddress {
  /** `http://host:8123`, or with TLS `https://host:8443`. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly database: string;
  /** Name of a cluster whose servers share the tables; absent: a single server, or one for all. */
  readonly cluster?: string;
}

const PORTS = { 'clickhouse:': '8123', 'clickhouses:': '8443' } as const;
/** Names of databases and clusters are written into statements. */
const PARTS = /^clickhouses?:\/\/[^/?#]+\/\w+(?:\?cluster=\w+)?$/;

/** Returns whether `readEngineAddress` can read an address. */
export function isEngineAddress(address: string): boolean {
  if (!PARTS.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname !== '' && [username, password].every((text) => /^(?:[^%]|%[\dA-F]{2})*$/i.test(text));
}

/**
 * Reads `clickhouse://user:password@host:port/database?cluster=name`; user and password may hold percent-encoded
 * letters.
 */
export function readEngineAddress(address: string): EngineAddress {
  const url = new URL(address);
  const secure = url.protocol === 'clickhouses:';
  const port = url.port || PORTS[secure ? 'clickhouses:' : 'clickhouse:'];
  const cluster = url.searchParams.get('cluster');
  return {
    url: `${secure ? 'https' : 'http'}://${url.hostname}:${port}`,
    username: decodeURIComponent(url.username) || 'default',
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
    ...(cluster !== null && { cluster }),
  };
}
