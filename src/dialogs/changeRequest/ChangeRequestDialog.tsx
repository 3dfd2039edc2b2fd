import type { changeRequestMachine } from '../../machines/changeRequest/changeRequest.machine';
import { connectionNames } from '../connection/connectionNames';
import { LeavePanel } from '../connection/LeavePanel';
import { refusal, ticketRefusal } from '../connection/refusals';
import { filed, settled, type Following } from '../connection/results';
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
  interrupted: InterruptedPanel,
  serviceUnknown: refusal('admission.serviceUnknown.text'),
  forbidden: refusal('changeRequest.forbidden.text'),
  fixedByService: refusal('changeRequest.fixedByService.text'),
  alreadyRequested: ticketRefusal('changeRequest.alreadyRequested.text'),
  levelKept: refusal('changeRequest.levelKept.text'),
  unchanged: refusal('changeRequest.unchanged.text'),
  requested: filed('connection.requested.text', requested),
  requestedWithoutKey: filed('connection.requestedWithoutKey.text', requested, false),
  queued: settled('warning', 'connection.queued.text'),
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
  names: connectionNames,
  wide: ['changeRequest.reviewing'],
};
