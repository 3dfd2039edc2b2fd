import type { connectMachine } from '../../machines/connect/connect.machine';
import type { ConnectContext } from '../../machines/connect/connect.types';
import type { DialogNames, DialogView, Panels } from '../frame/panels';
import { WaitingPanel } from '../frame/WaitingPanel';
import { stepUpPanels } from '../shared/stepUpPanels';
import { ticketRequestPanels } from '../shared/ticketRequestPanels';
import { ticketSystemDownPanels } from '../shared/ticketSystemDownPanels';
import { EditingPanel } from './panels/EditingPanel';
import { LeavePanel } from './panels/LeavePanel';
import {
  AlreadyConnected,
  AlreadyRequested,
  Forbidden,
  InstitutionIdMissing,
  Interrupted,
  OutsideEdugain,
  ServiceUnknown,
  TestInstitution,
} from './panels/refusals';
import { Established, Rejected, Requested, RequestedWithoutKey } from './panels/results';

const connectPanels: Panels<typeof connectMachine> = {
  loading: WaitingPanel,
  checking: null,
  ticketSystemDown: null,
  steppingUp: null,
  editing: EditingPanel,
  confirmingLeave: LeavePanel,
  submitting: null,
  interrupted: Interrupted,
  serviceUnknown: ServiceUnknown,
  forbidden: Forbidden,
  testInstitution: TestInstitution,
  institutionIdMissing: InstitutionIdMissing,
  outsideEdugain: OutsideEdugain,
  alreadyConnected: AlreadyConnected,
  alreadyRequested: AlreadyRequested,
  requested: Requested,
  requestedWithoutKey: RequestedWithoutKey,
  established: Established,
  rejected: Rejected,
  cancelled: null,
  finished: null,
};

function names({ subject, institution }: ConnectContext): DialogNames {
  return { service: subject?.name ?? '', institution: institution.name };
}

export const connectView: DialogView = {
  panels: {
    connect: connectPanels,
    stepUp: stepUpPanels,
    ticketRequest: ticketRequestPanels,
    ticketSystemDown: ticketSystemDownPanels,
  },
  names,
  wide: ['connect.editing'],
};
