import '../../i18n/texts/changes';
import type { uploadMachine } from '../../machines/upload/upload.machine';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import type { DialogView, Panels } from '../frame/panels';
import { WaitingPanel } from '../frame/WaitingPanel';
import { refusalPanel } from '../shared/refusals';
import { requestNames } from '../shared/requestNames';
import { ticketRequestPanels } from '../shared/ticketRequestPanels';
import { ticketSystemDownPanels } from '../shared/ticketSystemDownPanels';
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
