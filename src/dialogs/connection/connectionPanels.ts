import '../../i18n/texts/dialogs';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import { leadToList, refusalPanel, ticketRefusalPanel } from '../shared/refusals';

/** Every chart about a connection has the states of these panels. */
export const connectionPanels = {
  interrupted: InterruptedPanel,
  invitationUnknown: refusalPanel('connection.invitationUnknown.text'),
  alreadyAnswered: ticketRefusalPanel('connection.alreadyAnswered.text'),
  alreadyRequested: ticketRefusalPanel('connection.alreadyRequested.text'),
  serviceGone: refusalPanel('connection.serviceGone.text', leadToList),
  cancelled: null,
  finished: null,
};
