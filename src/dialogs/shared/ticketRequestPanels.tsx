import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/dialogs';
import type { ticketRequestMachine } from '../../machines/shared/ticketRequest.machine';
import { RetryButton, ReturnButton } from '../frame/buttons';
import { DialogPanel } from '../frame/DialogPanel';
import { Notice } from '../frame/Notice';
import type { PanelProps, Panels } from '../frame/panels';
import { SupportLine } from '../frame/SupportLine';

type Props = PanelProps<typeof ticketRequestMachine>;

function UnderWay() {
  return (
    <DialogPanel>
      <p>
        <FormattedMessage id="ticketRequest.submitting.text" />
      </p>
    </DialogPanel>
  );
}

/** Returns a failure after which the same request can be sent again. */
function retryable(messageId: string) {
  return function Retryable({ actor }: Props) {
    const footer = (
      <>
        <ReturnButton actor={actor} />
        <RetryButton actor={actor} />
      </>
    );
    return (
      <Notice tone="warning" footer={footer}>
        <Text actor={actor} messageId={messageId} />
        <p className="muted">
          <FormattedMessage id="ticketRequest.kept" />
        </p>
        <SupportLine />
      </Notice>
    );
  };
}

/** Returns a failure that the same request would meet again. */
function final(messageId: string) {
  return function Final({ actor }: Props) {
    return (
      <Notice tone="danger" footer={<ReturnButton actor={actor} primary />}>
        <Text actor={actor} messageId={messageId} />
        <SupportLine />
      </Notice>
    );
  };
}

function Text({ actor, messageId }: Props & { readonly messageId: string }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const seconds = failure?.kind === 'tooManyRequests' ? failure.retryAfterSeconds : 0;
  const reference = failure?.kind === 'unknown' ? (failure.requestId ?? '') : '';
  const detail = failure?.kind === 'validation' ? (failure.detail ?? '') : '';
  return (
    <>
      <p>
        <FormattedMessage id={messageId} values={{ seconds }} />
      </p>
      {(reference || detail) && (
        <p className="small muted">
          <FormattedMessage
            id="ticketRequest.detail"
            values={{ detail: <code lang="en">{detail || reference}</code> }}
          />
        </p>
      )}
    </>
  );
}

export const ticketRequestPanels: Panels<typeof ticketRequestMachine> = {
  submitting: UnderWay,
  waiting: null,
  offline: retryable('ticketRequest.offline.text'),
  unanswered: retryable('ticketRequest.unanswered.text'),
  sessionExpired: retryable('ticketRequest.sessionExpired.text'),
  forbidden: final('ticketRequest.forbidden.text'),
  invalid: final('ticketRequest.invalid.text'),
  tooOften: retryable('ticketRequest.tooOften.text'),
  broken: retryable('ticketRequest.broken.text'),
  filed: null,
  queued: null,
  unchanged: null,
  established: null,
  rejected: null,
  noted: null,
  collided: null,
  levelTooLow: null,
  returned: null,
  dismissed: null,
};
