import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from './dependencies';

/** What a module gives to the server: its routes, and the rules of the access table that let calls of them through. */
export interface Module<Rule> {
  readonly routes: readonly ((dependencies: Dependencies) => FastifyPluginAsync)[];
  readonly access: readonly Rule[];
}
