import { FormattedMessage } from 'react-intl';
import type { SentInvitation } from '../../../contracts/domain/invitations/invitation';
import { typeMessages } from '../../../i18n/messages/ticketTypeMessages';
import { othersStatusMessages } from '../../../i18n/messages/ticketMessages';
import { useFormat } from '../../../i18n/useFormat';
import { KeyValue } from '../../../ui/lists/KeyValue';
import styles from '../Invitations.module.css';

/**
 * Shows the facts of the invitation, which cannot be changed, since another institution or service is another invitation.
 */
export function ResendFacts({ invitation }: { readonly invitation: SentInvitation }) {
  const { date } = useFormat();
  const { type, status, institution, serviceName, recipients, requestedAt } = invitation;
  return (
    <KeyValue
      items={[
        {
          key: 'type',
          term: <FormattedMessage id="resend.type" />,
          value: <FormattedMessage id={typeMessages[type]} />,
        },
        { key: 'institution', term: <FormattedMessage id="resend.institution" />, value: institution.name },
        { key: 'service', term: <FormattedMessage id="resend.service" />, value: serviceName },
        { key: 'date', term: <FormattedMessage id="resend.sentOn" />, value: date(requestedAt) },
        {
          key: 'recipients',
          term: <FormattedMessage id="resend.recipients" />,
          value:
            recipients.length > 0 ? (
              <span className={styles.address}>{recipients.join(', ')}</span>
            ) : (
              <FormattedMessage id="resend.recipients.none" />
            ),
        },
        {
          key: 'status',
          term: <FormattedMessage id="resend.status" />,
          value: <FormattedMessage id={othersStatusMessages[status]} />,
        },
      ]}
    />
  );
}
