import '../../i18n/texts/dialogs';
import type { admissionMachine } from '../../machines/connection/admission.machine';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import type { Panels } from '../frame/panels';
import { WaitingPanel } from '../frame/WaitingPanel';
import { refusalPanel } from '../shared/refusals';

export const admissionPanels: Panels<typeof admissionMachine> = {
  loading: WaitingPanel,
  checking: null,
  ticketSystemDown: null,
  interrupted: InterruptedPanel,
  serviceUnknown: refusalPanel('admission.serviceUnknown.text'),
  forbidden: refusalPanel('admission.forbidden.text'),
  testInstitution: refusalPanel('admission.testInstitution.text'),
  institutionIdMissing: refusalPanel('admission.institutionIdMissing.text'),
  admitted: null,
  dismissed: null,
};
