import { sql } from 'kysely';
import type { NamedEntities, NamedEntity } from '../../../../src/contracts/wire/feeds';
import type { Queries } from '../../../platform/storage/database';
import { nameOf } from '../../../platform/text/localise';
import { heldBy, type Known } from '../comparison';
import type { Kind } from '../stagedRows';

/** Maximum number of entities that a report names. */
const MOST = 200;

/** Counts entities and keeps the first of them by name. */
export class Names implements NamedEntities {
  total = 0;
  readonly first: NamedEntity[] = [];

  add(entity: NamedEntity): void {
    this.total += 1;
    if (this.first.length < MOST) this.first.push(entity);
  }
}

/** Returns, by kind, the entity IDs that the feed held until now and does not name any more. */
export function goneFrom(
  known: Known,
  feed: string,
  named: Readonly<Record<Kind, ReadonlySet<string>>>,
): Record<Kind, string[]> {
  const gone = (kind: Kind) => heldBy(known, feed, kind).filter((entityId) => !named[kind].has(entityId));
  return { institution: gone('institution'), service: gone('service') };
}

/** Adds the names of entities that exist here. */
export async function nameThem(
  queries: Queries,
  gone: Readonly<Record<Kind, readonly string[]>>,
): Promise<Names> {
  const names = new Names();
  for (const kind of ['institution', 'service'] as const) {
    const ids = gone[kind];
    const { rows } = await sql<{ entity_id: string; names: Record<string, string> | null }>`
      select entity_id, document -> 'names' as names from ${sql.raw(kind)}
      where entity_id in (select jsonb_array_elements_text(${JSON.stringify(ids.slice(0, MOST))}::jsonb))
      order by entity_id`.execute(queries);
    const found = new Map(rows.map((row) => [row.entity_id, row.names ?? {}]));
    for (const entityId of ids)
      names.add({ entityId, kind, name: nameOf(found.get(entityId) ?? {}, 'en', entityId) });
  }
  return names;
}
