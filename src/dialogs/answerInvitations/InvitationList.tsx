import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import type { Invitation } from '../../machines/answerInvitations/answerInvitations.subject';
import { useFormat } from '../../i18n/useFormat';
import { Quote } from '../../ui/texts/Quote';
import { TicketKey } from '../../ui/texts/TicketKey';
import styles from './AnswerInvitations.module.css';

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  /** The effect of the answer on this invitation. */
  readonly meaning?: (invitation: Invitation) => ReactNode;
}

/** Shows each invitation that is answered: the service, since when it waits, and what the desk wrote. */
export function InvitationList({ invitations, meaning }: InvitationListProps) {
  const format = useFormat();
  return (
    <ul className={styles.list}>
      {invitations.map((invitation) => {
        const { key, name, requestedAt, message } = invitation;
        return (
          <li key={key}>
            <h3>{name}</h3>
            <p className="small muted">
              <FormattedMessage
                id="connection.invitation"
                values={{ key: <TicketKey>{key}</TicketKey>, date: format.date(requestedAt) }}
              />
            </p>
            {message && <Quote>{message}</Quote>}
            {meaning?.(invitation)}
          </li>
        );
      })}
    </ul>
  );
}
