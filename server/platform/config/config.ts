/**
 * Every setting of the server, parsed and checked once at start (README, configuration table). Each module adds its own.
 */
export interface Config {
  readonly mode: 'demo' | 'production';
  /** Commit that is running; `unknown` where nobody knows it. */
  readonly commit: string;
  readonly host: string;
  readonly port: number;
  /** Address that people use, without a trailing slash: `http://localhost:8280`. Decides on cookie names and flags. */
  readonly publicUrl: string;
  /** Folder of the embedded database and of the embedded provider's keys. */
  readonly dataDir: string;
  /** PostgreSQL; absent: the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  /** Trust `X-Forwarded-*` of one proxy in front. */
  readonly trustProxy: boolean;
  readonly federation: {
    /** `organization` of the contract. */
    readonly name: string;
    /** `interfedSource` of its own services. */
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
  /** The statecharts at `/qa`, and the door in the application through which they follow it. */
  readonly visualiser: boolean;
  /** State-changing calls that one person, or one address of guests, may make in a minute. */
  readonly writesPerMinute: number;
  /** Other calls of the API that one person, or one address of guests, may make in a minute. */
  readonly readsPerMinute: number;
  /** Seconds of the processor that searches and exports of one person, or one address of guests, may take in a minute. */
  readonly costlySecondsPerMinute: number;
  /** Connections that one address may have open; nobody counts them behind a proxy. */
  readonly connectionsPerAddress: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}
