import type { FeedWarning } from '../../../src/contracts/wire/feeds';
import type { Tx } from '../../platform/storage/database';
import type { ImportReport } from './report';

/** Outcome of a refresh, for the row of its feed. */
export interface Refreshed {
  readonly report: ImportReport;
  readonly now: Date;
  readonly warnings: readonly FeedWarning[];
  readonly dueAt?: Date | null;
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

/**
 * Stores the outcome of a successful refresh. News stay until there are others, so that a refresh without changes hides
 * nothing.
 */
export async function noteRefreshed(tx: Tx, done: Refreshed): Promise<void> {
  const { report, now } = done;
  const { came, changed, went } = report.news;
  await tx
    .updateTable('feed')
    .set({
      checked_at: now,
      refreshed_at: now,
      outcome: 'refreshed',
      reason: null,
      warnings: JSON.stringify([...done.warnings, ...warningsIn(report)]),
      valid_until: report.validUntil ?? null,
      cache_seconds: report.cacheSeconds ?? null,
      sha256: report.sha256,
      failures: 0,
      due_at: done.dueAt ?? null,
      etag: done.etag ?? null,
      last_modified: done.lastModified ?? null,
      lease: null,
      lease_until: null,
      ...(came.total + changed.total + went.total > 0 && { news: JSON.stringify(report.news) }),
    })
    .where('name', '=', report.feed)
    .execute();
}

/** Maximum number of warnings of a kind that are kept. */
const MOST = 50;

/** Conflicts of scopes are not kept: they also change with other feeds. */
function warningsIn(report: ImportReport): FeedWarning[] {
  const each = (kind: FeedWarning['kind'], subjects: readonly string[]) =>
    [...new Set(subjects)].slice(0, MOST).map((subject) => ({ kind, subject }));
  return [
    ...each('otherRegistrar', report.otherRegistrars),
    ...each('shortened', [...report.droppedTexts, ...report.shortened]),
    ...each('leftOut', [
      ...report.unusable,
      ...report.conflicts,
      ...report.expired,
      ...report.tooLarge,
      ...report.repeated,
    ]),
  ];
}
