import type { AuditEntry } from '../../../src/contracts/wire/audit';
import type { AuditRow } from '../../platform/audit/audit.module';
import type { Scope } from './findEntries';

/**
 * Returns an entry for a reader. An institution sees the addresses of its own people, but not those of the desk, of
 * other programs and of operators.
 */
export function entryView(row: AuditRow, scope: Scope, names: ReadonlyMap<string, string>): AuditEntry {
  const { number, kind, institution, request_id: requestId } = row;
  const showsAddress = scope === 'all' || (row.actor_kind === 'person' && !row.role?.startsWith('superUser'));
  return {
    number,
    at: row.at.toISOString(),
    kind,
    actor: {
      kind: row.actor_kind,
      name: row.name,
      ...present('issuer', row.issuer),
      ...present('subject', row.subject),
      ...present('role', row.role),
      ...present('actingFor', row.acting_for),
      ...(showsAddress && present('address', row.address)),
    },
    ...(institution !== null && {
      institution: { id: institution, name: names.get(institution) ?? institution },
    }),
    object: { kind: row.object_kind, id: row.object_id, ...present('name', row.object_name) },
    ...(row.before !== null && { before: JSON.parse(row.before) as Record<string, unknown> }),
    ...(row.after !== null && { after: JSON.parse(row.after) as Record<string, unknown> }),
    ...present('requestId', requestId),
  };
}

function present<Name extends string>(name: Name, value: string | null): { [K in Name]?: string } {
  return value === null ? {} : ({ [name]: value } as { [K in Name]?: string });
}
