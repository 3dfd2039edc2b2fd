import { FormattedMessage, useIntl } from 'react-intl';
import type { DeskTicketDetail } from '../../../contracts/wire/desk';
import { resolutionMessages } from '../../../i18n/messages/ticketMessages';
import { useAge } from '../../../i18n/useAge';
import { useFormat } from '../../../i18n/useFormat';
import { CopyButton } from '../../../ui/actions/CopyButton';
import { DeskStatus } from '../queue/DeskStatus';
import { turnOf } from '../queue/deskMessages';
import styles from '../queue/Desk.module.css';

/** Shows the key of the ticket, its status and outcome, whose turn it is, who has it, and since when it has been requested. */
export function TicketState({ ticket }: { readonly ticket: DeskTicketDetail }) {
  const intl = useIntl();
  const age = useAge();
  const { dateTime } = useFormat();
  const { jiraKey: key, status, rejected, resolution, requestedAt, userName, institution, holder } = ticket;
  return (
    <div className={styles.state}>
      <span className={styles.key}>
        <code>{key}</code>{' '}
        <CopyButton value={key} label={intl.formatMessage({ id: 'ticket.copyKey' }, { key })} />
      </span>
      <DeskStatus status={status} />
      {rejected && (
        <span>
          <FormattedMessage id="desk.rejected" />
        </span>
      )}
      {resolution && (
        <span>
          <FormattedMessage id={resolutionMessages[resolution]} />
        </span>
      )}
      <span>
        <FormattedMessage id="desk.fact.turn" />: <FormattedMessage id={turnOf(status)} />
      </span>
      {holder && (
        <span>
          <FormattedMessage id="desk.fact.holder" />: {holder}
        </span>
      )}
      <span>
        {userName}, {institution},{' '}
        <time dateTime={requestedAt} title={dateTime(requestedAt)}>
          {age(requestedAt)}
        </time>
      </span>
    </div>
  );
}
