import '../../i18n/texts/denyInvite';
import type { denyInviteMachine } from '../../machines/denyInvite/denyInvite.machine';
import { connectionView } from '../connection/connectionView';
import { LeavePanel } from '../form/LeavePanel';
import { connectionPanels } from '../connection/connectionPanels';
import { settledPanel } from '../shared/results';
import type { Panels } from '../frame/panels';
import { denyingPanel } from './denyingPanel';

const denyInvitePanels: Panels<typeof denyInviteMachine> = {
  ...connectionPanels,
  preparing: null,
  checking: null,
  choosing: null,
  steppingUp: null,
  denyingConnection: denyingPanel('denyInvite.denyingConnection.text'),
  denyingDisconnection: denyingPanel('denyInvite.denyingDisconnection.text'),
  confirmingLeave: LeavePanel,
  submitting: null,
  connectionDenied: settledPanel('success', 'denyInvite.connectionDenied.text'),
  disconnectionDenied: settledPanel('success', 'denyInvite.disconnectionDenied.text'),
};

export const denyInviteView = connectionView('denyInvite', denyInvitePanels);
