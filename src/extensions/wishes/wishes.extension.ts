import { declareDialogs } from '../../contracts/domain/dialogAddress';
import { WISHES_EXTENSION } from './contract/wishes';
import { lazyPart, slotEntry, type Extension } from '../../extending/extension';
import { answersWishes, asksForServices, seesWishes } from './wishRights';

declare module '../../contracts/domain/dialogAddress' {
  interface Dialogs {
    ask: 'service';
    answer: 'service';
  }
}
declareDialogs({ ask: 'service', answer: 'service' });

/** People without rights ask the administrators of their institution for services (docs/extensions/wishes.md). */
export const wishes: Extension = {
  name: 'wishes',
  needs: WISHES_EXTENSION,
  pages: [
    {
      path: '/wishes',
      mayOpen: seesWishes,
      name: 'nav.wishes',
      within: '/todo',
      load: async () => (await import(/* webpackChunkName: "wishes" */ './page/Wishes')).Wishes,
    },
  ],
  todo: {
    kind: 'requests',
    isFor: answersWishes,
    Section: lazyPart(async () => (await import('./WishesTodo')).WishesTodo),
    Count: lazyPart(async () => (await import('./WishesCount')).WishesCount),
  },
  // Administrators find them on the page To do.
  accountLinks: [{ isFor: asksForServices, messageId: 'nav.wishes', to: '/wishes' }],
  slots: {
    mayNotConnect: slotEntry(
      asksForServices,
      async () => (await import(/* webpackChunkName: "wishControls" */ './WishControl')).WishControl,
    ),
    changesHead: slotEntry(
      answersWishes,
      async () => (await import(/* webpackChunkName: "wishControls" */ './WishesLink')).WishesLink,
    ),
  },
};
