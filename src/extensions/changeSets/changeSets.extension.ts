import { CHANGE_SET_EXTENSION } from './contract/changeSet';
import { declareDialogs } from '../../contracts/domain/dialogAddress';
import type { Extension } from '../../extending/extension';
import { lazy } from 'react';
import { retry } from '../../lib/retry';
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
      load: async () => (await import('./page/Changes')).Changes,
    },
  ],
  navigation: [
    {
      key: 'changes',
      to: '/changes',
      messageId: 'nav.changes',
      Count: lazy(async () => ({
        default: (await retry(() => import('./GatheredCount'))).GatheredCount,
      })),
    },
  ],
  selectionLinks: [{ isFor: gathersChanges, messageId: 'selection.change', dialog: 'gather' }],
};
