import type { AuditFilter } from '../../../src/contracts/wire/audit';
import type { Queries } from '../../platform/storage/database';

/** Scope of the entries: those about one institution, or all. */
export type Scope = { readonly institution: string } | 'all';

/** Selects the entries that match a filter, unsorted. */
export function findEntries(queries: Queries, scope: Scope, filter: AuditFilter) {
  const { from, to, person, kind, object } = filter;
  return queries
    .selectFrom('audit_entry')
    .selectAll()
    .$if(scope !== 'all', (query) =>
      query.where('institution', '=', scope === 'all' ? null : scope.institution),
    )
    .$if(from !== undefined, (query) => query.where('at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('at', '<', new Date(to ?? 0)))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'data.read'))
    .$if(Boolean(person), (query) =>
      query.where(({ or, eb }) =>
        or([eb('name', 'ilike', containing(person)), eb('subject', '=', person?.trim() ?? '')]),
      ),
    )
    .$if(Boolean(object), (query) =>
      query.where(({ or, eb }) =>
        or([eb('object_name', 'ilike', containing(object)), eb('object_id', 'ilike', containing(object))]),
      ),
    );
}

/** Escapes the special characters of a pattern. */
function containing(text = ''): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}
