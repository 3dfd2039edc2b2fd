import { type Actor, recordAudit, SERVER } from '../../platform/audit/audit.module';
import type { Tx } from '../../platform/storage/database';
import { oneLine } from '../../platform/text/oneLine';
import type { Dependencies } from '../../platform/dependencies';
import {
  importMetadata,
  importSource,
  MetadataError,
  noteRefreshed,
  openSource,
  recordImport,
  TooMuchGoes,
  type Fetch,
  type ImportProgress,
  type ImportReport,
  type Verify,
} from '../../modules/metadata/metadata.module';
import { contentOf } from './content';
import { checkLease, type Feed } from './lease';
import { dueAfterFailure, dueAfterRefresh } from './schedule';

export interface Refreshing extends Pick<Dependencies, 'config' | 'database' | 'now'> {
  readonly verify: Verify;
  readonly fetch?: Fetch;
}

export interface RefreshOptions {
  /** If true, any number of removals is allowed. */
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly allowExpired?: boolean;
  /** Person or program that requested it; absent: the schedule. */
  readonly actor?: Actor;
}

/** Outcome of a refresh. `stopped`: it would remove more than it may without confirmation; `failed` has the reason. */
export type RefreshResult =
  | {
      readonly outcome: 'refreshed' | 'stopped' | 'dryRun';
      readonly report: ImportReport;
      readonly reason?: string;
    }
  | {
      readonly outcome: 'unchanged';
      /** ISO 8601: last refresh before. */
      readonly since?: string;
    }
  | { readonly outcome: 'failed'; readonly reason: string };

const LONGEST_REASON = 1_000;

/**
 * Refreshes a feed whose lease was taken, and stores the outcome. A fault of the feed is a result; only faults of this
 * server are thrown, and then the lease expires by itself.
 */
export async function refresh(
  refreshing: Refreshing,
  feed: Feed,
  options: RefreshOptions,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<RefreshResult> {
  try {
    return await attempt(refreshing, feed, options, onProgress);
  } catch (error) {
    if (error instanceof TooMuchGoes) {
      const result = { outcome: 'stopped', report: error.report, reason: error.message } as const;
      if (!options.dryRun) await noteTrouble(refreshing, feed, result, options.actor);
      return result;
    }
    if (!(error instanceof MetadataError)) throw error;
    const reason = oneLine(error.message, LONGEST_REASON);
    const result = { outcome: 'failed', reason } as const;
    await (options.dryRun ? release(refreshing, feed) : noteTrouble(refreshing, feed, result, options.actor));
    return result;
  }
}

async function attempt(
  { config, database, now, verify, fetch }: Refreshing,
  feed: Feed,
  { yes, dryRun, allowExpired, actor = SERVER }: RefreshOptions,
  onProgress: (progress: ImportProgress) => void,
): Promise<RefreshResult> {
  const { name, source, certificates, registrars, etag, last_modified: lastModified } = feed;
  if (source === null) throw new MetadataError(name, 0, 'it is imported by hand: idp-dashboard import');
  const known = dryRun ? {} : { ...(etag && { etag }), ...(lastModified && { lastModified }) };
  const opened = await openSource(importSource(source), fetch, known);
  if (!opened) return unchanged({ database, now }, feed);
  const content = await contentOf(opened, certificates, verify, now());
  const moment = now();
  const report = await importMetadata(
    database,
    content.source,
    {
      ...config.metadata,
      now: moment,
      feed: name,
      state: feed.state,
      sources: { '*': config.federation.source },
      ...(registrars && { registrars }),
      ...(yes || dryRun ? {} : { brake: feed.brake }),
      ...(dryRun && { dryRun }),
      ...(allowExpired && { allowExpired }),
      alongside: async (tx, done) => {
        await checkLease(tx, feed);
        const dueAt = dueAfterRefresh(feed.every_seconds, done, moment);
        await noteRefreshed(tx, {
          report: done,
          now: moment,
          warnings: content.warnings,
          dueAt,
          ...opened.version,
        });
        await recordImport(tx, 'feed.refreshed', actor, done, moment);
      },
    },
    onProgress,
  );
  if (dryRun) await release({ database }, feed);
  return { outcome: dryRun ? 'dryRun' : 'refreshed', report };
}

/** The server has no newer version than ours. Its validity continues to run. */
async function unchanged(
  { database, now }: Pick<Refreshing, 'database' | 'now'>,
  feed: Feed,
): Promise<RefreshResult> {
  const moment = now();
  await write({ database }, feed, {
    outcome: 'unchanged',
    checked_at: moment,
    refreshed_at: moment,
    reason: null,
    failures: 0,
    due_at: dueAfterRefresh(
      feed.every_seconds,
      { validUntil: feed.valid_until, cacheSeconds: feed.cache_seconds },
      moment,
    ),
  });
  return { outcome: 'unchanged', ...(feed.refreshed_at && { since: feed.refreshed_at.toISOString() }) };
}

async function noteTrouble(
  { database, now }: Pick<Refreshing, 'database' | 'now'>,
  feed: Feed,
  { outcome, reason }: { readonly outcome: 'failed' | 'stopped'; readonly reason: string },
  actor: Actor = SERVER,
): Promise<void> {
  const moment = now();
  const failures = feed.failures + 1;
  const due_at = dueAfterFailure(feed.every_seconds, failures, moment);
  const object = { id: feed.name };
  const after = { outcome, reason };
  await write({ database }, feed, { outcome, checked_at: moment, reason, failures, due_at }, (tx) =>
    recordAudit(tx, { kind: 'feed.refreshed', actor, object, after }, moment),
  );
}

async function release({ database }: Pick<Refreshing, 'database'>, feed: Feed): Promise<void> {
  await write({ database }, feed, {});
}

/** Writes the row of the feed and releases the lease; does nothing if another server holds the lease by now. */
async function write(
  { database }: Pick<Refreshing, 'database'>,
  { name, lease }: Feed,
  what: Partial<Pick<Feed, 'outcome' | 'checked_at' | 'refreshed_at' | 'reason' | 'failures' | 'due_at'>>,
  alongside: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('feed')
      .set({ ...what, lease: null, lease_until: null })
      .where('name', '=', name)
      .where('lease', '=', lease)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await alongside(tx);
  });
}
