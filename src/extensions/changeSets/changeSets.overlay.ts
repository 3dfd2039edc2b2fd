import { CHANGE_SET_EXTENSION } from './contract/changeSet';
import type { Overlay } from '../../extending/extension';
import { gatheringDialog } from './gather/gathering.dialog';
import { gathersChanges } from './rights';
import { changeSetDialog } from './send/changeSet.dialog';
import { uploadDialog } from './upload/upload.dialog';

export const changeSetsOverlay: Overlay = {
  needs: CHANGE_SET_EXTENSION,
  dialogs: [changeSetDialog, gatheringDialog, uploadDialog],
  secondWay: {
    isFor: gathersChanges,
    load: async () => {
      const [{ setAsideView }, { beginSetAside }] = await Promise.all([
        import(/* webpackChunkName: "setAside" */ './setAside/panels'),
        import(/* webpackChunkName: "setAside" */ './setAside/setAside.ports'),
      ]);
      return { view: setAsideView, start: beginSetAside };
    },
  },
};
