import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { StateType } from '../../../src/contracts/wire/enumerations';
import type { Dependencies } from '../../platform/dependencies';
import { importMetadata } from './import';
import { MetadataError } from './metadataError';
import { Refusal } from '../../platform/control/refusal';
import type { Handler } from '../../platform/control/serve';

/** What `npm run import` sends to the process that holds the database; that process reads the file. */
export const ImportCommand = Type.Object({
  source: Type.Union([
    Type.Object({ kind: Type.Literal('file'), path: Type.String({ minLength: 1 }) }),
    Type.Object({ kind: Type.Literal('url'), url: Type.String({ minLength: 1 }) }),
  ]),
  options: Type.Object({
    state: Type.Optional(StateType),
    allowExpired: Type.Optional(Type.Boolean()),
    sha256: Type.Optional(Type.String({ pattern: '^[0-9a-fA-F]{64}$' })),
    sources: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
});
export type ImportCommand = Static<typeof ImportCommand>;

/**
 * Makes the handler of `npm run import`: ImportCommand in, ImportProgress on the way, ImportReport out. It throws Refusal.
 */
export function importHandler({
  config,
  database,
  now,
}: Pick<Dependencies, 'config' | 'database' | 'now'>): Handler {
  return async (request, report) => {
    if (!Value.Check(ImportCommand, request)) throw new Refusal('The import did not understand the command.');
    // Entities without another registrar belong to the federation itself.
    const sources = { '*': config.federation.source, ...request.options.sources };
    try {
      return await importMetadata(
        database,
        request.source,
        { ...request.options, sources, now: now() },
        report,
      );
    } catch (error) {
      if (error instanceof MetadataError) throw new Refusal(error.message);
      throw error;
    }
  };
}
