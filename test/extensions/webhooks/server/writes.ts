import type { Write } from '../../../server/audit/write';

/** The call that repeats events. */
export const webhookWrites: Readonly<Record<string, Write>> = {
  'POST /x/webhooks/replay': {
    kind: 'webhook.replayed',
    by: 'superUser',
    async make({ database }, client) {
      const webhook = { id: 'w', name: 'hub', address: 'https://hub.example/', kinds: '[]' };
      await database.transaction((tx) =>
        tx
          .insertInto('webhook')
          .values({ ...webhook, created_at: new Date() })
          .execute(),
      );
      return client.post('/dashboard/api/x/webhooks/replay', { webhook: 'hub' });
    },
  },
};
