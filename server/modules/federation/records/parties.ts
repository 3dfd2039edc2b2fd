import { sql } from 'kysely';
import type { Tx } from '../../../platform/storage/database';
import type { Pair } from './pairs';

/** Most entity IDs in a report. */
const MOST = 20;

/**
 * Institutions and services in records that do not exist here. They are reported, since they may come with later
 * metadata, or be misspelt.
 */
export class Parties {
  private readonly institutions = new Set<string>();
  private readonly services = new Set<string>();

  note(pairs: readonly Pair[]): void {
    for (const { institution, service } of pairs) {
      this.institutions.add(institution);
      this.services.add(service);
    }
  }

  /** Returns a sentence if institutions are unknown, and one if services are. */
  async notes(tx: Tx): Promise<string[]> {
    return [
      ...unknownText('institutions', await unknownOf(tx, 'institution', this.institutions)),
      ...unknownText('services', await unknownOf(tx, 'service', this.services)),
    ];
  }
}

async function unknownOf(
  tx: Tx,
  table: 'institution' | 'service',
  named: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from jsonb_array_elements_text(${JSON.stringify([...named])}::jsonb) as id
    where not exists (select from ${sql.table(table)} as known where known.entity_id = id) order by id collate "C"`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

function unknownText(what: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const more = ids.length > MOST ? ` and ${ids.length - MOST} more` : '';
  return [
    `${ids.length} ${what} are not known here yet; what is said of them counts once they are: ${ids.slice(0, MOST).join(', ')}${more}.`,
  ];
}
