import { FEEDS_EXTENSION } from '../deskPages/contract/desk';
import type { Person } from '../../contracts/domain/person/person';
import type { Extension } from '../../extending/extension';

/** Where the metadata of the federation comes from (docs/extensions/feeds.md). */
export const feeds: Extension = {
  name: 'feeds',
  needs: FEEDS_EXTENSION,
  pages: [
    {
      path: '/feeds',
      mayOpen: ({ roles }: Person) => roles.superUser,
      name: 'nav.feeds',
      load: async () => (await import(/* webpackChunkName: "desk" */ './FeedsPage')).FeedsPage,
    },
  ],
  navigation: [{ key: 'desk', to: '/feeds', messageId: 'nav.desk' }],
};
