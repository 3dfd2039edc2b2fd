import type { connectMachine } from '../../machines/connect/connect.machine';
import { connectionView } from '../connection/connectionView';
import { LeavePanel } from '../connection/LeavePanel';
import { refusal, sharedPanels } from '../connection/refusals';
import { filed, settled, type Following } from '../connection/results';
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
  ...sharedPanels,
  preparing: null,
  checking: null,
  choosing: null,
  steppingUp: null,
  editing: EditingPanel,
  accepting: AcceptingPanel,
  confirmingLeave: LeavePanel,
  submitting: null,
  outsideEdugain: refusal('connect.outsideEdugain.text', <OutsideEdugainFooter />),
  alreadyConnected: refusal('connect.alreadyConnected.text'),
  requested: filed('connection.requested.text', requested),
  requestedWithoutKey: filed('connection.requestedWithoutKey.text', requested, false),
  queued: settled('warning', 'connection.queued.text'),
  accepted: filed('connect.accepted.text', { ...requested, done: 'connection.next.accepted' }),
  established: settled('success', 'connect.established.text'),
  rejected: settled('danger', 'connect.rejected.text', <SupportLine />),
};

export const connectView = connectionView('connect', connectPanels, ['editing', 'accepting']);
