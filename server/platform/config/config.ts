import type { MailAddress } from '../../../src/contracts/wire/mail';
import type { JiraSettings } from '../../modules/tickets/jira/jiraSettings';

/** A level that can be chosen, as the installation offers and names it. */
export interface OfferedLevel {
  readonly uri: string;
  /** Of an assurance level as its URI says; of a multi-factor value its place in the list, from 1. */
  readonly rank: number;
  /** By language; empty: shown by its URI. */
  readonly labels: Readonly<Record<string, string>>;
  /** Heading under which it is offered. */
  readonly group?: string;
}

/** Every setting of the server, parsed and checked once at start (README, configuration table). */
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
    /** Those above rank 1; each URI ends in `loa` and the rank. */
    readonly offered: readonly OfferedLevel[];
    readonly stepUpEnabled: boolean;
    /** How long after the login a level above rank 1 counts for changes. */
    readonly seconds: number;
    /** Rank that acts of super users need: steps at the desk, invitations, acting for institutions not their own. */
    readonly superUser: number;
    readonly multiFactor: readonly OfferedLevel[];
  };
  readonly statistics: {
    readonly enabled: boolean;
    /** Fewest unique users that are told; 0: every number. */
    readonly minUsers: number;
    /** Secret of the hashes that stand for users; absent: one that the database keeps. */
    readonly userKey?: string;
    /** Of a replica of the database, which answers what is asked about logins; absent: the database does. */
    readonly databaseUrl?: string;
  };
  readonly mail: {
    /** `smtp://` or `smtps://`, with user and password where there are; absent: mails are kept and not sent. */
    readonly smtpUrl?: string;
    /** There wherever there is a mail server. */
    readonly from?: MailAddress;
  };
  /** Hosts whose pictures a visitor's browser may load: names, `*.` and a name, or `*` for any. */
  readonly logoHosts: readonly string[];
  /** The statecharts at `/qa`, and the door in the application through which they follow it. */
  readonly visualiser: boolean;
  readonly consentEnabled: boolean;
  /** Attributes that authorization policies may name; `values` is a closed list, where there is one. */
  readonly policyAttributes: readonly {
    readonly name: string;
    /** What the installation calls it; absent: as everybody does. */
    readonly label?: string;
    readonly values?: readonly string[];
  }[];
  /** Absent in demo mode: the embedded provider. */
  readonly oidc?: {
    readonly issuer: string;
    /** Reached without TLS although it is elsewhere, since the operator said so. */
    readonly unencrypted: boolean;
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
  readonly session: {
    readonly idleSeconds: number;
    readonly absoluteSeconds: number;
    /** After which the provider must have told the roles of whoever is logged in again. */
    readonly rolesSeconds: number;
  };
  readonly desk: { readonly acceptance: boolean };
  /** The Jira server that tickets are in; absent: the local desk. */
  readonly jira?: JiraSettings;
  /** Account of the service dashboard; absent: it may ask for nothing. */
  readonly spDashboard?: { readonly user: string; readonly password: string };
  /** A request that a ticket system elsewhere refuses because it is down is kept, and delivered later. */
  readonly queueWhenDown: boolean;
  /** Size of the demonstration federation; tests and measurements turn it. */
  readonly seed: { readonly services: number; readonly institutions: number };
  /** Compressed answers of the catalogue that are kept, in megabytes. */
  readonly catalogueCacheMb: number;
  /** State-changing calls that one person, or one address of guests, may make in a minute. */
  readonly writesPerMinute: number;
  /** Other calls of the API that one person, or one address of guests, may make in a minute. */
  readonly readsPerMinute: number;
  /** Seconds of the processor that searches and exports of one person, or one address of guests, may take in a minute. */
  readonly costlySecondsPerMinute: number;
  /** Connections that one address may have open; nobody counts them behind a proxy. */
  readonly connectionsPerAddress: number;
  /** Logins and step-ups that may be begun from one address in a minute. */
  readonly loginsPerMinute: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}
