import '../../i18n/texts/searches';
import type { savedSearchMachine } from '../../machines/savedSearch/savedSearch.machine';
import { LeavePanel } from '../form/LeavePanel';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import type { DialogView, Panels } from '../frame/panels';
import { WaitingPanel } from '../frame/WaitingPanel';
import { requestNames } from '../shared/requestNames';
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
