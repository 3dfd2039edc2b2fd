import { setImmediate } from 'node:timers/promises';
import type { StateType } from '../../../src/contracts/wire/enumerations';
import { analyze } from '../../platform/storage/analyze';
import type { Database } from '../../platform/storage/database';
import { knownRows } from './comparison';
import { exchange } from './exchange';
import { makeRoom } from './makeRoom';
import { MetadataError } from './metadataError';
import type { Aggregate } from './parser';
import { readMetadata } from './readMetadata';
import type { ImportReport } from './report';
import { openSource, type Fetch, type ImportSource, type OpenSource } from './source';
import type { SourceMap } from './sourceMap';
import { Staging } from './staging';
import { clearStaged } from './stagingTable';

export interface ImportOptions {
  readonly now: Date;
  /** The state of new institutions and services; known ones keep theirs. */
  readonly state?: StateType;
  readonly allowExpired?: boolean;
  /** Expected SHA-256 of the file, hex. */
  readonly sha256?: string;
  readonly sources?: SourceMap;
  /**
   * The feed that this import continues: what earlier imports of it brought and this one does not name is removed. Absent:
   * the name of the aggregate; all aggregates without a name count as versions of one.
   */
  readonly feed?: string;
  readonly maxBytes?: number;
  readonly fetch?: Fetch;
}

export interface ImportProgress {
  readonly phase: 'reading' | 'exchanging' | 'done';
  readonly bytes: number;
  /** Absent where a server does not tell. */
  readonly totalBytes?: number;
  readonly entities: number;
}

const NAMELESS = 'default';
const LARGEST = 512 * 1024 * 1024;

/**
 * Loads a SAML aggregate into institutions and services: read and staged outside, exchanged in one transaction.
 * Signatures are not verified (SIGNATURE_NOTICE). Throws MetadataError, and then nothing has changed.
 */
export async function importMetadata(
  database: Database,
  source: ImportSource,
  options: ImportOptions,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  const opened = await openSource(source, options.fetch);
  await database.transaction((tx) => clearStaged(tx));
  const staging = new Staging(database, {
    state: options.state ?? 'prodaccepted',
    sources: options.sources ?? {},
    known: await knownRows(database.read),
  });
  try {
    return await stageAndExchange(database, opened, staging, options, onProgress);
  } finally {
    await staging.clear();
  }
}

async function stageAndExchange(
  database: Database,
  opened: OpenSource,
  staging: Staging,
  options: ImportOptions,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  const { name, totalBytes } = opened;
  const feedOf = (aggregate: Aggregate) => options.feed ?? aggregate.name ?? NAMELESS;
  let entities = 0;
  function report(phase: ImportProgress['phase'], bytes: number): void {
    onProgress({ phase, bytes, ...(totalBytes === undefined ? {} : { totalBytes }), entities });
  }
  const { aggregate, bytes, sha256 } = await readMetadata(opened, {
    now: options.now,
    allowExpired: options.allowExpired ?? false,
    maxBytes: options.maxBytes ?? LARGEST,
    onEntity(entity, read) {
      entities += 1;
      staging.add(entity, feedOf(read));
    },
    async onPortion(read) {
      await staging.flush(false);
      report('reading', read);
    },
  });
  if (options.sha256 !== undefined && options.sha256.toLowerCase() !== sha256) {
    throw new MetadataError(name, 0, `its SHA-256 is ${sha256}, not ${options.sha256}`);
  }
  if (entities === 0) throw new MetadataError(name, 0, 'it holds no identity provider and no service');
  await staging.flush(true);

  const feed = feedOf(aggregate);
  const { run, named, counts, conflicts, repeated } = staging;
  await makeRoom(database, run, feed);
  report('exchanging', bytes);
  const { went, apart } = await database.transaction((tx) => exchange(tx, { run, feed, named }));
  await analyze(database);
  // Requests that waited for the exchange get their turn before the tidying up.
  await setImmediate();
  report('done', bytes);
  return {
    feed,
    services: { ...counts.service, went: went.service },
    institutions: { ...counts.institution, went: went.institution },
    conflicts: [...conflicts],
    apart,
    repeated,
    expired: aggregate.expired,
    tooLarge: aggregate.tooLarge,
    shortened: aggregate.shortened,
    otherRoles: aggregate.otherRoles,
    bytes,
    sha256,
  };
}
