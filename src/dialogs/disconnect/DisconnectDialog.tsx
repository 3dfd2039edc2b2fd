import type { disconnectMachine } from '../../machines/disconnect/disconnect.machine';
import { connectionView } from '../connection/connectionView';
import { LeavePanel } from '../connection/LeavePanel';
import { refusal, sharedPanels } from '../connection/refusals';
import { filed, settled, type Following } from '../connection/results';
import type { Panels } from '../frame/panels';
import { AcceptingPanel, ConfirmingPanel } from './panels';

const requested: Following = {
  done: 'connection.next.sent',
  desk: 'disconnect.next.desk',
  end: 'disconnect.next.disconnected',
};

const disconnectPanels: Panels<typeof disconnectMachine> = {
  ...sharedPanels,
  preparing: null,
  checking: null,
  choosing: null,
  steppingUp: null,
  confirming: ConfirmingPanel,
  accepting: AcceptingPanel,
  confirmingLeave: LeavePanel,
  submitting: null,
  notConnected: refusal('disconnect.notConnected.text'),
  requested: filed('connection.requested.text', requested),
  requestedWithoutKey: filed('connection.requestedWithoutKey.text', requested, false),
  queued: settled('warning', 'connection.queued.text'),
  accepted: filed('disconnect.accepted.text', { ...requested, done: 'connection.next.accepted' }),
};

export const disconnectView = connectionView('disconnect', disconnectPanels);
