import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../../i18n/failureMessage';
import { CloseButton, CloseFooter, RetryButton } from '../../frame/buttons';
import { Notice } from '../../frame/Notice';
import { SupportLine } from '../../frame/SupportLine';
import { useConnect, type ConnectPanelProps } from '../useConnect';
import { Ticket, TicketsLink } from './Ticket';

/** Why this connection cannot be asked for: the reason in plain words, and the next step. */
function refusal(messageId: string) {
  return function Refusal({ actor }: ConnectPanelProps) {
    const { subject, institution } = useConnect(actor);
    return (
      <Notice tone="warning" footer={<CloseFooter />}>
        <p>
          <FormattedMessage
            id={messageId}
            values={{ service: subject.name, institution: institution.name }}
          />
        </p>
        <SupportLine />
      </Notice>
    );
  };
}

export const Forbidden = refusal('connect.forbidden.text');
export const TestInstitution = refusal('connect.testInstitution.text');
export const InstitutionIdMissing = refusal('connect.institutionIdMissing.text');
export const OutsideEdugain = refusal('connect.outsideEdugain.text');
export const AlreadyConnected = refusal('connect.alreadyConnected.text');

export function AlreadyRequested({ actor }: ConnectPanelProps) {
  const { subject, ticketKey } = useConnect(actor);
  const footer = (
    <>
      <TicketsLink />
      <CloseFooter />
    </>
  );
  return (
    <Notice tone="warning" footer={footer}>
      <p>
        <FormattedMessage id="connect.alreadyRequested.text" values={{ service: subject.name }} />
      </p>
      {ticketKey && <Ticket ticketKey={ticketKey} />}
    </Notice>
  );
}

export function ServiceUnknown() {
  return (
    <Notice tone="warning" footer={<CloseFooter />}>
      <p>
        <FormattedMessage id="connect.serviceUnknown.text" />
      </p>
    </Notice>
  );
}

export function Interrupted({ actor }: ConnectPanelProps) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const { id, values } = failureMessage(failure ?? { kind: 'unknown' });
  const footer = (
    <>
      <CloseButton />
      <RetryButton actor={actor} />
    </>
  );
  return (
    <Notice tone="danger" footer={footer}>
      <p>
        <FormattedMessage id={id} values={values} />
      </p>
      <SupportLine />
    </Notice>
  );
}
