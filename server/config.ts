/** Every setting of the server, parsed and checked once at start (README, configuration table). */
export interface Config {
  readonly mode: 'demo' | 'production';
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
    readonly languages: readonly string[];
    readonly hideTabs: string;
    readonly ticketKeyPrefix: string;
    readonly statsTimeZone: string;
    readonly helpUrl?: string;
    readonly termsUrl?: string;
    readonly operatorUrl?: string;
    readonly supportEmail?: string;
  };
  readonly levels: {
    /** URI of rank 1. */
    readonly default: string;
    /** URIs of the ranks above 1, each ending in `loa` and the rank. */
    readonly offered: readonly string[];
    readonly stepUpEnabled: boolean;
    readonly multiFactor: readonly string[];
  };
  /** The statecharts at `/qa`, and the door in the application through which they follow it. */
  readonly visualiser: boolean;
  readonly consentEnabled: boolean;
  /** Absent in demo mode: the embedded provider. */
  readonly oidc?: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly scope: string;
    readonly claims: {
      readonly institution: string;
      readonly groups: string;
      readonly email: string;
      readonly organization: string;
    };
    /** Values of the groups claim that give a role. */
    readonly groups: { readonly superUser: string; readonly admin: string; readonly viewer: string };
  };
  readonly session: { readonly idleSeconds: number; readonly absoluteSeconds: number };
  readonly desk: { readonly acceptance: boolean };
  /** Size of the demonstration federation; tests and measurements turn it. */
  readonly seed: { readonly services: number; readonly institutions: number };
  /** State-changing calls that one person, or one address of guests, may make in a minute. */
  readonly writesPerMinute: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}
