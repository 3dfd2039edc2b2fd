import '../changes.texts';
import type { uploadMachine } from './upload.machine';
import { InterruptedPanel } from '../../../dialogs/frame/InterruptedPanel';
import type { DialogView, Panels } from '../../../dialogs/frame/panels';
import { WaitingPanel } from '../../../dialogs/frame/WaitingPanel';
import { refusalPanel } from '../../../dialogs/shared/refusals';
import { requestNames } from '../../../dialogs/shared/requestNames';
import { ticketRequestPanels } from '../../../dialogs/shared/ticketRequestPanels';
import { ticketSystemDownPanels } from '../../../dialogs/shared/ticketSystemDownPanels';
import { NoneGoodPanel, ReviewingPanel } from './checkedPanels';
import { ChoosingPanel } from './ChoosingPanel';
import { GatheredPanel, NothingGatheredPanel, PartlyGatheredPanel } from './gatheredPanels';
import { UnreadablePanel } from './UnreadablePanel';

const uploadPanels: Panels<typeof uploadMachine> = {
  preparing: null,
  choosing: ChoosingPanel,
  checking: WaitingPanel,
  deciding: null,
  unreadable: UnreadablePanel,
  noneGood: NoneGoodPanel,
  reviewing: ReviewingPanel,
  submitting: null,
  interrupted: InterruptedPanel,
  forbidden: refusalPanel('changeRequest.forbidden.text'),
  gathered: GatheredPanel,
  partlyGathered: PartlyGatheredPanel,
  nothingGathered: NothingGatheredPanel,
  cancelled: null,
  finished: null,
};

export const uploadView: DialogView = {
  panels: {
    upload: uploadPanels,
    ticketRequest: ticketRequestPanels,
    ticketSystemDown: ticketSystemDownPanels,
  },
  names: requestNames,
  wide: [],
};
