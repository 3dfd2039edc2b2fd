import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/storage/database';

/** Selects news that are due: `turn`, the unique key of news that are written once, and columns of `news`. */
export type DueNews = RawBuilder<unknown>;

/** Returns the stored hash of a turn, in SQL. */
export const hashOfTurn = (turn: RawBuilder<unknown>) =>
  sql`encode(sha256(convert_to(${turn}, 'UTF8')), 'hex')`;

/**
 * Writes due news that were not written before, and stores their turn; if several servers do so at once, one writes it.
 * Returns how many news there are.
 */
export async function writeDue(tx: Tx, at: Date, due: DueNews): Promise<number> {
  const { rows } = await sql`
    with due as (
      select *, ${hashOfTurn(sql`turn`)} as hash from (${due}) as found),
    fresh as (
      insert into news_turn (turn, at) select distinct hash, ${at}::timestamptz from due order by hash
      on conflict do nothing returning turn)
    insert into news (at, kind, service_type, service_entity_id, institution_entity_id, facts)
    select ${at}::timestamptz, kind, service_type, service_entity_id, institution_entity_id, facts
    from due join fresh on fresh.turn = due.hash order by due.turn
    returning number`.execute(tx);
  return rows.length;
}

/** Removes old turns: if the news are still true, they are written again. */
export async function sweepTurns(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('news_turn').where('at', '<', before).execute();
}
