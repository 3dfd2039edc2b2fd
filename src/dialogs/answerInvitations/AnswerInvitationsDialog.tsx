import '../../i18n/texts/answers';
import '../../i18n/texts/connect';
import type { answerInvitationsMachine } from '../../machines/answerInvitations/answerInvitations.machine';
import { admissionPanels } from '../connection/admissionPanels';
import { LeavePanel } from '../form/LeavePanel';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import type { DialogView, Panels } from '../frame/panels';
import { WaitingPanel } from '../frame/WaitingPanel';
import { refusalPanel } from '../shared/refusals';
import { requestNames } from '../shared/requestNames';
import { stepUpPanels } from '../shared/stepUpPanels';
import { ticketSystemDownPanels } from '../shared/ticketSystemDownPanels';
import { AcceptingConnections, AcceptingDisconnections, Denying } from './AnsweringPanels';
import { NothingWaitsPanel } from './LeftOutList';
import { StoppedPanel, SubmittingPanel } from './SendingPanels';
import { OutcomePanel } from './OutcomePanel';

const { institutionIdMissing } = admissionPanels;

const answerInvitationsPanels: Panels<typeof answerInvitationsMachine> = {
  preparing: WaitingPanel,
  checking: null,
  choosing: null,
  ticketSystemDown: null,
  steppingUp: null,
  acceptingConnections: AcceptingConnections,
  acceptingDisconnections: AcceptingDisconnections,
  denyingConnections: Denying,
  denyingDisconnections: Denying,
  confirmingLeave: LeavePanel,
  leaving: null,
  submitting: SubmittingPanel,
  goingOn: null,
  waiting: null,
  stopped: StoppedPanel,
  interrupted: InterruptedPanel,
  forbidden: refusalPanel('answerInvitations.forbidden.text'),
  testInstitution: refusalPanel('answerInvitations.testInstitution.text'),
  institutionIdMissing,
  nothingWaits: NothingWaitsPanel,
  partialOutcomeShown: OutcomePanel,
  outcomeShown: OutcomePanel,
  cancelled: null,
  finished: null,
};

export const answerInvitationsView: DialogView = {
  panels: {
    answerInvitations: answerInvitationsPanels,
    stepUp: stepUpPanels,
    ticketSystemDown: ticketSystemDownPanels,
  },
  names: requestNames,
  wide: ['answerInvitations.acceptingConnections'],
};
