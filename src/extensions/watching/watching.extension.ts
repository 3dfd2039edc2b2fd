import { declareDialogs } from '../../contracts/domain/dialogAddress';
import { WATCHING_EXTENSION } from './contract/watching';
import { lazyPart, slotEntry, type Extension } from '../../extending/extension';
import { watches } from './rights';

declare module '../../contracts/domain/dialogAddress' {
  interface Dialogs {
    watchOne: 'service';
    watchAll: 'institution';
    search: 'institution';
  }
}
declareDialogs({ watchOne: 'service', watchAll: 'institution', search: 'institution' });

/** People keep searches, and hear about services, tickets and searches that they watch (docs/extensions/watching.md). */
export const watching: Extension = {
  name: 'watching',
  needs: WATCHING_EXTENSION,
  pages: [
    {
      path: '/watching',
      mayOpen: watches,
      name: 'nav.watching',
      within: '/todo',
      load: async () => (await import(/* webpackChunkName: "watching" */ './page/Watching')).Watching,
    },
  ],
  todo: {
    kind: 'news',
    isFor: watches,
    Section: lazyPart(async () => (await import('./NewsTodo')).NewsTodo),
  },
  accountLinks: [{ isFor: watches, messageId: 'nav.watching', to: '/watching' }],
  listLinks: [
    {
      isFor: watches,
      messageId: 'services.searches',
      dialog: 'search',
      paletteMessageId: 'palette.do.saveSearch',
    },
  ],
  selectionLinks: [
    {
      isFor: watches,
      messageId: 'selection.watch',
      dialog: 'watchAll',
      paletteMessageId: 'palette.do.watchAll',
    },
  ],
  slots: {
    serviceHead: slotEntry(
      watches,
      async () => (await import(/* webpackChunkName: "watching" */ './Watch')).Watch,
    ),
  },
};
