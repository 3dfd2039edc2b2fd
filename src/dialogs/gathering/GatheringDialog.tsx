import '../../i18n/texts/changes';
import type { gatheringMachine } from '../../machines/gathering/gathering.machine';
import { LeavePanel } from '../form/LeavePanel';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import type { DialogView, Panels } from '../frame/panels';
import { refusalPanel } from '../shared/refusals';
import { requestNames } from '../shared/requestNames';
import { stepUpPanels } from '../shared/stepUpPanels';
import { ticketRequestPanels } from '../shared/ticketRequestPanels';
import { ticketSystemDownPanels } from '../shared/ticketSystemDownPanels';
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
