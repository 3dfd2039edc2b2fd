import type { PersonalData, People } from './personalData';

const DAY = 1;

/** Answers stored for repetitions, for a day. Their key is a hash, so that they cannot be found by person. */
const answers: PersonalData = {
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

/** Usage of the limits: hashes, for a minute. */
const limits: PersonalData = { kind: 'limits', columns: { limit_use: ['key'] } };

/** Personal data in the tables of this module. */
export const people: People = {
  personalData: [answers, limits],
  notPersonal: {
    idempotency: ['body_hash', 'created_at', 'outbox_id', 'scope', 'status'],
    limit_use: ['began_at', 'used'],
    setting: ['name', 'value'],
  },
};
