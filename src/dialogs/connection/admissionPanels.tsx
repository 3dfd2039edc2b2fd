import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { admissionMachine } from '../../machines/connection/admission.machine';
import { CloseFooter } from '../frame/buttons';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import { Notice } from '../frame/Notice';
import type { PanelProps, Panels } from '../frame/panels';
import { SupportLine } from '../frame/SupportLine';
import { WaitingPanel } from '../frame/WaitingPanel';

type Props = PanelProps<typeof admissionMachine>;

/** Why nothing can be asked for: the reason in plain words, and the next step. */
function refusal(messageId: string) {
  return function Refusal({ actor }: Props) {
    const { subject, institution } = useSelector(actor, ({ context }) => context);
    return (
      <Notice tone="warning" footer={<CloseFooter />}>
        <p>
          <FormattedMessage
            id={messageId}
            values={{ service: subject?.name ?? '', institution: institution.name }}
          />
        </p>
        <SupportLine />
      </Notice>
    );
  };
}

export const admissionPanels: Panels<typeof admissionMachine> = {
  loading: WaitingPanel,
  checking: null,
  ticketSystemDown: null,
  interrupted: InterruptedPanel,
  serviceUnknown: refusal('admission.serviceUnknown.text'),
  forbidden: refusal('admission.forbidden.text'),
  testInstitution: refusal('admission.testInstitution.text'),
  institutionIdMissing: refusal('admission.institutionIdMissing.text'),
  admitted: null,
  dismissed: null,
};
