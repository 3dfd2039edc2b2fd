import type { TrustedProxies } from './proxies';

/**
 * Every setting of the server, parsed and checked once at start (docs/SETTINGS.md). Each module adds its own.
 */
export interface Config {
  readonly mode: 'demo' | 'production';
  /** Commit that is running, or `unknown`. */
  readonly commit: string;
  readonly host: string;
  readonly port: number;
  /**
   * Public address without a trailing slash: `http://localhost:8280`, `https://example.org/federation`. It decides the
   * names and flags of cookies.
   */
  readonly publicUrl: string;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** Address of PostgreSQL. Absent: the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string;
  /** The same database, as a role that may change its tables; for `idp-dashboard migrate`. */
  readonly migrateDatabaseUrl?: string;
  /** Replica of the database for reads, and by how many milliseconds it may lag; absent: there is none. */
  readonly replica?: { readonly databaseUrl: string; readonly mostLagMs: number };
  /** True if the server brings the tables up to date at its start. If not, `idp-dashboard migrate` does. */
  readonly migratesAtStart: boolean;
  /** Proxies whose `X-Forwarded-*` headers are trusted; undefined if there is no proxy in front. */
  readonly trustProxy: TrustedProxies;
  readonly federation: {
    /** The contract calls it `organization`. */
    readonly name: string;
    /** Value of `interfedSource` that marks the federation's own services. */
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
  /** True if the visualiser is served at `/qa`, and the application reports its events to it. */
  readonly visualiser: boolean;
  /** State-changing calls per minute of one person, or of one address of guests. */
  readonly writesPerMinute: number;
  /** Other calls of the API per minute of one person, or of one address of guests. */
  readonly readsPerMinute: number;
  /** Processor time in seconds per minute for searches and exports of one person, or of one address of guests. */
  readonly costlySecondsPerMinute: number;
  /** Open connections per address. They are not counted behind a proxy. */
  readonly connectionsPerAddress: number;
  /** Milliseconds for which a stopping server still takes requests while it reports that it is not ready. */
  readonly lameDuckMs: number;
  /** Where metrics are served; absent: nowhere. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** Address of the collector for traces; absent: no tracing. */
  readonly tracesTo?: string;
  /** Names of the features beyond the contract, as `/users/me` lists them (docs/EXTENSIONS.md). */
  readonly offers: readonly string[];
  /** Names of the extensions that are on (`server/extensions.ts`). */
  readonly extensions: readonly string[];
  /** Names of settings that are set but belong to extensions that are off. */
  readonly unusedSettings: readonly string[];
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}
