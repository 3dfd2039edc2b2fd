import '../searches.texts';
import type { savedSearchMachine } from './savedSearch.machine';
import { LeavePanel } from '../../../dialogs/form/LeavePanel';
import { InterruptedPanel } from '../../../dialogs/frame/InterruptedPanel';
import type { DialogView, Panels } from '../../../dialogs/frame/panels';
import { WaitingPanel } from '../../../dialogs/frame/WaitingPanel';
import { requestNames } from '../../../dialogs/shared/requestNames';
import { NamingPanel, NameTakenPanel, NoRoomPanel, RemovedPanel, RenamingPanel, SavedPanel } from './panels';

const savedSearchPanels: Panels<typeof savedSearchMachine> = {
  preparing: WaitingPanel,
  deciding: null,
  naming: NamingPanel,
  renaming: RenamingPanel,
  nameTaken: NameTakenPanel,
  confirmingLeave: LeavePanel,
  submitting: WaitingPanel,
  removing: WaitingPanel,
  interrupted: InterruptedPanel,
  noRoom: NoRoomPanel,
  saved: SavedPanel,
  removed: RemovedPanel,
  cancelled: null,
  finished: null,
};

export const savedSearchView: DialogView = {
  panels: { savedSearch: savedSearchPanels },
  names: requestNames,
  wide: [],
};
