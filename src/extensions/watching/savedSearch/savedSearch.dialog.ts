import { defineDialog } from '../../../dialogs/defineDialog';

export const savedSearchDialog = defineDialog({
  names: ['search'],
  view: async () => (await import(/* webpackChunkName: "watching" */ './SavedSearchDialog')).savedSearchView,
  ports: async () =>
    (await import(/* webpackChunkName: "watching" */ './savedSearch.ports')).savedSearchPorts,
});
