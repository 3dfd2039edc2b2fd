import '../../i18n/texts/searches';
import '../../i18n/texts/dialogs';
import type { watchServicesMachine } from '../../machines/watchServices/watchServices.machine';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import type { DialogView, Panels } from '../frame/panels';
import { WaitingPanel } from '../frame/WaitingPanel';
import { requestNames } from '../shared/requestNames';
import { ConfirmingPanel, NoRoomPanel, NothingPickedPanel, PartlyWatchedPanel, WatchedPanel } from './panels';

const watchServicesPanels: Panels<typeof watchServicesMachine> = {
  preparing: WaitingPanel,
  deciding: null,
  confirming: ConfirmingPanel,
  submitting: WaitingPanel,
  interrupted: InterruptedPanel,
  nothingPicked: NothingPickedPanel,
  noRoom: NoRoomPanel,
  watched: WatchedPanel,
  partlyWatched: PartlyWatchedPanel,
  cancelled: null,
  finished: null,
};

export const watchServicesView: DialogView = {
  panels: { watchServices: watchServicesPanels },
  names: requestNames,
  wide: [],
};
