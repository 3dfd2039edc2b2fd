import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from './dependencies';
import type { Gauges } from './telemetry/readings';

/** A call of a program, which has an account of its own in place of a person's session. */
export interface ProgramCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The whole path. */
  readonly path: string;
  /** The setting that says which accounts there are; without one nobody may call. */
  readonly account: string;
  readonly what: string;
}

/** A page for whoever holds a link that was mailed to them, whose signature stands in the place of a session. */
export interface LinkPage {
  readonly method: 'GET' | 'POST';
  /** The whole path. */
  readonly path: string;
  /** The setting that says to whom links are mailed; without it there is no such page. */
  readonly setting: string;
  readonly what: string;
}

/** What gauges read. */
export type Watched = Pick<Dependencies, 'config' | 'database' | 'now'>;

/** What a module gives to the server: its routes, and the rules of the access table that let calls of them through. */
export interface Module<Rule> {
  readonly routes: readonly ((dependencies: Dependencies) => FastifyPluginAsync)[];
  readonly access: readonly Rule[];
  /** Calls that the access table has nothing to say about. */
  readonly programs?: readonly ProgramCall[];
  /** Pages that it has nothing to say about, either. */
  readonly linkPages?: readonly LinkPage[];
  /** What of its tables can be watched. */
  readonly gauges?: readonly ((watched: Watched) => Gauges)[];
}
