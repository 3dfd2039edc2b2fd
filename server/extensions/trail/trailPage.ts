import type { AuditPage, AuditQuery } from '../../../src/contracts/wire/audit';
import type { Queries } from '../../platform/storage/database';
import { institutionNames } from '../../modules/federation/federation.module';
import { entryView } from './entryView';
import { findEntries, type Scope } from './findEntries';

const PAGE_SIZE = 50;

/** Reads a page of the audit trail, newest first. */
export async function trailPage(
  queries: Queries,
  scope: Scope,
  { before, ...filter }: AuditQuery,
  language: string,
): Promise<AuditPage> {
  const rows = await findEntries(queries, scope, filter)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? ''))
    .orderBy('number', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const names = await institutionNames(
    queries,
    shown.flatMap(({ institution }) => institution ?? []),
    language,
  );
  const last = shown.at(-1);
  return {
    entries: shown.map((row) => entryView(row, scope, names)),
    ...(rows.length > PAGE_SIZE && last && { next: last.number }),
  };
}
