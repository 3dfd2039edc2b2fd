import '../../i18n/texts/disconnect';
import type { disconnectMachine } from '../../machines/disconnect/disconnect.machine';
import { connectionView } from '../connection/connectionView';
import { LeavePanel } from '../form/LeavePanel';
import { connectionPanels } from '../connection/connectionPanels';
import { refusalPanel } from '../shared/refusals';
import { filedPanel, settledPanel, type Following } from '../shared/results';
import type { Panels } from '../frame/panels';
import { AcceptingPanel, ConfirmingPanel } from './panels';

const requested: Following = {
  done: 'connection.next.sent',
  desk: 'disconnect.next.desk',
  end: 'disconnect.next.disconnected',
};

const disconnectPanels: Panels<typeof disconnectMachine> = {
  ...connectionPanels,
  preparing: null,
  checking: null,
  choosing: null,
  steppingUp: null,
  confirming: ConfirmingPanel,
  accepting: AcceptingPanel,
  confirmingLeave: LeavePanel,
  submitting: null,
  takingSecondWay: null,
  notConnected: refusalPanel('disconnect.notConnected.text'),
  requested: filedPanel('connection.requested.text', requested),
  requestedWithoutKey: filedPanel('connection.requestedWithoutKey.text', requested, false),
  queued: settledPanel('warning', 'connection.queued.text'),
  accepted: filedPanel('disconnect.accepted.text', { ...requested, done: 'connection.next.accepted' }),
};

export const disconnectView = connectionView('disconnect', disconnectPanels);
