import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Config } from './config/config';
import type { Environment, Settings } from './config/settings';
import type { Handler } from './control/serve';
import type { Dependencies } from './dependencies';
import type { People } from './people/kept';
import type { RecordKind } from './state/recordKind';
import type { Database } from './storage/database';
import type { Gauges } from './telemetry/readings';

/** A call of a program, which has an account of its own in place of a person's session. */
export interface ProgramCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The whole path. */
  readonly path: string;
  /** The setting that lists the accounts. If it is not set, the call is refused. */
  readonly account: string;
  readonly what: string;
}

/** A page behind a mailed link, whose signature stands in for a session. */
export interface LinkPage {
  readonly method: 'GET' | 'POST';
  /** The whole path. */
  readonly path: string;
  /** The setting that names the recipients. If it is not set, the page does not exist. */
  readonly setting: string;
  readonly what: string;
}

/** What every part of the server can rely on before the modules have opened theirs. */
export type Base = Pick<Dependencies, 'config' | 'database' | 'now'>;

/** What gauges read. */
export type Watched = Base & Partial<Pick<Dependencies, 'roles'>>;

/** Prints a line for the operator. */
export type Say = (line: string) => void;

/** What a module has opened. */
export interface Opened {
  readonly dependencies: Partial<Dependencies>;
  /** Databases beside the main one, by the name that metrics give their connections. The server closes them. */
  readonly pools?: Readonly<Record<string, Database>>;
  /** Checks before a server listens whether other systems are as the settings say. Throws Refusal. */
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
  /** Stops as `leave` says, and closes the database. */
  stop(drainMs: number): Promise<void>;
}

/** The settings that a start can fail by. */
export type Placed = Pick<Config, 'host' | 'port' | 'metrics'> & Partial<Pick<Config, 'databaseUrl'>>;

export type StartInstead = (clientDir: string, say: Say) => Promise<RunningServer>;

/** A server as its settings describe it, or one line for each setting that is bad. */
export type Place =
  | { readonly config: Placed; readonly start: StartInstead; readonly errors?: never }
  | { readonly config?: never; readonly start?: never; readonly errors: readonly string[] };

/** Points at which a module can take part in what another one does. Each is declared by the module that calls it. */
export interface ExtensionPoints {
  /** Names of what the server offers beyond the contract, as `/users/me` lists them (docs/EXTENSIONS.md). */
  readonly extensions?: (config: Config) => readonly string[];
}

/** Everything that a module of the server consists of. Only `server/modules.ts` and `server/extensions.ts` name them. */
export interface Module<Rule> extends ExtensionPoints {
  readonly name: string;
  /** Names of extensions without which this one makes no sense. They are on if it is. */
  readonly needs?: readonly string[];
  /** A server of another kind, in place of this one. `known` are the names of all settings. */
  readonly instead?: {
    readonly isAsked: (environment: Environment) => boolean;
    readonly read: (environment: Environment, known: Iterable<string>) => Place;
  };
  /**
   * Reads its settings. `read` holds the platform's settings and those of the modules before it, `modules` those that are on.
   * If the module is off, its settings have their defaults.
   */
  readonly settings?: (settings: Settings, read: Config, modules: Modules) => Partial<Config>;
  /** Loads packages that the settings ask for and a release may lack, before anything is opened. Throws Refusal. */
  readonly load?: (config: Config) => Promise<void>;
  /** Opens what other modules need of it. `opened` holds what the modules before it have opened. */
  readonly open?: (opened: Dependencies, composition: Composition, say: Say) => Promise<Opened> | Opened;
  /** Prepares its tables at each start, before the server listens. */
  readonly prepare?: (dependencies: Dependencies, say: Say) => Promise<void>;
  readonly routes?: readonly ((dependencies: Dependencies, composition: Composition) => FastifyPluginAsync)[];
  readonly access?: readonly Rule[];
  /** Calls of programs, which the access table does not cover. */
  readonly programs?: readonly ProgramCall[];
  /** Pages behind mailed links, which it does not cover either. */
  readonly linkPages?: readonly LinkPage[];
  /** Begins its work in the background once the server listens. */
  readonly start?: (
    dependencies: Dependencies,
    context: Composition & { readonly say: Say; readonly log: FastifyBaseLogger },
  ) => Background | undefined | Promise<Background | undefined>;
  /** Commands of the operator, by name. */
  readonly commands?: Readonly<
    Record<string, (dependencies: Dependencies, composition: Composition) => Handler>
  >;
  /** Kinds of record in a state file. Records that others refer to come first. */
  readonly records?: readonly RecordKind[];
  readonly people?: People;
  /** Documents of what all modules know, which `npm run documents` writes, by path. */
  readonly documents?: Readonly<Record<string, (installed: Modules) => string>>;
  /** What can be read of its tables for metrics. */
  readonly gauges?: readonly ((watched: Watched) => Gauges)[];
}

export type Modules = readonly Module<unknown>[];

/** The modules of a server. */
export interface Composition {
  /** The core and the extensions that are on. */
  readonly on: Modules;
  /** Also those that are off, whose tables may have rows from a time when they were on. */
  readonly installed: Modules;
}
