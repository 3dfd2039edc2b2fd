import type { Database } from '../../../platform/storage/database';

type Table = 'login_institution' | 'login_service';

/** Assigns numbers to institutions and services in the tables of the statistics. */
export class LoginNumbers {
  private readonly known = {
    login_institution: new Map<string, number>(),
    login_service: new Map<string, number>(),
  };

  constructor(private readonly database: Database) {}

  /** Returns the numbers of these entity IDs; assigns new ones if needed. */
  async of(table: Table, entityIds: Iterable<string>): Promise<ReadonlyMap<string, number>> {
    const known = this.known[table];
    const missing = [...new Set(entityIds)].filter((entityId) => !known.has(entityId));
    if (missing.length > 0) {
      await this.database.transaction((tx) =>
        tx
          .insertInto(table)
          .values(missing.map((entity_id) => ({ entity_id })))
          .onConflict((conflict) => conflict.column('entity_id').doNothing())
          .execute(),
      );
      const rows = await this.database.read
        .selectFrom(table)
        .select(['entity_id', 'number'])
        .where('entity_id', 'in', missing)
        .execute();
      for (const { entity_id, number } of rows) known.set(entity_id, number);
    }
    return known;
  }
}
