import { CHANGE_SET_EXTENSION } from './contract/changeSet';
import { declareDialogs } from '../../contracts/domain/dialogAddress';
import { lazyPart, type Extension } from '../../extending/extension';
import { gathersChanges } from './rights';

declare module '../../contracts/domain/dialogAddress' {
  interface Dialogs {
    changes: 'institution';
    gather: 'institution';
    upload: 'institution';
  }
}
declareDialogs({ changes: 'institution', gather: 'institution', upload: 'institution' });

/** Changes of many services are collected and sent as one request (docs/extensions/changeSets.md). */
export const changeSets: Extension = {
  name: 'changeSets',
  needs: CHANGE_SET_EXTENSION,
  pages: [
    {
      path: '/changes',
      mayOpen: gathersChanges,
      name: 'nav.changes',
      within: '/todo',
      load: async () => (await import('./page/Changes')).Changes,
    },
  ],
  todo: {
    kind: 'changes',
    isFor: gathersChanges,
    Section: lazyPart(async () => (await import('./ChangesTodo')).ChangesTodo),
  },
  selectionLinks: [{ isFor: gathersChanges, messageId: 'selection.change', dialog: 'gather' }],
};
