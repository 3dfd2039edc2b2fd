import { WATCHING_EXTENSION } from './contract/watching';
import type { Overlay } from '../../extending/extension';
import { watches } from './rights';
import { savedSearchDialog } from './savedSearch/savedSearch.dialog';
import { watchServicesDialog } from './watchServices/watchServices.dialog';

export const watchingOverlay: Overlay = {
  needs: WATCHING_EXTENSION,
  dialogs: [watchServicesDialog, savedSearchDialog],
  serviceActions: [{ isFor: watches, messageId: 'palette.do.watch', dialog: 'watchOne' }],
  findable: {
    isFor: watches,
    load: async (dispatch) =>
      (await import(/* webpackChunkName: "watching" */ './savedSearch/findSearches')).findSearches(dispatch),
  },
};
