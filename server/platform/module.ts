import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Check, CheckOptions } from './check';
import type { Config } from './config/config';
import type { Environment, Settings } from './config/settings';
import type { Handler } from './control/serve';
import type { Dependencies } from './dependencies';
import type { People } from './people/personalData';
import type { RecordKind } from './state/recordKind';
import type { Database } from './storage/database';
import type { Gauges } from './telemetry/readings';

/** Call by a program, which has an account of its own instead of a person's session. */
export interface ProgramCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Full path. */
  readonly path: string;
  /** Setting with the accounts. If it is not set, the call is refused. */
  readonly account: string;
  readonly what: string;
}

/** Page behind a mailed link, whose signature replaces a session. */
export interface LinkPage {
  readonly method: 'GET' | 'POST';
  /** Full path. */
  readonly path: string;
  /** Setting with the recipients. If it is not set, the page does not exist. */
  readonly setting: string;
  readonly what: string;
}

/** Dependencies that exist before the modules open theirs. */
export type Base = Pick<Dependencies, 'config' | 'database' | 'now'>;

/** Dependencies of gauges and checks. */
export type Watched = Base & Partial<Pick<Dependencies, 'roles' | 'tickets'>>;

/** Prints a line for the operator. */
export type Say = (line: string) => void;

/** Result of opening a module. */
export interface Opened {
  readonly dependencies: Partial<Dependencies>;
  /** Databases besides the main one, by the name of their pool in metrics. The server closes them. */
  readonly pools?: Readonly<Record<string, Database>>;
  /** Checks before a server listens that other systems match the settings. Throws Refusal. */
  readonly check?: () => Promise<void>;
  /** Called once the server listens. */
  readonly start?: () => void;
  readonly stop?: () => Promise<void>;
}

/** Work in the background; `stop` waits for the step that is under way. */
export interface Background {
  stop(): Promise<unknown>;
}

export interface RunningServer {
  /** Stops as `leave` does, and closes the database. */
  stop(drainMs: number): Promise<void>;
}

/** Settings that can make a start fail. */
export type Placed = Pick<Config, 'host' | 'port' | 'metrics'> & Partial<Pick<Config, 'databaseUrl'>>;

export type StartInstead = (clientDir: string, say: Say) => Promise<RunningServer>;

/** Server as its settings describe it, or one line for each invalid setting. */
export type Place =
  | { readonly config: Placed; readonly start: StartInstead; readonly errors?: never }
  | { readonly config?: never; readonly start?: never; readonly errors: readonly string[] };

/** Hooks by which a module takes part in the work of another one. The calling module declares them. */
export interface ExtensionPoints {
  /** Names of the features beyond the contract, as `/users/me` lists them (docs/EXTENSIONS.md). */
  readonly extensions?: (config: Config) => readonly string[];
}

/** Module of the server. Only `server/modules.ts` and `server/extensions.ts` list modules. */
export interface Module<Rule> extends ExtensionPoints {
  readonly name: string;
  /** Names of the extensions that this one requires. They are on if it is. */
  readonly needs?: readonly string[];
  /** Server of another kind that replaces this one. `known` are the names of all settings. */
  readonly instead?: {
    readonly isConfigured: (environment: Environment) => boolean;
    readonly read: (environment: Environment, known: Iterable<string>) => Place;
  };
  /**
   * Reads its settings. `read` has the settings of the platform and of the modules before it; `modules` are the modules
   * that are on. If the module is off, its settings have their defaults.
   */
  readonly settings?: (settings: Settings, read: Config, modules: Modules) => Partial<Config>;
  /** Loads packages that the settings require and a release may lack, before anything is opened. Throws Refusal. */
  readonly load?: (config: Config) => Promise<void>;
  /** Opens dependencies for other modules. `opened` has those of the modules before it. */
  readonly open?: (opened: Dependencies, composition: Composition, say: Say) => Promise<Opened> | Opened;
  /** Prepares its tables at each start, before the server listens. */
  readonly prepare?: (dependencies: Dependencies, say: Say) => Promise<void>;
  readonly routes?: readonly ((dependencies: Dependencies, composition: Composition) => FastifyPluginAsync)[];
  readonly access?: readonly Rule[];
  /** Calls by programs, which the access table does not cover. */
  readonly programs?: readonly ProgramCall[];
  /** Pages behind mailed links, which the access table does not cover. */
  readonly linkPages?: readonly LinkPage[];
  /** Starts its background work once the server listens. */
  readonly start?: (
    dependencies: Dependencies,
    context: Composition & { readonly say: Say; readonly log: FastifyBaseLogger },
  ) => Background | undefined | Promise<Background | undefined>;
  /** Operator commands by name. */
  readonly commands?: Readonly<
    Record<string, (dependencies: Dependencies, composition: Composition) => Handler>
  >;
  /** Kinds of record in a state file. A record comes after the records that it refers to. */
  readonly records?: readonly RecordKind[];
  readonly people?: People;
  /** Documents generated from all modules by `npm run documents`, by path. */
  readonly documents?: Readonly<Record<string, (installed: Modules) => string>>;
  /** Questions to its part of the installation, which `idp-dashboard check` answers. They change nothing. */
  readonly checks?: (watched: Watched, options: CheckOptions) => readonly Check[];
  /** Metrics read from its tables. */
  readonly gauges?: readonly ((watched: Watched) => Gauges)[];
}

export type Modules = readonly Module<unknown>[];

/** Modules of a server. */
export interface Composition {
  /** The core and the extensions that are on. */
  readonly on: Modules;
  /** All modules, since the tables of those that are off may have rows from an earlier time. */
  readonly installed: Modules;
}
