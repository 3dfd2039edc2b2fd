import { FormattedMessage } from 'react-intl';
import type { Failure, FailureMessage } from '../i18n/readFailureMessage';
import { LinkBeside } from './LinkBeside';
import { loginFor } from './loginFor';
import { TicketKey } from './TicketKey';

export interface FailureWordsProps {
  readonly failure: Failure;
  readonly message: FailureMessage;
}

/** Shows what a failure means and what to do; a login that is too weak by now is strengthened beside what is typed. */
export function FailureWords({ failure, message: { id, values } }: FailureWordsProps) {
  const key = failure.kind === 'collision' && failure.found === 'openTicket' ? failure.ticketKey : undefined;
  return (
    <>
      <FormattedMessage id={id} values={{ ...values, ...(key && { key: <TicketKey>{key}</TicketKey> }) }} />
      {failure.kind === 'levelTooLow' && (
        <>
          {' '}
          <LinkBeside href={loginFor(`${window.location.origin}/`, failure.required)}>
            <FormattedMessage id="settings.level.login" values={{ level: failure.required }} />
          </LinkBeside>
        </>
      )}
    </>
  );
}
