import { DIALOG_PARAMETER, formatDialogAddress } from '../../contracts/domain/dialogAddress';
import { WATCHING_EXTENSION } from '../../contracts/domain/watching';
import type { Overlay } from '../../extending/extension';
import { watches } from './rights';
import { savedSearchDialog } from './savedSearch/savedSearch.dialog';
import { watchServicesDialog } from './watchServices/watchServices.dialog';

export const watchingOverlay: Overlay = {
  needs: WATCHING_EXTENSION,
  dialogs: [watchServicesDialog, savedSearchDialog],
  serviceActions: {
    messageIds: ['palette.do.watch'],
    of: (person, { id, type }) => {
      if (!watches(person)) return [];
      const address = formatDialogAddress({ dialog: 'watchOne', service: { id, type } });
      const to = `/apps/${id}/${type}/about?${new URLSearchParams({ [DIALOG_PARAMETER]: address })}`;
      return [{ messageId: 'palette.do.watch', to }];
    },
  },
  findable: {
    isFor: watches,
    ask: async (dispatch) =>
      (await import(/* webpackChunkName: "watching" */ './savedSearch/findSearches')).findSearches(dispatch),
  },
};
