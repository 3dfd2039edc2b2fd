import { InterruptedPanel } from '../frame/InterruptedPanel';
import { refusalPanel, ticketRefusalPanel } from '../shared/refusals';

/** Panels of the states that every chart about a connection has. */
export const connectionPanels = {
  interrupted: InterruptedPanel,
  invitationUnknown: refusalPanel('connection.invitationUnknown.text'),
  alreadyAnswered: ticketRefusalPanel('connection.alreadyAnswered.text'),
  alreadyRequested: ticketRefusalPanel('connection.alreadyRequested.text'),
  cancelled: null,
  finished: null,
};
