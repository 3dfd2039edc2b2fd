import { WEBHOOKS_EXTENSION } from '../deskPages/contract/desk';
import type { Person } from '../../contracts/domain/person/person';
import type { Extension } from '../../extending/extension';

/** Other programs to which the server sends events (docs/extensions/webhooks.md). */
export const webhooks: Extension = {
  name: 'webhooks',
  needs: WEBHOOKS_EXTENSION,
  pages: [
    {
      path: '/webhooks',
      mayOpen: ({ roles }: Person) => roles.superUser,
      name: 'nav.webhooks',
      load: async () => (await import(/* webpackChunkName: "desk" */ './WebhooksPage')).WebhooksPage,
    },
  ],
  navigation: [{ key: 'desk', to: '/webhooks', messageId: 'nav.desk' }],
};
