import '../../i18n/texts/withdrawRequest';
import type { withdrawRequestMachine } from '../../machines/withdrawRequest/withdrawRequest.machine';
import { requestNames } from '../shared/requestNames';
import { LeavePanel } from '../form/LeavePanel';
import { refusalPanel } from '../shared/refusals';
import { settledPanel } from '../shared/results';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import type { DialogView, Panels } from '../frame/panels';
import { WaitingPanel } from '../frame/WaitingPanel';
import { stepUpPanels } from '../shared/stepUpPanels';
import { ticketRequestPanels } from '../shared/ticketRequestPanels';
import { ticketSystemDownPanels } from '../shared/ticketSystemDownPanels';
import { ConfirmingPanel } from './ConfirmingPanel';
import { NotOwnPanel, TooLatePanel } from './refusedPanels';

const withdrawRequestPanels: Panels<typeof withdrawRequestMachine> = {
  preparing: WaitingPanel,
  checking: null,
  ticketSystemDown: null,
  steppingUp: null,
  confirming: ConfirmingPanel,
  confirmingLeave: LeavePanel,
  submitting: null,
  interrupted: InterruptedPanel,
  requestUnknown: refusalPanel('withdrawRequest.requestUnknown.text'),
  forbidden: refusalPanel('withdrawRequest.forbidden.text'),
  notOwn: NotOwnPanel,
  tooLate: TooLatePanel,
  withdrawn: settledPanel('success', 'withdrawRequest.withdrawn.text'),
  cancelled: null,
  finished: null,
};

export const withdrawRequestView: DialogView = {
  panels: {
    withdrawRequest: withdrawRequestPanels,
    stepUp: stepUpPanels,
    ticketRequest: ticketRequestPanels,
    ticketSystemDown: ticketSystemDownPanels,
  },
  names: requestNames,
  wide: [],
};
