import { sql } from 'kysely';
import type { EntityType } from '../../../../src/contracts/wire/enumerations';
import type { Tx } from '../../../platform/storage/database';
import { RecordRefused } from '../../../platform/state/takeKeyed';

/** Numbers are unique among institutions, and within each type of service. */
type Space = 'institution' | EntityType;

interface Numbered {
  readonly entityId: string;
  readonly number: number | null;
}

/**
 * Numbers in a state file, which identify institutions and services in addresses of pages. They take precedence over
 * numbers that this database assigned: the current owner of such a number gets another, which is reported at the end
 * unless the file gives it one of its own. Within the file the first wins.
 */
export class Numbers {
  private readonly owners = new Map<string, string>();
  private readonly numbered = new Set<string>();
  private readonly moved = new Map<string, string>();

  /** Stores that the file gives this number. Throws RecordRefused if the file gave it to another entity before. */
  give(space: Space, entityId: string, number: number): void {
    const place = `${space} ${number}`;
    const other = this.owners.get(place);
    if (other !== undefined && other !== entityId)
      throw new RecordRefused(`number ${number} is that of ${other} in this file already`);
    this.owners.set(place, entityId);
    this.numbered.add(`${space} ${entityId}`);
  }

  isGiven(space: Space, entityId: string): boolean {
    return this.numbered.has(`${space} ${entityId}`);
  }

  /** Frees the numbers that these rows are about to get. */
  async free(tx: Tx, space: Space, rows: readonly Numbered[]): Promise<void> {
    const wanted = rows.filter(({ entityId }) => this.isGiven(space, entityId));
    if (wanted.length === 0) return;
    const highest = Math.max(...wanted.map(({ number }) => number ?? 0));
    await sql`
      select setval('eid_seq', greatest(${highest}::bigint, (select last_value from eid_seq),
        (select max(eid) from institution), (select max(eid) from service)))`.execute(tx);
    const isOfSpace = space === 'institution' ? sql`true` : sql`held.entity_type = ${space}`;
    const { rows: moved } = await sql<{ entityId: string; had: number; by: string }>`
      update ${sql.table(space === 'institution' ? space : 'service')} as held set eid = nextval('eid_seq')
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted ("entityId" text, number integer)
      where held.eid = wanted.number and held.entity_id <> wanted."entityId" and ${isOfSpace}
      returning held.entity_id as "entityId", wanted.number as had, wanted."entityId" as by`.execute(tx);
    for (const { entityId, had, by } of moved)
      this.moved.set(
        `${space} ${entityId}`,
        `${entityId} had number ${had}, which is that of ${by} now: it has got another, and addresses with ${had} lead to ${by}.`,
      );
  }

  /** Returns a sentence for each entity that has lost its number to another. */
  notes(): string[] {
    return [...this.moved].flatMap(([who, sentence]) => (this.numbered.has(who) ? [] : [sentence]));
  }
}
