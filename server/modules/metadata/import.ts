import { setImmediate } from 'node:timers/promises';
import type { StateType } from '../../../src/contracts/wire/enumerations';
import { analyze } from '../../platform/storage/analyze';
import type { Database, Tx } from '../../platform/storage/database';
import { heldBy, reservedByOthers, knownRows, type Known } from './comparison';
import { exchange, type ExchangeRules } from './exchange';
import { makeRoom } from './makeRoom';
import { MetadataError } from './reading/metadataError';
import { goneFrom, nameThem } from './reading/names';
import type { Aggregate } from './reading/entity';
import { readMetadata, type ReadResult } from './reading/readMetadata';
import type { ImportProgress, ImportReport } from './report';
import type { ScopeConflict } from './separation';
import type { OpenSource } from './source';
import type { SourceMap } from './reading/sourceMap';
import type { Kind } from './stagedRows';
import { Staging } from './staging';
import { clearStaged } from './stagingTable';

export interface ImportOptions extends ExchangeRules {
  /** State of new institutions and services; known ones keep theirs. */
  readonly state?: StateType;
  readonly allowExpired?: boolean;
  /** Expected SHA-256 of the file, hex. */
  readonly sha256?: string;
  readonly sources?: SourceMap;
  /**
   * The feed that this import continues: rows of its earlier imports that this one does not name are removed. Absent:
   * the name of the aggregate.
   */
  readonly feed?: string;
  /** Registration authorities that the feed may speak for; absent: any. */
  readonly registrars?: readonly string[];
  /** Percentage of the feed's entities that an import may remove without confirmation; absent: all of them. */
  readonly brake?: number;
  /** If true, the import only reports what it would add, change and remove. */
  readonly dryRun?: boolean;
  readonly maxBytes?: number;
  /** Checks and writes in the transaction of the exchange; if it throws, the exchange is rolled back. */
  readonly alongside?: (tx: Tx, report: ImportReport) => Promise<void>;
}

const LARGEST = 512 * 1024 * 1024;

/** Thrown if an import would remove more than it may without confirmation. Nothing was changed. */
export class TooMuchGoes extends Error {
  constructor(
    readonly report: ImportReport,
    readonly of: number,
  ) {
    super(
      `${report.news.went.total} of ${of} entities of the feed ${report.feed} would go, which is more than it may unasked`,
    );
    this.name = 'TooMuchGoes';
  }
}

/**
 * Loads a SAML aggregate into institutions and services: read and staged outside, exchanged in one transaction. The
 * caller has already decided whether to trust the source. Throws MetadataError or TooMuchGoes, and then nothing has
 * changed.
 */
export async function importMetadata(
  database: Database,
  opened: OpenSource,
  options: ImportOptions,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  await database.transaction((tx) => clearStaged(tx));
  const known = await knownRows(database.read);
  const staging = new Staging(database, {
    state: options.state ?? 'prodaccepted',
    sources: options.sources ?? {},
    known,
    ...(options.registrars && { registrars: options.registrars }),
  });
  try {
    return await stageAndExchange(database, opened, known, staging, options, onProgress);
  } finally {
    await staging.clear();
  }
}

async function stageAndExchange(
  database: Database,
  opened: OpenSource,
  known: Known,
  staging: Staging,
  options: ImportOptions,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  const { name, totalBytes } = opened;
  let entities = 0;
  function progress(phase: ImportProgress['phase'], bytes: number): void {
    onProgress({ phase, bytes, ...(totalBytes === undefined ? {} : { totalBytes }), entities });
  }
  function feedOf(aggregate: Aggregate): string {
    const feed = options.feed ?? aggregate.name;
    if (feed === undefined)
      throw new MetadataError(
        name,
        0,
        'the aggregate has no Name; --feed says which feed it is a version of',
      );
    return feed;
  }
  const read = await readMetadata(opened, {
    now: options.now,
    allowExpired: options.allowExpired ?? false,
    maxBytes: options.maxBytes ?? LARGEST,
    onEntity(entity, aggregate) {
      entities += 1;
      staging.add(entity, feedOf(aggregate));
    },
    async onPortion(bytes) {
      await staging.flush(false);
      progress('reading', bytes);
    },
  });
  if (options.sha256 !== undefined && options.sha256.toLowerCase() !== read.sha256) {
    throw new MetadataError(name, 0, `its SHA-256 is ${read.sha256}, not ${options.sha256}`);
  }
  const { run, named } = staging;
  if (named.institution.size + named.service.size === 0) {
    const [why] = read.aggregate.unusable;
    const holds = 'it holds no identity provider and no service';
    throw new MetadataError(name, 0, why === undefined ? holds : `${holds} that can be taken: ${why}`);
  }
  const feed = feedOf(read.aggregate);
  const report = await reportOf(database, known, staging, read, feed, options);
  stopAtTooMuch(report, known, options.brake);
  if (options.dryRun) return report;

  await staging.flush(true);
  await makeRoom(database, run, feed);
  progress('exchanging', read.bytes);
  const done = await database.transaction(async (tx) => {
    const conflicts = await exchange(tx, { ...rulesIn(options), run, feed, named });
    const whole = { ...report, scopeConflicts: conflicts };
    await options.alongside?.(tx, whole);
    return whole;
  });
  await analyze(database);
  // Lets requests that waited for the exchange run before the cleanup.
  await setImmediate();
  progress('done', read.bytes);
  return done;
}

function rulesIn({ now, absenceDays, institutions }: ExchangeRules): ExchangeRules {
  return { now, absenceDays, institutions };
}

async function reportOf(
  database: Database,
  known: Known,
  staging: Staging,
  { aggregate, bytes, sha256 }: ReadResult,
  feed: string,
  { now }: ImportOptions,
): Promise<ImportReport> {
  const { named, counts, came, changed, kept, conflicts, repeated, otherRegistrars } = staging;
  const gone = goneFrom(known, feed, named);
  const others = (kind: Kind) => {
    const keeps = reservedByOthers(known, feed, kind);
    return gone[kind].filter((entityId) => keeps.has(entityId));
  };
  const none: readonly ScopeConflict[] = [];
  return {
    feed,
    services: { ...counts.service, went: gone.service.length },
    institutions: { ...counts.institution, went: gone.institution.length },
    news: { at: now.toISOString(), came, changed, went: await nameThem(database.read, gone) },
    kept,
    alsoElsewhere: [...others('institution'), ...others('service')],
    conflicts: [...conflicts],
    scopeConflicts: none,
    repeated,
    otherRegistrars,
    expired: aggregate.expired,
    tooLarge: aggregate.tooLarge,
    unusable: aggregate.unusable,
    shortened: aggregate.shortened,
    droppedTexts: aggregate.droppedTexts,
    otherRoles: aggregate.otherRoles,
    ...(aggregate.validUntil !== undefined && { validUntil: aggregate.validUntil.toISOString() }),
    ...(aggregate.cacheSeconds !== undefined && { cacheSeconds: aggregate.cacheSeconds }),
    bytes,
    sha256,
  };
}

/** Removing one entity is always allowed, since in a small feed it is more than any share. */
function stopAtTooMuch(report: ImportReport, known: Known, brake: number | undefined): void {
  if (brake === undefined) return;
  const { feed, news } = report;
  const held = heldBy(known, feed, 'institution').length + heldBy(known, feed, 'service').length;
  if (news.went.total > Math.max(1, (held * brake) / 100)) throw new TooMuchGoes(report, held);
}
