import '../changes.texts';
import type { gatheringMachine } from './gathering.machine';
import { LeavePanel } from '../../../dialogs/form/LeavePanel';
import { InterruptedPanel } from '../../../dialogs/frame/InterruptedPanel';
import type { DialogView, Panels } from '../../../dialogs/frame/panels';
import { refusalPanel } from '../../../dialogs/shared/refusals';
import { requestNames } from '../../../dialogs/shared/requestNames';
import { stepUpPanels } from '../../../dialogs/shared/stepUpPanels';
import { ticketRequestPanels } from '../../../dialogs/shared/ticketRequestPanels';
import { ticketSystemDownPanels } from '../../../dialogs/shared/ticketSystemDownPanels';
import { EditingPanel } from './EditingPanel';
import { GatheredPanel, NothingGatheredPanel, PartlyGatheredPanel } from './gatheredPanels';

const gatheringPanels: Panels<typeof gatheringMachine> = {
  preparing: null,
  editing: EditingPanel,
  confirmingLeave: LeavePanel,
  submitting: null,
  interrupted: InterruptedPanel,
  forbidden: refusalPanel('changeRequest.forbidden.text'),
  nothingPicked: refusalPanel('gathering.nothingPicked.text'),
  gathered: GatheredPanel,
  partlyGathered: PartlyGatheredPanel,
  nothingGathered: NothingGatheredPanel,
  cancelled: null,
  finished: null,
};

export const gatheringView: DialogView = {
  panels: {
    gathering: gatheringPanels,
    stepUp: stepUpPanels,
    ticketRequest: ticketRequestPanels,
    ticketSystemDown: ticketSystemDownPanels,
  },
  names: requestNames,
  wide: [],
};
