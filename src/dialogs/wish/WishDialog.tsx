import '../../i18n/texts/wishes';
import { MOST_WISHES } from '../../contracts/domain/wishes';
import type { wishMachine } from '../../machines/wish/wish.machine';
import { LeavePanel } from '../form/LeavePanel';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import type { DialogView, Panels } from '../frame/panels';
import { WaitingPanel } from '../frame/WaitingPanel';
import { refusalPanel } from '../shared/refusals';
import { requestNames } from '../shared/requestNames';
import { settledPanel } from '../shared/results';
import { ticketRequestPanels } from '../shared/ticketRequestPanels';
import { ticketSystemDownPanels } from '../shared/ticketSystemDownPanels';
import { AllWishesFooter } from './AllWishesFooter';
import { FulfilledPanel } from './FulfilledPanel';
import { AskingPanel, ChangingPanel } from './formPanels';

const wishPanels: Panels<typeof wishMachine> = {
  preparing: WaitingPanel,
  checking: null,
  asking: AskingPanel,
  changing: ChangingPanel,
  confirmingLeave: LeavePanel,
  submitting: null,
  withdrawing: null,
  interrupted: InterruptedPanel,
  forbidden: refusalPanel('wish.forbidden.text'),
  fulfilled: FulfilledPanel,
  full: refusalPanel('wish.full.text', <AllWishesFooter />, { most: MOST_WISHES }),
  connected: refusalPanel('wish.connected.text'),
  asked: settledPanel('success', 'wish.asked.text'),
  withdrawn: settledPanel('success', 'wish.withdrawn.text'),
  cancelled: null,
  finished: null,
};

export const wishView: DialogView = {
  panels: {
    wish: wishPanels,
    ticketRequest: ticketRequestPanels,
    ticketSystemDown: ticketSystemDownPanels,
  },
  names: requestNames,
  wide: [],
};
