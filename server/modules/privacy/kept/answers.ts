import type { Kept } from '../kept';

const DAY = 1;

/** Answers that are kept for repetitions, a day long. Their key is a hash, so that they are not found by a person. */
export const answers: Kept = {
  kind: 'answers',
  columns: { idempotency: ['body'] },
  days: () => DAY,
  async end(tx, before, most) {
    const gone = await tx
      .deleteFrom('idempotency')
      .where('scope', 'in', (query) =>
        query.selectFrom('idempotency').select('scope').where('created_at', '<', before).limit(most),
      )
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  },
};
