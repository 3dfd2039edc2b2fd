import '../searches.texts';
import '../../../i18n/texts/dialogs';
import type { watchServicesMachine } from './watchServices.machine';
import { InterruptedPanel } from '../../../dialogs/frame/InterruptedPanel';
import type { DialogView, Panels } from '../../../dialogs/frame/panels';
import { WaitingPanel } from '../../../dialogs/frame/WaitingPanel';
import { requestNames } from '../../../dialogs/shared/requestNames';
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
