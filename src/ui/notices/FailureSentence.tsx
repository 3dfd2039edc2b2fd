import { FormattedMessage } from 'react-intl';
import type { Failure, FailureMessage } from '../../i18n/readFailureMessage';
import { NewTabLink } from '../actions/NewTabLink';
import { loginFor } from './loginFor';
import { TicketKey } from '../texts/TicketKey';
import { fullAddress } from '../../lib/basePath';

export interface FailureSentenceProps {
  readonly failure: Failure;
  readonly message: FailureMessage;
}

/**
 * Says what a failure means and what to do. Where the login has become too weak, offers a stronger one without leaving
 * the form.
 */
export function FailureSentence({ failure, message: { id, values } }: FailureSentenceProps) {
  const key = failure.kind === 'collision' && failure.found === 'openTicket' ? failure.ticketKey : undefined;
  return (
    <>
      <FormattedMessage id={id} values={{ ...values, ...(key && { key: <TicketKey>{key}</TicketKey> }) }} />
      {failure.kind === 'levelTooLow' && (
        <>
          {' '}
          <NewTabLink href={loginFor(fullAddress('/'), failure.required)}>
            <FormattedMessage id="settings.level.login" values={{ level: failure.required }} />
          </NewTabLink>
        </>
      )}
    </>
  );
}
