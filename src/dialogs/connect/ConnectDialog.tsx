import '../../i18n/texts/connect';
import type { connectMachine } from '../../machines/connect/connect.machine';
import { connectionView } from '../connection/connectionView';
import { LeavePanel } from '../form/LeavePanel';
import { connectionPanels } from '../connection/connectionPanels';
import { gatheringPanels } from '../shared/gathering';
import { refusalPanel } from '../shared/refusals';
import { filedPanel, settledPanel, type Following } from '../shared/results';
import type { Panels } from '../frame/panels';
import { SupportLine } from '../frame/SupportLine';
import { AcceptingPanel } from './panels/AcceptingPanel';
import { OutsideEdugainFooter } from './panels/OutsideEdugainFooter';
import { EditingPanel } from './panels/EditingPanel';

const requested: Following = {
  done: 'connection.next.sent',
  desk: 'connect.next.desk',
  end: 'connect.next.connected',
};

const connectPanels: Panels<typeof connectMachine> = {
  ...connectionPanels,
  ...gatheringPanels,
  preparing: null,
  checking: null,
  choosing: null,
  steppingUp: null,
  editing: EditingPanel,
  accepting: AcceptingPanel,
  confirmingLeave: LeavePanel,
  submitting: null,
  notConnectable: refusalPanel('connect.notConnectable.text'),
  outsideEdugain: refusalPanel('connect.outsideEdugain.text', <OutsideEdugainFooter />),
  alreadyConnected: refusalPanel('connect.alreadyConnected.text'),
  requested: filedPanel('connection.requested.text', requested),
  requestedWithoutKey: filedPanel('connection.requestedWithoutKey.text', requested, false),
  queued: settledPanel('warning', 'connection.queued.text'),
  accepted: filedPanel('connect.accepted.text', { ...requested, done: 'connection.next.accepted' }),
  established: settledPanel('success', 'connect.established.text'),
  rejected: settledPanel('danger', 'connect.rejected.text', <SupportLine />),
};

export const connectView = connectionView('connect', connectPanels, ['editing', 'accepting']);
