import '../../i18n/texts/changeRequest';
import type { changeRequestMachine } from '../../machines/changeRequest/changeRequest.machine';
import { requestNames } from '../shared/requestNames';
import { LeavePanel } from '../form/LeavePanel';
import { refusalPanel, ticketRefusalPanel } from '../shared/refusals';
import { filedPanel, settledPanel, type Following } from '../shared/results';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import type { DialogView, Panels } from '../frame/panels';
import { WaitingPanel } from '../frame/WaitingPanel';
import { stepUpPanels } from '../shared/stepUpPanels';
import { ticketRequestPanels } from '../shared/ticketRequestPanels';
import { ticketSystemDownPanels } from '../shared/ticketSystemDownPanels';
import { ReviewingPanel } from './ReviewingPanel';

const requested: Following = {
  done: 'connection.next.sent',
  desk: 'changeRequest.next.desk',
  end: 'changeRequest.next.set',
};

const changeRequestPanels: Panels<typeof changeRequestMachine> = {
  preparing: WaitingPanel,
  checking: null,
  ticketSystemDown: null,
  steppingUp: null,
  reviewing: ReviewingPanel,
  confirmingLeave: LeavePanel,
  submitting: null,
  takingSecondWay: null,
  interrupted: InterruptedPanel,
  serviceUnknown: refusalPanel('admission.serviceUnknown.text'),
  forbidden: refusalPanel('changeRequest.forbidden.text'),
  fixedByService: refusalPanel('changeRequest.fixedByService.text'),
  alreadyRequested: ticketRefusalPanel('changeRequest.alreadyRequested.text'),
  levelKept: refusalPanel('changeRequest.levelKept.text'),
  unchanged: refusalPanel('changeRequest.unchanged.text'),
  requested: filedPanel('connection.requested.text', requested),
  requestedWithoutKey: filedPanel('connection.requestedWithoutKey.text', requested, false),
  queued: settledPanel('warning', 'connection.queued.text'),
  cancelled: null,
  finished: null,
};

export const changeRequestView: DialogView = {
  panels: {
    changeRequest: changeRequestPanels,
    stepUp: stepUpPanels,
    ticketRequest: ticketRequestPanels,
    ticketSystemDown: ticketSystemDownPanels,
  },
  names: requestNames,
  wide: ['changeRequest.reviewing'],
};
