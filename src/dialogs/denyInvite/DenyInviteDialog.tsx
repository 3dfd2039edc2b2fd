import type { denyInviteMachine } from '../../machines/denyInvite/denyInvite.machine';
import { connectionView } from '../connection/connectionView';
import { LeavePanel } from '../connection/LeavePanel';
import { sharedPanels } from '../connection/refusals';
import { settled } from '../connection/results';
import type { Panels } from '../frame/panels';
import { denyingPanel } from './denyingPanel';

const denyInvitePanels: Panels<typeof denyInviteMachine> = {
  ...sharedPanels,
  preparing: null,
  checking: null,
  choosing: null,
  steppingUp: null,
  denyingConnection: denyingPanel('denyInvite.denyingConnection.text'),
  denyingDisconnection: denyingPanel('denyInvite.denyingDisconnection.text'),
  confirmingLeave: LeavePanel,
  submitting: null,
  connectionDenied: settled('success', 'denyInvite.connectionDenied.text'),
  disconnectionDenied: settled('success', 'denyInvite.disconnectionDenied.text'),
};

export const denyInviteView = connectionView('denyInvite', denyInvitePanels);
