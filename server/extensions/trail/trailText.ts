import type { AuditDownload } from '../../../src/contracts/wire/audit';
import { CSV_START, csvLine } from '../../../src/contracts/domain/csv';
import type { Queries } from '../../platform/storage/database';
import type { AuditRow } from '../../platform/audit/audit.module';
import { institutionNames } from '../../modules/federation/federation.module';
import { entryView } from './entryView';
import { findEntries, type Scope } from './findEntries';

const PORTION = 1_000;
const HEAD = [
  ...(['number', 'at', 'kind', 'actor kind', 'name', 'issuer', 'subject', 'role', 'acting for'] as const),
  ...(['institution', 'institution name', 'object kind', 'object id', 'object name'] as const),
  ...(['before', 'after', 'request id', 'address', 'day', 'hash'] as const),
];

/** Yields the audit trail in portions, oldest first, up to its last entry at the start. */
export async function* trailText(
  queries: Queries,
  scope: Scope,
  { form, ...filter }: AuditDownload,
  language: string,
): AsyncGenerator<string> {
  const { newest } = await queries
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.max('number').as('newest'))
    .executeTakeFirstOrThrow();
  if (form === 'csv') yield CSV_START + csvLine(HEAD);
  let after = '0';
  while (newest) {
    const rows = await findEntries(queries, scope, filter)
      .where('number', '>', after)
      .where('number', '<=', newest)
      .orderBy('number')
      .limit(PORTION)
      .execute();
    const known = rows.flatMap(({ institution }) => institution ?? []);
    const names = await institutionNames(queries, known, language);
    yield rows.map((row) => lineOf(form, row, scope, names)).join('');
    const last = rows.at(-1);
    if (rows.length < PORTION || !last) return;
    after = last.number;
  }
}

function lineOf(
  form: AuditDownload['form'],
  row: AuditRow,
  scope: Scope,
  names: ReadonlyMap<string, string>,
): string {
  const { day, hash } = row;
  const entry = entryView(row, scope, names);
  if (form === 'jsonl') return `${JSON.stringify({ ...entry, day, hash })}\n`;
  const { actor, institution, object } = entry;
  return csvLine([
    entry.number,
    entry.at,
    entry.kind,
    actor.kind,
    actor.name,
    actor.issuer ?? null,
    actor.subject ?? null,
    actor.role ?? null,
    actor.actingFor ?? null,
    institution?.id ?? null,
    institution?.name ?? null,
    object.kind,
    object.id,
    object.name ?? null,
    row.before,
    row.after,
    entry.requestId ?? null,
    actor.address ?? null,
    day,
    hash,
  ]);
}
