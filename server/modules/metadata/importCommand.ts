import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { StateType } from '../../../src/contracts/wire/enumerations';
import type { Dependencies } from '../../platform/dependencies';
import type { Tx } from '../../platform/storage/database';
import { operator } from '../../platform/audit/audit.module';
import { recordImport } from './recordImport';
import { noteRefreshed } from './feedState';
import { importMetadata, TooMuchGoes } from './import';
import { MetadataError } from './reading/metadataError';
import { Refusal } from '../../platform/control/refusal';
import type { Handler } from '../../platform/control/serve';
import type { ImportReport } from './report';
import { openSource } from './source';

/** Command of `idp-dashboard import` to the process that holds the database; that process reads the file. */
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
    feed: Type.Optional(Type.String({ minLength: 1, maxLength: 1024 })),
    dryRun: Type.Optional(Type.Boolean()),
    /** If true, any number of removals is allowed. */
    yes: Type.Optional(Type.Boolean()),
  }),
});
export type ImportCommand = Static<typeof ImportCommand>;

/** Default percentage of a feed's entities that an import may remove without confirmation. */
export const USUAL_BRAKE = 5;

/**
 * Makes the handler of `idp-dashboard import`: it takes an ImportCommand, sends ImportProgress, and returns an ImportReport.
 * It throws Refusal.
 */
export function importHandler({
  config,
  database,
  now,
}: Pick<Dependencies, 'config' | 'database' | 'now'>): Handler {
  return async (request, report, by) => {
    if (!Value.Check(ImportCommand, request)) throw new Refusal('The import did not understand the command.');
    const { yes, ...options } = request.options;
    // Entities without another registrar belong to the federation itself.
    const sources = { '*': config.federation.source, ...options.sources };
    const moment = now();
    try {
      const opened = await openSource(request.source);
      if (!opened) throw new MetadataError(String(request.source.kind), 0, 'the server sent nothing');
      return await importMetadata(
        database,
        opened,
        {
          ...options,
          ...config.metadata,
          sources,
          now: moment,
          ...(yes ? {} : { brake: USUAL_BRAKE }),
          alongside: async (tx, done) => {
            await noteByHand(tx, done, moment);
            await recordImport(tx, 'metadata.imported', operator(by), done, moment);
          },
        },
        report,
      );
    } catch (error) {
      if (error instanceof TooMuchGoes)
        throw new Refusal(
          `${error.message}. --dry-run names them, --yes does it all the same. Nothing was changed.`,
        );
      if (error instanceof MetadataError) throw new Refusal(error.message);
      throw error;
    }
  };
}

/** Otherwise a file with a forged Name could be taken, unverified, for the feed of that name. */
async function noteByHand(tx: Tx, report: ImportReport, now: Date): Promise<void> {
  const { source } = await tx
    .selectFrom('feed')
    .select('source')
    .where('name', '=', report.feed)
    .executeTakeFirstOrThrow();
  if (source !== null)
    throw new Refusal(
      `${report.feed} is a feed that comes from ${source}: idp-dashboard feeds refresh "${report.feed}". Another file needs another name (--feed).`,
    );
  await noteRefreshed(tx, {
    report,
    now,
    warnings: [{ kind: 'unverified', subject: '' }],
  });
}
