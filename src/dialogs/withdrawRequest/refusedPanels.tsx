import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { resolutionMessages } from '../../i18n/messages/ticketMessages';
import type { withdrawRequestMachine } from '../../machines/withdrawRequest/withdrawRequest.machine';
import { CloseFooter } from '../frame/buttons';
import { Notice } from '../frame/Notice';
import type { PanelProps } from '../frame/panels';
import { SupportLine } from '../frame/SupportLine';
import { RequestLine } from './RequestLine';

type Props = PanelProps<typeof withdrawRequestMachine>;

/** Shows what the request is now, and how it ended. */
export function TooLatePanel({ actor }: Props) {
  const resolution = useSelector(actor, ({ context }) => context.subject?.resolution);
  return (
    <Notice tone="warning" footer={<CloseFooter />}>
      <p>
        <FormattedMessage id="withdrawRequest.tooLate.text" />
      </p>
      <RequestLine actor={actor} />
      {resolution && (
        <p>
          <FormattedMessage id={resolutionMessages[resolution]} />
        </p>
      )}
    </Notice>
  );
}

/** Says that another person may withdraw it, and who, if that is known. */
export function NotOwnPanel({ actor }: Props) {
  const user = useSelector(actor, ({ context }) => context.subject?.userName ?? '');
  return (
    <Notice tone="warning" footer={<CloseFooter />}>
      <p>
        <FormattedMessage id="withdrawRequest.notOwn.text" values={{ user, known: String(user !== '') }} />
      </p>
      <RequestLine actor={actor} />
      <SupportLine />
    </Notice>
  );
}
