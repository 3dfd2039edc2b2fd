import type { TrustedProxies } from './proxies';

/**
 * Every setting of the server, parsed and checked once at start (docs/SETTINGS.md). Each module adds its own.
 */
export interface Config {
  readonly mode: 'demo' | 'production';
  /** The commit that is running, or `unknown`. */
  readonly commit: string;
  readonly host: string;
  readonly port: number;
  /**
   * The address that people use, without a trailing slash: `http://localhost:8280`, `https://example.org/federation`. It decides the names and flags of
   * cookies.
   */
  readonly publicUrl: string;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** Address of PostgreSQL. Absent: the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string;
  /** The same database, as a role that may change its tables; for `npm run migrate`. */
  readonly migrateDatabaseUrl?: string;
  /** A replica of the database that people read from, and by how many milliseconds it may be behind; absent: there is none. */
  readonly replica?: { readonly databaseUrl: string; readonly mostLagMs: number };
  /** Whether the server brings the tables up to date at its start; otherwise `npm run migrate` does. */
  readonly migratesAtStart: boolean;
  /** Whose `X-Forwarded-*` headers are trusted; undefined where there is no proxy in front. */
  readonly trustProxy: TrustedProxies;
  readonly federation: {
    /** The contract calls it `organization`. */
    readonly name: string;
    /** The value of `interfedSource` that marks the federation's own services. */
    readonly source: string;
    readonly languages: readonly string[];
    readonly hideTabs: string;
    readonly ticketKeyPrefix: string;
    readonly statsTimeZone: string;
    readonly helpUrl?: string;
    readonly termsUrl?: string;
    readonly operatorUrl?: string;
    readonly supportEmail?: string;
  };
  /** Whether the visualiser is served at `/qa`, and the application lets it follow what happens in it. */
  readonly visualiser: boolean;
  /** State-changing calls that one person, or one address of guests, may make in a minute. */
  readonly writesPerMinute: number;
  /** Other calls of the API that one person, or one address of guests, may make in a minute. */
  readonly readsPerMinute: number;
  /** Seconds of the processor that searches and exports of one person, or one address of guests, may take in a minute. */
  readonly costlySecondsPerMinute: number;
  /** Connections that one address may have open. They are not counted behind a proxy. */
  readonly connectionsPerAddress: number;
  /** Milliseconds for which a server that stops takes requests while it says that it is not ready. */
  readonly lameDuckMs: number;
  /** Where metrics are told; absent: nowhere. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** Address of the collector that traces go to; absent: there are none. */
  readonly tracesTo?: string;
  /** Names of what the server offers beyond the contract, as `/users/me` lists them (docs/EXTENSIONS.md). */
  readonly offers: readonly string[];
  /** Names of the extensions that are on (`server/extensions.ts`). */
  readonly extensions: readonly string[];
  /** Names of settings that are set, but belong to extensions that are off. */
  readonly unusedSettings: readonly string[];
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}
